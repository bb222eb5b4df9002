#include "unit.h"

int limit(void)
{
  return 4;
}

int percent(int part, int whole)
{
  if (whole <= 0 || part < 0 || part > 1000)
    return 0;
  return 100 * part / whole;
}
