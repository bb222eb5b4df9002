int nondet_int(void);

static int store(int v)
{
  int cells[4] = {0};
  int last = 4;
  if (v > 100)
    cells[last] = v;
  return cells[0];
}

int main(void)
{
  return store(nondet_int());
}
