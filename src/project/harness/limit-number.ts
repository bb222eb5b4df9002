import type { HarnessContext, RecordRequest } from './harness-context.ts';
import type { Declared } from './harness-type.ts';
import type { SizeRelations } from './member-sizes.ts';
import { resolveType } from './resolve-type.ts';

type Member = Declared & { readonly name: string };

/** Assumes what keeps a number of a record within what it counts or indexes. */
export function limitNumber(
  { name, type }: Member,
  lvalue: string,
  { label }: RecordRequest,
  { extents, limits }: SizeRelations,
  members: readonly Member[],
  context: HarnessContext,
): void {
  const { writer } = context;
  const resolved = resolveType(type, context.index);
  const value = `${lvalue}.${name}`;
  if (resolved.is === 'enum') limitEnum(value, `${label}${name}`, resolved.enumerators, context);
  if (resolved.is !== 'number') return;
  const sign = resolved.isSigned ? `${value} >= 0 && ` : '';
  const isUsed = (member: string) => context.usesOf({ name: member, isMember: true }).isMentioned;
  const counted = [...extents].filter(([, length]) => length === name).map(([pointer]) => pointer);
  if (counted.some(isUsed) || (counted.length > 0 && isUsed(name))) {
    writer.assume(`${sign}${value} <= ${context.limits.most}`);
    writer.limit(`\`${label}${name}\` is at most ${context.limits.most}`);
  }
  for (const { number, limit, isStrict } of limits.filter((one) => one.number === name)) {
    const isMember = members.some((member) => member.name === limit);
    const operator = isStrict ? '<' : '<=';
    writer.assume(`${sign}${value} ${operator} ${isMember ? `${lvalue}.${limit}` : limit}`);
    writer.note(`\`${label}${number} ${operator} ${isMember ? `${label}${limit}` : limit}\``);
  }
}

/** Only declared enumerators; a last one that counts the others is none. */
export function limitEnum(
  value: string,
  label: string,
  enumerators: readonly string[],
  { writer }: HarnessContext,
): void {
  const [last] = enumerators.slice(-1);
  const isCounter =
    last !== undefined &&
    enumerators.length > 1 &&
    /(?:count|max|num|total|size|last|end|sentinel)$|^(?:num|max|n)_|__/i.test(last);
  const allowed = isCounter ? enumerators.slice(0, -1) : enumerators;
  if (allowed.length === 0) return;
  writer.assume(allowed.map((name) => `${value} == ${name}`).join(' || '));
  writer.note(`\`${label}\` is one of the declared enumerators${isCounter ? `, without \`${last}\`` : ''}`);
}
