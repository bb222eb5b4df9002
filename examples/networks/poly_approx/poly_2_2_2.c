/*
 * Approximates a polynomial of one variable with 3 hidden layers.
 *
 * inputs: 1
 * outputs: 1
 * layers: 3
 * neurons: 6
 * activations: ReLU
 * architecture: Feedforward
 * conversion: tensor library, in the manner of keras2c
 */
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NDIM 5

/* A tensor of up to MAX_NDIM dimensions whose elements lie one after the other. */
typedef struct {
    float *array;
    size_t ndim;
    size_t numel;
    size_t shape[MAX_NDIM];
} tensor;

typedef void activation(float *x, size_t size);

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static void linear(float *x, size_t size)
{
    (void)x;
    (void)size;
}

static void relu(float *x, size_t size)
{
    for (size_t i = 0; i < size; ++i) {
        if (x[i] <= 0.0f) {
            x[i] = 0.0f;
        }
    }
}

static void matmul(float *c, const float *a, const float *b, size_t rows, size_t cols, size_t inner)
{
    memset(c, 0, rows * cols * sizeof(c[0]));
    for (size_t i = 0; i < rows; ++i) {
        const size_t outrow = i * cols;
        const size_t inrow = i * inner;
        for (size_t k = 0; k < inner; ++k) {
            for (size_t j = 0; j < cols; ++j) {
                c[outrow + j] += a[inrow + k] * b[k * cols + j];
            }
        }
    }
}

static void affine_matmul(float *c, const float *a, const float *b, const float *d, size_t rows, size_t cols,
                          size_t inner)
{
    matmul(c, a, b, rows, cols, inner);
    for (size_t i = 0; i < rows; ++i) {
        for (size_t j = 0; j < cols; ++j) {
            c[i * cols + j] += d[j];
        }
    }
}

static void dense(tensor *output, const tensor *input, const tensor *kernel, const tensor *bias, activation *act)
{
    size_t rows = 1;
    for (size_t i = 0; i + 1 < input->ndim; ++i) {
        rows *= input->shape[i];
    }
    const size_t inner = kernel->shape[0];
    const size_t cols = kernel->shape[1];
    affine_matmul(output->array, input->array, kernel->array, bias->array, rows, cols, inner);
    act(output->array, rows * cols);
}

static void approximate(tensor *input, tensor *output)
{
    float kernel0_array[2] = {
        -0.6375f, 0.3229f
    };
    float bias0_array[2] = { -0.3309f, -0.6041f };
    tensor kernel0 = { kernel0_array, 2, 2, { 1, 2, 1, 1, 1 } };
    tensor bias0 = { bias0_array, 1, 2, { 2, 1, 1, 1, 1 } };
    float layer0_array[2] = { 0 };
    tensor layer0 = { layer0_array, 2, 2, { 1, 2, 1, 1, 1 } };
    float kernel1_array[4] = {
        -0.0210f, -0.0119f, -0.0405f, -0.0833f
    };
    float bias1_array[2] = { -0.4709f, -0.4924f };
    tensor kernel1 = { kernel1_array, 2, 4, { 2, 2, 1, 1, 1 } };
    tensor bias1 = { bias1_array, 1, 2, { 2, 1, 1, 1, 1 } };
    float layer1_array[2] = { 0 };
    tensor layer1 = { layer1_array, 2, 2, { 1, 2, 1, 1, 1 } };
    float kernel2_array[4] = {
        0.3838f, -0.3511f, 0.3496f, 0.5743f
    };
    float bias2_array[2] = { 0.7319f, 0.8881f };
    tensor kernel2 = { kernel2_array, 2, 4, { 2, 2, 1, 1, 1 } };
    tensor bias2 = { bias2_array, 1, 2, { 2, 1, 1, 1, 1 } };
    float layer2_array[2] = { 0 };
    tensor layer2 = { layer2_array, 2, 2, { 1, 2, 1, 1, 1 } };
    float kernel3_array[2] = {
        -0.5309f, -0.5252f
    };
    float bias3_array[1] = { 0.4697f };
    tensor kernel3 = { kernel3_array, 2, 2, { 2, 1, 1, 1, 1 } };
    tensor bias3 = { bias3_array, 1, 1, { 1, 1, 1, 1, 1 } };
    dense(&layer0, input, &kernel0, &bias0, relu);
    dense(&layer1, &layer0, &kernel1, &bias1, relu);
    dense(&layer2, &layer1, &kernel2, &bias2, relu);
    dense(output, &layer2, &kernel3, &bias3, linear);
}

int main(void)
{
    float input_array[1];
    float output_array[1];
    tensor input = { input_array, 2, 1, { 1, 1, 1, 1, 1 } };
    tensor output = { output_array, 2, 1, { 1, 1, 1, 1, 1 } };
    const float x = __VERIFIER_nondet_float();
    __VERIFIER_assume(x >= -2.0f && x <= 3.0f);
    input_array[0] = x;
    approximate(&input, &output);
    __VERIFIER_assert(output_array[0] >= -100.0f);
    return 0;
}
