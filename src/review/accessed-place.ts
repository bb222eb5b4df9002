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
 * The only pointer that the line goes through, with the access. Null when there may be several: the trace can't tell
 * them apart, since ESBMC leaves constant assignments out of it (measured).
 */
export function onlyPointer({ statement }: Violation): { name: string; place: string } | null {
  const { accesses, complete } = memoryAccesses(statement);
  const [access, ...others] = accesses;
  const [name, ...rows] = access?.pointers ?? [];
  if (!complete || access === undefined || name === undefined || others.length + rows.length > 0) return null;
  return { name, place: `${quoted(access.text)} is ${access.use}` };
}

function isSame(one: string, other: string): boolean {
  return one.replaceAll(/[\s()]/g, '') === other.replaceAll(/[\s()]/g, '');
}
