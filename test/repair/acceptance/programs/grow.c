int nondet_int(void);

static int fill(void)
{
  int buf[8] = {0};
  int n = 0;
  int c = nondet_int();
  while (c != 0) {
    buf[n] = c;
    n++;
    c = nondet_int();
  }
  return n > 0 ? buf[0] : 0;
}

int main(void)
{
  return fill();
}
