import type { FileChange, Hunk } from '../../project/repository.ts';

interface RawEntry {
  readonly path: string;
  readonly basePath: string | null;
  readonly status: FileChange['status'];
  readonly entry: FileChange['entry'];
  /** A change of type prints two patches, one that deletes and one that adds. */
  readonly patches: 1 | 2;
}

/**
 * Reads what `git diff-tree -r -z -M --raw -p -U0` prints: NUL-separated entries, then their patches in the same
 * order. Names are taken from the entries alone, so that no name has to be unquoted.
 */
export function parseDiff(output: string): readonly FileChange[] {
  const { entries, rest } = readEntries(output);
  const patches = rest.split(/^(?=diff --git )/m).filter((patch) => patch.startsWith('diff --git '));
  let next = 0;
  return entries.map(({ patches: count, ...entry }) => {
    const own = patches.slice(next, next + count).join('');
    next += count;
    return { ...entry, binary: /^(?:Binary files |GIT binary patch)/m.test(own), hunks: hunksOf(own) };
  });
}

/** Entries look like `:100644 100644 OLD NEW M`, NUL, path, NUL, and for renames a second path. */
function readEntries(output: string): { entries: RawEntry[]; rest: string } {
  const entries: RawEntry[] = [];
  let at = 0;
  const field = () => {
    const end = output.indexOf('\0', at);
    if (end === -1) throw new Error('git printed entries that end in the middle');
    const text = output.slice(at, end);
    at = end + 1;
    return text;
  };
  while (output[at] === ':') {
    const [baseMode = '', headMode = '', , , letter = ''] = field().slice(1).split(' ');
    const first = field();
    const second = letter.startsWith('R') || letter.startsWith('C') ? field() : null;
    const status = statusOf(letter);
    entries.push({
      path: second ?? first,
      basePath: status === 'added' ? null : first,
      status,
      entry: entryOf(status === 'deleted' ? baseMode : headMode),
      patches: letter.startsWith('T') ? 2 : 1,
    });
  }
  return { entries, rest: output.slice(at).replace(/^\0/, '') };
}

function statusOf(letter: string): FileChange['status'] {
  if (letter.startsWith('A') || letter.startsWith('C')) return 'added';
  if (letter.startsWith('D')) return 'deleted';
  return letter.startsWith('R') ? 'renamed' : 'modified';
}

function entryOf(mode: string): FileChange['entry'] {
  if (mode === '120000') return 'symlink';
  return mode === '160000' ? 'submodule' : 'regular';
}

function hunksOf(patch: string): readonly Hunk[] {
  return [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, baseStart, baseLines = '1', headStart, headLines = '1']) => ({
      baseStart: Number(baseStart),
      baseLines: Number(baseLines),
      headStart: Number(headStart),
      headLines: Number(headLines),
    }),
  );
}
