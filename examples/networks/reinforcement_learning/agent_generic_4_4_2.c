/*
 * Chooses an action from what an agent observes.
 *
 * inputs: 4
 * outputs: 2
 * layers: 1
 * neurons: 4
 * activations: ReLU
 * architecture: Feedforward
 * conversion: flat arrays, in the manner of onnx2c
 */
#include <math.h>
#include <stdint.h>
#include <string.h>

extern float __VERIFIER_nondet_float(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static const float tensor_w0[4][4] = {
    { -0.4820f, 0.3705f, 0.3682f, 0.6987f },
    { -0.6286f, -0.5389f, -0.7057f, -0.5497f },
    { 0.4680f, -0.7396f, 0.0626f, -0.5722f },
    { -0.4107f, -0.1368f, 0.6753f, 0.2168f }
};

static const float tensor_b0[4] = { -0.9711f, -0.4483f, -0.7066f, 0.7426f };

static const float tensor_w1[2][4] = {
    { 0.6195f, 0.6121f, 0.6527f, 0.4895f },
    { 0.8986f, 0.5875f, -0.4866f, 0.6999f }
};

static const float tensor_b1[2] = { -0.0264f, 0.5100f };

#define WIDTH 4

/* The weights lie one row after the other. */
static void gemm(const float *x, const float *w, const float *b, float *y, int inputs, int outputs)
{
    int at = 0;
    for (int row = 0; row < outputs; row++) {
        float sum = b[row];
        for (int column = 0; column < inputs; column++) {
            sum += x[column] * w[at];
            at++;
        }
        y[row] = sum;
    }
}

static void relu(float *x, int size)
{
    int i = size;
    while (i > 0) {
        --i;
        x[i] = fmaxf(x[i], 0.0f);
    }
}

static void normalise(float *x, const float *mean, const float *range, int size)
{
    for (int i = 0; i != size; i++) {
        x[i] = (x[i] - mean[i]) / range[i];
    }
}

static const float input_mean[4] = { 0.0257f, -0.0282f, -0.0543f, -0.0281f };
static const float input_range[4] = { 1.3138f, 1.1174f, 1.8196f, 1.7983f };

static void entry(const float *input, float *output)
{
    float a[WIDTH];
    float b[WIDTH];
    memcpy(a, input, 4 * sizeof(float));
    normalise(a, input_mean, input_range, 4);
    gemm(a, &tensor_w0[0][0], tensor_b0, b, 4, 4);
    relu(b, 4);
    gemm(b, &tensor_w1[0][0], tensor_b1, output, 4, 2);
}

/* The action with the largest value. */
static int best_action(const float values[2])
{
    int best = 0;
    for (int i = 1; i < 2; ++i) {
        if (values[i] > values[best]) {
            best = i;
        }
    }
    return best;
}

/* What an action does to the position. */
static const int effects[2] = { -1, 0 };

static int visits[8];

static int step(int position, int action)
{
    int next = position + effects[action];
    if (next < 0 || next >= 8) {
        next = position;
    }
    visits[next]++;
    return next;
}

int main(void)
{
    float input[4];
    float output[2];
    for (int i = 0; i < 4; i++) {
        const float value = __VERIFIER_nondet_float();
        __VERIFIER_assume(value >= -4.8f && value <= 4.8f);
        input[i] = value;
    }
    entry(input, output);
    const int action = best_action(output);
    __VERIFIER_assert(action >= 0 && action < 2);
    int position = __VERIFIER_nondet_int() & 7;
    unsigned mask = ~0u << 3;
    position = step(position, action);
    return (int)((unsigned)position & mask) | (visits[position % 8] == 0);
}
