import type { PropertyKind } from '../../domain/property-kind.ts';

/** What ESBMC says about a property. */
export interface PropertyFacts {
  readonly comment: string;
  /** As printed with a counterexample; everything that might apply, so rarely certain. */
  readonly cwes: readonly string[];
  /** The library function that the property is in; null for one of the project's own code. */
  readonly libraryFunction: string | null;
}

export interface Classification {
  readonly kind: PropertyKind;
  readonly cwe: string | null;
}

interface Rule extends Classification {
  readonly pattern: RegExp;
}

/** The comments of ESBMC 8.4.0 (measured, and its binary searched for more); the first that matches counts. */
const rules: readonly Rule[] = [
  rule(/^dereference failure: NULL pointer/, 'null-dereference', 'CWE-476'),
  rule(/^dereference failure: invalid pointer freed/, 'invalid-free', 'CWE-590'),
  rule(/^dereference failure: free\(\) of non-dynamic memory/, 'invalid-free', 'CWE-590'),
  rule(/^Operand of free must have zero pointer offset/, 'invalid-free', 'CWE-761'),
  rule(/^dereference failure: invalidated dynamic object freed/, 'double-free', 'CWE-415'),
  rule(/^dereference failure: invalidated dynamic object/, 'use-after-free', 'CWE-416'),
  rule(/^dereference failure: accessed expired variable pointer/, 'use-after-free', 'CWE-562'),
  rule(/^dereference failure: forgotten memory/, 'memory-leak', 'CWE-401'),
  rule(/^dereference failure: Incorrect alignment/, 'alignment', 'CWE-758'),
  rule(/^dereference failure on mem\w+: writing memory segment/, 'out-of-bounds', 'CWE-787'),
  rule(/^dereference failure: memset of memory segment/, 'out-of-bounds', 'CWE-787'),
  rule(/^buffer overflow on /, 'out-of-bounds', 'CWE-787'),
  rule(/^dereference failure on mem\w+: reading memory segment/, 'out-of-bounds', 'CWE-125'),
  rule(/^dereference failure: memcmp length exceeds object bounds/, 'out-of-bounds', 'CWE-125'),
  rule(/^(?:dereference failure: )?array bounds violated/i, 'out-of-bounds', 'CWE-119'),
  rule(/^dereference failure: Access to (?:heap )?object out of bounds/, 'out-of-bounds', 'CWE-119'),
  rule(/^dereference failure: write access to string constant/, 'invalid-pointer', 'CWE-758'),
  rule(/^dereference failure: (?:Program code|Data object) accessed/, 'invalid-pointer', null),
  rule(/^dereference failure: trying to deref a ptr code/, 'invalid-pointer', null),
  rule(/^dereference failure/, 'invalid-pointer', 'CWE-119'),
  rule(/^division by zero/, 'division-by-zero', 'CWE-369'),
  rule(/^undefined behavior on shift operation/, 'shift', 'CWE-758'),
  rule(/^arithmetic overflow on floating-point/, 'overflow', null),
  rule(/^(?:Cast |Narrowing )?(?:arithmetic|cast) overflow/i, 'overflow', 'CWE-190'),
  rule(/^use of uninitialized variable/, 'uninitialised', 'CWE-457'),
  rule(/^Relational comparison between pointers/, 'other', 'CWE-469'),
  rule(/^VLA array /, 'other', 'CWE-758'),
  rule(/^__builtin_unreachable/, 'other', 'CWE-758'),
];

const anyAssertion: Classification = { kind: 'assertion', cwe: 'CWE-617' };

/** What ESBMC's library asserts about its callers' pointers, for example "Source pointer is null". */
const nullAsserted = /\b(?:null|NULL)\b|must be a valid argument/;

/** Library functions that write through the pointers they are given, and those that only read. */
const writers = /^(?:__memset_impl|memset|gets|fgets|fread|read|recv|esbmc_action_write_\w+)$/;
const readers =
  /^(?:__memcmp_impl|__memchr_impl|mem(?:cmp|chr)|strn?(?:len|cmp|casecmp)|str(?:chr|rchr|str|spn|cspn|pbrk|to\w+)|ato\w+|esbmc_action_read_\w+)$/;

/** The kind of a property, and its weakness where that is certain. */
export function classifyProperty(facts: PropertyFacts): Classification {
  const { kind, cwe } = rules.find(({ pattern }) => pattern.test(facts.comment)) ?? assertionOf(facts);
  if (kind === 'shift') return { kind, cwe: onlyOne(facts.cwes) ?? cwe };
  return { kind, cwe: cwe === 'CWE-119' && kind === 'out-of-bounds' ? accessOf(facts.libraryFunction) : cwe };
}

/** Reading or writing can be told where the access is a library function's; ESBMC itself prints both. */
function accessOf(libraryFunction: string | null): string {
  if (libraryFunction !== null && writers.test(libraryFunction)) return 'CWE-787';
  return libraryFunction !== null && readers.test(libraryFunction) ? 'CWE-125' : 'CWE-119';
}

function assertionOf({ comment, libraryFunction }: PropertyFacts): Classification {
  if (libraryFunction === null) return anyAssertion;
  return nullAsserted.test(comment)
    ? { kind: 'null-dereference', cwe: 'CWE-476' }
    : { kind: 'other', cwe: null };
}

function onlyOne(cwes: readonly string[]): string | null {
  return cwes.length === 1 ? (cwes[0] ?? null) : null;
}

function rule(pattern: RegExp, kind: PropertyKind, cwe: string | null): Rule {
  return { pattern, kind, cwe };
}
