int run(int i);
int lookup(int i);
int limit(void);
int percent(int part, int whole);
void note(int i);
int noted(void);
void fail(void);
