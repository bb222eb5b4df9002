import type { PageSource } from '../page-data.ts';
import { type Child, el } from './element.ts';
import { highlightC } from './highlight-c.ts';

export interface Listing {
  readonly node: HTMLElement;
  /** Marks a line as the current one and brings it into the listing's own view; false where it is not shown. */
  readonly goTo: (line: number) => boolean;
}

export interface ListingOptions {
  /** Signs in the gutter, with what they mean, by line. */
  readonly marks?: ReadonlyMap<
    number,
    { readonly sign: string; readonly title: string; readonly look: string }
  >;
  /** What stands below a line. */
  readonly below?: ReadonlyMap<number, readonly Node[]>;
  /** For each line's number. */
  readonly linkOf?: (line: number) => string;
}

/** A source with its line numbers, as far as it is in the page. */
export function sourceListing(source: PageSource | undefined, options: ListingOptions = {}): Listing {
  if (source === undefined) return absent('This file is not in the repository, or not in this page.');
  if (source.kind === 'left-out') return absent(source.why);
  const rows = new Map<number, HTMLElement>();
  const node = el('div', { class: 'listing', tabindex: 0, role: 'group', 'aria-label': 'Source' });
  let next = 1;
  for (const { start, lines } of source.chunks) {
    if (start > next) node.append(gap(next, start - 1));
    highlightC(lines).forEach((pieces, index) => {
      const line = start + index;
      const code = pieces.map(
        ({ text, look }): Child => (look === 'plain' ? text : el('span', { class: `c-${look}` }, text)),
      );
      const row = lineRow(line, code, options);
      rows.set(line, row);
      node.append(row, ...(options.below?.get(line) ?? []));
    });
    next = start + lines.length;
  }
  if (next <= source.lines) node.append(gap(next, source.lines));
  return { node, goTo: (line) => goTo(node, rows, line) };
}

function lineRow(line: number, code: readonly Child[], { marks, linkOf }: ListingOptions): HTMLElement {
  const mark = marks?.get(line);
  const number =
    linkOf === undefined
      ? el('span', { class: 'number' }, line)
      : el('a', { class: 'number', href: linkOf(line), tabindex: -1 }, line);
  const sign = el(
    'span',
    { class: `sign ${mark?.look ?? ''}`, title: mark?.title ?? null, 'aria-label': mark?.title ?? null },
    mark?.sign ?? null,
  );
  return el('div', { class: 'line', 'data-line': line }, number, sign, el('code', {}, ...code, '\n'));
}

function goTo(node: HTMLElement, rows: ReadonlyMap<number, HTMLElement>, line: number): boolean {
  node.querySelector('.current')?.classList.remove('current');
  const row = rows.get(line);
  if (row === undefined) return false;
  row.classList.add('current');
  // The listing is what offsets of its rows are counted from.
  const top = row.offsetTop;
  if (top < node.scrollTop + 40 || top > node.scrollTop + node.clientHeight - 60)
    node.scrollTop = top - node.clientHeight / 2;
  return true;
}

function gap(from: number, to: number): HTMLElement {
  return el('p', { class: 'gap' }, from === to ? `line ${from} left out` : `lines ${from} to ${to} left out`);
}

function absent(why: string): Listing {
  return { node: el('p', { class: 'absent' }, why), goTo: () => false };
}
