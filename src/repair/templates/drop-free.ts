import { fieldOf } from '../../project/c-node.ts';
import { removal, surround } from './edit-statements.ts';
import type { FaultSite } from './fault-site.ts';
import { type FreeCall, freeCallsIn } from './free-calls.ts';
import { parameterNames } from './functions.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';

/** One of two calls that free the same memory taken out, or the pointer set to NULL after the first. */
export const dropFree: Template = {
  name: 'drop-free',
  kinds: ['double-free', 'use-after-free', 'invalid-free', 'invalid-pointer'],
  *propose(site) {
    const used = new Set([site.statement.text, ...site.focus.map(({ text }) => text)]);
    for (const [rank, free] of nearestFirst(site).entries()) {
      const isSame = [...used].some((text) => text.includes(free.argument.text));
      const doubt = (isSame ? 0 : 1) + rank / 2;
      yield* changes(site, free, doubt);
    }
  },
};

function* changes(site: FaultSite, { statement, argument }: FreeCall, doubt: number): Generator<Proposal> {
  const { kind } = site.finding.counterexample.property;
  const late = kind === 'use-after-free' ? 3 : 0;
  yield {
    title: `remove \`${oneLine(statement.text)}\` (line ${statement.line})`,
    edits: [removal(site.layout, statement)],
    doubt: doubt + late,
  };
  if (argument.type === 'call_expression') return;
  const isParameter = parameterNames(site.function).includes(argument.text);
  yield {
    title: `set \`${argument.text}\` to NULL after it is freed (line ${statement.line})`,
    edits: surround(site.layout, statement, [], [`${argument.text} = ${nullIn(site)};`]),
    doubt: doubt + (isParameter ? 2 : 0.5) + late,
  };
}

function nearestFirst({ root, statement, function: owner }: FaultSite): readonly FreeCall[] {
  const distance = (free: FreeCall) => {
    const isOwn = free.statement === statement ? 0 : 1;
    const isHere = owner.start <= free.call.start && free.call.end <= owner.end;
    return isHere ? isOwn : 2;
  };
  return freeCallsIn(root)
    .filter(({ call }) => fieldOf(call, 'function') !== null)
    .toSorted((one, other) => distance(one) - distance(other));
}

export function nullIn({ text }: FaultSite): string {
  return /\bNULL\b|<(?:std(?:lib|io|def)|string)\.h>/.test(text) ? 'NULL' : '0';
}
