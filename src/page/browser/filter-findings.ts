import type { PageFinding, Words } from '../page-data.ts';
import type { Query } from './route.ts';

/** The findings that a search and the chosen kind, file and standing leave. */
export function filterFindings(findings: readonly PageFinding[], query: Query): readonly PageFinding[] {
  const { kind = '', file = '', standing = '', q = '' } = query;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return findings.filter((finding) => {
    if (kind !== '' && finding.kind !== kind) return false;
    if (file !== '' && finding.file !== file) return false;
    if (standing !== '' && finding.standing !== standing) return false;
    if (words.length === 0) return true;
    const text = searchText(finding);
    return words.every((word) => text.includes(word));
  });
}

/** How often each value occurs, the most frequent first. */
export function tally<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly [string, number][] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

function searchText({ message, file, function: name, kindTitle, id, statement }: PageFinding): string {
  return [plain(message), file, name ?? '', kindTitle, id, statement].join(' ').toLowerCase();
}

function plain(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : part[0])).join('');
}
