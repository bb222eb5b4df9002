import { describe, expect, it } from 'vitest';
import { type CodeRunFacts, mayRunCode } from '../../src/domain/may-run-code.ts';

/** The pull request of a fork, in the analyze workflow of docs/setup.md, on GitHub's own machine. */
const fork: CodeRunFacts = {
  event: 'pull_request',
  sandbox: 'limits',
  isHosted: true,
  isOwnWorkflow: true,
  isFork: true,
  isPublic: true,
  isDryRun: true,
  isForRunning: false,
  hasSecrets: false,
};
const branch = { ...fork, isFork: false };

const events = [
  ...['pull_request', 'pull_request_target', 'merge_group', 'push', 'schedule', 'workflow_dispatch'],
  ...['issue_comment', 'pull_request_review_comment', 'workflow_run'],
];

describe('code of the project', () => {
  it.each(events)('runs in namespaces on %s, whatever is in reach outside of them', (event) => {
    const worst = {
      isHosted: false,
      isOwnWorkflow: false,
      isPublic: false,
      isDryRun: false,
      hasSecrets: true,
    };
    expect(mayRunCode({ ...fork, ...worst, event, sandbox: 'namespaces' }).allowed).toBe(true);
  });

  it.each(events)('does not run without any sandbox on %s', (event) => {
    expect(mayRunCode({ ...fork, event, sandbox: 'none' }).allowed).toBe(false);
  });

  it.each<[string, CodeRunFacts, boolean]>([
    ['of a fork of a public repository', fork, true],
    ['of such a fork, where the job would comment', { ...fork, isDryRun: false }, true],
    ['of a fork of a private repository, in a job for reading', { ...fork, isPublic: false }, true],
    ['of a fork of a private repository', { ...fork, isPublic: false, isDryRun: false }, false],
    ['of a branch, in a job for reading', branch, true],
    ['of a branch, where the token may write', { ...branch, isDryRun: false }, false],
    ['of a fork, on a machine that stays', { ...fork, isHosted: false }, false],
    ["of a fork, in a workflow that is somebody else's", { ...fork, isOwnWorkflow: false }, false],
    ['of a branch, beside the key of a model', { ...branch, hasSecrets: true }, false],
    ['of a fork, beside a secret', { ...fork, hasSecrets: true }, false],
    ['of the default branch at night', { ...branch, event: 'schedule', isDryRun: false }, true],
    ['at night, on a machine that stays', { ...branch, event: 'schedule', isHosted: false }, true],
    ['at night, beside the key of a model', { ...branch, event: 'schedule', hasSecrets: true }, false],
    ['after a push', { ...branch, event: 'push' }, false],
    ['of a merge queue', { ...branch, event: 'merge_group' }, false],
    ['on demand', { ...branch, event: 'workflow_dispatch' }, false],
    ['after a comment', { ...fork, event: 'issue_comment' }, false],
    ['in the job that accepts a fix', { ...fork, event: 'issue_comment', isForRunning: true }, true],
    [
      'in that job, beside the key of a model',
      { ...fork, event: 'issue_comment', isForRunning: true, hasSecrets: true },
      false,
    ],
    ['on pull_request_target', { ...fork, event: 'pull_request_target' }, false],
    ['in a report', { ...fork, event: 'workflow_run' }, false],
  ])('under limits, %s: %#', (_, facts, expected) => {
    expect(mayRunCode(facts).allowed).toBe(expected);
  });

  it('says why not, in one line that starts no command', () => {
    const { reason } = mayRunCode({ ...fork, event: 'x\n::error::y' });
    expect(reason).not.toMatch(/[\n:]/);
  });
});
