import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { reproducerKeeper } from '../../../src/adapters/compiler/keep-reproducers.ts';
import { notFuzzed } from '../../../src/verification/fuzz/fuzzer.ts';
import { corpusFolder, expectedKind, readCorpus } from '../../support/corpus.ts';
import { type ReplayedFiles, replayFiles } from './replay-files.ts';

const open: ReplayedFiles[] = [];
afterAll(async () => {
  for (const one of open) await one.close();
});

async function replayed(files: Record<string, string>, options: Parameters<typeof replayFiles>[1] = {}) {
  const result = await replayFiles(files, options);
  open.push(result);
  return result;
}

/** `line kind reproduced` of each violation, in the order in which they were replayed. */
function told({ replays }: ReplayedFiles): readonly string[] {
  return replays.map(({ request, reproduced }) => {
    const { kind, location } = request.violation.counterexample.property;
    return `${location.line} ${kind} ${reproduced}`;
  });
}

/** Quick ones, of each kind that the sanitizers see. */
const sample = [
  'null_malloc',
  'oob_write_stack',
  'uaf_list_iter',
  'double_free_cleanup',
  'div_zero_mean',
  'overflow_midpoint',
  'shift_width',
  'dangling_local',
  'strcpy_overflow',
];

describe('bugs of the corpus', { timeout: 120_000 }, () => {
  it.each(sample)('%s is reproduced at its line, and its fix is not', async (name) => {
    const bug = (await readCorpus()).find(({ file }) => file === `${name}_bug.c`);
    if (bug === undefined) throw new Error(`there is no ${name}`);
    const text = await readFile(join(corpusFolder, bug.file), 'utf8');
    const { replays } = await replayed({ [bug.file]: text });
    const right = replays.filter(({ request, reproduced, evidence }) => {
      const { kind } = request.violation.counterexample.property;
      return reproduced === true && kind === expectedKind(bug) && evidence?.line === bug.line;
    });
    expect(right).toHaveLength(1);

    const program = right[0]?.reproducer ?? '';
    expect(await byHand({ [bug.file]: text }, program)).toMatch(complaint);
    const fix = await readFile(join(corpusFolder, `${name}_fix.c`), 'utf8');
    expect(await byHand({ [bug.file]: fix }, program)).not.toMatch(complaint);
  });
});

describe('inputs of programs', { timeout: 120_000 }, () => {
  it('are arguments', async () => {
    const text = `#include <string.h>
int main(int argc, char **argv) {
  char name[6];
  if (argc != 3 || argv[1][0] != '-') return 1;
  strcpy(name, argv[2]);
  return name[0];
}
`;
    expect(told(await replayed({ 'arguments.c': text }, { settings: { timeout: 15 } }))).toEqual([
      '5 out-of-bounds true',
    ]);
  });

  it('are numbers on standard input', async () => {
    const text = `#include <stdio.h>
int main(void) {
  int count[4] = {0}, at;
  if (scanf("%d", &at) != 1 || at < 0) return 1;
  count[at]++;
  return count[0];
}
`;
    expect(told(await replayed({ 'scan.c': text }))).toContain('5 out-of-bounds true');
  });

  it('are lines and blocks on standard input', async () => {
    const line = `#include <stdio.h>
#include <string.h>
int main(void) {
  char line[16], word[4];
  if (!fgets(line, sizeof line, stdin) || line[0] != '+') return 1;
  if (line[1] != 'x') return 1;
  word[strlen(line)] = 0;
  return word[0];
}
`;
    expect(told(await replayed({ 'line.c': line }, { settings: { timeout: 30 } }))).toContain(
      '7 out-of-bounds true',
    );
    const block = `#include <unistd.h>
int main(void) {
  unsigned char head[4];
  int table[8] = {0};
  if (read(0, head, 4) != 4 || head[0] != 0x7f || head[1] == 0) return 1;
  return table[head[2]];
}
`;
    expect(told(await replayed({ 'block.c': block }))).toContain('6 out-of-bounds true');
  });

  it('are allocations that fail, the second one and not the first', async () => {
    const text = `#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int *a = malloc(16);
  if (!a) return 1;
  int *b = malloc(16);
  b[0] = nondet_int();
  free(a);
  free(b);
  return 0;
}
`;
    const result = await replayed({ 'failing.c': text });
    expect(told(result)).toEqual(['7 null-dereference true']);
    expect(result.replays[0]?.reproducer).toContain('esbmc_action_failing = 2;');
  });

  it('are floating-point numbers, to the last bit', async () => {
    const text = `double nondet_double(void);
int main(void) {
  int a[2] = {0, 0};
  double d = nondet_double();
  if (d == 0.1 + 0.2) return a[(int)(d * 10)];
  return 0;
}
`;
    expect(told(await replayed({ 'float.c': text }))).toContain('5 out-of-bounds true');
  });

  it('lead to a leak, told where it was allocated', async () => {
    const text = `#include <stdlib.h>
int nondet_int(void);
int main(void) {
  char *text = malloc(8);
  if (nondet_int() > 5) return 1;
  free(text);
  return 0;
}
`;
    expect(told(await replayed({ 'leak.c': text }))).toEqual(['4 memory-leak true']);
  });
});

describe('inputs of a harness', { timeout: 120_000 }, () => {
  const library = `#include <stddef.h>
struct node { int v; struct node *next; char name[8]; };
struct buf { char *data; size_t len, cap; int (*cb)(int); };
extern int probe(struct buf *b, int *out);
int sum(const int *a, size_t n) { int s = 0; for (size_t i = 0; i <= n; i++) s += a[i]; return s; }
int last(const char *s) { size_t i = 0; while (s[i]) i++; return s[i + 1]; }
int walk(struct node *n, int want) { while (n->v != want) n = n->next; return n->name[0]; }
void put(struct buf *b, char c) { b->data[b->len++] = c; }
int ask(struct buf *b, int x) { int o; probe(b, &o); return 10 / (b->cb(x) - o); }
`;

  it('are lengths, strings, records, callbacks and what stubs return', async () => {
    const lines = told(await replayed({ 'library.c': library }));
    expect(lines).toContain('5 out-of-bounds true');
    expect(lines).toContain('6 out-of-bounds true');
    expect(lines).toContain('7 null-dereference true');
    expect(lines).toContain('8 out-of-bounds true');
    expect(lines).toContain('9 division-by-zero true');
  });
});

describe('memory of a harness', { timeout: 120_000 }, () => {
  it('has the content that leads to the violation', async () => {
    const text = "int parse(const char *s) { return s[0] == 'a' && s[1] == 'b' ? s[4] : 0; }\n";
    const { replays } = await replayed({ 'parse.c': text });
    expect(replays.map(({ reproduced }) => reproduced)).toContain(true);
    expect(replays.map(({ reproduced }) => reproduced)).not.toContain(false);
  });

  it('may be empty', async () => {
    const text = `#include <string.h>
void fill(char *buf, size_t size, char with) { memset(buf, with, size + 1); }
`;
    expect(told(await replayed({ 'fill.c': text }))).toEqual(['2 out-of-bounds true']);
  });
});

describe('inputs that are shown rounded', { timeout: 120_000 }, () => {
  it('refute nothing', async () => {
    const text = `struct pair { double d; int at; };
struct pair nondet_pair(void);
static int table[5];
int main(void) {
  struct pair p = nondet_pair();
  return p.d > 3.25 && p.d < 3.2500000000000009 ? table[p.at] : 0;
}
`;
    const lines = told(await replayed({ 'pair.c': text }));
    expect(lines).toContain('6 out-of-bounds null');
    expect(lines).not.toContain('6 out-of-bounds false');
  });
});

describe('what may be run', { timeout: 120_000 }, () => {
  const text = 'int main(void) { int a[2] = {0, 0}; int n = 2; return a[n]; }\n';

  it('is nothing where that is not allowed', async () => {
    expect(told(await replayed({ 'a.c': text }, { mayRun: false }))).toEqual(['1 out-of-bounds null']);
  });

  it('is nothing that names functions which reach beyond the process, but where it is contained', async () => {
    const acting = `#include <stdlib.h>\nvoid clean(void) { system("rm -r x"); }\n${text}`;
    const run = async (isContained: boolean) => told(await replayed({ 'a.c': acting }, { isContained }));
    expect(await run(false)).toContain('3 out-of-bounds null');
    expect(await run(true)).toContain('3 out-of-bounds true');
  });
});

describe('a reproducer', { timeout: 120_000 }, () => {
  it('of a function, with a file that is linked to it, needs nothing but the project', async () => {
    const files = {
      'src/at.c': '#include "get.h"\nint at(const int *v, int n) { return n > 0 ? get(v, n) : 0; }\n',
      'src/get.c': '#include "get.h"\nint get(const int *v, int n) { return v[n]; }\n',
      'src/get.h': 'int get(const int *v, int n);\n',
    };
    const { replays } = await replayed(files);
    const program = replays.find(({ request: { setup }, reproduced }) => {
      return setup.unit.entry === 'at' && reproduced === true;
    })?.reproducer;
    expect(await byHand(files, program ?? '')).toMatch(/AddressSanitizer[\s\S]*src\/get\.c:2/);
  });
});

describe('a reproducer that is kept', { timeout: 120_000 }, () => {
  it('compiles and crashes by the commands at its top', async () => {
    const text = 'int nondet_int(void);\nint main(void) { int a[2] = {0, 0}; return a[nondet_int()]; }\n';
    const { replays, root } = await replayed({ 'src/it is.c': text });
    const [first] = replays;
    if (first === undefined) throw new Error('nothing was found');
    const folder = await mkdtemp(join(tmpdir(), 'test-kept-'));
    const keeper = reproducerKeeper(
      { replay: () => Promise.resolve(first) },
      { fuzz: () => Promise.resolve(notFuzzed) },
    );
    await keeper.replayer.replay(first.request);
    await keeper.keepReproducers(folder);
    const kept = await readFile(join(folder, '1_it_is_2_out-of-bounds.c'), 'utf8');
    const [compile = '', run = ''] = kept
      .split('\n')
      .flatMap((line) => /^ \* {3}(\S.*)$/.exec(line)?.[1] ?? []);
    await promisify(execFile)('sh', ['-c', compile], { cwd: root });
    await expect(promisify(execFile)('sh', ['-c', run], { cwd: root })).rejects.toThrow(
      /runtime error: index/,
    );
    await rm(folder, { recursive: true });
  });
});

const complaint = /Sanitizer|runtime error/;

/** What a reproducer's run writes to stderr, compiled among these files and started by the commands at its top. */
async function byHand(files: Record<string, string>, reproducer: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-by-hand-'));
  for (const [path, text] of Object.entries({ ...files, 'reproducer.c': reproducer })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const commands = reproducer.split('\n').flatMap((line) => /^ \* {3}(\S.*)$/.exec(line)?.[1] ?? []);
  const run = promisify(execFile);
  await run('sh', ['-c', commands[0] ?? 'false'], { cwd: folder });
  const stderr = await run('sh', ['-c', commands[1] ?? 'false'], { cwd: folder }).then(
    (result) => result.stderr,
    (error: { stderr: string }) => error.stderr,
  );
  await rm(folder, { recursive: true });
  return stderr;
}
