/* Nothing here is wrong. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
long nondet_long(void);

static void through_list(char *to, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  vsprintf(to, format, arguments);
  va_end(arguments);
}

static int through_list_with_size(char *to, size_t size, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(to, size, format, arguments);
  va_end(arguments);
  return length;
}

int main(void)
{
  char a4[4], a5[5], a9[9], a12[12], a19[19];
  int value = nondet_int();
  sprintf(a5, "abcd");
  sprintf(a12, "%d", value);
  sprintf(a5, "%u", 1234u);
  sprintf(a5, "%s", "abcd");
  sprintf(a5, "%.4s", "abcdef");
  sprintf(a9, "%*d", 8, 3);
  sprintf(a9, "%08x", 3u);
  sprintf(a19, "%#lx", nondet_long());
  sprintf(a9, "%f", 1.5);
  sprintf(a9, "%.1f", 123456.0);
  sprintf(a19, "%e", 1.5);
  sprintf(a4, "%g", 1.5);
  sprintf(a5, "ab%c%%", 'c');
  sprintf(a12, "%s=%d;%c", "key", -123, '!');
  sprintf(a5, "%hhu", 100000);
  sprintf(a5, "%s", "");
  if (a5[0] != 0 || strlen(a5) != 0)
    ((int *)0)[0] = 1;
  snprintf(a4, sizeof a4, "%d", value);
  a4[3] = a4[strlen(a4)];
  int length = snprintf(a12, sizeof a12, "%d", value);
  a12[length] = 0;
  /* A size that is too large is no overflow where the text is short enough. */
  snprintf(a4, 16, "%d", 3);
  length = snprintf(NULL, 0, "%d-%d", 1, 22);
  char *heap = malloc((size_t)length + 1);
  if (heap == NULL)
    return 1;
  sprintf(heap, "%d-%d", 1, 22);
  free(heap);
  through_list(a5, "ab%d%d", 1, 2);
  through_list_with_size(a4, sizeof a4, "%s", "much longer than that");
  return 0;
}
