import { git } from './run-git.ts';

interface GitPerson {
  readonly name: string;
  readonly email: string;
  /** ISO, UTC, with seconds. */
  readonly date: string;
}

export interface CommitRecord {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: GitPerson;
  readonly committer: GitPerson;
  readonly message: string;
}

const FORMAT = ['%H', '%T', '%P', '%an', '%ae', '%at', '%cn', '%ce', '%ct', '%B'].join('%x00');

export async function readCommit(folder: string, sha: string): Promise<CommitRecord> {
  const [one] = await readCommits(folder, [sha]);
  if (one === undefined) throw new Error(`No commit ${sha}`);
  return one;
}

/** The commits of these shas, in that order. */
export async function readCommits(folder: string, shas: readonly string[]): Promise<CommitRecord[]> {
  if (shas.length === 0) return [];
  const out = await git(folder, ['log', '--no-walk=unsorted', '--stdin', `--format=${FORMAT}%x01`], {
    input: `${shas.join('\n')}\n`,
  });
  return out
    .split('\x01')
    .map((record) => record.replace(/^\n/, ''))
    .filter((record) => record !== '')
    .map(parseRecord);
}

function parseRecord(record: string): CommitRecord {
  const [
    sha = '',
    tree = '',
    parents = '',
    an = '',
    ae = '',
    at = '',
    cn = '',
    ce = '',
    ct = '',
    ...message
  ] = record.split('\0');
  return {
    sha,
    tree,
    parents: parents === '' ? [] : parents.split(' '),
    author: { name: an, email: ae, date: isoOf(at) },
    committer: { name: cn, email: ce, date: isoOf(ct) },
    message: message.join('\0').trimEnd(),
  };
}

const isoOf = (seconds: string): string =>
  new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
