/*
 * Chooses an action from what an agent observes.
 *
 * inputs: 3
 * outputs: 2
 * layers: 1
 * neurons: 2
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

static const float tensor_w0[2][3] = {
    { -0.7863f, 0.4052f, 0.3041f },
    { 0.8807f, -0.4578f, -0.4884f }
};

static const float tensor_b0[2] = { 0.4681f, 0.3169f };

static const float tensor_w1[2][2] = {
    { -0.3940f, 0.3685f },
    { -0.2067f, 0.5550f }
};

static const float tensor_b1[2] = { -0.7632f, -0.5535f };

/* Tensors whose lifetimes do not overlap share their memory. */
union even_tensors {
    float tensor_h0[1][2];
};
static union even_tensors even;

static void node_gemm_0(const float x[1][3], const float w[2][3], const float b[2], float y[1][2])
{
    const int m = 1;
    const int k = 3;
    const int n = 2;
    for (uint32_t r = 0; r < (uint32_t)m; r++)
        for (uint32_t c = 0; c < (uint32_t)n; c++) {
            float sum = 0;
            for (uint32_t i = 0; i < (uint32_t)k; i++) {
                sum += x[r][i] * w[c][i];
            }
            y[r][c] = sum + b[c];
        }
}

static void node_relu_0(const float x[1][2], float y[1][2])
{
    const float *x_ptr = (const float *)x;
    float *y_ptr = (float *)y;
    for (uint32_t i = 0; i < 2; i++) {
        y_ptr[i] = x_ptr[i] > 0 ? x_ptr[i] : 0;
    }
}

static void node_gemm_1(const float x[1][2], const float w[2][2], const float b[2], float y[1][2])
{
    const int m = 1;
    const int k = 2;
    const int n = 2;
    for (uint32_t r = 0; r < (uint32_t)m; r++)
        for (uint32_t c = 0; c < (uint32_t)n; c++) {
            float sum = 0;
            for (uint32_t i = 0; i < (uint32_t)k; i++) {
                sum += x[r][i] * w[c][i];
            }
            y[r][c] = sum + b[c];
        }
}

static void entry(const float input[1][3], float output[1][2])
{
    node_gemm_0(input, tensor_w0, tensor_b0, even.tensor_h0);
    node_relu_0((const float (*)[2])even.tensor_h0, even.tensor_h0);
    node_gemm_1((const float (*)[2])even.tensor_h0, tensor_w1, tensor_b1, output);
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
    float input[1][3];
    float output[1][2];
    for (int i = 0; i < 3; i++) {
        const float value = __VERIFIER_nondet_float();
        __VERIFIER_assume(value >= -4.8f && value <= 4.8f);
        input[0][i] = value;
    }
    entry((const float (*)[3])input, output);
    const int action = best_action(output[0]);
    __VERIFIER_assert(action >= 0 && action < 2);
    int position = __VERIFIER_nondet_int() & 7;
    unsigned mask = ~0u << 3;
    position = step(position, action);
    return (int)((unsigned)position & mask) | (visits[position % 8] == 0);
}
