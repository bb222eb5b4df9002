import { commitsBetween, mergeBase, resolveCommit } from '../git/bare-repository.ts';
import { diffCommits } from '../git/diff-commits.ts';
import { readCommit, readCommits } from '../git/read-commit.ts';
import { git } from '../git/run-git.ts';
import { canSee } from '../http/authorize.ts';
import type { Answer, Call } from '../http/call.ts';
import { ok, repositoryOf } from '../http/call.ts';
import { linkHeader, pageOf } from '../http/paginate.ts';
import { notFound } from '../http/refusal.ts';
import { commitJson } from '../json/commit-json.ts';
import { diffEntryJson } from '../json/diff-entry-json.ts';
import { repositoryApi, repositoryHtml } from '../json/repository-json.ts';
import type { Repository } from '../state/repository.ts';

/** BASE...HEAD, each a ref, a sha or OWNER:REF of the same network. Files are those of the merge base to HEAD, 300 at most. */
export async function compare(call: Call): Promise<Answer> {
  const { world } = call;
  const repository = repositoryOf(call);
  const { folder } = repository;
  const [baseName, headName, ...rest] = (call.params.basehead ?? '').split('...');
  if (baseName === undefined || headName === undefined || rest.length > 0) throw notFound();
  const base = await resolve(call, repository, baseName);
  const head = await resolve(call, repository, headName);
  const common = await mergeBase(folder, base, head);
  if (common === undefined) throw notFound(`No common ancestor between ${baseName} and ${headName}.`);
  const ahead = await commitsBetween(folder, base, head);
  const behind = await commitsBetween(folder, head, base);
  const { shown, headers } = commitPage(call, ahead);
  const commits = await readCommits(folder, shown);
  const files =
    pageOf(call).page === 1
      ? (await diffCommits(folder, common, head)).slice(0, world.limits.compareFiles)
      : [];
  const name = encodeURI(`${baseName}...${headName}`);
  const html = `${repositoryHtml(world, repository)}/compare/${name}`;
  return ok(
    {
      url: `${repositoryApi(world, repository)}/compare/${name}`,
      html_url: html,
      permalink_url: html,
      diff_url: `${html}.diff`,
      patch_url: `${html}.patch`,
      base_commit: commitJson(world, repository, await readCommit(folder, base)),
      merge_base_commit: commitJson(world, repository, await readCommit(folder, common)),
      status: statusOf(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: commits.map((commit) => commitJson(world, repository, commit)),
      files: files.map((file) => diffEntryJson(world, repository, file, head)),
    },
    headers,
  );
}

/** Without `page` and `per_page` the first 250 commits come at once. */
function commitPage(
  call: Call,
  shas: readonly string[],
): { shown: readonly string[]; headers: Record<string, string> } {
  if (!call.query.has('page') && !call.query.has('per_page'))
    return { shown: shas.slice(0, call.world.limits.compareCommits), headers: {} };
  const { perPage, page } = pageOf(call);
  return { shown: shas.slice((page - 1) * perPage, page * perPage), headers: linkHeader(call, shas.length) };
}

async function resolve(call: Call, repository: Repository, name: string): Promise<string> {
  const [, owner, ref = ''] = /^([^:]+):(.+)$/.exec(name) ?? [];
  if (owner === undefined) {
    const sha = await resolveCommit(repository.folder, name);
    if (sha === undefined) throw notFound();
    return sha;
  }
  const root = repository.parent ?? repository;
  const other = call.world.repositories.find(
    (one) => !one.isDeleted && one.owner.login === owner && (one === root || one.parent === root),
  );
  const sha =
    other === undefined || !canSee(call.token, other) ? undefined : await resolveCommit(other.folder, ref);
  if (other === undefined || sha === undefined) throw notFound();
  if (other !== repository)
    await git(repository.folder, [
      'fetch',
      '--quiet',
      '--no-tags',
      '--no-write-fetch-head',
      other.folder,
      sha,
    ]);
  return sha;
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged';
  if (ahead > 0) return 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}
