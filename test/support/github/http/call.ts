import type { Role } from '../state/account.ts';
import type { Repository } from '../state/repository.ts';
import type { PermissionName, Token } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { notFound, requiresAuthentication } from './refusal.ts';

/** One API request, already authenticated, with its body checked against the API description. */
export interface Call {
  readonly world: World;
  readonly token: Token | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly accept: string;
  /** Absolute address of the request, in its /repositories/ID form, for Link headers. */
  readonly address: string;
  readonly repository: Repository | null;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Only a half of the body is sent. */
  readonly cut?: 'closes' | 'stalls';
}

export interface Access {
  readonly level: 'read' | 'write';
  /** Any one of them is enough. */
  readonly permissions: readonly PermissionName[];
  /** What a person needs on top of the token's permission. */
  readonly role: Role;
  /** Only a GitHub App's token may (check runs). */
  readonly appOnly: boolean;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** As the API description writes it. */
  readonly template: string;
  /** null: anybody. */
  readonly access: Access | null;
  readonly handle: (call: Call) => Promise<Answer> | Answer;
}

export const read = (...permissions: PermissionName[]): Access => ({
  level: 'read',
  permissions,
  role: 'read',
  appOnly: false,
});
export const write = (role: Role, ...permissions: PermissionName[]): Access => ({
  level: 'write',
  permissions,
  role,
  appOnly: false,
});
export const writeAsApp = (...permissions: PermissionName[]): Access => ({
  level: 'write',
  permissions,
  role: 'write',
  appOnly: true,
});

export const ok = (body: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  body,
  headers,
});
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent = (): Answer => ({ status: 204 });

/** The repository of a /repos/{owner}/{repo} route. */
export function repositoryOf(call: Call): Repository {
  if (call.repository === null) throw notFound();
  return call.repository;
}

export function tokenOf(call: Call): Token {
  if (call.token === null) throw requiresAuthentication();
  return call.token;
}

/** A numeric path parameter; GitHub answers 404 to anything else. */
export function numberParam(call: Call, name: string): number {
  const text = call.params[name] ?? '';
  if (!/^\d{1,15}$/.test(text)) throw notFound();
  return Number(text);
}
