import { execa } from 'execa';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/run-bundle.ts';

/** In a process of its own, as all cells are: they run the bundle inside of it, on a clock of their own. */
test('requests that fail lose and repeat nothing, no run is better than the truth, and each says what to do', async () => {
  const sample = ['--import=tsx', 'test/eval/eval.ts', 'faults', '--sample'];
  const { stdout } = await execa(process.execPath, sample, { cwd: repositoryRoot });
  expect(stdout.split('\n')).toEqual([
    'ignore GET /collaborators/{username}/permission 404: posted',
    'ignore GET /issues/{issue_number}/comments 409: job',
    'ignore POST /issues/{issue_number}/comments reset done: posted',
    'nightly POST /issues 403 permission: red',
    'nightly POST /issues 502 done: posted',
    'gate GET /pulls/{pull_number}/files truncated: red',
    'gate POST /pulls/{pull_number}/reviews 502 done: posted',
  ]);
});
