import { expect, test } from 'vitest';
import { needsUnitText, unitText } from '../../src/project/unit-text.ts';

const hooks =
  '#include <stdlib.h>\nstatic void *(*make)(size_t) = malloc;\nvoid *f(void) { return malloc(1); }\n';

test('allocators that are values are called by names that have a body; lines stay where they are', () => {
  const lines = unitText('/tree/a.c', hooks).split('\n');
  expect(lines[1]).toBe('#line 1 "/tree/a.c"');
  expect(lines.slice(2).join('\n')).toBe(hooks.replace('= malloc', '= esbmc_action_lib_malloc'));
});

test.each([
  ['a member', 'struct s { void (*free)(void *); };\n'],
  ['a parameter', 'void g(void *); void f(void (*free)(void *), int n) { g(free); }\n'],
  ['a call', 'void f(void *p) { free(p); }\n'],
  ['a local variable', 'int f(void) { int free = 1; return free; }\n'],
  ['a macro with parameters', '#define RELEASE(p) free(p)\n'],
])('%s is no value of the library', (_what, text) => {
  expect(needsUnitText('/tree/a.c', text, text)).toBe(false);
});

test('a member of the same name does not keep the library from being a value', () => {
  const text = 'struct s { void (*free)(void *); } hooks = { free };\n';
  expect(unitText('/tree/a.c', text)).toContain('= { esbmc_action_lib_free };');
});

test('a macro that stands for an allocator is a value', () => {
  expect(unitText('/tree/a.c', '#define my_free free\n')).toContain(
    '#define my_free esbmc_action_lib_free\n',
  );
});

test('a file whose name would end the quotes is compiled as it is', () => {
  const name = '/tree/a"\n#include "/etc/passwd';
  expect(needsUnitText(name, hooks, hooks)).toBe(false);
  expect(unitText(name, hooks)).not.toContain('passwd');
});
