import { labelNamed, openIssue, setIssueState } from '../engine/open-issue.ts';
import { roleOf } from '../http/authorize.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, noContent, ok, read, repositoryOf, tokenOf, write } from '../http/call.ts';
import { paginate } from '../http/paginate.ts';
import { forbidden, notFound, validationFailed } from '../http/refusal.ts';
import { issueJson, labelJson } from '../json/issue-json.ts';
import { roleIncludes } from '../state/account.ts';
import type { Issue, Label } from '../state/issue.ts';
import { register } from '../state/world.ts';
import { isBlank, isTooLong, tooLong } from './check-body.ts';
import { issueOf } from './find.ts';

const ISSUES = '/repos/{owner}/{repo}/issues';
const ISSUE = `${ISSUES}/{issue_number}`;
const LABELS = '/repos/{owner}/{repo}/labels';
const ACCESS = write('triage', 'issues', 'pull_requests');

export const issueRoutes: readonly Route[] = [
  { method: 'GET', template: ISSUES, access: read('issues', 'pull_requests'), handle: listIssues },
  { method: 'POST', template: ISSUES, access: write('read', 'issues'), handle: createIssue },
  {
    method: 'GET',
    template: ISSUE,
    access: read('issues', 'pull_requests'),
    handle: (call) => ok(issueJson(call.world, issueOf(call))),
  },
  { method: 'PATCH', template: ISSUE, access: write('read', 'issues', 'pull_requests'), handle: updateIssue },
  { method: 'PUT', template: `${ISSUE}/lock`, access: ACCESS, handle: lock },
  { method: 'DELETE', template: `${ISSUE}/lock`, access: ACCESS, handle: unlock },
  {
    method: 'GET',
    template: `${ISSUE}/labels`,
    access: read('issues', 'pull_requests'),
    handle: listLabelsOfIssue,
  },
  { method: 'POST', template: `${ISSUE}/labels`, access: ACCESS, handle: addLabels },
  { method: 'DELETE', template: `${ISSUE}/labels/{name}`, access: ACCESS, handle: removeLabel },
  { method: 'GET', template: LABELS, access: read('issues', 'pull_requests'), handle: listLabels },
  {
    method: 'POST',
    template: LABELS,
    access: write('write', 'issues', 'pull_requests'),
    handle: createLabel,
  },
  { method: 'GET', template: `${LABELS}/{name}`, access: read('issues', 'pull_requests'), handle: getLabel },
];

/** Pull requests are in it too, as on github.com; newest first. */
function listIssues(call: Call): Answer {
  const { query } = call;
  const state = query.get('state') ?? 'open';
  const labels = (query.get('labels') ?? '').split(',').filter((name) => name !== '');
  const [creator, since] = [query.get('creator'), query.get('since')];
  const issues = [...repositoryOf(call).issues.values()]
    .filter((one) => state === 'all' || one.state === state)
    .filter((one) =>
      labels.every((name) => one.labels.some((label) => label.name.toLowerCase() === name.toLowerCase())),
    )
    .filter((one) => creator === null || one.author.login.toLowerCase() === creator.toLowerCase())
    .filter((one) => since === null || one.updatedAt >= since);
  return paginate(call, query.get('direction') === 'asc' ? issues : issues.reverse(), (issue) =>
    issueJson(call.world, issue),
  );
}

interface IssueFields {
  readonly title?: string | number | null;
  readonly body?: string | null;
  readonly state?: 'open' | 'closed';
  readonly state_reason?: Issue['stateReason'];
  readonly labels?: readonly (string | { readonly name?: string })[];
  readonly assignees?: readonly string[];
}

function createIssue(call: Call): Answer {
  const { world } = call;
  const repository = repositoryOf(call);
  const token = tokenOf(call);
  const wanted = call.body as IssueFields;
  checkFields(call, wanted);
  const issue = openIssue(world, repository, {
    title: String(wanted.title),
    body: wanted.body ?? null,
    author: token.account,
    app: token.app,
    isPullRequest: false,
  });
  // labels of people without triage are dropped without a word
  if (mayTriage(call)) issue.labels = labelsOf(call, wanted.labels ?? []);
  return created(issueJson(world, issue));
}

function updateIssue(call: Call): Answer {
  const issue = issueOf(call);
  const wanted = call.body as IssueFields;
  if (!mayTriage(call) && issue.author !== tokenOf(call).account)
    throw forbidden('Must have admin rights to Repository.');
  checkFields(call, wanted);
  if (wanted.title !== undefined && wanted.title !== null) issue.title = String(wanted.title);
  if (wanted.body !== undefined) issue.body = wanted.body;
  if (wanted.labels !== undefined) issue.labels = labelsOf(call, wanted.labels);
  issue.updatedAt = call.world.identity.now();
  if (wanted.state !== undefined)
    setIssueState(call.world, issue, wanted.state, tokenOf(call).account, wanted.state_reason ?? null);
  return ok(issueJson(call.world, issue));
}

function checkFields(call: Call, { title, body }: IssueFields): void {
  const refuse = (field: string, message: string) =>
    validationFailed({ resource: 'Issue', code: 'custom', field, message });
  if (title !== undefined && title !== null && isBlank(String(title)))
    throw validationFailed({ resource: 'Issue', code: 'missing_field', field: 'title' });
  if (typeof title === 'string' && [...title].length > 256)
    throw refuse('title', 'title is too long (maximum is 256 characters)');
  if (typeof body === 'string' && isTooLong(body, call.world.limits))
    throw refuse('body', tooLong('body', call.world.limits));
}

function mayTriage(call: Call): boolean {
  const token = tokenOf(call);
  return token.kind !== 'user' || roleIncludes(roleOf(repositoryOf(call), token.account.login), 'triage');
}

const labelsOf = (call: Call, names: readonly (string | { readonly name?: string })[]): Label[] =>
  names.map((one) =>
    labelNamed(call.world, repositoryOf(call), typeof one === 'string' ? one : (one.name ?? '')),
  );

function lock(call: Call): Answer {
  const issue = issueOf(call);
  issue.isLocked = true;
  issue.lockReason = (call.body as { lock_reason?: string } | null)?.lock_reason ?? null;
  return noContent();
}

function unlock(call: Call): Answer {
  const issue = issueOf(call);
  issue.isLocked = false;
  issue.lockReason = null;
  return noContent();
}

function listLabelsOfIssue(call: Call): Answer {
  return paginate(call, issueOf(call).labels, (label) => labelJson(call.world, repositoryOf(call), label));
}

function addLabels(call: Call): Answer {
  const issue = issueOf(call);
  const body = call.body as { labels?: string[] } | string[];
  const added = labelsOf(call, Array.isArray(body) ? body : (body.labels ?? []));
  issue.labels = [...new Set([...issue.labels, ...added])];
  return ok(issue.labels.map((label) => labelJson(call.world, issue.repository, label)));
}

function removeLabel(call: Call): Answer {
  const issue = issueOf(call);
  const name = (call.params.name ?? '').toLowerCase();
  if (issue.labels.every((one) => one.name.toLowerCase() !== name)) throw notFound('Label does not exist');
  issue.labels = issue.labels.filter((one) => one.name.toLowerCase() !== name);
  return ok(issue.labels.map((label) => labelJson(call.world, issue.repository, label)));
}

function listLabels(call: Call): Answer {
  return paginate(call, [...repositoryOf(call).labels.values()], (label) =>
    labelJson(call.world, repositoryOf(call), label),
  );
}

function createLabel(call: Call): Answer {
  const { world } = call;
  const repository = repositoryOf(call);
  const {
    name,
    color = 'ededed',
    description = null,
  } = call.body as { name: string; color?: string; description?: string };
  if (repository.labels.has(name.toLowerCase()))
    throw validationFailed({ resource: 'Label', code: 'already_exists', field: 'name' });
  if (!/^[0-9a-f]{6}$/i.test(color))
    throw validationFailed({ resource: 'Label', code: 'invalid', field: 'color' });
  const label = register(
    world,
    'LA',
    'Label',
    (id, nodeId): Label => ({ id, nodeId, name, color, description }),
  );
  repository.labels.set(name.toLowerCase(), label);
  return created(labelJson(world, repository, label));
}

function getLabel(call: Call): Answer {
  const label = repositoryOf(call).labels.get((call.params.name ?? '').toLowerCase());
  if (label === undefined) throw notFound();
  return ok(labelJson(call.world, repositoryOf(call), label));
}
