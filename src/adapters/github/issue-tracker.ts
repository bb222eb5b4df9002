import type { CodeHost } from '../../review/code-host.ts';
import type { IssueTracker, TrackedIssue } from '../../scan/issue-tracker.ts';
import { inOurWords } from './host-error.ts';
import { pageSize } from './host-limits.ts';
import { type ClientOptions, createClient } from './octokit-client.ts';

/** The issues of a repository on GitHub; comments on them go through the host, as those of pull requests do. */
export function createIssueTracker(
  options: ClientOptions & { readonly owner: string; readonly repo: string },
  { ownAuthorId, createIssueComment, issueComments }: CodeHost,
): IssueTracker {
  const client = createClient(options);
  const { rest } = client;
  const place = { owner: options.owner, repo: options.repo };
  return {
    ownAuthorId,
    createIssueComment,
    issueComments,

    issuesWithLabel: (labels) =>
      inOurWords('list the issues', async () => {
        const issues = await client.paginate(rest.issues.listForRepo, {
          ...place,
          labels,
          state: 'all',
          sort: 'created',
          direction: 'asc',
          per_page: pageSize,
        });
        return issues.filter((issue) => issue.pull_request === undefined).map(trackedIssue);
      }),

    createIssue: (text, label) =>
      inOurWords('create an issue', async () => {
        const { data } = await rest.issues.create({ ...place, ...text, labels: [label] });
        return trackedIssue(data);
      }),

    updateIssue: (number, text, state) =>
      inOurWords('update an issue', async () => {
        await rest.issues.update({ ...place, issue_number: number, ...text, state });
      }),
  };
}

interface IssueJson {
  readonly number: number;
  readonly user: { readonly id: number } | null;
  readonly state: string;
  readonly body?: string | null | undefined;
  readonly html_url: string;
}

function trackedIssue({ number, user, state, body, html_url: url }: IssueJson): TrackedIssue {
  return {
    number,
    // A deleted account has no id; 0 is nobody's.
    authorId: user?.id ?? 0,
    state: state === 'open' ? 'open' : 'closed',
    body: body ?? '',
    url,
  };
}
