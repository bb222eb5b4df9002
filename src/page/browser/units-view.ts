import type { PageUnit } from '../page-data.ts';
import { button, el } from './element.ts';
import { own } from './own.ts';
import { paged } from './paged.ts';
import { hashOf, type Query } from './route.ts';
import { secondsText, showWords } from './show-words.ts';
import { drawnVerdicts, verdictMarks, verdictTitles } from './verdict-titles.ts';
import type { View, ViewContext } from './view.ts';

/** What ESBMC was started on and what it said. */
export function unitsView({ data, remember }: ViewContext, initial: Query): View {
  let query = initial;
  const body = el('tbody');
  const list = paged<PageUnit>(body, unitRow, 'No unit is like that.');
  const choose = (change: Query) => {
    query = { ...query, ...change };
    remember(hashOf({ view: 'units', query }));
    list.show(chosen(data.units, query));
  };
  const search = el('input', {
    type: 'search',
    placeholder: 'Search files and functions',
    'aria-label': 'Search files and functions',
    value: query.q ?? '',
  });
  search.addEventListener('input', () => choose({ q: search.value }));
  const verdict = el(
    'select',
    { 'aria-label': 'Verdict' },
    el('option', { value: '' }, 'Verdict: all'),
    ...drawnVerdicts.map((value) =>
      el('option', { value, selected: value === query.verdict }, verdictTitles[value]),
    ),
  );
  verdict.addEventListener('change', () => choose({ verdict: verdict.value }));
  const sorter = (name: string, title: string) =>
    button({ class: 'sorter', title: `Sort by ${title.toLowerCase()}` }, () => choose({ sort: name }), title);
  const node = el(
    'div',
    {},
    el('h1', {}, 'Units'),
    el(
      'p',
      { class: 'soft' },
      'Each is one start of ESBMC: a program from its entry, or a function by itself.',
    ),
    el('form', { class: 'filters', role: 'search' }, search, verdict),
    el(
      'table',
      { class: 'units card' },
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', {}, sorter('verdict', 'Verdict')),
          el('th', {}, sorter('file', 'Started at')),
          el('th', {}, 'Result'),
          el('th', { class: 'time' }, sorter('seconds', 'Time')),
        ),
      ),
      body,
    ),
    list.node,
  );
  node.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  list.show(chosen(data.units, query));
  return {
    title: 'Units',
    node,
    keys: { '/': () => search.focus(), ArrowRight: () => list.turn(1), ArrowLeft: () => list.turn(-1) },
  };
}

function chosen(units: readonly PageUnit[], { q = '', verdict = '', sort = '' }: Query): readonly PageUnit[] {
  const wanted = q.toLowerCase();
  const left = units.filter(
    (unit) =>
      (verdict === '' || unit.verdict === verdict) &&
      `${unit.file} ${unit.entry}`.toLowerCase().includes(wanted),
  );
  const order = own(orders, sort);
  return order === undefined ? left : left.toSorted(order);
}

const orders: Readonly<Record<string, (one: PageUnit, other: PageUnit) => number>> = {
  seconds: (one, other) => other.seconds - one.seconds,
  file: (one, other) =>
    one.file === other.file ? compare(one.entry, other.entry) : compare(one.file, other.file),
  verdict: (one, other) => drawnVerdicts.indexOf(one.verdict) - drawnVerdicts.indexOf(other.verdict),
};

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function unitRow(unit: PageUnit): HTMLElement {
  const { verdict, assumptions } = unit;
  const assumed = el('details', {}, el('summary', {}, `assuming ${assumptions.length}`));
  assumed.append(el('ul', {}, ...assumptions.map((one) => el('li', {}, ...showWords(one)))));
  return el(
    'tr',
    {},
    el(
      'td',
      {},
      el('span', { class: `mark ${verdict}`, title: verdictTitles[verdict] }, verdictMarks[verdict]),
    ),
    el(
      'td',
      {},
      el('code', {}, unit.entry),
      unit.isHarness ? ' by itself' : null,
      el('div', { class: 'soft' }, unit.file),
    ),
    el('td', {}, ...showWords(unit.says), assumptions.length === 0 ? null : assumed),
    el('td', { class: 'time' }, `${secondsText(unit.seconds)}${unit.cached ? ' (cached)' : ''}`),
  );
}
