import { describe, expect, it } from 'vitest';
import { classifyProperty } from '../../../src/adapters/esbmc/classify-property.ts';

/** Comments as ESBMC 8.4.0 prints them (esbmc.md, section 1.1, and probes). */
const comments: readonly (readonly [comment: string, kind: string, cwe: string | null])[] = [
  ['dereference failure: NULL pointer', 'null-dereference', 'CWE-476'],
  ['dereference failure: NULL pointer on DST', 'null-dereference', 'CWE-476'],
  ['dereference failure: invalid pointer', 'invalid-pointer', 'CWE-119'],
  ['dereference failure: invalid pointer freed', 'invalid-free', 'CWE-590'],
  ['dereference failure: free() of non-dynamic memory', 'invalid-free', 'CWE-590'],
  ['Operand of free must have zero pointer offset', 'invalid-free', 'CWE-761'],
  ['dereference failure: array bounds violated', 'out-of-bounds', 'CWE-119'],
  ['dereference failure: array bounds violated: heap object', 'out-of-bounds', 'CWE-119'],
  ["array bounds violated: array `t' upper bound", 'out-of-bounds', 'CWE-119'],
  ['array bounds violated: array lower bound', 'out-of-bounds', 'CWE-119'],
  ['dereference failure: Access to object out of bounds', 'out-of-bounds', 'CWE-119'],
  ['dereference failure: Access to object out of bounds: heap object', 'out-of-bounds', 'CWE-119'],
  [
    'dereference failure on memcpy: writing memory segment of size 4 with 5 bytes',
    'out-of-bounds',
    'CWE-787',
  ],
  [
    'dereference failure on memcpy: reading memory segment of size 5 with 8 bytes',
    'out-of-bounds',
    'CWE-125',
  ],
  [
    'dereference failure on memchr: reading memory segment of size 4 with 5 bytes',
    'out-of-bounds',
    'CWE-125',
  ],
  ['dereference failure: memset of memory segment of size 4 with 5 bytes', 'out-of-bounds', 'CWE-787'],
  ['buffer overflow on scanf', 'out-of-bounds', 'CWE-787'],
  ['dereference failure: invalidated dynamic object', 'use-after-free', 'CWE-416'],
  ['dereference failure: invalidated dynamic object freed', 'double-free', 'CWE-415'],
  ["dereference failure: accessed expired variable pointer `x'", 'use-after-free', 'CWE-562'],
  ['dereference failure: forgotten memory: dynamic_1_array', 'memory-leak', 'CWE-401'],
  ['dereference failure: Incorrect alignment when accessing data object', 'alignment', 'CWE-758'],
  ['dereference failure: write access to string constant', 'invalid-pointer', 'CWE-758'],
  ['dereference failure: Program code accessed with non-code type', 'invalid-pointer', null],
  ['dereference failure: Data object accessed with code type', 'invalid-pointer', null],
  ['division by zero', 'division-by-zero', 'CWE-369'],
  ['arithmetic overflow on add', 'overflow', 'CWE-190'],
  ['arithmetic overflow on shl', 'overflow', 'CWE-190'],
  ['arithmetic overflow on floating-point ieee_mul', 'overflow', null],
  ['undefined behavior on shift operation shl', 'shift', 'CWE-758'],
  ['use of uninitialized variable: x', 'uninitialised', 'CWE-457'],
  ['VLA array dimension must be greater than zero', 'other', 'CWE-758'],
  ['VLA array size in bytes overflows address space size', 'other', 'CWE-758'],
  [
    'Relational comparison between pointers is only valid for pointers to the same object',
    'other',
    'CWE-469',
  ],
  ['__builtin_unreachable', 'other', 'CWE-758'],
  ['assertion x>3', 'assertion', 'CWE-617'],
  ['any message at all', 'assertion', 'CWE-617'],
];

describe('classifyProperty', () => {
  it.each(comments)('%s: %s, %s', (comment, kind, cwe) => {
    expect(classifyProperty({ comment, cwes: [], libraryFunction: null })).toEqual({ kind, cwe });
  });

  it('takes the weakness that ESBMC prints for a shift', () => {
    const comment = 'undefined behavior on shift operation shl';
    expect(classifyProperty({ comment, cwes: ['CWE-1335'], libraryFunction: null }).cwe).toBe('CWE-1335');
  });

  it.each([
    ['strlen', 'CWE-125'],
    ['__memcmp_impl', 'CWE-125'],
    ['esbmc_action_read_string', 'CWE-125'],
    ['__memset_impl', 'CWE-787'],
    ['fgets', 'CWE-787'],
    ['esbmc_action_write_char', 'CWE-787'],
    ['strcpy', 'CWE-119'],
    ['__memcpy_impl', 'CWE-119'],
  ])('tells reading from writing where %s does only one of them', (libraryFunction, cwe) => {
    const comment = 'dereference failure: array bounds violated';
    expect(classifyProperty({ comment, cwes: ['CWE-121', 'CWE-125', 'CWE-787'], libraryFunction }).cwe).toBe(
      cwe,
    );
  });

  it("takes a library's assertion for what it says of its caller", () => {
    const inStrcpy = { cwes: [], libraryFunction: 'strcpy' };
    expect(classifyProperty({ comment: 'Source pointer is null', ...inStrcpy })).toEqual({
      kind: 'null-dereference',
      cwe: 'CWE-476',
    });
    expect(classifyProperty({ comment: 'recv: buf must not be NULL', ...inStrcpy }).kind).toBe(
      'null-dereference',
    );
    expect(classifyProperty({ comment: 'Sem is not initialized', ...inStrcpy })).toEqual({
      kind: 'other',
      cwe: null,
    });
  });
});
