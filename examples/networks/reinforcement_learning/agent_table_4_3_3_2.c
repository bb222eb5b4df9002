/*
 * Chooses an action from what an agent observes.
 *
 * inputs: 4
 * outputs: 2
 * layers: 2
 * neurons: 6
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
    { 0.9305f, -0.9767f, 0.4720f, -0.6840f },
    { 0.9727f, -0.9662f, 0.7590f, 0.3627f },
    { 0.7147f, 0.9996f, -0.5206f, -0.3238f }
};

static const float tensor_b0[3] = { 0.4164f, -0.4388f, -0.4734f };

static const float tensor_w1[3][3] = {
    { -0.5428f, 0.7157f, 0.7491f },
    { 0.5952f, -0.5532f, 0.8497f },
    { 0.0227f, -0.5372f, -0.0889f }
};

static const float tensor_b1[3] = { -0.1602f, -0.8421f, 0.1294f };

static const float tensor_w2[2][3] = {
    { -0.2801f, 0.1392f, 0.8604f },
    { 0.2911f, -0.1898f, 0.7271f }
};

static const float tensor_b2[2] = { 0.9903f, -0.0195f };

typedef struct {
    int inputs;
    int outputs;
    const float *w;
    const float *b;
} layer;

#define LAYERS 3

static const layer layers[LAYERS] = {
    { 4, 3, &tensor_w0[0][0], tensor_b0 },
    { 3, 3, &tensor_w1[0][0], tensor_b1 },
    { 3, 2, &tensor_w2[0][0], tensor_b2 }
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
