/*
 * A Hopfield network over 8 bits whose states and weights are packed into bytes.
 *
 * inputs: 8
 * outputs: 8
 * layers: 1
 * neurons: 8
 * activations: Sign
 * architecture: Recurrent
 * conversion: packed bits
 */
#include <stdint.h>
#include <string.h>

#define UNITS 8
#define PATTERNS 2

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static const uint8_t patterns[PATTERNS] = { 0xff, 0x0f };

/* How many bits differ in half a byte. */
static const int ones[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

static int popcount(uint8_t bits)
{
    int count = ones[bits & 15];
    bits >>= 4;
    count += ones[bits];
    return count;
}

static int agreement(uint8_t state, uint8_t pattern)
{
    return UNITS - popcount((uint8_t)(state ^ pattern));
}

static void sums_of(uint8_t state, int sums[UNITS])
{
    memset(sums, 0, UNITS * sizeof(int));
    for (int p = 0; p < PATTERNS; ++p) {
        const int weight = 2 * agreement(state, patterns[p]) - UNITS;
        int unit = UNITS;
        while (unit-- > 0) {
            if ((patterns[p] >> unit) & 1) {
                sums[unit] += weight;
            } else {
                sums[unit] -= weight;
            }
        }
    }
}

static uint8_t step(uint8_t state)
{
    int sums[UNITS];
    uint8_t next = state;
    uint8_t mask = 1;
    sums_of(state, sums);
    for (int unit = 0; unit < UNITS; unit++) {
        if (sums[unit] > 0) {
            next |= mask;
        } else if (sums[unit] < 0) {
            next &= (uint8_t)~mask;
        }
        mask <<= 1;
    }
    return next;
}

int main(void)
{
    uint8_t states[3];
    int counts[UNITS + 1] = { 0 };
    states[0] = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(popcount(states[0]) >= 7);
    for (int t = 1; t < 3; ++t) {
        states[t] = step(states[t - 1]);
        counts[popcount(states[t])]++;
    }
    __VERIFIER_assert(states[2] == 0xff);
    return counts[UNITS] == 2 ? 0 : 1;
}
