import { submittedComments } from '../engine/add-review.ts';
import { openPull } from '../engine/open-pull.ts';
import { pullDiff } from '../engine/pull-diff.ts';
import { branchTip, commitsBetween } from '../git/bare-repository.ts';
import { readCommits } from '../git/read-commit.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, ok, read, repositoryOf, tokenOf, write } from '../http/call.ts';
import { paginate } from '../http/paginate.ts';
import { forbidden, validationFailed } from '../http/refusal.ts';
import { commitJson } from '../json/commit-json.ts';
import { diffEntryJson } from '../json/diff-entry-json.ts';
import { pullJson, pullSimpleJson } from '../json/pull-json.ts';
import { reviewCommentJson } from '../json/review-json.ts';
import { pullOf } from './find.ts';
import { isDiffWanted, pullAsDiff } from './pull-as-diff.ts';

const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';

export const pullRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/pulls',
    access: read('pull_requests'),
    handle: listPulls,
  },
  {
    method: 'POST',
    template: '/repos/{owner}/{repo}/pulls',
    access: write('read', 'pull_requests'),
    handle: createPull,
  },
  { method: 'GET', template: PULL, access: read('pull_requests', 'contents'), handle: getPull },
  { method: 'GET', template: `${PULL}/files`, access: read('pull_requests'), handle: listFiles },
  { method: 'GET', template: `${PULL}/commits`, access: read('pull_requests'), handle: listCommits },
  { method: 'GET', template: `${PULL}/comments`, access: read('pull_requests'), handle: listReviewComments },
];

interface NewPullBody {
  readonly title?: string;
  readonly body?: string;
  readonly head: string;
  readonly base: string;
  readonly draft?: boolean;
}

/** Between branches of this repository; from a fork, `head` would have its owner before a colon. */
async function createPull(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const { title = '', body, head, base, draft = false } = call.body as NewPullBody;
  const { kind, account } = tokenOf(call);
  if (kind === 'actions' && !repository.actionsMayOpenPulls)
    throw forbidden('GitHub Actions is not permitted to create or approve pull requests.');
  const headRef = head.replace(`${repository.owner.login}:`, '');
  for (const [field, ref] of [
    ['head', headRef],
    ['base', base],
  ] as const) {
    if ((await branchTip(repository.folder, ref)) === undefined)
      throw validationFailed({ resource: 'PullRequest', field, code: 'invalid' });
  }
  const isThere = [...repository.pulls.values()].some(
    (one) => one.issue.state === 'open' && one.headRef === headRef && one.baseRef === base,
  );
  if (isThere) {
    const message = `A pull request already exists for ${repository.owner.login}:${headRef}.`;
    throw validationFailed({ resource: 'PullRequest', field: 'base', code: 'custom', message });
  }
  const pull = await openPull(call.world, repository, {
    ...{ title, head: headRef, base, isDraft: draft, author: account, headRepository: repository },
    ...(body === undefined ? {} : { body }),
    maintainerCanModify: false,
  });
  return created(await pullJson(call.world, pull));
}

async function getPull(call: Call): Promise<Answer> {
  const pull = pullOf(call);
  return isDiffWanted(call.accept) ? pullAsDiff(call, pull) : ok(await pullJson(call.world, pull));
}

function listPulls(call: Call): Answer {
  const state = call.query.get('state') ?? 'open';
  const [head, base] = [call.query.get('head'), call.query.get('base')];
  const pulls = [...repositoryOf(call).pulls.values()]
    .filter((one) => state === 'all' || one.issue.state === state)
    .filter((one) => head === null || `${one.headOwner}:${one.headRef}` === head)
    .filter((one) => base === null || one.baseRef === base);
  const isAscending = call.query.get('direction') === 'asc';
  return paginate(call, isAscending ? pulls : pulls.reverse(), (pull) => pullSimpleJson(call.world, pull));
}

/** At most 3,000 files in all; what is beyond is left out without a word, as on github.com. */
async function listFiles(call: Call): Promise<Answer> {
  const pull = pullOf(call);
  const files = (await pullDiff(pull)).slice(0, call.world.limits.pullFiles);
  return paginate(call, files, (file) => diffEntryJson(call.world, pull.repository, file, pull.headSha));
}

/** At most 250 commits. */
async function listCommits(call: Call): Promise<Answer> {
  const { repository, mergeBase, headSha } = pullOf(call);
  const shas = await commitsBetween(repository.folder, mergeBase, headSha);
  const commits = await readCommits(repository.folder, shas.slice(0, call.world.limits.compareCommits));
  return paginate(call, commits, (commit) => commitJson(call.world, repository, commit));
}

function listReviewComments(call: Call): Answer {
  const comments = submittedComments(pullOf(call)).filter(
    (one) => one.updatedAt >= (call.query.get('since') ?? ''),
  );
  const isDescending = call.query.get('sort') !== null && call.query.get('direction') !== 'asc';
  return paginate(call, isDescending ? comments.reverse() : comments, (comment) =>
    reviewCommentJson(call.world, comment),
  );
}
