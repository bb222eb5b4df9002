/* Counts how often each tenth of a percentage was read from standard input. */
#include <stdio.h>

#define BUCKETS 10

static int bucket_of(int percent)
{
  return percent / 10;
}

int main(void)
{
  int count[BUCKETS] = {0};

  for (int i = 0; i < 3; i++) {
    int percent;
    if (scanf("%d", &percent) != 1)
      break;
    if (percent < 0 || percent > 99)
      continue;
    count[bucket_of(percent)]++;
  }

  for (int i = 0; i < BUCKETS; i++)
    printf("%3d%%: %d\n", i * 10, count[i]);
  return 0;
}
