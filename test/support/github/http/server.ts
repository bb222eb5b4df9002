import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationNames } from '../graphql/operation-names.ts';
import { serveGraphql } from '../graphql/serve-graphql.ts';
import { restRoutes } from '../rest/routes.ts';
import type { World } from '../state/world.ts';
import type { Answer } from './call.ts';
import type { Faults, Target } from './faults.ts';
import { underFault } from './faults.ts';
import { createRateLimits } from './rate-limits.ts';
import { readBytes } from './read-body.ts';
import type { RecordedRequest } from './record.ts';
import { routeTable } from './route-table.ts';
import { isGitPath, serveGit } from './serve-git.ts';
import type { Handled } from './serve-rest.ts';
import { REST_PREFIX, restPath, serveRest } from './serve-rest.ts';

export type RequestHook = (target: Target & { readonly path: string }) => Promise<void> | void;

export interface Serving {
  readonly world: World;
  readonly faults: Faults;
  readonly requests: RecordedRequest[];
  readonly hooks: Set<RequestHook>;
}

const GRAPHQL_PATH = '/api/graphql';
const routes = routeTable(restRoutes);

/** Starts listening on a free local port; sets the world's url. */
export async function listen(serving: Serving): Promise<Server> {
  const limits = createRateLimits();
  const server = createServer((request, response) => {
    respond(serving, limits, request, response).catch((error: unknown) => {
      serving.requests.push(recordOf(request, { route: 'crash' }, 500, String(error)));
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ message: `The local GitHub crashed: ${String(error)}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serving.world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return server;
}

async function respond(serving: Serving, limits: ReturnType<typeof createRateLimits>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { world, faults, requests, hooks } = serving;
  const url = new URL(request.url ?? '/', world.url);
  const bytes = await readBytes(request);
  const target = targetOf(world, request, url, bytes);
  for (const hook of hooks) await hook({ ...target, path: url.pathname });
  let handled: Handled | null = null;
  const answer = await underFault(faults.take(target), async () => {
    handled = await inTurn(world, request.method ?? 'GET', () => handle(world, target, request, url, bytes));
    return handled.answer;
  });
  const { token = null, body = null } = (handled as Handled | null) ?? { token: null, body: textOf(bytes) };
  const status = answer === 'dropped' ? 0 : answer.status;
  const shown = answer === 'dropped' || answer.body instanceof Uint8Array ? null : answer.body;
  requests.push({ ...recordOf(request, target, status, shown), path: pathOf(url), login: token?.account.login ?? null, body });
  if (answer === 'dropped') response.destroy();
  else write(response, answer, target.route === 'git' ? {} : limits(token?.account.login ?? null, target.route === 'graphql' ? 'graphql' : 'core'));
}

function targetOf(world: World, request: IncomingMessage, url: URL, bytes: Buffer): Target {
  const method = request.method ?? 'GET';
  if (url.pathname === GRAPHQL_PATH) return { method, route: 'graphql', operation: operationNames(textOf(bytes))[0] ?? null };
  if (isGitPath(url.pathname)) return { method, route: 'git', operation: null };
  const isRest = url.pathname.startsWith(`${REST_PREFIX}/`);
  return { method, route: isRest ? (routes.match(method, restPath(world, url))?.route.template ?? null) : null, operation: null };
}

async function handle(world: World, target: Target, request: IncomingMessage, url: URL, bytes: Buffer): Promise<Handled> {
  if (target.route === 'git') return serveGit(world, request, url, bytes);
  if (request.headers['user-agent'] === undefined) {
    const text = 'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.';
    return { route: target.route, token: null, body: null, answer: { status: 403, body: text, headers: { 'content-type': 'text/plain' } } };
  }
  if (target.route === 'graphql') return serveGraphql(world, request, bytes);
  return serveRest(world, routes, request, url, bytes);
}

const turns = new WeakMap<World, Promise<unknown>>();

/** Writes wait for each other, so that compare-and-swap and "one pending review" hold under concurrent requests. */
async function inTurn<T>(world: World, method: string, work: () => Promise<T>): Promise<T> {
  if (method === 'GET' || method === 'HEAD') return work();
  const before = turns.get(world) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(world, mine.catch(() => undefined));
  return mine;
}

function write(response: ServerResponse, answer: Answer, extra: Readonly<Record<string, string>>): void {
  const isBytes = answer.body instanceof Uint8Array;
  const isText = typeof answer.body === 'string';
  const type = isBytes || isText ? {} : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(answer.status, { ...type, ...extra, ...answer.headers });
  response.end(answer.body === undefined ? undefined : isBytes || isText ? answer.body : JSON.stringify(answer.body));
}

function recordOf(request: IncomingMessage, target: Partial<Target>, status: number, answer: unknown): RecordedRequest {
  const { route = null, operation = null } = target;
  return { method: request.method ?? 'GET', path: request.url ?? '', route, operation, status, login: null, body: null, answer };
}

const textOf = (bytes: Buffer): string => bytes.toString('utf8');
const pathOf = (url: URL): string => `${url.pathname.startsWith(REST_PREFIX) ? url.pathname.slice(REST_PREFIX.length) : url.pathname}${url.search}`;
