import type { PropertyKind } from '../../domain/property-kind.ts';

/** What a tool that watches a run said was wrong. */
export interface ToolReport {
  readonly tool: string;
  /** Kinds of violation that it may be about, as it can't always tell them apart. */
  readonly kinds: readonly PropertyKind[];
  /** On one line. */
  readonly message: string;
  /** The place itself first, then its callers; paths as the tool prints them. */
  readonly frames: readonly Frame[];
}

export interface Frame {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/**
 * The first report in what a program wrote to stderr (formats of gcc 12's and clang 14's sanitizers, of valgrind 3.19
 * and of glibc's `assert`). Null when there is none.
 */
export function parseToolReport(stderr: string): ToolReport | null {
  const lines = stderr.split('\n');
  for (const [index, line] of lines.entries()) {
    for (const read of readers) {
      const report = read(line, lines.slice(index + 1));
      if (report !== null) return report;
    }
  }
  return null;
}

type Reader = (line: string, rest: readonly string[]) => ToolReport | null;

const addressSanitizer: Reader = (line, rest) => {
  const message = /ERROR: AddressSanitizer: (.*)/.exec(line)?.[1];
  if (message === undefined) return null;
  const kinds = kindsOfCrash(message) ?? kindsOf(message, addressRules);
  return { tool: 'AddressSanitizer', kinds, message: withoutAddresses(message), frames: firstStack(rest) };
};

const leakSanitizer: Reader = (line, rest) => {
  if (!line.includes('ERROR: LeakSanitizer: detected memory leaks')) return null;
  const start = rest.findIndex((one) => /^(?:Direct|Indirect) leak of /.test(one));
  const message = rest[start]?.replace(/:$/, '') ?? 'detected memory leaks';
  return { tool: 'LeakSanitizer', kinds: ['memory-leak'], message, frames: leakFrames(rest) };
};

const undefinedSanitizer: Reader = (line, rest) => {
  const found = /^(.+?):(\d+):\d+: runtime error: (.*)$/.exec(line);
  if (found === null) return null;
  const [, file = '', at, message = ''] = found;
  const own = { file, line: Number(at) };
  const kinds = kindsOf(message, undefinedRules);
  return {
    tool: 'UndefinedBehaviorSanitizer',
    kinds,
    message: withoutAddresses(message),
    frames: [own, ...firstStack(rest)],
  };
};

const memcheck: Reader = (line, rest) => {
  const message = /^==\d+== (.*uninitialised.*)$/.exec(line)?.[1];
  if (message === undefined) return null;
  const frames: Frame[] = [];
  for (const one of rest) {
    if (!/^==\d+== +(?:at|by) 0x/.test(one)) break;
    const place = /\(([^()]+):(\d+)\)$/.exec(one);
    if (place !== null) frames.push({ file: place[1] ?? '', line: Number(place[2]) });
  }
  return { tool: 'Valgrind', kinds: ['uninitialised'], message, frames };
};

const assertion: Reader = (line) => {
  const found = /^[^:]*: (.+?):(\d+): .*?: (Assertion `.*' failed\.)$/.exec(line);
  if (found === null) return null;
  const [, file = '', at, message = ''] = found;
  return { tool: 'assert', kinds: ['assertion'], message, frames: [{ file, line: Number(at) }] };
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

const frame = /^\s*#\d+ 0x[0-9a-f]+ in .*? (\S.*?):(\d+)(?::\d+)?$/;

/** The stack that comes next; frames without a place in a source are left out. */
function firstStack(lines: readonly string[]): readonly Frame[] {
  const start = lines.findIndex((line) => /^\s*#0 /.test(line));
  if (start === -1 || start > 8) return [];
  const end = lines.findIndex((line, index) => index > start && !/^\s*#\d+ /.test(line));
  return framesIn(lines.slice(start, end === -1 ? undefined : end));
}

/** Of all blocks that leaked: where each was allocated. */
function leakFrames(lines: readonly string[]): readonly Frame[] {
  return framesIn(lines);
}

function framesIn(lines: readonly string[]): readonly Frame[] {
  return lines.flatMap((line) => {
    const found = frame.exec(line);
    return found === null ? [] : { file: found[1] ?? '', line: Number(found[2]) };
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
