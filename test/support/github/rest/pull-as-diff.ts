import { pullDiff } from '../engine/pull-diff.ts';
import { git } from '../git/run-git.ts';
import type { Answer, Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { PullRequest } from '../state/pull-request.ts';

const DIFF_MEDIA_TYPE = /application\/vnd\.github(?:\.v3)?\.(diff|patch)\b/;

export const isDiffWanted = (accept: string): boolean => DIFF_MEDIA_TYPE.test(accept);

/** The whole diff as text; 406 above 300 files or 20,000 lines. */
export async function pullAsDiff(call: Call, pull: PullRequest): Promise<Answer> {
  const { limits } = call.world;
  const files = await pullDiff(pull);
  const lines = files.reduce((total, file) => total + file.additions + file.deletions, 0);
  if (files.length > limits.diffFiles) {
    throw tooLarge(
      `files (${limits.diffFiles}). Consider using 'List pull requests files' API or locally cloning the repository instead.`,
    );
  }
  if (lines > limits.diffLines) throw tooLarge(`lines (${limits.diffLines})`);
  const text = await git(pull.repository.folder, [
    'diff',
    '--no-color',
    '--no-ext-diff',
    '-M',
    '--full-index',
    pull.mergeBase,
    pull.headSha,
  ]);
  return {
    status: 200,
    body: `${text}\n`,
    headers: { 'content-type': 'application/vnd.github.v3.diff; charset=utf-8' },
  };
}

function tooLarge(what: string): Refusal {
  return new Refusal(406, `Sorry, the diff exceeded the maximum number of ${what}`, {
    errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
    documentation: 'https://docs.github.com/rest/pulls/pulls#list-pull-requests-files',
  });
}
