/*
 * Approximates the density of the states that a system of differential equations reaches.
 *
 * inputs: 3
 * outputs: 3
 * layers: 2
 * neurons: 8
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

static const float tensor_w0[4][3] = {
    { 0.1428f, -0.1422f, 0.1562f },
    { -0.5878f, 0.6266f, 0.6472f },
    { 0.3069f, -0.6795f, 0.0413f },
    { -0.3445f, -0.5000f, 0.9056f }
};

static const float tensor_b0[4] = { 0.9931f, -0.9109f, 0.7203f, 0.2064f };

static const float tensor_w1[4][4] = {
    { -0.2368f, -0.4328f, 0.3499f, -0.0863f },
    { 0.3717f, 0.3237f, -0.7340f, 0.5357f },
    { 0.9648f, 0.9388f, 0.2267f, -0.9115f },
    { -0.9919f, -0.7321f, 0.8820f, -0.3943f }
};

static const float tensor_b1[4] = { -0.2677f, 0.7964f, -0.3713f, 0.0980f };

static const float tensor_w2[3][4] = {
    { -0.1279f, -0.8700f, 0.1691f, 0.6881f },
    { -0.6872f, -0.5514f, -0.1743f, -0.9262f },
    { -0.0068f, 0.6360f, 0.3158f, 0.0670f }
};

static const float tensor_b2[3] = { 0.7103f, -0.7006f, 0.1345f };

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

static const float input_mean[3] = { -0.0503f, 0.0405f, -0.1548f };
static const float input_range[3] = { 1.7755f, 1.0966f, 1.1664f };

static void entry(const float *input, float *output)
{
    float a[WIDTH];
    float b[WIDTH];
    memcpy(a, input, 3 * sizeof(float));
    normalise(a, input_mean, input_range, 3);
    gemm(a, &tensor_w0[0][0], tensor_b0, b, 3, 4);
    relu(b, 4);
    gemm(b, &tensor_w1[0][0], tensor_b1, a, 4, 4);
    relu(a, 4);
    gemm(a, &tensor_w2[0][0], tensor_b2, output, 4, 3);
}

int main(void)
{
    float input[3];
    float output[3];
    for (int i = 0; i < 3; i++) {
        const float value = __VERIFIER_nondet_float();
        __VERIFIER_assume(value >= -1.0f && value <= 1.0f);
        input[i] = value;
    }
    entry(input, output);
    /* The density comes after the state. */
    const float density = output[3 - 1];
    __VERIFIER_assert(!(density > 100.0f));
    return density < 0.0f;
}
