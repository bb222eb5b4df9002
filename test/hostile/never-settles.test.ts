import { expect, test } from 'vitest';
import { pullRequest } from '../action/scenario.ts';

test('an answer that never comes ends the run red, and not with the event loop', async () => {
  await using scenario = await pullRequest({}, { 'a.c': 'int main(void) { return 0; }\n' });
  const silent = `import files from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
    const { readFile } = files;
    files.readFile = (path, ...more) =>
      String(path).endsWith('event.json') ? new Promise(() => {}) : readFile(path, ...more);
    syncBuiltinESMExports();`;
  const run = await scenario.run({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(silent)}` },
  });
  expect(run.exitCode).toBe(1);
  expect(run.log).toContain('ended before it was done');
  expect(run.outputs.conclusion).toBeUndefined();
});
