import type { PropertyKind } from '../domain/property-kind.ts';

/** Each kind of violation as a reader who does not know the report's format would call it. */
export const kindTitles: Readonly<Record<PropertyKind, string>> = {
  'null-dereference': 'Null pointer dereference',
  'out-of-bounds': 'Out-of-bounds access',
  'use-after-free': 'Use after free',
  'double-free': 'Double free',
  'invalid-free': 'Invalid free',
  'memory-leak': 'Memory leak',
  uninitialised: 'Uninitialised read',
  'division-by-zero': 'Division by zero',
  overflow: 'Arithmetic overflow',
  shift: 'Undefined shift',
  'invalid-pointer': 'Invalid pointer',
  alignment: 'Misaligned access',
  assertion: 'Assertion failure',
  other: 'Property violation',
};
