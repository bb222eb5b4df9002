/*
 * Approximates a density with weights of four bits, two in a byte.
 *
 * inputs: 4
 * outputs: 2
 * layers: 1
 * neurons: 2
 * activations: ReLU
 * architecture: Feedforward
 * conversion: packed bits
 */
#include <stdint.h>

#define INPUTS 4
#define OUTPUTS 2
#define BYTES (INPUTS * OUTPUTS / 2)

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static const uint8_t packed[BYTES] = { 0x3f, 0x81, 0x27, 0xd4 };

/* What four bits mean. */
static const int8_t codes[16] = { 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1 };

static int weight_at(int index)
{
    uint8_t byte = packed[index >> 1];
    if (index & 1) {
        byte >>= 4;
    }
    byte &= 15;
    return codes[byte];
}

static void unpack(int8_t *weights)
{
    int to = 0;
    for (int from = 0; from < BYTES; from++) {
        weights[to++] = codes[packed[from] & 0x0f];
        weights[to++] = codes[packed[from] >> 4];
    }
}

static unsigned checksum(void)
{
    unsigned sum = 0;
    int left = BYTES;
    while (left > 0) {
        --left;
        sum ^= packed[left];
        sum <<= 1;
        sum |= 1u;
    }
    return sum;
}

static int density(const int8_t *weights, const int x[INPUTS], int output)
{
    int sum = 0;
    for (int i = 0; i < INPUTS; ++i) {
        const int index = output * INPUTS + i;
        sum += weights[index] * x[i];
        sum -= weight_at(index) - weights[index];
    }
    return sum >= 0 ? sum : 0;
}

int main(void)
{
    int8_t weights[INPUTS * OUTPUTS];
    int x[INPUTS];
    int y[OUTPUTS];
    int bins[4] = { 0 };
    for (int i = 0; i < INPUTS; i++) {
        x[i] = __VERIFIER_nondet_int() & 15;
    }
    __VERIFIER_assume(x[0] <= x[1]);
    unpack(weights);
    for (int output = OUTPUTS - 1; output >= 0; output--) {
        y[output] = density(weights, x, output);
        bins[y[output] & 3] |= 1 << output;
    }
    __VERIFIER_assert(y[0] >= 0);
    const unsigned slot = checksum() % 4;
    return bins[slot] != 0 && y[1] != 0;
}
