/*
 * A polynomial as a table of samples with interpolation between them.
 *
 * inputs: 1
 * outputs: 1
 * layers: 1
 * neurons: 16
 * activations: Triangle
 * architecture: Feedforward
 * conversion: lookup table
 */
#include <stddef.h>

#define CELLS 16

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

/* In 256ths; one more than there are cells. */
static const int samples[CELLS + 1] = { -512, -480, -400, -256, -96, 64, 180, 256, 300,
                                        288, 256, 224, 210, 240, 320, 460, 700 };

/* Numbers are fixed-point with eight binary digits. */
static int clamp(int value, int low, int high)
{
    if (value < low) {
        return low;
    }
    if (value > high) {
        return high;
    }
    return value;
}

static int lookup(int x)
{
    /* -2 .. 2 are 16 cells of a quarter each. */
    const int moved = clamp(x + 512, 0, 1023);
    const int cell = moved >> 6;
    const int part = moved & 63;
    const int left = samples[cell];
    const int right = samples[cell + 1];
    return left + ((right - left) * part) / 64;
}

static int slope(int x)
{
    const int cell = clamp((x + 512) / 64, 0, CELLS - 1);
    return samples[cell + 1] - samples[cell];
}

/* The cell with the largest sample between two cells, both among them. */
static int highest(int from, int to)
{
    int best = from;
    for (int cell = from + 1; cell <= to; ++cell) {
        if (samples[cell] >= samples[best]) {
            best = cell;
        }
    }
    return best;
}

/* The first cell whose sample is not below a value; the samples rise up to there. */
static int cell_of(int value)
{
    int low = 0;
    int high = 8;
    while (low < high) {
        int middle = low + high;
        middle >>= 1;
        if (samples[middle] < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

int main(void)
{
    int results[4];
    int histogram[8] = { 0 };
    for (size_t i = 0; i < 4; i++) {
        const int x = __VERIFIER_nondet_int();
        if (x < -100000 || x > 100000) {
            return 1;
        }
        results[i] = lookup(x);
        const int bin = clamp(results[i] / 128 + 4, 0, 7);
        histogram[bin]++;
        if (slope(x) < 0) {
            results[i] = -results[i];
        }
    }
    const int top = highest(0, CELLS);
    __VERIFIER_assert(top == CELLS);
    __VERIFIER_assert(results[0] <= 700);
    return histogram[samples[cell_of(results[3] % 300)] & 7];
}
