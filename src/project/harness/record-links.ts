import type { HarnessContext } from './harness-context.ts';
import { type CType, type Declared, declare } from './harness-type.ts';
import { resolveType } from './resolve-type.ts';

/** Equal for all spellings of a record's type. */
export function recordName(type: CType, { index }: Pick<HarnessContext, 'index'>): string {
  if (type.kind !== 'named') return declare(type, '');
  const alias = index.typedefs.get(type.name);
  return alias?.kind === 'named' && alias.name.includes(' ') ? alias.name : type.name;
}

/** A member's name that says that it points to where one came from. */
export function isBackName(name: string): boolean {
  return /^p?_?(?:prev|previous|parent|up|back|prior|pred|owner|last)/i.test(name);
}

/** One that says so of nodes in a row, as against a parent: the first of a node's children has none before it. */
export function isOfRow(name: string): boolean {
  return /^p?_?(?:prev|previous|back|prior|pred)/i.test(name);
}

/** Whether a member leads down to children of a node, as far as its name tells. */
export function isDownName(name: string): boolean {
  return /child|kids|down|inner|sub|first|head|left|right/i.test(name);
}

/** The members of a record that point on to records of its own type: one in a list, more in a tree. */
export function forwardLinks(type: CType, context: Pick<HarnessContext, 'index'>): readonly string[] {
  const resolved = resolveType(type, context.index);
  if (resolved.is !== 'record') return [];
  const own = recordName(type, context);
  return (resolved.members ?? []).flatMap(({ name, type: member }: Declared) => {
    if (name === null || member.kind !== 'pointer' || isBackName(name)) return [];
    return recordName(member.to, context) === own ? [name] : [];
  });
}
