import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Transcript } from '../../conversation/chat-io.ts';

/** What a user typed may be read by the user alone. */
const ownMode = 0o600;

/**
 * The folder for what chats leave: in the user's folder for states (XDG base directories). Null where the environment
 * names none.
 */
export function chatFolder(env: Readonly<Record<string, string | undefined>>): string | null {
  const absolute = (path: string | undefined) => (path !== undefined && isAbsolute(path) ? path : null);
  const home = absolute(env.HOME) ?? absolute(homedir());
  const states = absolute(env.XDG_STATE_HOME) ?? (home === null ? null : join(home, '.local', 'state'));
  return states === null ? null : join(states, 'esbmc-action', 'chats');
}

/** A transcript in Markdown, appended to; each part is on the disk before the chat goes on. */
export function transcriptFile(path: string, now: () => Date): Transcript {
  const made = mkdir(dirname(path), { recursive: true });
  return {
    append: async (who, text) => {
      await made;
      const head = `## ${who}, ${now().toISOString().slice(0, 19).replace('T', ' ')}`;
      await appendFile(path, `${head}\n\n${text.trim()}\n\n`, { mode: ownMode });
    },
  };
}

/** Lines typed in earlier chats, the latest first. */
export async function readHistory(path: string): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}

/** Losing it is no reason to end a chat. */
export async function writeHistory(path: string, lines: readonly string[]): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, lines.join('\n'), { mode: ownMode });
  } catch {}
}
