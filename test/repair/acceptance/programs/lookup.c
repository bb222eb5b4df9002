#include <stdio.h>
#include <stdlib.h>

int nondet_int(void);

static const int table[4] = {10, 20, 30, 40};
static int hits;

static void trace(int i)
{
  printf("lookup %d\n", i);
}

static void fail(void)
{
  exit(1);
}

static int lookup(int i)
{
  trace(i);
  if (i < -1000000)
    fail();
  if (i < 0 || i > 4)
    return -1;
  hits++;
  return table[i];
}

int main(void)
{
  return lookup(nondet_int());
}
