int nondet_int(void);

static int low[4], high[4];

static int both(int i, int j)
{
  int sum = 0;
  if (i >= 0 && i < 4)
    sum += low[i];
  if (j >= 0 && j <= 4)
    sum += high[j];
  return sum;
}

int main(void)
{
  return both(nondet_int(), nondet_int());
}
