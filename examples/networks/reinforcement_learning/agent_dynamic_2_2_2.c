/*
 * Chooses an action from what an agent observes.
 *
 * inputs: 2
 * outputs: 2
 * layers: 1
 * neurons: 2
 * activations: ReLU
 * architecture: Feedforward
 * conversion: flat arrays, in the manner of onnx2c
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern float __VERIFIER_nondet_float(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static const float tensor_w0[2][2] = {
    { -0.2770f, -0.0390f },
    { -0.1661f, -0.1065f }
};

static const float tensor_b0[2] = { -0.1810f, 0.3154f };

static const float tensor_w1[2][2] = {
    { -0.4823f, 0.2700f },
    { -0.9797f, -0.3959f }
};

static const float tensor_b1[2] = { -0.3299f, -0.7161f };

static void gemm(const float *x, int inputs, const float *w, const float *b, int outputs, int clip, float *y)
{
    for (int row = 0; row < outputs; row++) {
        float sum = b[row];
        const float *from = w + row * inputs;
        for (int column = 0; column < inputs; column++) {
            sum += *(from + column) * x[column];
        }
        if (clip == 1 && sum < 0.0f) {
            sum = -sum * 0.0f;
        }
        y[row] = sum;
    }
}

static int entry(const float *input, float *output)
{
    float *hidden = calloc(2, sizeof(float));
    if (hidden == NULL) {
        return -1;
    }
    gemm(input, 2, &tensor_w0[0][0], tensor_b0, 2, 1, hidden);
    gemm(hidden, 2, &tensor_w1[0][0], tensor_b1, 2, 0, output);
    free(hidden);
    return 0;
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
    float input[2];
    float output[2];
    for (int i = 0; i < 2; i++) {
        const float value = __VERIFIER_nondet_float();
        __VERIFIER_assume(value >= -4.8f && value <= 4.8f);
        input[i] = value;
    }
    if (entry(input, output) != 0) {
        return 1;
    }
    const int action = best_action(output);
    __VERIFIER_assert(action >= 0 && action < 2);
    int position = __VERIFIER_nondet_int() & 7;
    unsigned mask = ~0u << 3;
    position = step(position, action);
    return (int)((unsigned)position & mask) | (visits[position % 8] == 0);
}
