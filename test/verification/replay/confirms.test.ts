import { describe, expect, it } from 'vitest';
import type { PropertyKind } from '../../../src/domain/property-kind.ts';
import { confirms } from '../../../src/verification/replay/confirms.ts';
import { parseToolReport } from '../../../src/verification/replay/parse-tool-report.ts';

const overflow = (file: string, line: number) => `
=================================================================
==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014 at pc 0x7fcc bp 0x7ffc sp 0x7ffc
WRITE of size 5 at 0x602000000014 thread T0
    #0 0x7fcc79e602c9 in __interceptor_strcpy ../../../../src/libsanitizer/asan/asan_interceptors.cpp:425
    #1 0x564b7a051432 in copy ${file}:${line}
    #2 0x564b7a051b8b in main /root/src/a.c:5

0x602000000014 is located 0 bytes to the right of 4-byte region
`;

function evidenceFor(stderr: string, kind: PropertyKind, line = 3) {
  const lines = ['#include <string.h>', 'void copy(char *to) {', '  strcpy(to,', '    "abcd");', '}'];
  const location = { file: 'src/a.c', line, column: 3, function: 'copy' };
  const report = parseToolReport(stderr);
  if (report === null) return null;
  const linesOf = (file: string) => (file === 'src/a.c' ? lines : null);
  const property = { kind, cwe: null, comment: '', expression: null, location };
  return confirms(property, report, { root: '/root', linesOf });
}

describe('what a sanitizer says', () => {
  it('confirms a violation of its kind at its line, without frames of libraries', () => {
    expect(evidenceFor(overflow('/root/src/a.c', 3), 'out-of-bounds')).toEqual({
      tool: 'AddressSanitizer',
      line: 3,
      excerpt: 'heap-buffer-overflow',
      isFirst: true,
    });
  });

  it('confirms it at another line of the same statement, with a relative path', () => {
    expect(evidenceFor(overflow('./src/a.c', 4), 'out-of-bounds')?.line).toBe(4);
  });

  it('confirms nothing at another line', () => {
    expect(evidenceFor(overflow('/root/src/a.c', 5), 'out-of-bounds')).toBeNull();
  });

  it('confirms nothing of another kind', () => {
    expect(evidenceFor(overflow('/root/src/a.c', 3), 'use-after-free')).toBeNull();
    expect(evidenceFor(overflow('/root/src/a.c', 3), 'overflow')).toBeNull();
  });

  it('confirms nothing where only a caller is at the violated line', () => {
    expect(evidenceFor(overflow('/root/src/a.c', 5), 'out-of-bounds', 3)).toBeNull();
  });

  it('is null-dereference near address 0, and nothing when a function is called there', () => {
    const crash = (pc: string) =>
      `==7==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000008 (pc ${pc} bp 0x7f sp 0x7f T0)
==7==The signal is caused by a READ memory access.
    #0 0x558170df0db5 in copy /root/src/a.c:3
`;
    expect(evidenceFor(crash('0x558170df0db5'), 'null-dereference')).not.toBeNull();
    expect(evidenceFor(crash('0x000000000000'), 'null-dereference')).toBeNull();
  });

  it('is a failed assertion of the program', () => {
    const stderr = "program: src/a.c:3: copy: Assertion `to != 0' failed.";
    expect(evidenceFor(stderr, 'assertion')?.tool).toBe('assert');
  });
});
