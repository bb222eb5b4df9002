/*
 * Approximates a density from the last states of a system, which a window keeps.
 *
 * inputs: 3
 * outputs: 1
 * layers: 1
 * neurons: 2
 * activations: ReLU
 * architecture: Feedforward
 * conversion: flat arrays with a ring
 */
#include <stdlib.h>
#include <string.h>

#define WINDOW 3
#define HIDDEN 2

extern float __VERIFIER_nondet_float(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

typedef struct {
    float *states;
    int room;
    int next;
    int count;
} window;

static const float hidden_weights[HIDDEN * WINDOW] = { 0.5f, -0.5f, 1.0f, 0.25f, 0.75f, -1.0f };
static const float output_weights[HIDDEN] = { 1.0f, -0.5f };

static int window_open(window *w, int room)
{
    w->states = malloc(WINDOW * sizeof(float));
    if (w->states == NULL) {
        return -1;
    }
    w->room = room;
    w->next = 0;
    w->count = 0;
    return 0;
}

static void window_add(window *w, float state)
{
    w->states[w->next] = state;
    w->next = (w->next + 1) % w->room;
    if (w->count < w->room) {
        w->count++;
    }
}

/* The state of `age` additions ago; 0 is the latest. */
static float window_at(const window *w, int age)
{
    if (age >= w->count) {
        return 0.0f;
    }
    int at = w->next - 1 - age;
    if (at < 0) {
        at += w->room;
    }
    return w->states[at];
}

static float density_of(const window *w)
{
    float density = 0.0f;
    for (int unit = 0; unit < HIDDEN; ++unit) {
        float sum = 0.0f;
        for (int age = 0; age < WINDOW; ++age) {
            sum += hidden_weights[unit * WINDOW + age] * window_at(w, age);
        }
        if (!(sum > 0.0f)) {
            sum = 0.0f;
        }
        density += output_weights[unit] * sum;
    }
    return density;
}

int main(void)
{
    window w;
    float last = 0.0f;
    if (window_open(&w, WINDOW) != 0) {
        return 1;
    }
    for (int t = 0; t < WINDOW + 1; t++) {
        const float state = __VERIFIER_nondet_float();
        __VERIFIER_assume(state >= -1.0f && state <= 1.0f);
        window_add(&w, state);
        last = state;
    }
    const float density = density_of(&w);
    __VERIFIER_assert(density < 100.0f);
    free(w.states);
    w.states = NULL;
    return density > last;
}
