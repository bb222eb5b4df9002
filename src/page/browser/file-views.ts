import type { PageFinding } from '../page-data.ts';
import { el } from './element.ts';
import { tally } from './filter-findings.ts';
import { findingRow } from './finding-row.ts';
import { moveFocus } from './move-focus.ts';
import { own } from './own.ts';
import { hashOf } from './route.ts';
import { counted } from './show-words.ts';
import { sourceListing } from './source-listing.ts';
import type { View, ViewContext } from './view.ts';

/** The files that findings are in. */
export function filesView({ data }: ViewContext): View {
  const files = tally(data.findings, ({ file }) => file);
  const rows = el(
    'div',
    { class: 'rows card' },
    ...files.map(([file, count]) =>
      el(
        'a',
        { class: 'row', href: hashOf({ view: 'file', file, line: null }) },
        el('span', { class: 'place' }, file),
        el('span', { class: 'meta' }, counted(count, 'finding')),
      ),
    ),
  );
  const node = el(
    'div',
    {},
    el('h1', {}, 'Files with findings'),
    files.length === 0 ? el('p', { class: 'soft' }, 'There is no finding.') : rows,
  );
  return { title: 'Files', node, keys: { j: () => moveFocus(rows, 1), k: () => moveFocus(rows, -1) } };
}

/** A source with its findings in their places. */
export function fileView({ data, remember }: ViewContext, file: string, line: number | null): View {
  const findings = data.findings
    .filter((finding) => finding.file === file)
    .toSorted((one, other) => one.line - other.line);
  const source = own(data.sources, file);
  const byLine = groupByLine(findings);
  const below = new Map([...byLine].map(([at, some]) => [at, [notes(some)]]));
  const marks = new Map(
    [...byLine].map(([at, some]) => {
      const look = some.some(({ isFailing }) => isFailing) ? 'bad' : 'warn';
      return [at, { sign: '●', title: counted(some.length, 'finding'), look }];
    }),
  );
  const linkOf = (at: number) => hashOf({ view: 'file', file, line: at });
  const listing = sourceListing(source, { marks, below, linkOf });
  let at = -1;
  const jump = (by: 1 | -1) => {
    const lines = [...byLine.keys()];
    at = Math.min(lines.length - 1, Math.max(0, at + by));
    const to = lines[at];
    if (to === undefined) return;
    listing.goTo(to);
    remember(linkOf(to));
    // The listing has the height of the file here: it is the page that scrolls.
    listing.node.querySelector('.current')?.scrollIntoView({ block: 'center' });
  };
  const node = el(
    'div',
    { class: 'file' },
    el('h1', {}, el('span', { class: 'place' }, file)),
    el(
      'p',
      { class: 'soft' },
      counted(findings.length, 'finding'),
      findings.length === 0
        ? null
        : el('span', { class: 'keys-only' }, ' · j and k lead from one to the next'),
    ),
    listing.node,
    ...(source?.kind === 'shown' ? [] : findings.map(findingRow)),
  );
  const shown = () => {
    const to = line ?? null;
    if (to !== null && listing.goTo(to))
      listing.node.querySelector('.current')?.scrollIntoView({ block: 'center' });
  };
  return { title: file, node, keys: { j: () => jump(1), k: () => jump(-1) }, shown };
}

function groupByLine(findings: readonly PageFinding[]): ReadonlyMap<number, readonly PageFinding[]> {
  const groups = new Map<number, PageFinding[]>();
  for (const finding of findings) groups.set(finding.line, [...(groups.get(finding.line) ?? []), finding]);
  return groups;
}

function notes(findings: readonly PageFinding[]): HTMLElement {
  return el('div', { class: 'notes rows' }, ...findings.map(findingRow));
}
