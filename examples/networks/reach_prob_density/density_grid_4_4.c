/*
 * Counts the states that a network reaches in the cells of a grid.
 *
 * inputs: 2
 * outputs: 2
 * layers: 1
 * neurons: 2
 * activations: ReLU
 * architecture: Feedforward
 * conversion: flat arrays with a grid
 */
#include <math.h>
#include <string.h>

#define ROWS 4
#define COLUMNS 4

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void __VERIFIER_assert(int condition);

static const int weights[2][2] = { { 3, -1 }, { 1, 2 } };
static const int biases[2] = { 1, -2 };

static int grid[ROWS * COLUMNS];

static void layer(const int x[2], int y[2])
{
    for (int unit = 0; unit < 2; ++unit) {
        int sum = biases[unit];
        for (int i = 0; i < 2; ++i) {
            sum += weights[unit][i] * x[i];
        }
        y[unit] = sum > 0 ? sum : 0;
    }
}

/* -1 outside of the grid. */
static int cell_at(int row, int column)
{
    if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) {
        return -1;
    }
    return row * COLUMNS + column;
}

static int mark(const int y[2])
{
    const int row = y[0] / 4;
    const int column = y[1] / 4;
    const int cell = cell_at(row, column);
    if (cell == -1) {
        return 0;
    }
    grid[cell] += 1;
    return 1;
}

/* What lies around a cell, itself left out. */
static int around(int row, int column)
{
    int sum = 0;
    for (int i = row - 1; i <= row + 1; i++) {
        for (int j = column - 1; j <= column + 1; j++) {
            const int cell = cell_at(i, j);
            if (cell >= 0 && !(i == row && j == column)) {
                sum += grid[cell];
            }
        }
    }
    return sum;
}

static int row_total(int row)
{
    int total = 0;
    int at = (row + 1) * COLUMNS;
    const int first = row * COLUMNS;
    while (at-- > first) {
        total += grid[at];
    }
    return total;
}

int main(void)
{
    int x[2];
    int y[2];
    int marked = 0;
    for (int sample = 0; sample < 2; sample++) {
        x[0] = __VERIFIER_nondet_int() & 7;
        x[1] = __VERIFIER_nondet_int() & 7;
        __VERIFIER_assume(x[0] != x[1]);
        layer(x, y);
        marked += mark(y);
    }
    __VERIFIER_assert(marked <= 2);
    int total = 0;
    for (int row = 0; row < ROWS; row++) {
        total += row_total(row);
    }
    return total - marked + around(0, COLUMNS - 1);
}
