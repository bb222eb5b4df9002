/*
 * Approximates the density of the states that a system of differential equations reaches.
 *
 * inputs: 4
 * outputs: 4
 * layers: 1
 * neurons: 3
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

static const float tensor_w0[3][4] = {
    { -0.0952f, 0.1195f, 0.8484f, -0.0687f },
    { 0.0157f, 0.1748f, -0.6307f, 0.0238f },
    { 0.2598f, 0.5860f, -0.8118f, -0.3932f }
};

static const float tensor_b0[3] = { -0.8187f, 0.6193f, 0.3869f };

static const float tensor_w1[4][3] = {
    { -0.9162f, 0.9644f, 0.9295f },
    { 0.3078f, 0.2311f, -0.6850f },
    { -0.9700f, 0.0568f, -0.8809f },
    { -0.6196f, -0.5161f, -0.9398f }
};

static const float tensor_b1[4] = { -0.0721f, -0.1189f, 0.6849f, 0.0382f };

typedef struct {
    int inputs;
    int outputs;
    const float *w;
    const float *b;
} layer;

#define LAYERS 2

static const layer layers[LAYERS] = {
    { 4, 3, &tensor_w0[0][0], tensor_b0 },
    { 3, 4, &tensor_w1[0][0], tensor_b1 }
};

static void run_layer(const layer *one, const float *x, float *y, int is_last)
{
    for (int row = 0; row < one->outputs; ++row) {
        float sum = one->b[row];
        for (int column = 0; column < one->inputs; ++column) {
            sum += one->w[row * one->inputs + column] * x[column];
        }
        if (!is_last && sum < 0.0f) {
            sum = 0.0f;
        }
        y[row] = sum;
    }
}

static void entry(const float *input, float *output)
{
    /* Two buffers that take turns. */
    float buffer[2][4];
    const float *from = input;
    for (int i = 0; i < LAYERS; ++i) {
        const int is_last = i == LAYERS - 1;
        float *to = is_last ? output : buffer[i & 1];
        run_layer(&layers[i], from, to, is_last);
        from = to;
    }
}

int main(void)
{
    float input[4];
    float output[4];
    for (int i = 0; i < 4; i++) {
        const float value = __VERIFIER_nondet_float();
        __VERIFIER_assume(value >= -1.0f && value <= 1.0f);
        input[i] = value;
    }
    entry(input, output);
    /* The density comes after the state. */
    const float density = output[4 - 1];
    __VERIFIER_assert(!(density > 100.0f));
    return density < 0.0f;
}
