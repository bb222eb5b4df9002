/** Who acts on the local GitHub: a person, a bot or an organisation. */
export interface Account {
  readonly id: number;
  readonly nodeId: string;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read';

const ROLE_ORDER: readonly Role[] = ['read', 'triage', 'write', 'maintain', 'admin'];

/** Whether `role` includes everything that `needed` may do. */
export function roleIncludes(role: Role | null, needed: Role): boolean {
  return role !== null && ROLE_ORDER.indexOf(role) >= ROLE_ORDER.indexOf(needed);
}

/** The workflow token's author has the same id on github.com in every repository. */
export const ACTIONS_BOT = { login: 'github-actions[bot]', id: 41_898_282 } as const;
export const DEPENDABOT = { login: 'dependabot[bot]', id: 49_699_333 } as const;
