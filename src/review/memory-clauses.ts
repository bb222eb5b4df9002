import { comparisonsIn } from '../domain/violated-comparison.ts';
import { accessedPlace, onlyPointer } from './accessed-place.ts';
import type { ClauseRule } from './clause-rule.ts';
import { quoted } from './message.ts';
import { statementSubject } from './statement-subject.ts';
import type { Violation } from './violation.ts';

/** Violations of memory safety, by ESBMC's own comments as measured with 8.4.0. */
export const memoryClauses: readonly ClauseRule[] = [
  [/^array bounds violated: array (?:`(.*)'\S* )?(upper|lower) bound/, boundClause],
  [
    /^array bounds violated(: heap object)?/,
    ([, heap], violation) => outside(violation, heap ? 'heap block' : 'array'),
  ],
  [
    /^Access to object out of bounds(: heap object)?/,
    ([, heap], violation) => outside(violation, heap ? 'heap block' : 'object'),
  ],
  [/^(\w+) of memory segment of size (\d+) with (\d+) bytes?/, segmentClause],
  [/^(\w+): (?:writing|reading) memory segment of size (\d+) with (\d+) bytes?/, segmentClause],
  [
    /^buffer overflow on (\w+)/,
    ([, name = ''], violation) =>
      `${quoted(name)} in ${statementSubject(violation.statement)} can store more than its buffer holds`,
  ],
  [/^NULL pointer/, (_, violation) => nullClause(violation)],
  [
    /^accessed expired variable pointer(?: `(.*)')?/,
    ([, name], violation) =>
      `${deed(violation)} through a pointer to ${name ? quoted(name) : 'a local variable'}, which is out of scope`,
  ],
  [
    /^invalidated dynamic object freed/,
    (_, violation) => `${statementSubject(violation.statement)} frees memory that was already freed`,
  ],
  [/^invalidated dynamic object/, (_, violation) => `${deed(violation)} after its memory was freed`],
  [
    /^Operand of free must have zero pointer offset/,
    (_, violation) =>
      `${statementSubject(violation.statement)} frees a pointer that is not the start of its block`,
  ],
  [
    /^free\(\) of non-dynamic memory/,
    (_, violation) =>
      `${statementSubject(violation.statement)} frees memory that was not allocated on the heap`,
  ],
  [
    /^invalid pointer freed/,
    (_, violation) => `${statementSubject(violation.statement)} frees a pointer that is not valid`,
  ],
  [/^forgotten memory/, (_, violation) => leakClause(violation)],
  [
    /^invalid pointer/,
    (_, violation) => `${deed(violation)} through a pointer that points to no valid object`,
  ],
  [
    /^Incorrect alignment/,
    (_, violation) => `${deed(violation)} at an address that is misaligned for its type`,
  ],
  [
    /^write access to string constant/,
    (_, violation) => `${statementSubject(violation.statement)} writes to a string constant`,
  ],
];

function boundClause([, array, side]: RegExpExecArray, violation: Violation): string {
  const [limit] = comparisonsIn(violation.counterexample.property.expression) ?? [];
  const place = side === 'upper' ? 'past the end' : 'before the start';
  const deedDone =
    accessedPlace(violation, limit?.subject ?? null) ??
    `${statementSubject(violation.statement)} accesses memory`;
  const sentence = `${deedDone} ${place} of ${array ? quoted(array) : 'an array'}`;
  if (limit?.operator === '<') return `${sentence}: ${quoted(limit.subject)} must be below ${limit.limit}`;
  return limit?.operator === '>=' && limit.limit === 0n
    ? `${sentence}: ${quoted(limit.subject)} must not be negative`
    : sentence;
}

function segmentClause([words, name = '', size, count]: RegExpExecArray): string {
  const reads = words.includes(': reading');
  const bytes = `${count} ${count === '1' ? 'byte' : 'bytes'}`;
  return `${quoted(name)} ${reads ? 'reads' : 'writes'} ${bytes} ${reads ? 'from' : 'to'} memory that has only ${size}`;
}

function outside(violation: Violation, object: 'array' | 'object' | 'heap block'): string {
  const place = accessedPlace(violation, null);
  const article = object === 'heap block' ? 'a' : 'an';
  return place === null
    ? `${statementSubject(violation.statement)} accesses memory outside the bounds of ${article} ${object}`
    : `${place} outside the bounds of its ${object}`;
}

function nullClause(violation: Violation): string {
  const pointer = onlyPointer(violation);
  const subject = statementSubject(violation.statement);
  if (pointer === null) return `${subject} uses a null pointer`;
  return pointer.place === null
    ? `${subject} goes through ${quoted(pointer.name)}, which is NULL`
    : `${pointer.place} while ${quoted(pointer.name)} is NULL`;
}

/** What allocates in the C library and POSIX, or is named as if it did. */
const allocation = /\b(?:\w*alloc\w*|\w*dup|v?asprintf|getline|getdelim|realpath|\w*open\w*)\s*\(/;

/** A leak is placed where its memory was allocated, as far as that is known. */
function leakClause({ statement }: Violation): string {
  return allocation.test(statement)
    ? `the memory allocated by ${statementSubject(statement)} is never freed`
    : `memory is never freed on the way through ${statementSubject(statement)}`;
}

/** The access with its verb, or the statement with one. */
function deed(violation: Violation): string {
  return accessedPlace(violation, null) ?? `${statementSubject(violation.statement)} accesses memory`;
}
