/*
 * A Hopfield network whose units are updated one by one, in the order of a queue.
 *
 * inputs: 4
 * outputs: 4
 * layers: 1
 * neurons: 4
 * activations: Sign
 * architecture: Recurrent
 * conversion: flat arrays with a queue
 */
#include <stddef.h>

#define UNITS 4
#define ROOM 5

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

struct queue {
    int items[ROOM];
    int head;
    int tail;
};

static void queue_init(struct queue *q)
{
    q->head = 0;
    q->tail = 0;
}

static int queue_size(const struct queue *q)
{
    int size = q->tail - q->head;
    if (size < 0) {
        size += ROOM;
    }
    return size;
}

static int queue_push(struct queue *q, int item)
{
    if (queue_size(q) == ROOM - 1) {
        return -1;
    }
    q->items[q->tail] = item;
    q->tail++;
    q->tail %= ROOM;
    return 0;
}

static int queue_pop(struct queue *q)
{
    if (queue_size(q) == 0) {
        return -1;
    }
    const int item = q->items[q->head];
    q->head = (q->head + 1) % ROOM;
    return item;
}

/* Only what lies above the diagonal is kept. */
static const int weights[UNITS * (UNITS - 1) / 2] = { 1, 1, 1, 1, 1, 1 };

static int weight_of(int from, int to)
{
    if (from == to) {
        return 0;
    }
    const int low = from < to ? from : to;
    const int high = from < to ? to : from;
    int at = low * (2 * UNITS - low - 1);
    at /= 2;
    return weights[at + high - low - 1];
}

static int update(int state[UNITS], int unit)
{
    int sum = 0;
    for (int other = UNITS - 1; other >= 0; --other) {
        sum += weight_of(unit, other) * state[other];
    }
    const int next = sum >= 0 ? 1 : -1;
    const int is_changed = next != state[unit];
    state[unit] = next;
    return is_changed;
}

int main(void)
{
    int state[UNITS];
    struct queue open;
    int changes = 0;
    int left = UNITS + 2;
    queue_init(&open);
    for (int i = 0; i < UNITS; i++) {
        state[i] = __VERIFIER_nondet_int() > 0 ? 1 : -1;
        if (queue_push(&open, i) != 0) {
            return -1;
        }
    }
    __VERIFIER_assume(state[0] + state[1] + state[2] + state[3] > 0);
    while (queue_size(&open) > 0 && left > 0) {
        const int unit = queue_pop(&open);
        if (update(state, unit)) {
            changes++;
        }
        queue_push(&open, unit);
        left--;
    }
    __VERIFIER_assert(state[0] == 1);
    return changes;
}
