/*
 * Approximates a polynomial with layers that are described by a table.
 *
 * inputs: 1
 * outputs: 1
 * layers: 2
 * neurons: 4
 * activations: ReLU
 * architecture: Feedforward
 * conversion: one array of parameters
 */
#include <stddef.h>

#define LAYERS 3
#define WIDTH 2
#define PARAMETERS 13

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static const size_t sizes[LAYERS + 1] = { 1, WIDTH, WIDTH, 1 };

static const float parameters[PARAMETERS] = { 0.5f, -0.25f, 0.1f, 0.2f, 0.75f, -0.5f, 0.3f,
                                              1.0f, -1.0f, 0.4f, 0.6f, -0.7f, 0.05f };

/* Where the parameters of a layer begin. */
static size_t offset_of(size_t layer)
{
    size_t offset = 0;
    for (size_t i = 0; i < layer; ++i) {
        offset += (sizes[i] + 1) * sizes[i + 1];
    }
    return offset;
}

static float weighted_sum(const float *x, size_t layer, size_t unit)
{
    const float *weights = parameters + offset_of(layer);
    const size_t inputs = sizes[layer];
    const float *biases = weights + inputs * sizes[layer + 1];
    float sum = biases[unit];
    for (size_t i = 0; i < inputs; ++i) {
        sum += weights[unit * inputs + i] * x[i];
    }
    return sum;
}

static void forward(float values[LAYERS + 1][WIDTH])
{
    for (size_t layer = 0; layer < LAYERS; ++layer) {
        for (size_t unit = 0; unit < sizes[layer + 1]; ++unit) {
            float sum = weighted_sum(values[layer], layer, unit);
            if (layer + 1 < LAYERS && sum < 0.0f) {
                sum = 0.0f;
            }
            values[layer + 1][unit] = sum;
        }
    }
}

static float largest(const float *values, size_t count)
{
    float most = values[0];
    while (--count > 0) {
        if (values[count] > most) {
            most = values[count];
        }
    }
    return most;
}

int main(void)
{
    float values[LAYERS + 1][WIDTH] = { { 0 } };
    const float x = __VERIFIER_nondet_float();
    __VERIFIER_assume(x >= -2.0f && x <= 3.0f);
    values[0][0] = x;
    forward(values);
    const float hidden = largest(values[LAYERS - 1], sizes[LAYERS - 1]);
    __VERIFIER_assert(values[LAYERS][0] < 100.0f);
    return hidden >= values[LAYERS][0];
}
