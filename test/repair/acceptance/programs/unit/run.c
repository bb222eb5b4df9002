#include "unit.h"

int run(int i)
{
  note(i);
  return lookup(i);
}
