import type { IncomingMessage } from 'node:http';
import { checkRequestBody } from '../openapi/check-request.ts';
import { operationOf } from '../openapi/description.ts';
import type { Token } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { findRepository } from '../state/world.ts';
import { authenticate } from './authenticate.ts';
import { acceptedPermissions, authorize } from './authorize.ts';
import type { Answer, Call } from './call.ts';
import { checkContentLimit } from './content-limit.ts';
import { parseJson } from './read-body.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Match, RouteTable } from './route-table.ts';

export const REST_PREFIX = '/api/v3';
const DOCS = 'https://docs.github.com/rest';

/** The path of a REST request with /repositories/ID (the form of Link headers) turned into /repos/OWNER/NAME. */
export function restPath(world: World, url: URL): string {
  const path = url.pathname.slice(REST_PREFIX.length);
  const [, id, rest = ''] = /^\/repositories\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const repository = id === undefined ? undefined : world.repositories.find((one) => one.id === Number(id));
  return repository === undefined ? path : `/repos/${repository.owner.login}/${repository.name}${rest}`;
}

export async function serveRest(
  world: World,
  routes: RouteTable,
  request: IncomingMessage,
  url: URL,
  bytes: Buffer,
): Promise<Answer> {
  const match = routes.match(request.method ?? 'GET', restPath(world, url));
  try {
    const token = authenticate(world, request.headers.authorization);
    if (match === null) throw notFound();
    // GET requests of some clients carry an empty JSON body
    const body = match.route.method === 'GET' ? null : parseJson(bytes);
    return await answerCall(world, match, token, body, request, url);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalAnswer(error, match);
  }
}

async function answerCall(
  world: World,
  match: Match,
  token: Token | null,
  body: unknown,
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  const { route, params } = match;
  const isRepositoryRoute = params.owner !== undefined && params.repo !== undefined;
  const repository = isRepositoryRoute ? findRepository(world, params.owner ?? '', params.repo ?? '') : null;
  if (repository === undefined) throw notFound();
  if (repository !== null && route.access !== null) authorize(token, repository, route.access);
  if (token !== null) checkContentLimit(world, route.method, route.template, token.value);
  const operation = operationOf(route.method, route.template);
  if (operation !== undefined && route.method !== 'GET' && operation.requestBody !== undefined) {
    const isOptional = operation.requestBody.required !== true;
    if (body !== null || !isOptional) checkRequestBody(operation, body ?? {});
  }
  const rest = restPath(world, url).replace(/^\/repos\/[^/]+\/[^/]+/, '');
  const address = `${world.url}${REST_PREFIX}${repository === null ? restPath(world, url) : `/repositories/${repository.id}${rest}`}`;
  const call: Call = {
    world,
    token,
    params,
    query: url.searchParams,
    body: body ?? {},
    accept: request.headers.accept ?? '',
    address,
    repository,
  };
  const answer = await route.handle(call);
  return route.access === null
    ? answer
    : { ...answer, headers: { ...acceptedPermissions(route.access), ...answer.headers } };
}

export function refusalAnswer(refusal: Refusal, match: Match | null): Answer {
  const operation = match === null ? undefined : operationOf(match.route.method, match.route.template);
  return {
    status: refusal.status,
    headers: refusal.headers,
    body: {
      message: refusal.message,
      ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
      documentation_url: refusal.documentation ?? operation?.externalDocs?.url ?? DOCS,
      status: String(refusal.status),
    },
  };
}
