import { describe, expect, it } from 'vitest';
import { readTrigger } from '../../../src/adapters/github/read-trigger.ts';
import { ConfigurationError } from '../../../src/domain/errors.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);
const none = '0'.repeat(40);

const pull = {
  number: 7,
  head: { sha, repo: { id: 2 } },
  base: { repo: { id: 1 } },
};

const run = {
  id: 5,
  event: 'pull_request',
  conclusion: 'failure',
  head_sha: sha,
  head_branch: 'topic/ünïcode #1',
  head_repository: { id: 2, owner: { login: 'eve' } },
};

const read = (event: string, payload: unknown, consent = false) => readTrigger(event, payload, consent);
const readRun = (over = {}, action = 'completed') =>
  read('workflow_run', { action, workflow_run: { ...run, ...over } });

describe('a pull request', () => {
  it.each(['opened', 'synchronize', 'reopened', 'ready_for_review'])('is verified when %s', (action) => {
    const trigger = read('pull_request', { action, pull_request: pull });
    expect(trigger).toEqual({ event: 'pull-request', number: 7, headSha: sha });
  });

  it('is verified when its fork was deleted', () => {
    const deleted = { ...pull, head: { sha, repo: null } };
    expect(read('pull_request', { action: 'opened', pull_request: deleted })).toMatchObject({ number: 7 });
  });

  it.each(['edited', 'labeled', 'closed', 'converted_to_draft'])('is left alone when %s', (action) => {
    const trigger = read('pull_request', { action, pull_request: pull });
    expect(trigger).toMatchObject({ event: 'ignored', reasonCode: 'unsupported-action' });
  });

  it('as pull_request_target needs consent', () => {
    const payload = { action: 'opened', pull_request: pull };
    expect(read('pull_request_target', payload)).toMatchObject({
      event: 'refused',
      reasonCode: 'pull-request-target',
    });
    expect(read('pull_request_target', payload, true)).toMatchObject({ event: 'pull-request' });
  });
});

describe('other events', () => {
  it('a merge group and a push are verified', () => {
    expect(read('merge_group', { merge_group: { head_sha: sha, base_sha: other } })).toEqual({
      event: 'merge-group',
      baseSha: other,
      headSha: sha,
    });
    expect(read('push', { before: other, after: sha })).toEqual({ event: 'push', before: other, after: sha });
    expect(read('push', { before: none, after: sha })).toMatchObject({ before: null });
  });

  it('a deleted branch and unknown events are ignored', () => {
    expect(read('push', { before: sha, after: none })).toMatchObject({ reasonCode: 'branch-deleted' });
    expect(read('push', { before: sha, after: other, deleted: true })).toMatchObject({ event: 'ignored' });
    expect(read('watch\n::error::x', {})).toMatchObject({
      event: 'ignored',
      message: 'nothing to do on the event watch???error??x',
    });
  });

  it.each(['pull_request', 'merge_group', 'push', 'workflow_run'])(
    '%s must be what GitHub sends',
    (event) => {
      for (const payload of [null, [], {}, { action: 3 }, { before: 'x', after: `${sha}\n` }]) {
        expect(() => read(event, payload)).toThrow(ConfigurationError);
      }
    },
  );
});

describe('a finished analysis', () => {
  it.each([
    ['success', true],
    ['failure', false],
  ])('that ended as %s is reported', (conclusion, isGreen) => {
    expect(readRun({ conclusion })).toEqual({
      event: 'finished-analysis',
      runId: 5,
      isGreen,
      headSha: sha,
      headBranch: 'topic/ünïcode #1',
      headRepository: { id: 2, owner: 'eve' },
    });
  });

  it.each([null, 'cancelled', 'skipped', 'action_required', 'timed_out', 'startup_failure'])(
    'that ended as %s has no result',
    (conclusion) => {
      expect(readRun({ conclusion })).toMatchObject({ event: 'ignored', reasonCode: 'unfinished-run' });
    },
  );

  it.each(['push', 'pull_request_target', 'workflow_dispatch', 'schedule', 'merge_group'])(
    'of a %s is nobody to report to',
    (event) => {
      expect(readRun({ event })).toMatchObject({ event: 'ignored', reasonCode: 'unsupported-run' });
    },
  );

  it('is waited for', () => {
    expect(readRun({ conclusion: null }, 'requested')).toMatchObject({ reasonCode: 'unsupported-action' });
  });

  it('may have lost its fork, or its owner', () => {
    expect(readRun({ head_repository: null })).toMatchObject({ headRepository: null });
    expect(readRun({ head_repository: { id: 2, owner: null } })).toMatchObject({ headRepository: null });
    expect(readRun({ head_branch: null })).toMatchObject({ event: 'ignored' });
  });

  it.each([{ head_sha: 'main' }, { id: 0 }, { head_repository: { id: '2', owner: { login: 'eve' } } }])(
    'must be what GitHub sends: %o',
    (over) => {
      expect(() => readRun(over)).toThrow(ConfigurationError);
    },
  );
});

describe('a comment', () => {
  const comment = { id: 9, body: '/esbmc-fix', user: { id: 3, login: 'wendy', type: 'User' } };
  const issue = { number: 7, pull_request: {} };
  const inConversation = (over = {}, action = 'created', on: object = issue) =>
    read('issue_comment', { action, issue: on, comment: { ...comment, ...over } });
  const onDiff = (over = {}, pullRequest: object = pull) =>
    read('pull_request_review_comment', {
      action: 'created',
      pull_request: pullRequest,
      comment: { ...comment, ...over },
    });

  it('in the conversation is read', () => {
    expect(inConversation()).toEqual({
      event: 'comment',
      number: 7,
      id: 9,
      threadId: null,
      place: 'conversation',
      author: { id: 3, login: 'wendy' },
      body: '/esbmc-fix',
      isReadOnly: false,
    });
    expect(inConversation({ body: null })).toMatchObject({ body: '' });
  });

  it('on the diff names its thread, and whether the run may write', () => {
    const own = { ...pull, head: { ...pull.head, repo: { id: 1 } } };
    expect(onDiff({ in_reply_to_id: 5 }, own)).toMatchObject({
      place: 'diff',
      threadId: 5,
      isReadOnly: false,
    });
    expect(onDiff()).toMatchObject({ threadId: null, isReadOnly: true });
    expect(onDiff({}, { ...pull, head: { sha, repo: null } })).toMatchObject({ isReadOnly: true });
  });

  it.each(['edited', 'deleted', 'pinned'])('is none when %s', (action) => {
    expect(inConversation({}, action)).toMatchObject({ event: 'ignored', reasonCode: 'unsupported-action' });
  });

  it('on an issue, of a bot or of nobody is ignored', () => {
    expect(inConversation({}, 'created', { number: 7 })).toMatchObject({ reasonCode: 'no-pull-request' });
    for (const user of [null, { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' }]) {
      expect(inConversation({ user })).toMatchObject({ event: 'ignored', reasonCode: 'bot' });
      expect(onDiff({ user })).toMatchObject({ event: 'ignored', reasonCode: 'bot' });
    }
  });

  it.each([{ id: '9' }, { user: 'wendy' }, { body: 3 }, { in_reply_to_id: 'x' }])(
    'must be what GitHub sends: %o',
    (over) => {
      expect(() => onDiff(over)).toThrow(ConfigurationError);
    },
  );
});
