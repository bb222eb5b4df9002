import type { Token } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { Refusal } from './refusal.ts';

/** The token of an Authorization header; null where there is none. A token that nobody made is 401. */
export function authenticate(world: World, header: string | undefined): Token | null {
  if (header === undefined || header === '') return null;
  const value = tokenIn(header);
  const token = value === null ? undefined : world.tokens.get(value);
  if (token === undefined)
    throw new Refusal(401, 'Bad credentials', { documentation: 'https://docs.github.com/rest' });
  return token;
}

/** `token X`, `Bearer X`, or Basic with the token as password (git) or as user name. */
function tokenIn(header: string): string | null {
  const [scheme = '', rest = ''] = header.trim().split(/\s+/, 2);
  if (/^(token|bearer)$/i.test(scheme)) return rest;
  if (!/^basic$/i.test(scheme)) return null;
  const decoded = Buffer.from(rest, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon === -1) return null;
  const password = decoded.slice(colon + 1);
  return password === '' || password === 'x-oauth-basic' ? decoded.slice(0, colon) : password;
}
