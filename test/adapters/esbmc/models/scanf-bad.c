/* Each line with BAD goes past its buffer for some input, and no other line does anything wrong. */
#include <stdio.h>
#include <string.h>

char nondet_char(void);

int main(void)
{
  char a2[2], a3[3], a4[4], a8[8], a12[12];
  int table[4] = {0};
  int number = 0;
  scanf("%s", a12); /* BAD */
  scanf("%12s", a12); /* BAD */
  scanf("%d %8s", &number, a8); /* BAD */
  scanf("%3c", a2); /* BAD */
  scanf("%8[^,]", a8); /* BAD */
  scanf("%*s%2s", a2); /* BAD */
  scanf("%ld", &number); /* BAD */
  fscanf(stdin, "%4s", a4); /* BAD */
  if (scanf("%d", &number) == 1 && number < 4)
    table[number] = 1; /* BAD */
  sscanf("abcd", "%s", a4); /* BAD */
  sscanf("5 abc", "%d %s", &number, a3); /* BAD */
  sscanf("k=5:abc", "k=%d:%s", &number, a3); /* BAD */
  char line[7];
  for (int i = 0; i < 6; i++)
    line[i] = nondet_char();
  line[6] = 0;
  sscanf(line, "%4s", a4); /* BAD */
  return 0;
}
