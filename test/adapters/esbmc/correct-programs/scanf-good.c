/* Nothing here is wrong. */
#include <stdio.h>
#include <string.h>

char nondet_char(void);

int main(int argc, char **argv)
{
  char a2[2], a3[3], a4[4], a5[5], a12[12];
  int table[4] = {0};
  int number = 0;
  long wide = 0;
  double real = 0;
  scanf("%11s", a12);
  scanf("%*s%2[^,]%3c", a3, a4);
  scanf("%ld%lf%hhd", &wide, &real, a2);
  if (scanf("%d", &number) == 1 && number >= 0 && number < 4)
    table[number] = 1;
  sscanf("abcd", "%s", a5);
  if (sscanf("k=5:abc", "k=%d:%s", &number, a4) == 2 && strcmp(a4, "abc") != 0)
    ((int *)0)[0] = 1;
  if (sscanf("x", "y%s", a2) != 0)
    ((int *)0)[0] = 1;
  char line[6];
  for (int i = 0; i < 5; i++)
    line[i] = nondet_char();
  line[5] = 0;
  sscanf(line, "%4s", a5);
  scanf(argc > 1 ? "%3s" : "%4s", a5);
  return 0;
}
