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
import type { RateLimits } from './rate-limits.ts';
import { createRateLimits } from './rate-limits.ts';
import { readBytes } from './read-body.ts';
import type { RecordedRequest } from './record.ts';
import { loginOf, recordOf } from './record.ts';
import { routeTable } from './route-table.ts';
import { isGitPath, serveGit } from './serve-git.ts';
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
    // only a client that went away in the middle of its request ends up here
    respond(serving, limits, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serving.world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return server;
}

async function respond(
  { world, faults, requests, hooks }: Serving,
  limits: RateLimits,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', world.url);
  const bytes = await readBytes(request);
  const target = targetOf(world, request, url, bytes);
  const { authorization } = request.headers;
  const seen = { ...target, path: pathOf(url), authorization, bytes };
  try {
    for (const hook of hooks) await hook({ ...target, path: url.pathname });
    const answer = await underFault(faults.take(target), () =>
      inTurn(world, target.method, () => handle(world, target, request, url, bytes)),
    );
    requests.push(recordOf(world, seen, answer));
    if (answer === 'dropped') response.destroy();
    else write(response, answer, headersOf(target, limits, loginOf(world, authorization)));
  } catch (error) {
    // a mistake of the local GitHub or of a hook: the test is told by assertNoUnknownRequests
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    requests.push(recordOf(world, { ...seen, route: 'crash' }, { status: 500, body: message }));
    write(response, { status: 500, body: { message: `The local GitHub crashed: ${message}` } }, {});
  }
}

function headersOf({ route }: Target, limits: RateLimits, login: string | null): Record<string, string> {
  return route === 'git' ? {} : limits(login, route === 'graphql' ? 'graphql' : 'core');
}

function targetOf(world: World, request: IncomingMessage, url: URL, bytes: Buffer): Target {
  const method = request.method ?? 'GET';
  if (url.pathname === GRAPHQL_PATH)
    return { method, route: 'graphql', operation: operationNames(textOf(bytes))[0] ?? null };
  if (isGitPath(url.pathname)) return { method, route: 'git', operation: null };
  const isRest = url.pathname.startsWith(`${REST_PREFIX}/`);
  return {
    method,
    route: isRest ? (routes.match(method, restPath(world, url))?.route.template ?? null) : null,
    operation: null,
  };
}

async function handle(
  world: World,
  target: Target,
  request: IncomingMessage,
  url: URL,
  bytes: Buffer,
): Promise<Answer> {
  if (target.route === 'git') return serveGit(world, request, url, bytes);
  if (request.headers['user-agent'] === undefined) {
    const text =
      'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.';
    return { status: 403, body: text, headers: { 'content-type': 'text/plain' } };
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
  turns.set(
    world,
    mine.catch(() => undefined),
  );
  return mine;
}

function write(response: ServerResponse, answer: Answer, extra: Readonly<Record<string, string>>): void {
  const isBytes = answer.body instanceof Uint8Array;
  const isText = typeof answer.body === 'string';
  const type = isBytes || isText ? {} : { 'content-type': 'application/json; charset=utf-8' };
  const body =
    answer.body === undefined || isBytes || isText ? (answer.body ?? '') : JSON.stringify(answer.body);
  const headers = { ...type, ...extra, ...answer.headers };
  if (answer.cut === undefined) response.writeHead(answer.status, headers).end(body);
  else writeHalf(response, answer.status, headers, Buffer.from(body as string | Uint8Array), answer.cut);
}

function writeHalf(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  cut: 'closes' | 'stalls',
): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length + 1) });
  response.write(body.subarray(0, body.length / 2), () => {
    if (cut === 'closes') response.destroy();
  });
}

const textOf = (bytes: Buffer): string => bytes.toString('utf8');
const pathOf = (url: URL): string =>
  `${url.pathname.startsWith(REST_PREFIX) ? url.pathname.slice(REST_PREFIX.length) : url.pathname}${url.search}`;
