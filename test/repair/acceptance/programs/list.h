#ifndef LIST_H
#define LIST_H
struct item { int id; int size; };
const struct item *item_find(int id);
int item_size(int id);
#endif
