/** Defined where the driver is compiled for libFuzzer. */
export const guidedDefine = 'ESBMC_ACTION_GUIDED';

/** Functions whose calls come to `guidedText`: a run that ends the process would end libFuzzer. */
export const guidedWrapped = ['exit', '_exit'];

/**
 * In the place of the driver's `main`. Runs share one process: what one leaves behind, the next one finds, so that what
 * stops here is run once more by itself.
 */
export const guidedText = `
#include <setjmp.h>

extern void __real_exit(int);
extern void __real__exit(int);
static jmp_buf back;
static int is_running;

void __wrap_exit(int code) { is_running ? longjmp(back, 1) : __real_exit(code); }
void __wrap__exit(int code) { is_running ? longjmp(back, 1) : __real__exit(code); }

int LLVMFuzzerTestOneInput(const unsigned char *data, unsigned long size)
{
  bytes = data;
  bytes_left = size;
  drawn = asked = 0;
  if (setjmp(back) == 0) {
    is_running = 1;
    start();
  }
  is_running = 0;
  return 0;
}
`;
