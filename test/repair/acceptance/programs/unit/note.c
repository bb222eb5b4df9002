#include "unit.h"
#include <stdlib.h>

static int last;

void note(int i)
{
  last = i > 9 ? 1 : 0;
}

int noted(void)
{
  return last;
}

void fail(void)
{
  exit(3);
}
