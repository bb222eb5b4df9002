import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseReport } from '../support/json-report.ts';
import { testSandbox } from '../support/sandbox.ts';
import { pullRequest } from './scenario.ts';

const program = (limit: number) => `extern int nondet_int(void);
int table[4];
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > ${limit})
    return 1;
  return table[i];
}
`;

const hasNamespaces = (await testSandbox()).state.level === 'namespaces';

/** Starts Node where nobody can make namespaces. A shell would drop the inputs, whose names have hyphens. */
const withoutNamespaces = `
const { spawnSync } = require('node:child_process');
const inner = \`
  require('node:fs').writeFileSync('/proc/sys/user/max_user_namespaces', '0');
  const { status } = require('node:child_process').spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);\`;
const words = ['--user', '--map-root-user', process.execPath, '-e', inner, '--', ...process.argv.slice(2)];
process.exit(spawnSync('unshare', words, { stdio: 'inherit' }).status ?? 1);
`;

test.skipIf(!hasNamespaces)('in namespaces a finding is reproduced, and the log says where', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4) });
  const run = await scenario.run();
  expect(run.log).toContain('Sandbox: namespaces (');
  expect(run.log).toContain('Code of the project is run to reproduce findings: it runs in namespaces.');
  expect(parseReport(run.report ?? '').findings).toMatchObject([{ line: 8, reproduced: true }]);
});

test('without namespaces nothing runs beside a token that may write, and the log says why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-no-namespaces-'));
  const node = join(folder, 'node');
  await writeFile(node, `#!${process.execPath}\n${withoutNamespaces}`, { mode: 0o755 });
  try {
    await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4) });
    const run = await scenario.run({ node });
    expect(run.log).not.toContain('Sandbox: namespaces');
    expect(run.log).toMatch(/^Sandbox: .*no namespaces: /m);
    expect(run.log).toMatch(/^No code of the project is run, so that no finding is reproduced: /m);
    expect(parseReport(run.report ?? '').findings).toMatchObject([{ line: 8, reproduced: null }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
