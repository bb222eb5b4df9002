import { readdirSync, readFileSync } from 'node:fs';

/** One process of the machine, see proc_pid_stat(5). */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly threads: number;
  /** In clock ticks after the start of the machine: with the number, it is an identity. */
  readonly startTime: string;
  /** Of memory that is really used. */
  readonly residentPages: number;
}

/** All processes that can be seen and have not ended. */
export function readProcessTable(): readonly ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const text = read(`/proc/${name}/stat`);
    const row = text === null ? null : parseStat(text);
    return row === null ? [] : [row];
  });
}

/** Whether a process was started with this text in its environment; false where we may not look. */
export function hasInEnvironment(pid: number, text: string): boolean {
  return read(`/proc/${pid}/environ`)?.includes(text) === true;
}

function parseStat(text: string): ProcessRow | null {
  // The name stands in parentheses and may hold anything, blanks and parentheses too.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, parent, group, session] = fields;
  if (state === undefined || state === 'Z' || state === 'X') return null;
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    threads: Number(fields[17]),
    startTime: fields[19] ?? '',
    residentPages: Number(fields[21]),
  };
}

/** Null for what has ended meanwhile or is somebody else's. */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null;
  }
}
