/*
 * Approximates the density of the states that a system of differential equations reaches.
 *
 * inputs: 2
 * outputs: 2
 * layers: 1
 * neurons: 3
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

static const float tensor_w0[3][2] = {
    { -0.0509f, 0.3149f },
    { 0.3328f, -0.7148f },
    { -0.9783f, -0.2505f }
};

static const float tensor_b0[3] = { -0.4519f, 0.6207f, 0.3812f };

static const float tensor_w1[2][3] = {
    { 0.2029f, 0.1164f, 0.3226f },
    { -0.7094f, -0.1199f, -0.6755f }
};

static const float tensor_b1[2] = { 0.8119f, -0.8824f };

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
    float *hidden = calloc(3, sizeof(float));
    if (hidden == NULL) {
        return -1;
    }
    gemm(input, 2, &tensor_w0[0][0], tensor_b0, 3, 1, hidden);
    gemm(hidden, 3, &tensor_w1[0][0], tensor_b1, 2, 0, output);
    free(hidden);
    return 0;
}

int main(void)
{
    float input[2];
    float output[2];
    for (int i = 0; i < 2; i++) {
        const float value = __VERIFIER_nondet_float();
        __VERIFIER_assume(value >= -1.0f && value <= 1.0f);
        input[i] = value;
    }
    if (entry(input, output) != 0) {
        return 1;
    }
    /* The density comes after the state. */
    const float density = output[2 - 1];
    __VERIFIER_assert(!(density > 100.0f));
    return density < 0.0f;
}
