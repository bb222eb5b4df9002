import { describe, expect, it } from 'vitest';
import type { ActionsEnvironment } from '../../../src/adapters/environment.ts';
import { readCodeRunFacts } from '../../../src/adapters/github/read-code-run-facts.ts';

function pull(headRepo: { id: number } | null, isPrivate = false) {
  return {
    repository: { private: isPrivate },
    pull_request: { number: 7, head: { repo: headRepo }, base: { repo: { id: 1 } } },
  };
}

const environment: ActionsEnvironment = {
  ...{
    eventName: 'pull_request',
    payload: pull({ id: 2 }),
    owner: 'o',
    repo: 'r',
    apiUrl: '',
    serverUrl: '',
  },
  ...{ workspace: '', tempDir: '', runUrl: '', isHosted: true, branch: null, canGetTokens: false },
  workflowRef: 'o/r/.github/workflows/analyze.yml@refs/pull/7/merge',
};

function facts(changes: Partial<ActionsEnvironment> = {}, secrets = { token: 'ghs_1', modelKey: '' }) {
  const inputs = { ...secrets, isDryRun: true, isForRunning: false };
  return readCodeRunFacts({ ...environment, ...changes }, inputs);
}

describe('what is known about a run', () => {
  it('is that of a fork where the repositories differ or one is gone', () => {
    expect(facts()).toMatchObject({ event: 'pull_request', isFork: true, isPublic: true, isDryRun: true });
    expect(facts({ payload: pull(null) }).isFork).toBe(true);
    expect(facts({ payload: pull({ id: 1 }) }).isFork).toBe(false);
  });

  it('is that of a public repository only where GitHub says so', () => {
    expect(facts({ payload: pull({ id: 2 }, true) }).isPublic).toBe(false);
    expect(facts({ payload: {} })).toMatchObject({ isPublic: false, isFork: false, isOwnWorkflow: false });
  });

  it.each([
    'o/r/.github/workflows/analyze.yml@refs/heads/main',
    'other/r/.github/workflows/analyze.yml@refs/pull/7/merge',
    'o/r/.github/workflows/analyze.yml@refs/pull/77/merge',
    '',
  ])('is not its own workflow from %j', (workflowRef) => {
    expect(facts().isOwnWorkflow).toBe(true);
    expect(facts({ workflowRef }).isOwnWorkflow).toBe(false);
  });

  it("has no secrets with the job's own token, and has some with others", () => {
    expect(facts().hasSecrets).toBe(false);
    expect(facts({ canGetTokens: true }).hasSecrets).toBe(true);
    expect(facts({}, { token: 'ghs_1', modelKey: 'k' }).hasSecrets).toBe(true);
    expect(facts({}, { token: 'ghp_1', modelKey: '' }).hasSecrets).toBe(true);
    expect(facts({}, { token: 'github_pat_1', modelKey: '' }).hasSecrets).toBe(true);
  });
});
