import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IssueComment } from '../support/github/state/issue.ts';
import type { ReviewComment } from '../support/github/state/review.ts';
import type { Permissions } from '../support/github/state/token.ts';
import type { ActionRun } from '../support/run-action.ts';
import type { CommandScenario } from './command-scenario.ts';

/** What each job of the workflow may do: see .github/workflows/fix.yml. */
const rights: Readonly<Record<Stage, Permissions>> = {
  start: { contents: 'read', pull_requests: 'write' },
  repair: { contents: 'read', pull_requests: 'read' },
  accept: { contents: 'read', pull_requests: 'read' },
  push: { contents: 'write', pull_requests: 'write' },
  verify: { contents: 'read', pull_requests: 'write' },
};

const kept = /^esbmc-(?:repair|acceptance)\.json$|^esbmc-fix\.patch$/;

export type Stage = 'start' | 'repair' | 'accept' | 'push' | 'verify';

export interface StageOptions {
  /** What other jobs handed over, by the names of the files. */
  readonly files?: Readonly<Record<string, string>>;
  /** By which the workflow vouches for it. */
  readonly digest?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Runs one job of the fix workflow on a comment, with the token that it has there. */
export function runStage(
  scenario: CommandScenario,
  stage: Stage,
  comment: IssueComment | ReviewComment,
  { files = {}, digest = '', inputs = {} }: StageOptions = {},
): Promise<ActionRun> {
  const { github, repository } = scenario;
  const permissions = rights[stage];
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  const over = { token, inputs: { ...inputs, stage, 'handover-digest': digest }, kept };
  const run = (more: Parameters<CommandScenario['onComment']>[1]) =>
    'thread' in comment
      ? scenario.onReply(comment, { ...over, ...more })
      : scenario.onComment(comment, { ...over, ...more });
  return stage === 'push'
    ? inFolder(files, (folder) => run({ env: { GITHUB_WORKSPACE: folder } }))
    : run({ built: () => files });
}

/** The stage that may push has no checkout: what other jobs handed over is all that is there. */
async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'test-push-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
