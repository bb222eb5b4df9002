import { lexC } from '../../project/c-token.ts';
import type { Proposal, TextEdit } from './template.ts';

/** A proposal with the name of its template. */
export interface Draft extends Proposal {
  readonly template: string;
}

/** What one more candidate of the same template costs, so that each template has its turn early. */
const crowding = 0.35;

/** What a guard needs; beyond this, more tokens are no worse. */
const largest = 12;

/** The smallest edits with the least doubt first. */
export function rank(drafts: readonly Draft[], before: string): readonly Draft[] {
  const costs = drafts
    .map((draft) => ({ draft, cost: draft.doubt + Math.min(sizeOf(draft.edits, before), largest) / 4 }))
    .sort((one, other) => one.cost - other.cost);
  const turns = new Map<string, number>();
  return distinct(costs)
    .map(({ draft, cost }) => {
      const turn = turns.get(draft.template) ?? 0;
      turns.set(draft.template, turn + 1);
      return { draft, cost: cost + crowding * turn };
    })
    .sort((one, other) => one.cost - other.cost)
    .map(({ draft }) => draft);
}

/** Of drafts with the same edits the first one. */
function distinct<T extends { readonly draft: Draft }>(drafts: readonly T[]): readonly T[] {
  const byEdits = new Map<string, T>();
  for (const one of drafts) {
    const key = JSON.stringify(one.draft.edits);
    if (!byEdits.has(key)) byEdits.set(key, one);
  }
  return [...byEdits.values()];
}

/** In tokens that are taken out or put in. */
function sizeOf(edits: readonly TextEdit[], before: string): number {
  return edits.reduce((sum, { start, end, text }) => sum + changedTokens(before.slice(start, end), text), 0);
}

function changedTokens(before: string, after: string): number {
  const [old, fresh] = [lexC(before), lexC(after)].map((tokens) => tokens.map(({ text }) => text));
  if (old === undefined || fresh === undefined) return 0;
  let first = 0;
  while (first < Math.min(old.length, fresh.length) && old[first] === fresh[first]) first += 1;
  let last = 0;
  const rest = Math.min(old.length, fresh.length) - first;
  while (last < rest && old.at(-1 - last) === fresh.at(-1 - last)) last += 1;
  return Math.max(old.length, fresh.length) - first - last;
}
