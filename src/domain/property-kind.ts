/** The kinds of violation that a report may name; part of the JSON report's stable shape. */
export const propertyKinds = [
  'null-dereference',
  'out-of-bounds',
  'use-after-free',
  'double-free',
  'invalid-free',
  'memory-leak',
  'uninitialised',
  'division-by-zero',
  'overflow',
  'shift',
  'invalid-pointer',
  'alignment',
  'assertion',
  'other',
] as const;

export type PropertyKind = (typeof propertyKinds)[number];

/** Which run a kind belongs to: each run contributes only findings of its own kinds. */
export const checkGroups = ['memory', 'overflow', 'uninitialised'] as const;

export type CheckGroup = (typeof checkGroups)[number];

/** The run that decides properties of this kind. */
export function groupOf(kind: PropertyKind): CheckGroup {
  if (kind === 'overflow' || kind === 'shift') return 'overflow';
  return kind === 'uninitialised' ? 'uninitialised' : 'memory';
}
