/*
 * An agent that chooses among the actions that a mask allows.
 *
 * inputs: 8
 * outputs: 8
 * layers: 1
 * neurons: 8
 * activations: Linear
 * architecture: Feedforward
 * conversion: packed bits
 */
#include <stdint.h>
#include <string.h>

#define ACTIONS 8

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static const int8_t weights[ACTIONS] = { 3, -2, 5, 1, -4, 2, 0, 6 };

static uint8_t allow(uint8_t mask, int action)
{
    mask |= (uint8_t)(1u << action);
    return mask;
}

static uint8_t forbid(uint8_t mask, int action)
{
    const uint8_t bit = (uint8_t)(1u << action);
    mask &= (uint8_t)~bit;
    return mask;
}

static int is_allowed(uint8_t mask, int action)
{
    return (mask >> action) & 1;
}

/* The actions of a mask, in their order; returns how many there are. */
static int list_actions(uint8_t mask, int list[ACTIONS])
{
    int count = 0;
    for (int action = 0; mask != 0; action++) {
        if (mask & 1) {
            list[count++] = action;
        }
        mask >>= 1;
    }
    return count;
}

static int best_action(uint8_t mask, const int *values)
{
    int list[ACTIONS];
    const int count = list_actions(mask, list);
    if (count == 0) {
        return -1;
    }
    int best = list[0];
    for (int i = 1; i < count; ++i) {
        if (values[list[i]] > values[best]) {
            best = list[i];
        }
    }
    return best;
}

int main(void)
{
    int values[ACTIONS];
    int used[ACTIONS];
    uint8_t mask = 0;
    memset(used, 0, sizeof(used));
    for (int action = 0; action < ACTIONS; action++) {
        const int input = __VERIFIER_nondet_uchar() & 3;
        values[action] = weights[action] * input;
    }
    const int first = __VERIFIER_nondet_int() & 3;
    mask = allow(mask, first);
    mask = allow(mask, first + 4);
    mask ^= 1u << 1;
    for (int turn = 2; turn > 0; turn--) {
        const int action = best_action(mask, values);
        if (action < 0 || !is_allowed(mask, action)) {
            break;
        }
        used[action] += 1;
        mask = forbid(mask, action);
    }
    __VERIFIER_assert(used[0] <= 1);
    return used[first] | used[first + 4];
}
