import { execa } from 'execa';
import { repositoryRoot } from './run-bundle.ts';

/** Python's own module is on every machine that these tests run on, and Node.js has none for this. */
const inTerminal = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';

/** A program at a terminal that somebody types at. */
export interface TypedTerminal {
  type(keys: string): void;
  /** Until the terminal has shown this since it was last waited for. Throws with what it has shown instead. */
  shows(text: string): Promise<void>;
  /** Until the program has ended: its exit code. */
  end(): Promise<number>;
}

/** As long as anything may take here, in milliseconds. */
const patience = 60_000;

/** Runs `dist/cli.js` at a terminal. */
export function runInTerminal(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): TypedTerminal {
  const command = ['-c', inTerminal, process.execPath, `${repositoryRoot}dist/cli.js`, ...args];
  const run = execa('python3', command, {
    cwd,
    env: { TERM: 'xterm-256color', ...env },
    stdin: 'pipe',
    reject: false,
    timeout: 2 * patience,
  });
  let shown = '';
  let seen = 0;
  const changes = new EventTarget();
  run.stdout.on('data', (text: Buffer) => {
    shown += text.toString('utf8');
    changes.dispatchEvent(new Event('text'));
  });
  const find = (text: string): boolean => {
    const at = shown.indexOf(text, seen);
    if (at !== -1) seen = at + text.length;
    return at !== -1;
  };
  return {
    type: (keys) => void run.stdin.write(keys),
    shows: (text) =>
      new Promise((found, missing) => {
        const look = () => {
          if (!find(text)) return;
          clearTimeout(timer);
          changes.removeEventListener('text', look);
          found();
        };
        const say = () =>
          missing(new Error(`${JSON.stringify(text)} is not shown, but\n${shown.slice(seen)}`));
        const timer = setTimeout(say, patience);
        changes.addEventListener('text', look);
        look();
      }),
    end: async () => (await run).exitCode ?? -1,
  };
}
