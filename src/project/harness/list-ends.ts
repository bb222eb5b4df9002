import type { HarnessContext } from './harness-context.ts';
import type { CType, Declared } from './harness-type.ts';
import { isLengthName } from './length-names.ts';
import { forwardLinks, recordName } from './record-links.ts';
import { resolveType } from './resolve-type.ts';

/** A record that knows both ends of a list, or how long it is. */
export interface ListRecord {
  readonly head: string;
  readonly next: string;
  readonly tail: string | null;
  readonly count: string | null;
}

type Member = Declared & { readonly name: string };

/** The list that a record holds: a pointer to nodes that link on, and what must agree with it. Null without one. */
export function findList(members: readonly Member[], context: HarnessContext): ListRecord | null {
  const nodes = members.flatMap(({ name, type }) => {
    const next = type.kind === 'pointer' ? forwardLinks(type.to, context) : [];
    return type.kind === 'pointer' && next.length === 1 ? [{ name, to: type.to, next: next[0] ?? '' }] : [];
  });
  const isTail = (name: string) => /tail|last|end|rear/i.test(name);
  const heads = nodes.filter(({ name }) => !isTail(name));
  const [head] = heads;
  // A node of a list is no record that holds one.
  if (head === undefined || heads.length > 1 || isNodeItself(members, head.to, context)) return null;
  const tail = nodes.find(
    ({ name, to }) => isTail(name) && recordName(to, context) === recordName(head.to, context),
  );
  const counts = members.filter(({ name, type }) => {
    const resolved = resolveType(type, context.index);
    return resolved.is === 'number' && resolved.form === 'integer' && isLengthName(name);
  });
  const [count] = counts;
  const isOnly = counts.length === 1 && count !== undefined;
  return { head: head.name, next: head.next, tail: tail?.name ?? null, count: isOnly ? count.name : null };
}

function isNodeItself(members: readonly Member[], node: CType, context: HarnessContext): boolean {
  const resolved = resolveType(node, context.index);
  return (
    resolved.is === 'record' &&
    (resolved.members ?? []).every((one) => members.some(({ name }) => name === one.name))
  );
}

/** The chain behind a record has one or two nodes, or none. */
export function writeListEnds(
  { head, next, tail, count }: ListRecord,
  lvalue: string,
  label: string,
  { writer }: HarnessContext,
): void {
  const first = `${lvalue}.${head}`;
  const isEmpty = `${first} == 0`;
  const isSingle = `${first}->${next} == 0`;
  if (tail !== null) {
    writer.statement(`${lvalue}.${tail} = ${isEmpty} ? 0 : ${isSingle} ? ${first} : ${first}->${next};`);
    writer.note(`\`${label}${tail}\` is the last node of the list behind \`${label}${head}\``);
  }
  if (count === null) return;
  writer.assume(`${lvalue}.${count} == (${isEmpty} ? 0 : ${isSingle} ? 1 : 2)`);
  writer.note(`\`${label}${count}\` is the number of nodes behind \`${label}${head}\``);
}
