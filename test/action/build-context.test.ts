import { expect, test } from 'vitest';
import { parseReport } from '../support/json-report.ts';
import { pullRequest } from './scenario.ts';

const program = (mask: string) => `#include "config.h"
#include <table.h>
int main(int argc, char **argv)
{
  (void)argv;
  return table[argc & ${mask}];
}
`;

const project = { 'src/a.c': program('(SIZE - 1)'), 'include/table.h': 'static int table[SIZE];\n' };

/** What `cmake -B build` would leave: a header, and how files are compiled. */
const built = (size: number) => (workspace: string) => ({
  'build/config.h': `#define SIZE ${size}\n`,
  'build/compile_commands.json': JSON.stringify([
    {
      directory: `${workspace}/build`,
      file: `${workspace}/src/a.c`,
      arguments: ['cc', `-I${workspace}/include`, '-I.', '-c', `${workspace}/src/a.c`],
    },
  ]),
});

test('what a build left in the checkout counts for both versions', async () => {
  await using scenario = await pullRequest(project, { 'src/a.c': program('SIZE') });
  const run = await scenario.run({ built: built(4) });
  expect(parseReport(run.report ?? '').findings).toMatchObject([
    { file: 'src/a.c', line: 6, kind: 'out-of-bounds', status: 'introduced' },
  ]);
  expect(run.outputs).toMatchObject({ conclusion: 'failure' });
  expect(run.summary).toContain('build/config.h');
  expect(run.summary).toContain('is in no commit');
  expect(run.summary).toContain('build/compile_commands.json');
});

test('without the build the file is not checked, and what is missing is said', async () => {
  await using scenario = await pullRequest(project, { 'src/a.c': program('SIZE') });
  const run = await scenario.run();
  expect(run.outputs).toMatchObject({ conclusion: 'neutral' });
  expect(run.summary).toContain('config.h was not found; src/a.c:1 includes it.');
  expect(run.summary).toContain('when a project is configured');
});

test('a header that a build leaves may read nothing of the machine', async () => {
  await using scenario = await pullRequest(project, { 'src/a.c': program('SIZE') });
  const poisoned = (workspace: string) => ({
    ...built(4)(workspace),
    'build/config.h': '#include "/etc/passwd"\n',
  });
  const run = await scenario.run({ built: poisoned });
  expect(run.outputs).toMatchObject({ conclusion: 'neutral' });
  expect(run.summary).toContain('outside of the repository');
  expect(run.log + run.summary + run.report).not.toContain('root:x');
});

test('the configuration is the base’s: what the pull request writes there changes nothing', async () => {
  const config = (lines: string) => ({ '.github/esbmc.yml': lines });
  await using scenario = await pullRequest(
    { ...project, ...config('fail-on: any\ninclude-dirs: [include]\n') },
    { 'src/a.c': program('SIZE'), ...config('fail-on: never\ncompile-commands: gone.json\n') },
  );
  const run = await scenario.run({ built: built(4) });
  expect(run.outputs).toMatchObject({ conclusion: 'failure' });
  const workflow = await scenario.run({ built: built(4), inputs: { 'fail-on': 'never' } });
  expect(workflow.outputs).toMatchObject({ conclusion: 'success' });
});

test('compile commands that the base names must be there, unless no C changed', async () => {
  const config = { '.github/esbmc.yml': 'compile-commands: out/compile_commands.json\n' };
  await using scenario = await pullRequest({ ...project, ...config }, { 'src/a.c': program('SIZE') });
  const run = await scenario.run();
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ 'reason-code': 'configuration' });
  expect(run.log).toContain('compile-commands: out/compile_commands.json: there is no such file');
  await using other = await pullRequest({ ...project, ...config }, { 'notes.md': 'x\n' });
  expect((await other.run()).outputs).toMatchObject({ decision: 'nothing-to-check' });
});
