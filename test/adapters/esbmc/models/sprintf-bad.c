/* Each line with BAD writes past its buffer for some value, and no other line does anything wrong. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

int nondet_int(void);
long nondet_long(void);

static void through_list(char *to, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  vsprintf(to, format, arguments); /* BAD */
  va_end(arguments);
}

static void through_list_with_size(char *to, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(to, 8, format, arguments); /* BAD */
  va_end(arguments);
}

int main(void)
{
  char a4[4], a8[8], a11[11], a18[18];
  sprintf(a4, "abcd"); /* BAD */
  sprintf(a11, "%d", nondet_int()); /* BAD */
  sprintf(a4, "%u", 1234u); /* BAD */
  sprintf(a4, "%s", "abcd"); /* BAD */
  sprintf(a4, "%.4s", "abcdef"); /* BAD */
  sprintf(a8, "%*d", 8, 3); /* BAD */
  sprintf(a8, "%08x", 3u); /* BAD */
  sprintf(a18, "%#lx", nondet_long()); /* BAD */
  sprintf(a8, "%f", 1.5); /* BAD */
  sprintf(a8, "%.1f", 123456.0); /* BAD */
  sprintf(a11, "%e", 1.5); /* BAD */
  sprintf(a4, "ab%c%%", 'c'); /* BAD */
  sprintf(a11, "%s=%d;%c", "key", -1234, '!'); /* BAD */
  snprintf(a8, 16, "%d", nondet_int()); /* BAD */
  int length = snprintf(a8, sizeof a8, "%d", nondet_int());
  a8[length] = 0; /* BAD */
  char *none = NULL;
  snprintf(none, 4, "%d", 3); /* BAD */
  char *heap = malloc(3);
  if (heap == NULL)
    return 1;
  snprintf(heap, 4, "abc"); /* BAD */
  free(heap);
  sprintf(heap, "a"); /* BAD */
  through_list(a4, "ab%d%d", 1, 2);
  through_list_with_size(a4, "abcd%s", "");
  return 0;
}
