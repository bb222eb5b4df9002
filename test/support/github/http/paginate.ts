import type { Answer, Call } from './call.ts';
import { ok } from './call.ts';

/** One page of a list with GitHub's Link header: 30 a page unless asked, 100 at most. */
export function paginate<T>(call: Call, items: readonly T[], toJson: (item: T) => unknown): Answer {
  const { perPage, page } = pageOf(call);
  const slice = items.slice((page - 1) * perPage, page * perPage);
  return ok(slice.map(toJson), linkHeader(call, items.length));
}

export function pageOf(call: Call): { perPage: number; page: number } {
  const { limits } = call.world;
  const wanted = positive(call.query.get('per_page')) ?? limits.defaultPerPage;
  return { perPage: Math.min(wanted, limits.perPage), page: positive(call.query.get('page')) ?? 1 };
}

export function linkHeader(call: Call, total: number): Record<string, string> {
  const { perPage, page } = pageOf(call);
  const last = Math.max(1, Math.ceil(total / perPage));
  const links: string[] = [];
  const add = (rel: string, target: number): void => {
    const url = new URL(call.address);
    for (const [name, value] of call.query) url.searchParams.set(name, value);
    url.searchParams.set('page', String(target));
    links.push(`<${url.href}>; rel="${rel}"`);
  };
  if (page > 1) add('prev', Math.min(page - 1, last));
  if (page < last) add('next', page + 1);
  if (page < last) add('last', last);
  if (page > 1) add('first', 1);
  return links.length === 0 ? {} : { link: links.join(', ') };
}

function positive(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
