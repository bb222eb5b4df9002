/*
 * An error-correcting Hopfield network over 3 bits with 2 iterations.
 *
 * inputs: 3
 * outputs: 3
 * layers: 1
 * neurons: 3
 * activations: Softsign
 * architecture: Recurrent
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

static void softsign(float *x, size_t size)
{
    for (size_t i = 0; i < size; ++i) {
        x[i] = x[i] / (1.0f + fabsf(x[i]));
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

/* One step of a recurrent layer: the state becomes act(x W + state U + b). */
static void rnn_cell(float *state, const float *x, const tensor *kernel, const tensor *recurrent, const tensor *bias,
                     float *work, activation *act)
{
    const size_t units = recurrent->shape[1];
    float *h1 = work;
    float *h2 = work + units;
    affine_matmul(h1, x, kernel->array, bias->array, 1, units, kernel->shape[0]);
    matmul(h2, state, recurrent->array, 1, units, units);
    for (size_t i = 0; i < units; ++i) {
        h2[i] = h1[i] + h2[i];
    }
    act(h2, units);
    for (size_t i = 0; i < units; ++i) {
        state[i] = h2[i];
    }
}

static void simple_rnn(tensor *output, const tensor *input, float *state, const tensor *kernel,
                       const tensor *recurrent, const tensor *bias, float *work, int backwards, int sequences,
                       activation *act)
{
    const size_t features = input->shape[1];
    const size_t steps = input->shape[0];
    const size_t units = recurrent->shape[1];
    for (size_t i = 0; i < steps; ++i) {
        const size_t at = backwards ? steps - 1 - i : i;
        rnn_cell(state, input->array + at * features, kernel, recurrent, bias, work, act);
        if (sequences && !backwards) {
            memcpy(output->array + i * units, state, units * sizeof(float));
        }
    }
    if (!sequences) {
        memcpy(output->array, state, units * sizeof(float));
    }
}

static void fill(float *x, float value, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        x[i] = value;
    }
}

static float *make_array(size_t size)
{
    float *x = malloc(size * sizeof(float));
    if (x == NULL || size == 0) {
        abort();
    }
    return x;
}

static void hopfield(tensor *input, tensor *output)
{
    float kernel_array[9] = {
        0.0000f, 0.0000f, 0.0000f,
        0.0000f, 0.0000f, 0.0000f,
        0.0000f, 0.0000f, 0.0000f
    };
    float recurrent_array[9] = {
        0.0000f, 0.3333f, 0.3333f,
        0.3333f, 0.0000f, 0.3333f,
        0.3333f, 0.3333f, 0.0000f
    };
    float bias_array[3] = { 0 };
    tensor kernel = { kernel_array, 2, 9, { 3, 3, 1, 1, 1 } };
    tensor recurrent = { recurrent_array, 2, 9, { 3, 3, 1, 1, 1 } };
    tensor bias = { bias_array, 1, 3, { 3, 1, 1, 1, 1 } };
    const size_t units = recurrent.shape[0];
    float *memory = make_array(3 * units);
    float *state = memory;
    float *work = memory + units;
    fill(memory, 0.0f, 3 * units);
    for (size_t i = 0; i < 3; ++i) {
        state[i] = input->array[i];
    }
    simple_rnn(output, input, state, &kernel, &recurrent, &bias, work, 0, 0, softsign);
    free(memory);
}

int main(void)
{
    float input_array[6];
    float output_array[3];
    tensor input = { input_array, 2, 6, { 2, 3, 1, 1, 1 } };
    tensor output = { output_array, 1, 3, { 3, 1, 1, 1, 1 } };
    float sum = 0.0f;
    for (size_t i = 0; i < input.numel; ++i) {
        const float bit = __VERIFIER_nondet_float();
        __VERIFIER_assume(bit == 1.0f || bit == -1.0f);
        input_array[i] = bit;
        sum += bit;
    }
    __VERIFIER_assume(sum >= 2.0000f);
    hopfield(&input, &output);
    for (size_t i = 0; i < 3; ++i) {
        __VERIFIER_assert(output_array[i] > 0.0f);
    }
    return 0;
}
