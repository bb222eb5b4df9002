import type { FileDiff, FileStatus } from './file-diff.ts';
import { parseHunks } from './file-diff.ts';
import { remember } from './remember.ts';
import { gitBytes } from './run-git.ts';

const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

export interface DiffOptions {
  /** Lines around a change: 3 in what people see, 0 to follow lines. */
  readonly context: number;
  readonly renames: boolean;
}

/** The two-dot diff between two commits (`from` null: everything is new), file by file in git's order. */
export function diffCommits(
  folder: string,
  from: string | null,
  to: string,
  { context, renames }: DiffOptions = { context: 3, renames: true },
): Promise<FileDiff[]> {
  return readDiff(folder, from ?? EMPTY_TREE, to, `--unified=${context}`, renames ? '-M' : '--no-renames');
}

const readDiff = remember(
  async (folder: string, from: string, to: string, context: string, renames: string): Promise<FileDiff[]> => {
    const shared = ['diff-tree', '-r', '--no-color', '--no-ext-diff', '--no-textconv', renames, '-l0'];
    const [raw, patches] = await Promise.all([
      gitBytes(folder, [...shared, '--raw', '--numstat', '-z', '--no-abbrev', from, to]),
      gitBytes(folder, [...shared, '--patch', context, '--inter-hunk-context=0', from, to]),
    ]);
    const sections = splitSections(patches.toString('utf8'));
    const { entries, counts } = readRaw(raw.toString('utf8'));
    let next = 0;
    return entries.map((entry, index) => {
      // git writes a type change (file to link) as a deletion and a creation
      const own = sections.slice(next, next + (entry.letter === 'T' ? 2 : 1));
      next += own.length;
      const patch = own
        .map(hunksOnly)
        .filter((text) => text !== '')
        .join('\n');
      return {
        path: entry.path,
        previousPath: entry.previousPath,
        status: entry.status,
        sha: entry.status === 'removed' ? entry.oldSha : entry.newSha,
        additions: counts[index]?.additions ?? 0,
        deletions: counts[index]?.deletions ?? 0,
        patch: patch === '' ? null : patch,
        hunks: parseHunks(patch),
      };
    });
  },
);

/** "diff --git" can only stand at a line start as a header: lines of content start with a blank, + or -. */
const splitSections = (text: string): string[] =>
  text.split(/^(?=diff --git )/m).filter((part) => part !== '');

function hunksOnly(section: string): string {
  const start = section.search(/^@@ /m);
  return start === -1 ? '' : section.slice(start).replace(/\n$/, '');
}

interface RawEntry {
  readonly letter: string;
  readonly status: FileStatus;
  readonly path: string;
  readonly previousPath: string | null;
  readonly oldSha: string;
  readonly newSha: string;
}

const STATUSES: Readonly<Record<string, FileStatus>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
};

function readRaw(text: string): { entries: RawEntry[]; counts: { additions: number; deletions: number }[] } {
  const fields = text.split('\0');
  const entries: RawEntry[] = [];
  const counts: { additions: number; deletions: number }[] = [];
  for (let at = 0; at < fields.length - 1; ) {
    const field = fields[at++] ?? '';
    if (field.startsWith(':')) {
      const [, , oldSha = '', newSha = '', code = ''] = field.split(' ');
      const letter = code.charAt(0);
      const first = fields[at++] ?? '';
      const isMove = letter === 'R' || letter === 'C';
      const path = isMove ? (fields[at++] ?? '') : first;
      entries.push({
        letter,
        status: STATUSES[letter] ?? 'changed',
        path,
        previousPath: isMove ? first : null,
        oldSha,
        newSha,
      });
    } else {
      const [added, deleted, path = ''] = field.split('\t');
      if (path === '') at += 2;
      counts.push({ additions: Number(added) || 0, deletions: Number(deleted) || 0 });
    }
  }
  return { entries, counts };
}
