import type { Route } from './call.ts';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Parameters that may hold slashes. */
const MULTI_SEGMENT = new Set(['ref', 'path', 'basehead', 'branch']);

export interface RouteTable {
  match(method: string, path: string): Match | null;
  /** Whether the path exists with another method. */
  readonly routes: readonly Route[];
}

/** Finds the route of a path; of several, the one with most literal segments. */
export function routeTable(routes: readonly Route[]): RouteTable {
  const compiled = routes
    .map((route) => ({ route, ...compile(route.template) }))
    .sort((one, other) => other.literals - one.literals);
  return {
    routes,
    match(method, path) {
      for (const { route, pattern, names } of compiled) {
        const found = route.method === method ? pattern.exec(path) : null;
        if (found === null) continue;
        const values = found.slice(1).map(decode);
        if (values.some((value) => value === null)) continue;
        return { route, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
      }
      return null;
    },
  };
}

function compile(template: string): { pattern: RegExp; names: string[]; literals: number } {
  const names: string[] = [];
  let literals = 0;
  const source = template
    .split('/')
    .map((segment) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name === undefined) {
        literals += segment === '' ? 0 : 1;
        return segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
      }
      names.push(name);
      return MULTI_SEGMENT.has(name) ? '(.+)' : '([^/]+)';
    })
    .join('/');
  return { pattern: new RegExp(`^${source}$`, 's'), names, literals };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
