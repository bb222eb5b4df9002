#include <stdlib.h>

int nondet_int(void);

struct msg { char *body; int size; };

static void drop(struct msg *m)
{
  free(m->body);
}

static int send_msg(struct msg *m)
{
  if (m->size > 8) {
    drop(m);
    return -1;
  }
  m->body[0] = 1;
  return m->size;
}

int main(void)
{
  struct msg m;
  m.size = nondet_int();
  m.body = malloc(16);
  if (!m.body)
    return 1;
  int sent = send_msg(&m);
  free(m.body);
  return sent < 0;
}
