import { readdir, readFile } from 'node:fs/promises';

/** Command lines, words apart by NUL, of the processes that live and whose command line holds a text. */
export async function livingProcesses(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!line.includes(text)) continue;
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z ');
    if (!state.includes(') Z ')) found.push(line);
  }
  return found;
}
