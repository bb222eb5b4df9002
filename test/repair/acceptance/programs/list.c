#include "list.h"

static const struct item items[3] = {{1, 8}, {2, 16}, {3, 24}};

const struct item *item_find(int id)
{
  if (id < 0)
    return &items[0];
  for (int i = 0; i <= 3; i++)
    if (items[i].id == id)
      return &items[i];
  return &items[0];
}

int item_count(void)
{
  return 3;
}
