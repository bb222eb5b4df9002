import type { PropertyKind } from '../../domain/property-kind.ts';

/** What a tool that watches a run said was wrong. */
export interface ToolReport {
  readonly tool: string;
  /** Kinds of violation that it may be about, as it can't always tell them apart. */
  readonly kinds: readonly PropertyKind[];
  /** What was done, where the tool says it. */
  readonly access: 'read' | 'write' | null;
  /** On one line. */
  readonly message: string;
  /** The place itself first, then its callers; paths as the tool prints them. */
  readonly frames: readonly Frame[];
}

export interface Frame {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** Null where the tool does not name it. */
  readonly function: string | null;
}

/**
 * The first report in what a program wrote to stderr (formats of gcc 12's and clang 14's sanitizers, of valgrind 3.19
 * and of glibc's `assert`). Null when there is none.
 */
export function parseToolReport(stderr: string): ToolReport | null {
  return parseToolReports(stderr, 1)[0] ?? null;
}

/** All of them, in order, of a run that goes on after the first. */
export function parseToolReports(stderr: string, most = 50): readonly ToolReport[] {
  const lines = stderr.split('\n');
  const reports: ToolReport[] = [];
  for (const [index, line] of lines.entries()) {
    if (reports.length >= most) break;
    // No report is longer; a program may write a lot between them.
    const rest = () => lines.slice(index + 1, index + longestReport);
    const report = readers.reduce<ToolReport | null>((found, read) => found ?? read(line, rest), null);
    if (report !== null) reports.push(report);
  }
  return reports;
}

const longestReport = 2000;

type Reader = (line: string, rest: () => readonly string[]) => ToolReport | null;

const addressSanitizer: Reader = (line, rest) => {
  const message = /ERROR: AddressSanitizer: (.*)/.exec(line)?.[1];
  if (message === undefined) return null;
  const kinds = kindsOfCrash(message) ?? kindsOf(message, addressRules);
  const lines = rest();
  const access = accessIn(lines);
  return {
    tool: 'AddressSanitizer',
    kinds,
    access,
    message: withoutAddresses(message),
    frames: firstStack(lines),
  };
};

const leakSanitizer: Reader = (line, rest) => {
  if (!line.includes('ERROR: LeakSanitizer: detected memory leaks')) return null;
  const lines = rest();
  const start = lines.findIndex((one) => /^(?:Direct|Indirect) leak of /.test(one));
  const message = lines[start]?.replace(/:$/, '') ?? 'detected memory leaks';
  return { tool: 'LeakSanitizer', kinds: ['memory-leak'], access: null, message, frames: framesIn(lines) };
};

const undefinedSanitizer: Reader = (line, rest) => {
  const found = /^(.+?):(\d+):\d+: runtime error: (.*)$/.exec(line);
  if (found === null) return null;
  const [, file = '', at, message = ''] = found;
  const own = { file, line: Number(at), function: null };
  const kinds = kindsOf(message, undefinedRules);
  return {
    tool: 'UndefinedBehaviorSanitizer',
    kinds,
    access: null,
    message: withoutAddresses(message),
    frames: [own, ...firstStack(rest())],
  };
};

const memcheck: Reader = (line, rest) => {
  const message = /^==\d+== (.*uninitialised.*)$/.exec(line)?.[1];
  if (message === undefined) return null;
  const frames: Frame[] = [];
  for (const one of rest()) {
    if (!/^==\d+== +(?:at|by) 0x/.test(one)) break;
    const place = /\(([^()]+):(\d+)\)$/.exec(one);
    if (place !== null) frames.push({ file: place[1] ?? '', line: Number(place[2]), function: null });
  }
  return { tool: 'Valgrind', kinds: ['uninitialised'], access: null, message, frames };
};

const assertion: Reader = (line) => {
  const found = /^[^:]*: (.+?):(\d+): .*?: (Assertion `.*' failed\.)$/.exec(line);
  if (found === null) return null;
  const [, file = '', at, message = ''] = found;
  return {
    tool: 'assert',
    kinds: ['assertion'],
    access: null,
    message,
    frames: [{ file, line: Number(at), function: null }],
  };
};

const readers = [addressSanitizer, leakSanitizer, undefinedSanitizer, memcheck, assertion];

interface Rule {
  readonly pattern: RegExp;
  readonly kinds: readonly PropertyKind[];
}

const addressRules: readonly Rule[] = [
  { pattern: /^(?:heap|stack|global|dynamic-stack)-buffer-(?:overflow|underflow)/, kinds: ['out-of-bounds'] },
  { pattern: /^(?:container-overflow|negative-size-param|use-after-poison)/, kinds: ['out-of-bounds'] },
  { pattern: /^(?:heap-use-after-free|stack-use-after-\w+)/, kinds: ['use-after-free'] },
  { pattern: /^attempting double-free/, kinds: ['double-free', 'invalid-free', 'use-after-free'] },
  { pattern: /^(?:attempting free on|alloc-dealloc-mismatch)/, kinds: ['invalid-free'] },
  // Where it points, nothing is: how it came there can't be told.
  { pattern: /^(?:SEGV|BUS)/, kinds: ['invalid-pointer', 'out-of-bounds', 'use-after-free'] },
  { pattern: /^FPE/, kinds: ['division-by-zero'] },
];

const undefinedRules: readonly Rule[] = [
  {
    pattern: /^index .* out of bounds|insufficient space|pointer index expression/,
    kinds: ['out-of-bounds'],
  },
  { pattern: /null pointer/, kinds: ['null-dereference'] },
  { pattern: /misaligned address/, kinds: ['alignment'] },
  { pattern: /^division by zero/, kinds: ['division-by-zero'] },
  { pattern: /^(?:shift exponent|left shift)/, kinds: ['shift'] },
  { pattern: /integer overflow|cannot be represented/, kinds: ['overflow'] },
  { pattern: /variable length array|unreachable/, kinds: ['other'] },
];

function kindsOf(message: string, rules: readonly Rule[]): readonly PropertyKind[] {
  return rules.find(({ pattern }) => pattern.test(message))?.kinds ?? [];
}

/** Null for what is no access near address 0. */
function kindsOfCrash(message: string): readonly PropertyKind[] | null {
  const address = /^SEGV on unknown address (0x[0-9a-f]+)/.exec(message)?.[1];
  if (address === undefined || Number(address) >= zeroPage) return null;
  // A call of a function that was not linked looks like one through a null pointer: nothing is told by it.
  const isCall = Number(/\(pc (0x[0-9a-f]+)/.exec(message)?.[1]) < zeroPage;
  return isCall ? [] : ['null-dereference'];
}

const zeroPage = 4096;

function accessIn([first = '', second = '']: readonly string[]): ToolReport['access'] {
  const access = /^(READ|WRITE) of size|caused by a (READ|WRITE) memory access/.exec(`${first}\n${second}`);
  const word = access?.[1] ?? access?.[2];
  return word === undefined ? null : word === 'READ' ? 'read' : 'write';
}

const frame = /^\s*#\d+ 0x[0-9a-f]+ in (.*?) (\S.*?):(\d+)(?::\d+)?$/;

/** The stack that comes next; frames without a place in a source are left out. */
function firstStack(lines: readonly string[]): readonly Frame[] {
  const start = lines.findIndex((line) => /^\s*#0 /.test(line));
  if (start === -1 || start > 8) return [];
  const end = lines.findIndex((line, index) => index > start && !/^\s*#\d+ /.test(line));
  return framesIn(lines.slice(start, end === -1 ? undefined : end));
}

function framesIn(lines: readonly string[]): readonly Frame[] {
  return lines.flatMap((line) => {
    const found = frame.exec(line);
    return found === null ? [] : { file: found[2] ?? '', line: Number(found[3]), function: found[1] ?? null };
  });
}

/** Addresses differ from run to run and say nothing to a reader. */
function withoutAddresses(message: string): string {
  return message
    .replace(/ \(pc 0x.*\)$/, '')
    .replace(/ (?:at pc|bp|sp) 0x[0-9a-f]+/g, '')
    .replace(/ (?:on|on address|on unknown address|in thread) (?:0x[0-9a-f]+|T\d+):?/g, '')
    .replace(/:? 0x[0-9a-f]+/g, '')
    .slice(0, 200)
    .trim();
}
