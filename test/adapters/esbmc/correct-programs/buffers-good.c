/* Nothing here is wrong. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int compare(const void *a, const void *b)
{
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
  char a8[8] = {0}, a1000[1000], terminated[3] = {1, 2, 0};
  int table[3] = {1, 2, 3}, large[40] = {1, 2, 3};
  int key = 2;
  long count = recv(3, a8, 8, 0);
  if (count > 0)
    a8[count - 1] = 0;
  count = read(0, a1000, 999);
  if (count >= 0)
    a1000[count] = 0;
  write(1, a8, 8);
  write(1, a8, 0);
  write(1, "abc", 3);
  send(3, a8, 8, 0);
  if (fwrite(table, sizeof *table, 3, stdout) > 3)
    ((int *)0)[0] = 1;
  puts(terminated);
  puts("");
  puts("a text that is longer than the fifty unwindings of a loop, as a message is");
  fputs(terminated, stderr);
  FILE *file = fopen("a", "r+");
  if (file != NULL) {
    if (fgets(a1000, sizeof a1000, file) != NULL && !ferror(file))
      fputc(a1000[0], stdout == stderr ? NULL : file);
    fclose(file);
  }
  char *line = NULL;
  size_t room = 0;
  long length = getline(&line, &room, stdin);
  if (length > 0 && line[length - 1] == 10)
    line[length - 1] = 0;
  if (getdelim(&line, &room, 0, stdin) >= 0)
    line[0] = line[1];
  free(line);
  char *text = NULL;
  if (asprintf(&text, "%s=%d", terminated, key) >= 0) {
    table[0] = text[0] == 0;
    free(text);
  }
  qsort(table, 3, sizeof *table, compare);
  qsort(table, 0, sizeof *table, compare);
  int *found = bsearch(&key, table, 3, sizeof *table, compare);
  if (found != NULL)
    *found = 0;
  key = 77;
  found = bsearch(&key, large, 40, sizeof *large, compare);
  return found == NULL ? 0 : *found;
}
