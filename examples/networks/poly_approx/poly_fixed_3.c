/*
 * Approximates a polynomial in fixed-point arithmetic with a layer of rectified units.
 *
 * inputs: 1
 * outputs: 1
 * layers: 1
 * neurons: 3
 * activations: ReLU
 * architecture: Feedforward
 * conversion: fixed-point numbers
 */
#include <stdint.h>
#include <string.h>

#define UNITS 3
#define SHIFT 4

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

/* Weight and bias of each unit, one after the other, and the weight of the output. */
static const int16_t parameters[3 * UNITS] = { 16, -8, 12, -16, 4, 20, 8, 32, -6 };

struct scratch {
    int32_t hidden[UNITS];
    int32_t product[2];
};

static int32_t multiply(int32_t a, int32_t b)
{
    int32_t product = a * b;
    product /= 1 << SHIFT;
    return product;
}

static void hidden_layer(struct scratch *s, int32_t x)
{
    int at = 0;
    for (int unit = 0; unit < UNITS; ++unit) {
        const int32_t weight = parameters[at++];
        const int32_t bias = parameters[at++];
        s->hidden[unit] = multiply(weight, x) + bias;
        at++;
    }
}

static void rectify(int32_t *values, int size)
{
    int32_t *end = values + size;
    for (int32_t *value = values; value != end; ++value) {
        if (*value < 0) {
            *value = 0;
        }
    }
}

static int32_t output_layer(struct scratch *s)
{
    int at = 3 * UNITS - 1;
    int unit = UNITS;
    s->product[0] = 0;
    s->product[1] = 0;
    do {
        unit--;
        s->product[unit & 1] += multiply(parameters[at], s->hidden[unit]);
        at -= 3;
    } while (unit > 0);
    return s->product[0] + s->product[1];
}

int main(void)
{
    static int32_t seen[5];
    struct scratch s;
    int32_t previous = 0;
    memset(&s, 0, sizeof(s));
    for (int i = 0; i < 2; i++) {
        int32_t x = __VERIFIER_nondet_int();
        __VERIFIER_assume(x >= -32 && x <= 48);
        x %= 64;
        hidden_layer(&s, x);
        rectify(s.hidden, UNITS);
        const int32_t y = output_layer(&s);
        int bin = (int)(y % 5);
        if (bin < 0) {
            bin = -bin;
        }
        seen[bin] ^= 1;
        previous = y;
    }
    __VERIFIER_assert(previous < 10000);
    return seen[0] | seen[4];
}
