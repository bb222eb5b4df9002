/* Nothing here is wrong. */
#include <stdio.h>
#include <string.h>

char nondet_char(void);

int main(int argc, char **argv)
{
  char a2[2], a3[3], a4[4], a5[5], a8[8], a12[12];
  int table[4] = {0};
  int number = 0;
  long wide = 0;
  double real = 0;
  scanf("%11s", a12);
  if (scanf("%d %7s", &number, a8) == 2)
    a8[strlen(a8)] = 0;
  scanf("%3c", a3);
  scanf("%7[^,]", a8);
  scanf("%*s%1s", a2);
  scanf("%ld%lf%hhd", &wide, &real, a2);
  fscanf(stdin, "%3s", a4);
  if (scanf("%d", &number) == 1 && number >= 0 && number < 4)
    table[number] = 1;
  sscanf("abcd", "%s", a5);
  sscanf("5 abc", "%d %s", &number, a4);
  if (sscanf("k=5:abc", "k=%d:%s", &number, a4) == 2 && strcmp(a4, "abc") != 0)
    ((int *)0)[0] = 1;
  if (sscanf("x", "y%s", a2) != 0)
    ((int *)0)[0] = 1;
  char line[7];
  for (int i = 0; i < 6; i++)
    line[i] = nondet_char();
  line[6] = 0;
  sscanf(line, "%4s", a5);
  scanf(argc > 1 ? "%3s" : "%4s", a5);
  return 0;
}
