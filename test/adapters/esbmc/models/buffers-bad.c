/* Each line with BAD goes past its buffer for some input, and no other line does anything wrong. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

int nondet_int(void);

static int compare(const void *a, const void *b)
{
  return *(const int *)a - *(const int *)b; /* BAD */
}

static int compare_next(const void *a, const void *b)
{
  return ((const int *)a)[1]; /* BAD */
}

int main(void)
{
  char a8[8] = {0}, a1000[1000], unterminated[3] = {1, 2, 3};
  int table[3] = {1, 2, 3};
  int key = nondet_int() % 100;
  recv(3, a8, 9, 0); /* BAD */
  long count = recv(3, a8, 8, 0);
  if (count >= 0)
    a8[count] = 0; /* BAD */
  count = recv(3, a8, 7, 0);
  a8[count] = 0; /* BAD */
  read(0, a8, 9); /* BAD */
  count = read(0, a1000, 1000);
  if (count >= 0)
    a1000[count] = 0; /* BAD */
  write(1, a8, 9); /* BAD */
  write(1, "abc", 5); /* BAD */
  send(3, a8, 9, 0); /* BAD */
  fwrite(table, sizeof *table, 4, stdout); /* BAD */
  puts(unterminated); /* BAD */
  fputs(unterminated, stdout); /* BAD */
  qsort(table, 4, sizeof *table, compare); /* BAD */
  qsort(table, 3, sizeof *table, compare_next);
  int *found = bsearch(&key, table, 3, sizeof *table, compare);
  *found = 0; /* BAD */
  bsearch(&key, table, 4, sizeof *table, compare);
  return 0;
}
