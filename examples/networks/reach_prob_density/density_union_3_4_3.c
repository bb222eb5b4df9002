/*
 * Approximates the density of the states that a system of differential equations reaches.
 *
 * inputs: 3
 * outputs: 3
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

static const float tensor_w0[4][3] = {
    { -0.0740f, -0.2534f, -0.7229f },
    { 0.7331f, -0.9871f, 0.0056f },
    { 0.7966f, -0.8384f, 0.1085f },
    { 0.2333f, -0.9182f, -0.2420f }
};

static const float tensor_b0[4] = { 0.4070f, -0.0960f, 0.4501f, -0.6857f };

static const float tensor_w1[3][4] = {
    { -0.5240f, -0.7781f, 0.0125f, 0.8477f },
    { 0.1809f, 0.5484f, -0.2327f, 0.4922f },
    { -0.7967f, -0.4176f, 0.3485f, 0.4514f }
};

static const float tensor_b1[3] = { -0.1565f, -0.8246f, -0.4665f };

/* Tensors whose lifetimes do not overlap share their memory. */
union even_tensors {
    float tensor_h0[1][4];
};
static union even_tensors even;

static void node_gemm_0(const float x[1][3], const float w[4][3], const float b[4], float y[1][4])
{
    const int m = 1;
    const int k = 3;
    const int n = 4;
    for (uint32_t r = 0; r < (uint32_t)m; r++)
        for (uint32_t c = 0; c < (uint32_t)n; c++) {
            float sum = 0;
            for (uint32_t i = 0; i < (uint32_t)k; i++) {
                sum += x[r][i] * w[c][i];
            }
            y[r][c] = sum + b[c];
        }
}

static void node_relu_0(const float x[1][4], float y[1][4])
{
    const float *x_ptr = (const float *)x;
    float *y_ptr = (float *)y;
    for (uint32_t i = 0; i < 4; i++) {
        y_ptr[i] = x_ptr[i] > 0 ? x_ptr[i] : 0;
    }
}

static void node_gemm_1(const float x[1][4], const float w[3][4], const float b[3], float y[1][3])
{
    const int m = 1;
    const int k = 4;
    const int n = 3;
    for (uint32_t r = 0; r < (uint32_t)m; r++)
        for (uint32_t c = 0; c < (uint32_t)n; c++) {
            float sum = 0;
            for (uint32_t i = 0; i < (uint32_t)k; i++) {
                sum += x[r][i] * w[c][i];
            }
            y[r][c] = sum + b[c];
        }
}

static void entry(const float input[1][3], float output[1][3])
{
    node_gemm_0(input, tensor_w0, tensor_b0, even.tensor_h0);
    node_relu_0((const float (*)[4])even.tensor_h0, even.tensor_h0);
    node_gemm_1((const float (*)[4])even.tensor_h0, tensor_w1, tensor_b1, output);
}

int main(void)
{
    float input[1][3];
    float output[1][3];
    for (int i = 0; i < 3; i++) {
        const float value = __VERIFIER_nondet_float();
        __VERIFIER_assume(value >= -1.0f && value <= 1.0f);
        input[0][i] = value;
    }
    entry((const float (*)[3])input, output);
    /* The density comes after the state. */
    const float density = output[0][3 - 1];
    __VERIFIER_assert(!(density > 100.0f));
    return density < 0.0f;
}
