#include "unit.h"

int nondet_int(void);

int main(void)
{
  int i = nondet_int();
  int result = run(i);
  return result + noted();
}
