#include "list.h"

int item_size(int id)
{
  return item_find(id)->size;
}
