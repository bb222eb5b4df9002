import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { CFile, CFunction } from '../../src/project/c-file.ts';
import { parseC } from '../support/parse-c.ts';

function named(file: CFile, name: string): CFunction {
  const found = file.functions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no function ${name}`);
  return found;
}

const shapeOf = ({ name, returnType, parameters, isStatic }: CFunction) =>
  `${isStatic ? 'static ' : ''}${returnType} ${name}(${parameters.map((one) => `${one.name}: ${one.type}`).join(', ')})`;

async function shapes(text: string): Promise<string[]> {
  return (await parseC(text)).functions.filter(({ isDefinition }) => isDefinition).map(shapeOf);
}

describe('functions', () => {
  test('have a place, parameters, calls and returns', async () => {
    const file = await parseC(`
static const char *find(struct list *l, int key[4], int (*eq)(int, int), unsigned n, ...)
{
  for (;;) { if (eq(key[0], n)) return l->next(lookup(l)); }
  return 0;
}
int proto(char, long *);
`);
    expect(file.functions).toHaveLength(2);
    expect(named(file, 'find')).toMatchObject({
      definer: null,
      isDefinition: true,
      isStatic: true,
      lines: { start: 2, end: 6 },
      body: { start: 3, end: 6 },
      returnType: 'const char *',
      isVariadic: true,
      calls: [
        { name: 'eq', line: 4 },
        { name: 'lookup', line: 4 },
      ],
      returns: [
        { line: 4, column: 33 },
        { line: 5, column: 3 },
      ],
      mentions: ['find', 'list', 'l', 'key', 'eq', 'n', 'lookup'],
    });
    expect(named(file, 'find').parameters).toEqual([
      { name: 'l', type: 'struct list *', isPointer: true, isArray: false, isFunctionPointer: false },
      { name: 'key', type: 'int[4]', isPointer: false, isArray: true, isFunctionPointer: false },
      { name: 'eq', type: 'int (*)(int, int)', isPointer: false, isArray: false, isFunctionPointer: true },
      { name: 'n', type: 'unsigned', isPointer: false, isArray: false, isFunctionPointer: false },
    ]);
    expect(named(file, 'proto')).toMatchObject({ isDefinition: false, body: null, calls: [] });
    expect(named(file, 'proto').parameters.map(({ name, type }) => [name, type])).toEqual([
      [null, 'char'],
      [null, 'long *'],
    ]);
  });

  test.each([
    ['no parameters', 'int f(void) { }', 'int f()'],
    ['nothing said about parameters', 'int f() { }', 'int f()'],
    ['K&R style', 'int f(a, b, c) char *a; long b; { }', 'int f(a: char *, b: long, c: )'],
    ['a function pointer as result', 'int (*f(int x))(char, int) { }', 'int (*)(char, int) f(x: int)'],
    ['a name in parentheses', 'void (f)(int x) { }', 'void f(x: int)'],
    ['a macro before it', 'EXPORT int f(int x) { }', 'int f(x: int)'],
    ['a macro among its words', 'static int __init f(void) { }', 'static int f()'],
    ['two macros', 'JNIEXPORT jint JNICALL f(JNIEnv *e) { }', 'jint f(e: JNIEnv *)'],
    [
      'a macro with arguments',
      'static void NORETURN PRINTF(1, 2)\nf(char *s, ...) { }',
      'static void f(s: char *)',
    ],
    ['a macro around its type', 'API(const char *) f(void) { }', 'API(const char *) f()'],
    ['a macro behind it', 'int f(int x) NOEXCEPT { }', 'int f(x: int)'],
    ['attributes', '__attribute__((cold)) int f(int x) __attribute__((hot(1))) ;int g(void) { }', 'int g()'],
    ['an attribute of C23', '[[nodiscard]] int f(int x) { }', 'int f(x: int)'],
    ['a macro with a K&R function', 'int ZEXPORT f(s) gzFile s; { }', 'int f(s: gzFile)'],
    [
      'a qualified pointer',
      'int f(const char *const restrict s) { }',
      'int f(s: const char *const restrict)',
    ],
    ['an array of pointers', 'int f(char *a[]) { }', 'int f(a: char *[])'],
    ['old C without a type', 'main() { }', 'int main()'],
  ])('%s', async (_, text, expected) => {
    expect(await shapes(text)).toEqual([expected]);
  });

  test('written with a macro are told with it', async () => {
    const { functions } = await parseC('TEST(list, adds)\n{ check(1); }\nDEFINE(x) { }\n');
    expect(functions.map(({ name, definer, calls }) => [name, definer, calls.length])).toEqual([
      ['TEST(list, adds)', 'TEST', 1],
      ['DEFINE(x)', 'DEFINE', 0],
    ]);
  });

  test('start with the macros before them and end with their brace', async () => {
    const { functions } = await parseC('int x;\nEXPORT\nint\nf(void)\n{\n}\nint y;\n');
    expect(functions[0]).toMatchObject({ lines: { start: 2, end: 6 }, body: { start: 5, end: 6 } });
  });

  test('have equal tokens however they are laid out, and other ones when a literal’s blank differs', async () => {
    const tokensOf = async (text: string) => (await parseC(text)).functions[0]?.tokens;
    const text = 'int f(int a){return a+ ++a;}';
    const laidOut = 'int f ( int a ) // c\n{\n  return a/* c */+ \\\n ++a ;\n}';
    expect(await tokensOf(laidOut)).toBe(await tokensOf(text));
    expect(await tokensOf(text.replace('+ ++', '++ +'))).not.toBe(await tokensOf(text));
    expect(await tokensOf('char *f() { return "a b"; }')).not.toBe(
      await tokensOf('char *f() { return "a  b"; }'),
    );
    expect(await tokensOf('int f() {\n#define A\nB; }')).not.toBe(
      await tokensOf('int f() {\n#define A B\n; }'),
    );
  });
});

describe('the preprocessor', () => {
  test('leaves all usable branches, and of halves of functions the first', async () => {
    const file = await parseC(`
#ifdef A
int f(int a) {
#else
int f(int a, int b) {
#endif
#if B
  if (a) {
#elif C
  while (a) {
#endif
    g();
  }
  return 1;
}
#ifdef W
int only_w(void) { return 1; }
#else
int not_w(void) { return 1; }
#endif
#if 0
int dead(void) { return 1; }
#endif
#ifdef __cplusplus
extern "C" {
#endif
int last(void) { return 1; }
#ifdef __cplusplus
}
#endif
`);
    expect(file.functions.map(({ name, conditions }) => [name, conditions])).toEqual([
      ['f', ['#ifdef A']],
      ['only_w', ['#ifdef W']],
      ['not_w', ['#ifdef W #else']],
      ['last', []],
    ]);
    expect(named(file, 'f').lines).toEqual({ start: 3, end: 15 });
  });

  test('declares macros; pragmas outside of functions that mean something are kept', async () => {
    const { declarations } = await parseC(
      '#define A(x) \\\n ((x) + B)\n#define C (x)\n#undef D\n#pragma once\n#pragma pack(1)\nint f(void) {\n#pragma omp x\n#define E 1\n}\n',
    );
    expect(
      declarations.map(({ kind, names, tokens, lines }) => [kind, names[0], tokens, lines.start]),
    ).toEqual([
      ['macro', 'A', '#define A( x ) ( ( x ) + B )', 1],
      ['macro', 'C', '#define C ( x )', 3],
      ['macro', 'D', '#undef D', 4],
      ['pragma', undefined, 'pack ( 1 )', 6],
      ['macro', 'E', '#define E 1', 9],
    ]);
  });

  test('includes are told in all their forms', async () => {
    const { includes } = await parseC(
      '#include <a/b.h>\n# include "c.h" // x\n%:include MACRO(1)\n/*\n#include "d.h"\n*/',
    );
    expect(includes).toEqual([
      { text: 'a/b.h', form: 'angle', line: 1 },
      { text: 'c.h', form: 'quote', line: 2 },
      { text: 'MACRO ( 1 )', form: 'computed', line: 3 },
    ]);
  });
});

test('declarations name variables, tags, typedefs and enumerators', async () => {
  const { declarations } = await parseC(`
static int x = 1, *y, z[3], proto(int);
typedef unsigned long count_t;
typedef struct node { int v; struct node *next; } node_t, *node_p;
typedef int (*callback)(int);
enum color { RED, GREEN = 2 } shade;
struct forward;
union u { int a; };
EXPORT const struct ops table = { .open = my_open, my_close };
int (*handlers[2])(int) = { a, b };
`);
  expect(declarations.map(({ kind, names, aliasOf }) => [kind, names.join(' '), aliasOf])).toEqual([
    ['global', 'x y z', null],
    ['type', 'count_t', 'unsigned long'],
    ['type', 'node node_t node_p', null],
    ['type', 'callback', null],
    ['global', 'color RED GREEN shade', null],
    ['type', 'u', null],
    ['global', 'table', null],
    ['global', 'handlers', null],
  ]);
  expect(declarations[6]?.mentions).toEqual(['EXPORT', 'ops', 'table', 'my_open', 'my_close']);
});

test.each([
  ['a parenthesis is missing', 'int g(int a { return a; }'],
  ['a brace is missing', 'int g(int a) { if (a) { return 1;'],
  ['a brace is too many', 'int g(int a) { return 1; } }'],
  ['a semicolon is missing', 'int g(int a) { return 1 }'],
  ['there are characters of no token', 'int g(int a) { return @@ $% \u0000 ??; }'],
  ['a literal is not closed', 'int g(int a) { return "x; }\n}'],
  ['it is no C', 'int g(int a) { auto f = [](auto x) -> int { return x; }; }'],
])('functions of code that does not compile are found when %s', async (_, text) => {
  const file = await parseC(`int before(void) { return 1; }\n${text}\nint after(int b) { return 2; }\n`);
  expect(file.functions.map(({ name }) => name)).toEqual(['before', 'g', 'after']);
});

test('an empty file, a byte order mark and CRLF are no obstacles', async () => {
  expect(await parseC('')).toEqual({
    functions: [],
    declarations: [],
    includes: [],
    hasMain: false,
    unread: [],
    isComplete: true,
  });
  const file = await parseC(
    '\ufeff#include "a.h"\r\n#define X \\\r\n 1\r\nint main(void)\r\n{\r\n  return X;\r\n}\r\n',
  );
  expect(file).toMatchObject({ hasMain: true, includes: [{ text: 'a.h', line: 1 }] });
  expect(file.functions[0]).toMatchObject({ lines: { start: 4, end: 7 }, returns: [{ line: 6, column: 3 }] });
});

test('a file of over 100,000 lines is read in seconds', async () => {
  const path = createRequire(import.meta.url)
    .resolve('tree-sitter-c/package.json')
    .replace('package.json', 'src/parser.c');
  const text = await readFile(path, 'utf8');
  const started = performance.now();
  const file = await parseC(text);
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(text.split('\n').length).toBeGreaterThan(100_000);
  expect(file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name)).toEqual([
    'ts_lex',
    'ts_lex_keywords',
    'tree_sitter_c',
  ]);
});

test.each([
  ['parentheses', `int f(void) { return ${'('.repeat(50_000)}1${')'.repeat(50_000)}; }`],
  ['open braces', `int f(void) ${'{'.repeat(50_000)}`],
  ['open parameters', 'int f('.repeat(20_000)],
  ['open structures', 'struct s { '.repeat(20_000)],
  ['conditionals', '#if A\n'.repeat(20_000)],
  ['branches', `#if A\n${'#elif B\n'.repeat(20_000)}#endif\n`],
  ['pragmas', '#pragma pack(1)\nint f(void) { }\n'.repeat(5_000)],
  ['declarators', `int ${'*'.repeat(50_000)}x;`],
])('nesting without end ends: %s', async (_, text) => {
  const started = performance.now();
  await parseC(text);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each([
  [
    'a macro that needs what follows',
    '#define B _Pragma(\n#define E )\nB "x" E\nint f(int *p)\n{\n  return *p;\n}\n',
    [4 + 1],
  ],
  ['a trigraph', '??=include "a.h"\nint f(int *p)\n{\n  return *p;\n}\n', [3]],
  [
    'a type whose name is a macro',
    'struct s { int a; };\nunion PACKED u { int b; };\nstruct __attribute__((packed)) t { int c; };\n',
    [],
  ],
  ['values', 'int a[] = { 1, 2 };\nint *b = (int[]){ 1 };\n', []],
  ['a linkage', 'extern "C" {\nint f(void) { return 1; }\n}\n', []],
  [
    'a function written with a macro',
    'TEST(a) { f(); }\nint g(void) { if (1) { return 2; } return 3; }\n',
    [],
  ],
])('code that belongs to no function that can be read is told: %s', async (_, text, lines) => {
  const { unread } = await parseC(text);
  expect(unread.map(({ lines: { start } }) => start)).toEqual(lines);
});
