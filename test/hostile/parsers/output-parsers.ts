import { z } from 'zod';
import { parseOutput } from '../../../src/adapters/esbmc/parse-output.ts';
import { parseReport } from '../../../src/adapters/esbmc/parse-report.ts';
import { parseDiff } from '../../../src/adapters/git/parse-diff.ts';
import { patchHunks } from '../../../src/adapters/github/patch-hunks.ts';
import { parseConfigFile } from '../../../src/config/parse-config-file.ts';
import { readRecords } from '../../../src/experiment/record-lines.ts';
import { argumentsOf, parseCompileCommands } from '../../../src/project/compile-commands.ts';
import { readCompileOptions } from '../../../src/project/compile-options.ts';
import { transferredReport } from '../../../src/review/transferred-report.ts';
import { parseBaseline } from '../../../src/scan/baseline.ts';
import { readScanLines } from '../../../src/scan/scan-lines.ts';
import { parseTrackingState } from '../../../src/scan/tracking-state.ts';
import { keptOutcome } from '../../../src/verification/cache/kept-shapes.ts';
import { openEntry } from '../../../src/verification/cache/sealed-entry.ts';
import { inputsIn, surveyIn, triesIn } from '../../../src/verification/fuzz/fuzz-log.ts';
import { parseToolReports } from '../../../src/verification/replay/parse-tool-report.ts';
import { shares } from './record-texts.ts';
import type { Parser } from './shape.ts';

const json = ['[', '{"a":', '"', '\\u0000', '1,', '{"__proto__":'];
const state = 'State % file a.c line 1 column 2 function main thread 0\n';
const dashes = `${'-'.repeat(52)}\n`;
const violation = 'Violated property:\n  file a.c line 1 column 2 function f\n';

/** What reads the output of programs, and the files that other programs write. */
export const outputParsers: readonly Parser[] = [
  {
    name: 'diff',
    parse: parseDiff,
    shapes: [
      'diff --git a b\n',
      '@@ -1 +1 @@\n',
      '@@ ',
      '@@ -1,',
      ':100644 100644 a b M\0p\0',
      ':',
      '\0',
      '-\n',
      '\n',
      { piece: ':100644 100644 a b M\0p%\0', closing: 'diff --git a b\n@@ -1 +1 @@\n-a\n+b\n' },
    ],
  },
  {
    name: 'patch of the API',
    parse: patchHunks,
    shapes: ['@@ -1,1 +1,1 @@\n', '@@', '+\n', '@@ -1', '\\', '9'],
  },
  {
    name: 'output of ESBMC',
    parse: parseOutput,
    shapes: [
      state,
      '[Counterexample]\n',
      violation,
      'Violated property:\n',
      '  a = 1\n',
      '  a = { .a=',
      '    a\n',
      ' ',
      '-',
      '{',
      '** Results:\n',
      '  PASSED      [a] line 1  a\n',
      '  PASSED [',
      '  PASSED [a] ',
      'a, function ',
      'a.c, function f\n',
      'file ',
      '\n',
      '|',
      'ERROR: ',
      '  f at file a.c line 1\n',
      'WARNING: no body for function f%\n',
      { before: '[Counterexample]\n', piece: `${state}${dashes}  a = 1 (00000001)\n\n`, after: violation },
      { before: `[Counterexample]\n${state}${dashes}  a = `, piece: '{ 1 (0000000', after: '\n' },
      { before: `[Counterexample]\n${state}${dashes}  a = 1 (`, piece: '00000001 ', after: '\n' },
      { before: `[Counterexample]\n${state}${dashes}  a = {\n`, piece: '    .a=1,\n', after: violation },
      { before: '[Counterexample]\n  ', piece: 'a =', after: '\n' },
      { before: '[Counterexample]\nState 1 file ', piece: 'file a line 1 ', after: '\n' },
      { before: '[Counterexample]\nState 1 file a line 1 ', piece: 'function ', after: '\n' },
      {
        before: `[Counterexample]\n${violation}Stack trace:\n`,
        piece: '  f at file a.c line 1 column 1 function g\n',
      },
    ],
  },
  {
    name: 'report of ESBMC',
    parse: parseReport,
    shapes: [
      ...json,
      {
        before: '[{"steps":[',
        piece: '{"type":"a","file":"a","function":"","line":1,"assignment":{"lhs":"a","rhs":1}},',
        after: '{"type":"violation","file":"a","function":"f","line":1}]}]',
      },
      {
        before: '[',
        piece: '{"steps":[{"type":"violation","file":"a","function":"f","line":1}]},',
        after: '{"steps":[]}]',
      },
    ],
  },
  {
    name: 'output of sanitizers',
    parse: parseToolReports,
    shapes: [
      '==1==ERROR: AddressSanitizer: ',
      '==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1 at\n',
      '    #0 0x1 in a ',
      '    #0 0x1 in a a.c:1:1\n',
      '\n',
      'runtime error: ',
      'a.c:1:1: runtime error: signed integer overflow\n',
      'a.c:1:1: ',
      ':',
      ' ',
      '(',
      '1',
      "a: a.c:1: f: Assertion `a' failed.\n",
      ': Assertion `',
      '==1== Invalid read of size 1\n',
    ],
  },
  {
    name: 'inputs that were tried',
    parse: (text) => [inputsIn(text, 3), triesIn(text), surveyIn(text)],
    shapes: [
      '\n',
      'esbmc-action-stdin ',
      'esbmc-action-value 0 1\n',
      '00',
      ' ',
      'esbmc-action-crash 1 ',
      '9',
    ],
  },
  {
    name: 'compile commands',
    parse: parseCompileCommands,
    shapes: [
      ...json,
      { before: '[', piece: '{"directory":"/","file":"a%.c","command":"cc -c a.c"},', after: '{}]' },
      { before: '[{"directory":"/","file":"a","arguments":[', piece: '"a",', after: '"a"]}]' },
    ],
  },
  {
    name: 'one compile command',
    parse: (command) => argumentsOf({ directory: '/', file: 'a.c', command } as never),
    shapes: ['"', "'", '\\', ' ', '$(', '"\\"', '#', 'a ', '"a" ', "\\'", 'a', '"\\a'],
    longest: 64 * 1024,
  },
  {
    name: 'options of a compiler',
    parse: (text) => readCompileOptions(text.split(' ')),
    shapes: ['-Ia% ', '-DA%=1 ', '-UA% ', '-I ', '-isystem ', '-D', '-include a% ', '-std=c%'],
    longest: 128 * 1024,
  },
  {
    name: 'results handed over',
    parse: transferredReport,
    shapes: [...json, { before: '{"version":1,"report":{"findings":[', piece: '{},', after: '{}]}}' }],
  },
  {
    name: 'baseline',
    parse: parseBaseline,
    shapes: [
      ...json,
      {
        before: '{"schema":1,"functions":[',
        piece: '{"file":"a","name":"f%","verdict":"proved"},',
        after: '{}]}',
      },
    ],
  },
  {
    name: 'records of a scan',
    parse: readScanLines,
    shapes: ['{\n', '"', '\n', '[[', '{"sum":"a","text":"b"}\n', ...shares],
  },
  {
    name: 'records of an experiment',
    parse: (text) => readRecords(text, z.strictObject({ a: z.int() })),
    shapes: ['{\n', '"', '\n', '{"a":1}\n'],
  },
  {
    name: 'remembered verdict',
    parse: (text) => openEntry('a', text, keptOutcome),
    shapes: [...json, '\n', { before: '{"format":1,"key":"a","checksum":"b"}\n', piece: '[' }],
  },
  {
    name: 'state of the tracking issue',
    parse: parseTrackingState,
    shapes: [
      '<!-- esbmc-action:tracking:1 ',
      { before: '<!-- esbmc-action:tracking:1 ', piece: 'A', after: ' -->' },
      '\r',
      '\n',
    ],
    // As long as a body may be.
    longest: 65_536,
  },
  {
    name: 'configuration',
    parse: (text) => parseConfigFile(text, 'a'),
    shapes: [
      'a: ',
      '- ',
      '[',
      '{',
      '"',
      '&a ',
      '*a ',
      '\n',
      '? ',
      '# a\n',
      '--- \n',
      '!a ',
      '| ',
      ': ',
      '<<: ',
      'a%: 1\n',
      '__proto__: 1\n',
      { before: 'paths:\n', piece: '  - a%\n' },
      { before: 'paths: [', piece: 'a%, ', after: ']\n' },
      { before: 'paths: ', piece: '[', closing: ']' },
      { before: 'suppressions:\n', piece: '  - { fingerprint: "0123456789abcdef", reason: a% }\n' },
      { before: 'suppressions:\n', piece: '  - { fingerprint: 1, reason: a% }\n' },
      { before: 'overrides:\n', piece: '  - paths: [a%]\n    timeout: 5\n' },
      { before: 'a: &a [x]\nb: [', piece: '*a, ', after: ']\n' },
      { before: 'testCommand: "', piece: '\\x41', after: '"\n' },
      { before: 'testCommand: >\n', piece: '  a\n' },
    ],
    // The file of the API's contents.
    longest: 1024 * 1024,
  },
];
