import { memoryAccesses } from './memory-accesses.ts';
import { quoted } from './message.ts';
import type { Violation } from './violation.ts';

/**
 * The access that is violated, with its verb ("`a[i]` is read"): the one with that index, or the only one of the line.
 * Null when it could be another one.
 */
export function accessedPlace({ statement }: Violation, index: string | null): string | null {
  const { accesses, complete } = memoryAccesses(statement);
  const indexed = accesses.filter(({ indexes }) =>
    indexes.some((text) => index !== null && isSame(text, index)),
  );
  const [access] = indexed.length === 1 ? indexed : complete && accesses.length === 1 ? accesses : [];
  return access === undefined ? null : `${quoted(access.text)} is ${access.use}`;
}

/**
 * The only pointer that the line goes through, with the access when there is one. Null when it may be another pointer:
 * the trace can't tell them apart, since what it shows of them may be old.
 */
export function onlyPointer({ statement }: Violation): { name: string; place: string | null } | null {
  const { accesses, complete } = memoryAccesses(statement);
  const [name, ...others] = new Set(accesses.flatMap(({ pointers }) => pointers));
  const [access, ...more] = accesses;
  if (!complete || name === undefined || others.length > 0 || access === undefined) return null;
  return { name, place: more.length === 0 ? `${quoted(access.text)} is ${access.use}` : null };
}

function isSame(one: string, other: string): boolean {
  return one.replaceAll(/[\s()]/g, '') === other.replaceAll(/[\s()]/g, '');
}
