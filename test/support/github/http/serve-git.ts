import { spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { pushableBranches } from '../engine/may-push.ts';
import { lacksWorkflows, protectedFor } from '../engine/move-ref.ts';
import { changingRefs } from '../engine/refs-changed.ts';
import { GIT_ENVIRONMENT } from '../git/run-git.ts';
import type { Repository } from '../state/repository.ts';
import { fullName } from '../state/repository.ts';
import type { Token } from '../state/token.ts';
import { levelOf } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { findRepository } from '../state/world.ts';
import { authenticate } from './authenticate.ts';
import { canSee } from './authorize.ts';
import type { Answer } from './call.ts';
import { Refusal } from './refusal.ts';

const GIT_PATH = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

export const isGitPath = (path: string): boolean => GIT_PATH.test(path);

/** Clone, fetch and push over smart HTTP: git's own `http-backend` behind GitHub's rules on who may. */
export async function serveGit(
  world: World,
  request: IncomingMessage,
  url: URL,
  bytes: Buffer,
): Promise<Answer> {
  const [, owner = '', name = '', action = ''] = GIT_PATH.exec(url.pathname) ?? [];
  try {
    const token = authenticate(world, request.headers.authorization);
    const isPush = action === 'git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
    const repository = findRepository(world, owner, name);
    checkAccess(world, token, repository, isPush);
    const run = (): Promise<Answer> =>
      httpBackend(world, repository, token, `/${action}`, request, url, bytes);
    if (action !== 'git-receive-pack' || token === null) return await run();
    return await changingRefs(world, repository, token.account, run);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const ask = error.status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
    return {
      status: error.status,
      body: error.message,
      headers: { 'content-type': 'text/plain; charset=UTF-8', ...ask },
    };
  }
}

/** Unknown and invisible repositories ask for a password first and are "not found" only with one, as on github.com. */
function checkAccess(
  world: World,
  token: Token | null,
  repository: Repository | undefined,
  isPush: boolean,
): asserts repository is Repository {
  if (repository === undefined || !canSee(token, repository)) {
    throw token === null
      ? new Refusal(401, 'Repository not found.')
      : new Refusal(404, 'Repository not found.');
  }
  if (isPush && token === null) throw new Refusal(401, 'No anonymous write access.');
  if (token === null) return;
  const denied = `Permission to ${fullName(repository)}.git denied to ${token.account.login}.`;
  const level = levelOf(token, 'contents');
  if (isPush) {
    if (pushableBranches(world, repository, token).length === 0) throw new Refusal(403, denied);
  } else if (repository.isPrivate && level === 'none') {
    throw new Refusal(403, 'Write access to repository not granted.');
  }
}

function httpBackend(
  world: World,
  repository: Repository,
  token: Token | null,
  action: string,
  request: IncomingMessage,
  url: URL,
  bytes: Buffer,
): Promise<Answer> {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const branches = token === null ? 'all' : pushableBranches(world, repository, token);
  const child = spawn('git', ['http-backend'], {
    env: {
      ...GIT_ENVIRONMENT,
      GIT_PROJECT_ROOT: world.root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: `/${fullName(repository)}.git${action}`,
      REQUEST_METHOD: request.method ?? 'GET',
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: header('content-type'),
      CONTENT_LENGTH: String(bytes.length),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
      REMOTE_USER: token?.account.login ?? '',
      REMOTE_ADDR: '127.0.0.1',
      LOCAL_GITHUB_PROTECTED: token === null ? '' : protectedFor(repository, token, 'classic').join('\n'),
      LOCAL_GITHUB_RULESET: token === null ? '' : protectedFor(repository, token, 'ruleset').join('\n'),
      LOCAL_GITHUB_ONLY: branches === 'all' ? '' : branches.join('\n'),
      LOCAL_GITHUB_NO_WORKFLOWS: token !== null && lacksWorkflows(token) ? '1' : '',
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // a backend that answers early closes its input
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(parseCgi(Buffer.concat(chunks))));
  });
}

function parseCgi(output: Buffer): Answer {
  const end = output.indexOf('\r\n\r\n');
  if (end === -1) return { status: 500, body: 'git http-backend gave no answer' };
  const headers: Record<string, string> = {};
  for (const line of output.subarray(0, end).toString('latin1').split('\r\n')) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const { status = '200', ...rest } = headers;
  return { status: Number.parseInt(status, 10), body: output.subarray(end + 4), headers: rest };
}
