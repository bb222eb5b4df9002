/*
 * An agent whose memories are drawn by their priority, from a tree of sums.
 *
 * inputs: 4
 * outputs: 4
 * layers: 2
 * neurons: 3
 * activations: Linear
 * architecture: Tree
 * conversion: flat arrays with a tree
 */
#include <stdint.h>

#define LEAVES 4
#define NODES (2 * LEAVES - 1)

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static unsigned sums[NODES];

static int parent_of(int node)
{
    return (node - 1) / 2;
}

static int left_of(int node)
{
    return 2 * node + 1;
}

static int is_leaf(int node)
{
    return node >= LEAVES - 1;
}

static void set_priority(int leaf, unsigned priority)
{
    int node = leaf + LEAVES - 1;
    const unsigned before = sums[node];
    sums[node] = priority;
    while (node > 0) {
        node = parent_of(node);
        sums[node] += priority;
        sums[node] -= before;
    }
}

/* The leaf in whose share of the total a number lies. */
static int draw(unsigned number)
{
    int node = 0;
    while (!is_leaf(node)) {
        const int left = left_of(node);
        if (number < sums[left]) {
            node = left;
        } else {
            number -= sums[left];
            node = left + 1;
        }
    }
    return node - (LEAVES - 1);
}

static unsigned largest(void)
{
    unsigned most = 0;
    for (int node = NODES - 1; is_leaf(node); node--) {
        if (sums[node] > most) {
            most = sums[node];
        }
    }
    return most;
}

int main(void)
{
    unsigned drawn[LEAVES] = { 0 };
    for (int leaf = 0; leaf < LEAVES; leaf++) {
        const unsigned priority = __VERIFIER_nondet_uchar() % 8u;
        set_priority(leaf, priority + 1);
    }
    __VERIFIER_assume(sums[0] >= LEAVES);
    for (int turn = 0; turn < 2; turn++) {
        unsigned number = __VERIFIER_nondet_uchar();
        number %= sums[0];
        const int leaf = draw(number);
        drawn[leaf]++;
        set_priority(leaf, 1);
    }
    __VERIFIER_assert(drawn[0] <= 2);
    unsigned scale = largest();
    scale *= 2;
    return (int)(drawn[LEAVES - 1] << 1) >= (int)scale;
}
