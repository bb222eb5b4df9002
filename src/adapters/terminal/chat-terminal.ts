import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ChatIo } from '../../conversation/chat-io.ts';

export interface ChatTerminalOptions {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly hasColor: boolean;
  /** Shown where a line can be typed. */
  readonly prompt: string;
  /** Lines of earlier chats, the latest first. */
  readonly history: readonly string[];
  /** Called with all lines, the latest first, when one is added. */
  readonly onHistory: (lines: readonly string[]) => void;
}

export interface ChatTerminal extends ChatIo {
  close(): void;
}

/** Lines that the arrow keys bring back. */
const keptLines = 200;

/** Longer lines are hard to read on a wide screen. */
const widest = 100;

/** A line editor with history where a person types, and plain lines where something is piped in. */
export function openChatTerminal(options: ChatTerminalOptions): ChatTerminal {
  const { stdin, stdout, hasColor, prompt } = options;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const lines: string[] = [];
  let isOver = false;
  let waiting: ((line: string | null) => void) | null = null;
  let work: AbortController | null = null;
  // While an answer comes, what is typed ahead would be written into it.
  const editor = createInterface({
    input: stdin,
    ...(isTerminal
      ? { output: mutable(stdout, () => waiting === null), terminal: true, history: [...options.history] }
      : {}),
    historySize: keptLines,
    removeHistoryDuplicates: true,
    prompt,
  });
  const settle = (line: string | null) => {
    const taker = waiting;
    waiting = null;
    taker?.(line);
  };
  editor.on('line', (line) => (waiting === null ? void lines.push(line) : settle(line)));
  editor.on('close', () => {
    isOver = true;
    settle(null);
  });
  editor.on('history', (all) => options.onHistory(all));
  editor.on('SIGINT', () => {
    if (work !== null) work.abort();
    else if (editor.line === '') stdout.write('\n(Ctrl-D or /exit ends the chat)\n');
    else stdout.write('^C\n');
    if (work === null) clearLine(editor);
  });
  return {
    isTerminal,
    hasColor,
    width: Math.max(20, Math.min(widest, stdout.columns ?? widest) - 1),
    read: async () => {
      const known = lines.shift();
      if (known !== undefined || isOver) return known ?? null;
      return new Promise((taker) => {
        waiting = taker;
        if (isTerminal) editor.prompt(true);
      });
    },
    write: (text) => void stdout.write(text),
    interruptible: async (run) => {
      work = new AbortController();
      try {
        return await run(work.signal);
      } finally {
        work = null;
      }
    },
    close: () => editor.close(),
  };
}

/** An empty line to type, on a line of its own. */
function clearLine(editor: Interface): void {
  editor.write(null, { ctrl: true, name: 'e' });
  editor.write(null, { ctrl: true, name: 'u' });
  editor.prompt();
}

/** Where the editor writes, which is nowhere as long as `isMuted` says so. */
function mutable(stdout: ChatTerminalOptions['stdout'], isMuted: () => boolean): Writable {
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isMuted()) stdout.write(chunk);
      done();
    },
  });
  return Object.defineProperties(output, {
    columns: { get: () => stdout.columns },
    isTTY: { value: true },
  });
}
