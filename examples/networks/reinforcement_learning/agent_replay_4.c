/*
 * An agent that learns from what a replay buffer remembers.
 *
 * inputs: 2
 * outputs: 2
 * layers: 1
 * neurons: 2
 * activations: ReLU
 * architecture: Feedforward
 * conversion: flat arrays with a replay buffer
 */
#include <stdlib.h>
#include <string.h>

#define ROOM 4
#define ACTIONS 2

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

struct step {
    int state;
    int action;
    int reward;
};

struct memory {
    struct step *steps;
    unsigned used;
    unsigned last;
};

static int values[8 * ACTIONS];

static int memory_open(struct memory *m)
{
    m->steps = malloc(ROOM * sizeof(struct step));
    m->used = 0;
    m->last = 0;
    return m->steps != NULL;
}

static void memory_close(struct memory *m)
{
    free(m->steps);
    m->steps = NULL;
}

static void remember(struct memory *m, int state, int action, int reward)
{
    const unsigned at = m->last & (ROOM - 1);
    m->steps[at].state = state;
    m->steps[at].action = action;
    m->steps[at].reward = reward;
    ++m->last;
    if (m->used < ROOM) {
        ++m->used;
    }
}

static void learn(const struct memory *m)
{
    for (unsigned i = 0; i < m->used; ++i) {
        const struct step *one = &m->steps[i];
        int *value = &values[one->state * ACTIONS + one->action];
        int error = one->reward - *value;
        error /= 2;
        *value += error;
    }
}

static int best_of(int state)
{
    const int *value = values + state * ACTIONS;
    int best = ACTIONS - 1;
    for (int action = ACTIONS - 2; action >= 0; --action) {
        if (value[action] >= value[best]) {
            best = action;
        }
    }
    return best;
}

static int move(int state, int action)
{
    const int next = action == 0 ? state - 1 : state + 1;
    return next < 0 || next > 7 ? state : next;
}

int main(void)
{
    struct memory m;
    int state = 3;
    int visited[8] = { 0 };
    if (!memory_open(&m)) {
        return 1;
    }
    for (int t = 0; t < ROOM + 1; t++) {
        const int action = t % 2 == 0 ? best_of(state) : 1;
        const int reward = __VERIFIER_nondet_int() & 7;
        __VERIFIER_assume(reward > 0);
        remember(&m, state, action, reward);
        state = move(state, 1 - action);
        visited[state]++;
    }
    learn(&m);
    __VERIFIER_assert(visited[3] <= ROOM + 1);
    memory_close(&m);
    return best_of(state);
}
