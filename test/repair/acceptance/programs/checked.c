#include <assert.h>

int nondet_int(void);

static int cells[8];

static void store(int at, int value)
{
  cells[at] = value;
  assert(at < 8);
}

static int load(int at)
{
  if (at < 0 || at > 7)
    return -1;
  return cells[at];
}

int main(void)
{
  int at = nondet_int();
  if (at < 0 || at > 9)
    return 1;
  store(at, 7);
  return load(at);
}
