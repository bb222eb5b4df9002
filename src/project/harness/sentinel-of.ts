import { bodyOf, type CBody, textAt } from './c-body.ts';
import type { HarnessContext } from './harness-context.ts';
import type { CType } from './harness-type.ts';
import { resolveType } from './resolve-type.ts';

/** What the last element of an array of records is known by. */
export interface Sentinel {
  readonly member: string;
  /** A number, NULL, or a name in capitals. */
  readonly value: string;
}

/** The end of arrays of a record, as loops look for it: `PTI_END` for `for (; PTI_END != p->pti; p++)`. */
export function sentinelOf(to: CType, { index, readers }: HarnessContext): Sentinel | null {
  const record = resolveType(to, index);
  if (record.is !== 'record' || record.form !== 'struct') return null;
  const members = new Set(record.members?.flatMap(({ name }) => name ?? []));
  for (const reader of readers) {
    const found = inLoops(bodyOf(reader)).find(({ member }) => members.has(member));
    if (found !== undefined) return found;
  }
  return null;
}

function inLoops(body: CBody): readonly Sentinel[] {
  return body.tokens.flatMap(({ text }, at) => {
    const close = /^(?:while|for)$/.test(text) ? body.partners.get(at + 1) : undefined;
    if (close === undefined) return [];
    return Array.from({ length: close - at }, (_, index) => comparisonAt(at + index, body) ?? []).flat();
  });
}

/** `p->member != VALUE`, `p[i].member != VALUE`, `VALUE != p->member`, at the operator. */
function comparisonAt(at: number, body: CBody): Sentinel | null {
  if (textAt(body, at) !== '!=') return null;
  const isMember = (name: number) => /^(?:->|\.)$/.test(textAt(body, name - 1));
  const before = textAt(body, at - 1);
  const after = textAt(body, at + 1);
  if (isMember(at - 1) && isConstant(after)) return { member: before, value: after };
  if (!isConstant(before)) return null;
  for (let name = at + 3; /^(?:\w+|->|\.|\[|\])$/.test(textAt(body, name)); name += 1) {
    const isLast = !/^(?:->|\.|\[)$/.test(textAt(body, name + 1));
    if (isMember(name) && isLast) return { member: textAt(body, name), value: before };
  }
  return null;
}

function isConstant(text: string): boolean {
  return /^(?:[A-Z][A-Z0-9_]+|\d\w*|'.*')$/.test(text);
}
