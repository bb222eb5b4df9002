import { mayPush } from '../engine/may-push.ts';
import { moveRef } from '../engine/move-ref.ts';
import { isRefName, objectType } from '../git/bare-repository.ts';
import { readCommit } from '../git/read-commit.ts';
import { readRef } from '../git/read-refs.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, noContent, ok, read, repositoryOf, tokenOf, write } from '../http/call.ts';
import { forbidden, notFound, Refusal } from '../http/refusal.ts';
import { commitJson } from '../json/commit-json.ts';
import { repositoryApi } from '../json/repository-json.ts';

const REFS = '/repos/{owner}/{repo}/git/refs';

export const refRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/git/ref/{ref}',
    access: read('contents'),
    handle: getRef,
  },
  { method: 'POST', template: REFS, access: write('read', 'contents'), handle: createRef },
  { method: 'PATCH', template: `${REFS}/{ref}`, access: write('read', 'contents'), handle: updateRef },
  { method: 'DELETE', template: `${REFS}/{ref}`, access: write('read', 'contents'), handle: deleteRef },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/branches/{branch}',
    access: read('contents'),
    handle: getBranch,
  },
];

const fullRef = (call: Call): string => `refs/${call.params.ref ?? ''}`;

const shaOf = (call: Call, ref: string): Promise<string | undefined> =>
  readRef(repositoryOf(call).folder, ref);

async function refJson(call: Call, ref: string, sha: string): Promise<Record<string, unknown>> {
  const api = repositoryApi(call.world, repositoryOf(call));
  const type = (await objectType(repositoryOf(call).folder, sha)) ?? 'commit';
  return {
    ref,
    node_id: `REF_${Buffer.from(`${repositoryOf(call).id}:${ref}`).toString('base64url')}`,
    url: `${api}/git/${encodeURI(ref)}`,
    object: { sha, type, url: `${api}/git/${type}s/${sha}` },
  };
}

async function getRef(call: Call): Promise<Answer> {
  const sha = await shaOf(call, fullRef(call));
  if (sha === undefined) throw notFound();
  return ok(await refJson(call, fullRef(call), sha));
}

async function createRef(call: Call): Promise<Answer> {
  const { ref, sha } = call.body as { ref: string; sha: string };
  const { folder } = repositoryOf(call);
  if (!ref.startsWith('refs/') || ref.split('/').length < 3)
    throw new Refusal(422, "Reference name must start with 'refs/' and contain at least one slash.");
  if (!(await isRefName(folder, ref)) || ref.startsWith('refs/pull/'))
    throw new Refusal(422, `${ref} is not a valid ref name.`);
  if ((await objectType(folder, sha)) === undefined) throw new Refusal(422, 'Object does not exist');
  if ((await shaOf(call, ref)) !== undefined) throw new Refusal(422, 'Reference already exists');
  await move(call, ref, sha, false);
  return created(await refJson(call, ref, sha));
}

async function updateRef(call: Call): Promise<Answer> {
  const { sha, force = false } = call.body as { sha: string; force?: boolean };
  const ref = fullRef(call);
  if ((await shaOf(call, ref)) === undefined) throw new Refusal(422, 'Reference does not exist');
  if ((await objectType(repositoryOf(call).folder, sha)) === undefined)
    throw new Refusal(422, 'Object does not exist');
  await move(call, ref, sha, force);
  return ok(await refJson(call, ref, sha));
}

async function deleteRef(call: Call): Promise<Answer> {
  const ref = fullRef(call);
  if ((await shaOf(call, ref)) === undefined) throw new Refusal(422, 'Reference does not exist');
  if (ref === `refs/heads/${repositoryOf(call).defaultBranch}`)
    throw new Refusal(422, 'Cannot delete the default branch');
  await move(call, ref, null, true);
  return noContent();
}

async function move(call: Call, ref: string, sha: string | null, force: boolean): Promise<void> {
  if (ref.startsWith('refs/pull/')) throw new Refusal(422, 'Reference cannot be updated');
  if (!mayPush(call.world, repositoryOf(call), tokenOf(call), ref.replace(/^refs\/heads\//, '')))
    throw forbidden('Resource not accessible by personal access token');
  const refused = await moveRef(call.world, repositoryOf(call), tokenOf(call), ref, sha, { force });
  if (refused === 'classic') throw new Refusal(422, 'Changes must be made through a pull request.');
  if (refused === 'ruleset')
    throw new Refusal(
      422,
      'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    );
  if (refused === 'not-fast-forward') throw new Refusal(422, 'Update is not a fast forward');
  if (refused === 'workflows') throw forbidden('Resource not accessible by integration');
}

async function getBranch(call: Call): Promise<Answer> {
  const { world } = call;
  const repository = repositoryOf(call);
  const name = call.params.branch ?? '';
  const sha = await shaOf(call, `refs/heads/${name}`);
  if (sha === undefined) throw notFound('Branch not found');
  const api = repositoryApi(world, repository);
  const protection = repository.protections.get(name);
  const contexts = [...(protection?.requiredChecks ?? [])];
  return ok({
    name,
    commit: commitJson(world, repository, await readCommit(repository.folder, sha)),
    _links: {
      self: `${api}/branches/${encodeURIComponent(name)}`,
      html: `${world.url}/${repository.owner.login}/${repository.name}/tree/${encodeURI(name)}`,
    },
    protected: protection !== undefined,
    protection: {
      enabled: protection !== undefined,
      required_status_checks: {
        enforcement_level: contexts.length > 0 ? 'non_admins' : 'off',
        contexts,
        checks: contexts.map((context) => ({ context, app_id: null })),
      },
    },
    protection_url: `${api}/branches/${encodeURIComponent(name)}/protection`,
  });
}
