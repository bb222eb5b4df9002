import type { PageFinding } from '../page-data.ts';
import { el } from './element.ts';
import { filterFindings, tally } from './filter-findings.ts';
import { findingRow, standingTitles } from './finding-row.ts';
import { moveFocus } from './move-focus.ts';
import { paged } from './paged.ts';
import { hashOf, type Query } from './route.ts';
import { counted } from './show-words.ts';
import type { View, ViewContext } from './view.ts';

/** All findings, with a search and filters that are part of the address. */
export function findingsView({ data, remember }: ViewContext, initial: Query): View {
  let query = initial;
  const rows = el('div', { class: 'rows card' });
  const list = paged<PageFinding>(rows, findingRow, 'No finding is like that.');
  const count = el('p', { class: 'soft', role: 'status' });
  const choose = (change: Query) => {
    query = { ...query, ...change };
    remember(hashOf({ view: 'findings', query }));
    apply();
  };
  const apply = () => {
    const left = filterFindings(data.findings, query);
    list.show(left);
    count.textContent =
      left.length === data.findings.length
        ? counted(left.length, 'finding')
        : `${left.length} of ${counted(data.findings.length, 'finding')}`;
  };
  const search = el('input', {
    type: 'search',
    placeholder: 'Search findings',
    'aria-label': 'Search findings',
    value: query.q ?? '',
  });
  search.addEventListener('input', () => choose({ q: search.value }));
  const titles = new Map(data.findings.map(({ kind, kindTitle }) => [kind as string, kindTitle]));
  const node = el(
    'div',
    {},
    el('h1', {}, 'Findings'),
    el(
      'form',
      { class: 'filters', role: 'search' },
      search,
      select(
        'Kind',
        'kind',
        tally(data.findings, ({ kind }) => kind),
        (kind) => titles.get(kind) ?? kind,
      ),
      select(
        'File',
        'file',
        tally(data.findings, ({ file }) => file),
        (file) => file,
      ),
      select(
        'State',
        'standing',
        tally(data.findings, ({ standing }) => standing),
        (standing) => {
          return standingTitles[standing as PageFinding['standing']];
        },
      ),
    ),
    count,
    rows,
    list.node,
  );
  node.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  apply();

  function select(
    title: string,
    name: string,
    values: readonly [string, number][],
    wordsOf: (value: string) => string,
  ): HTMLElement {
    const chosen = query[name] ?? '';
    const options = values.map(([value, number]) =>
      el('option', { value, selected: value === chosen }, `${wordsOf(value)} (${number})`),
    );
    const made = el(
      'select',
      { 'aria-label': title },
      el('option', { value: '' }, `${title}: all`),
      ...options,
    );
    made.addEventListener('change', () => choose({ [name]: made.value }));
    return made;
  }

  return {
    title: 'Findings',
    node,
    keys: {
      '/': () => search.focus(),
      j: () => moveFocus(rows, 1),
      k: () => moveFocus(rows, -1),
      ArrowRight: () => list.turn(1),
      ArrowLeft: () => list.turn(-1),
    },
  };
}
