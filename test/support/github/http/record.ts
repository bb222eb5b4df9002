import type { World } from '../state/world.ts';
import { authenticate } from './authenticate.ts';
import type { Answer } from './call.ts';
import type { Target } from './faults.ts';

/** One request as the server saw it, for tests to look at. */
export interface RecordedRequest {
  readonly method: string;
  /** Path with its query, below /api/v3 for REST. */
  readonly path: string;
  /** The endpoint as the API description writes it, `graphql`, `git`, `crash`, or null for an unknown one. */
  readonly route: string | null;
  /** First field of a GraphQL operation (resolveReviewThread, repository ...). */
  readonly operation: string | null;
  /** 0: the connection was dropped without an answer. */
  readonly status: number;
  /** Whose token it was; null without a known one. */
  readonly login: string | null;
  /** The JSON that was sent, or text where it was none. */
  readonly body: unknown;
  /** The JSON or text that was answered. */
  readonly answer: unknown;
}

interface Seen extends Target {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly bytes: Buffer;
}

export function recordOf(world: World, seen: Seen, answer: Answer | 'dropped'): RecordedRequest {
  const { method, path, route, operation } = seen;
  const isShown = answer !== 'dropped' && !(answer.body instanceof Uint8Array);
  return {
    method,
    path,
    route,
    operation,
    status: answer === 'dropped' ? 0 : answer.status,
    login: loginOf(world, seen.authorization),
    body: route === 'git' ? null : bodyOf(seen.bytes),
    answer: isShown ? (answer.body ?? null) : null,
  };
}

export function loginOf(world: World, authorization: string | undefined): string | null {
  try {
    return authenticate(world, authorization)?.account.login ?? null;
  } catch {
    return null;
  }
}

function bodyOf(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
