/* Counts how often each tenth of a percentage was read from standard input. */
#include <stdio.h>

#define BUCKETS 10

static int bucket_of(int percent)
{
  if (percent < 0 || percent > 99)
    return -1;
  return percent / 10;
}

int main(void)
{
  int count[BUCKETS] = {0};

  for (int i = 0; i < 3; i++) {
    int percent;
    if (scanf("%d", &percent) != 1)
      break;
    int bucket = bucket_of(percent);
    if (bucket < 0)
      continue;
    count[bucket]++;
  }

  for (int i = 0; i < BUCKETS; i++)
    printf("%3d%%: %d\n", i * 10, count[i]);
  return 0;
}
