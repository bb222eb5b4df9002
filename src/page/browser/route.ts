/** What the page shows; it is in its address, so that a link leads there. */
export type Route =
  | { readonly view: 'overview' }
  | { readonly view: 'findings'; readonly query: Query }
  /** Without a step it is the last one, where it goes wrong; they are counted from 1. */
  | { readonly view: 'finding'; readonly id: string; readonly step: number | null }
  | { readonly view: 'files' }
  | { readonly view: 'file'; readonly file: string; readonly line: number | null }
  | { readonly view: 'units'; readonly query: Query };

/** Search and filters, by name. */
export type Query = Readonly<Record<string, string>>;

/** The route that the part after `#` names; whatever it does not know is the overview. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [view, name, number] = path.split('/').map(decoded);
  const query = Object.fromEntries(new URLSearchParams(search));
  if (view === 'findings' || view === 'units') return { view, query };
  if (view === 'files') return { view };
  if (view === 'finding' && name) return { view, id: name, step: positive(number) };
  if (view === 'file' && name) return { view, file: name, line: positive(number) };
  return { view: 'overview' };
}

/** The address of a route within the page. */
export function hashOf(route: Route): string {
  switch (route.view) {
    case 'overview':
      return '#/';
    case 'files':
      return '#/files';
    case 'finding':
      return `#/finding/${encodeURIComponent(route.id)}${route.step === null ? '' : `/${route.step}`}`;
    case 'file':
      return `#/file/${encodeURIComponent(route.file)}${route.line === null ? '' : `/${route.line}`}`;
    case 'findings':
    case 'units': {
      const search = new URLSearchParams(Object.entries(route.query).filter(([, value]) => value !== ''));
      return `#/${route.view}${search.size === 0 ? '' : `?${search}`}`;
    }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function positive(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
