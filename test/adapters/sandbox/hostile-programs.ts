import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { findCompiler } from '../../../src/adapters/compiler/find-compiler.ts';

/** C programs that do what nobody should; each says on its standard output how far it came. */
const texts = {
  /** Where nothing stops it, it stops at 400 by itself, or it would take this machine along. */
  forkBomb: `#include <stdio.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
int main(void) {
  int *count = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  pid_t first = getpid();
  time_t start = time(0);
  for (*count = 1;;) {
    if (*count < 400) {
      int child = fork();
      if (child == 0) __sync_fetch_and_add(count, 1);
    }
    usleep(1000);
    if (getpid() == first && start != 0 && time(0) > start + 1) {
      printf("%d\\n", *count);
      fflush(stdout);
      start = 0;
    }
    if (time(0) > start + 20 && start != 0) return 0;
  }
}`,

  manyPages: `#include <stdlib.h>
#include <string.h>
#include <stdio.h>
int main(void) {
  for (int i = 0; i < 10240; i++) {
    char *p = malloc(1 << 20);
    if (p == 0) return 3;
    memset(p, 1, 1 << 20);
  }
  puts("took 10 GB");
}`,

  oneBlock: `#include <stdlib.h>
#include <stdio.h>
int main(void) { puts(malloc(10737418240UL) == 0 ? "refused" : "got 10 GB"); }`,

  connect: `#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
int main(int argc, char **argv) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(atoi(argv[1]))};
  inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
  int s = socket(AF_INET, SOCK_STREAM, 0);
  puts(connect(s, (struct sockaddr *)&to, sizeof to) == 0 ? "connected" : "no way");
}`,

  readFiles: `#include <stdio.h>
int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    FILE *f = fopen(argv[i], "r");
    for (int c; f && (c = getc(f)) != EOF;) putchar(c);
  }
  puts("done");
}`,

  ignoreTerm: `#include <signal.h>
#include <stdio.h>
int main(void) {
  signal(SIGTERM, SIG_IGN);
  puts("deaf");
  fflush(stdout);
  for (;;) {}
}`,

  /** Leaves its group, its session and its parent, and goes on in a file. */
  daemonise: `#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  if (fork() > 0) { sleep(1); return 0; }
  setsid();
  if (fork() > 0) _exit(0);
  for (int i = 0; ; i++) {
    FILE *f = fopen("alive", "w");
    if (f) { fprintf(f, "%d\\n", i); fclose(f); }
    usleep(20000);
  }
}`,

  writeAround: `#include <stdio.h>
int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) printf("%s\\n", fopen(argv[i], "w") ? "written" : "refused");
}`,
} as const;

export type HostileProgram = keyof typeof texts;

export interface HostilePrograms extends AsyncDisposable {
  /** Absolute. */
  readonly folder: string;
  pathOf(name: HostileProgram): string;
}

/** Compiles them all, into a folder that everybody can read. */
export async function compileHostilePrograms(): Promise<HostilePrograms> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const pathOf = (name: HostileProgram) => join(folder, name);
  await chmod(folder, 0o755);
  const tools = await findCompiler(process.env);
  if (tools === null) throw new Error('these tests need gcc or clang');
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(folder, `${name}.c`), text);
    await execa(tools.compiler, ['-w', join(folder, `${name}.c`), '-o', join(folder, name)]);
  }
  return { folder, pathOf, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
