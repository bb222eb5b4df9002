import { type PageFinding, type PageGone, type Standing, standings } from '../page-data.ts';
import { trend, verdictBar } from './charts.ts';
import { type Child, el } from './element.ts';
import { findingRow, standingTitles } from './finding-row.ts';
import { hashOf } from './route.ts';
import { counted, secondsText, showWords } from './show-words.ts';
import { verdictMarks, verdictTitles } from './verdict-titles.ts';
import type { View, ViewContext } from './view.ts';

/** Of each list; the rest is one step away. */
const shownItems = 8;

/** The state of the repository at a glance. */
export function overview({ data }: ViewContext): View {
  const { counts, subject, nights } = data;
  const number = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const noun = subject === 'functions' ? 'function' : 'entry';
  const what = number === 1 ? `1 ${noun}` : `${number} ${subject}`;
  const node = el(
    'div',
    { class: 'overview' },
    hero(data),
    el(
      'div',
      { class: 'cards' },
      card(`What is known about ${what}`, verdictBar(counts)),
      nights.length < 2 ? null : card('The last nights', trend(nights)),
    ),
    el(
      'div',
      { class: 'columns' },
      el('div', {}, ...findingCards(data)),
      el(
        'div',
        {},
        undecidedCard(data),
        slowestCard(data),
        listCard('Notes', data.notes.map(showWords)),
        listCard(
          'Skipped files',
          data.skipped.map(({ file, why }) => [el('code', {}, file), ': ', ...showWords(why)]),
        ),
      ),
    ),
  );
  return { title: 'Overview', node, keys: {} };
}

function hero({ title, tone, score, provenance }: ViewContext['data']): HTMLElement {
  const sign = { bad: '✗', warn: '?', good: '✓' }[tone];
  return el(
    'section',
    { class: `hero ${tone}` },
    el('span', { class: 'hero-sign', 'aria-hidden': 'true' }, sign),
    el(
      'div',
      {},
      el('h1', {}, title),
      score === null ? null : el('p', { class: 'score' }, `Since the last scan: ${score}`),
      el('p', { class: 'soft' }, provenance.join(' · ')),
    ),
  );
}

function findingCards({ findings, gone }: ViewContext['data']): readonly (Node | null)[] {
  const of = (standing: Standing) => findings.filter((finding) => finding.standing === standing);
  const left = (standing: PageGone['standing']) => gone.filter((one) => one.standing === standing);
  return [
    ...standings
      .filter((standing) => standing !== 'fixed')
      .map((standing) => findingCard(of(standing), standing)),
    goneCard('Fixed since the last scan', left('fixed')),
    findingCard(of('fixed'), 'fixed'),
    goneCard('Not found this time, and not shown to be gone either', left('unclear')),
    findings.length === 0 ? card('Findings', el('p', { class: 'soft' }, 'There is no finding.')) : null,
  ];
}

function findingCard(findings: readonly PageFinding[], standing: Standing): Node | null {
  if (findings.length === 0) return null;
  const all = hashOf({ view: 'findings', query: { standing } });
  return card(
    `${capitalised(standingTitles[standing])} (${findings.length})`,
    el('div', { class: 'rows' }, ...findings.slice(0, shownItems).map(findingRow)),
    findings.length <= shownItems ? null : el('p', {}, el('a', { href: all }, `All ${findings.length}`)),
  );
}

function goneCard(title: string, gone: readonly PageGone[]): Node | null {
  const items = gone.map(({ file, line, message }) => [
    el('span', { class: 'place' }, `${file}:${line}`),
    ' ',
    ...showWords(message),
  ]);
  return listCard(`${title} (${gone.length})`, items);
}

/** By what is in the way: a large repository has one reason for many. */
function undecidedCard({ undecided }: ViewContext['data']): Node | null {
  const reasons = new Map<string, (typeof undecided)[number][]>();
  for (const subject of undecided) {
    const reason = JSON.stringify(subject.says);
    const known = reasons.get(reason);
    if (known === undefined) reasons.set(reason, [subject]);
    else known.push(subject);
  }
  const groups = [...reasons.values()].toSorted((one, other) => other.length - one.length);
  const items = groups.map((subjects) => [
    ...showWords(subjects[0]?.says ?? []),
    foldedList(
      subjects.map(({ name, file, hadVerdict }) => [
        el('code', {}, name),
        ` in ${file}`,
        hadVerdict ? el('strong', {}, ' (the last scan had an answer)') : null,
      ]),
    ),
  ]);
  return listCard(`Nothing is known about these (${undecided.length})`, items);
}

function slowestCard({ units }: ViewContext['data']): Node | null {
  const slowest = units.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownItems);
  const most = Math.max(0.1, slowest[0]?.seconds ?? 0);
  if (slowest.length === 0) return null;
  const rows = slowest.map((unit) => {
    const meter = el('span', { class: 'meter' });
    meter.style.setProperty('--share', `${(100 * unit.seconds) / most}%`);
    return el(
      'li',
      {},
      el(
        'span',
        { class: `mark ${unit.verdict}`, title: verdictTitles[unit.verdict] },
        verdictMarks[unit.verdict],
      ),
      el('span', { class: 'unit-name' }, el('code', {}, unit.entry), ` ${unit.file}`),
      el('span', { class: 'time' }, secondsText(unit.seconds)),
      meter,
    );
  });
  const all = hashOf({ view: 'units', query: { sort: 'seconds' } });
  return card(
    'Slowest',
    el('ol', { class: 'slowest' }, ...rows),
    units.length <= shownItems
      ? null
      : el('p', {}, el('a', { href: all }, `All ${counted(units.length, 'unit')}`)),
  );
}

function listCard(title: string, items: readonly (readonly Child[])[]): Node | null {
  return items.length === 0 ? null : card(title, foldedList(items));
}

/** The first items open and the others folded, up to a number that can be read. */
function foldedList(items: readonly (readonly Child[])[]): HTMLElement {
  const list = (some: typeof items) => el('ul', {}, ...some.map((item) => el('li', {}, ...item)));
  const rest = items.slice(shownItems, 500);
  const folded = el('details', {}, el('summary', {}, counted(items.length - shownItems, 'more', 'more')));
  folded.addEventListener('toggle', () => folded.childElementCount < 2 && folded.append(list(rest)));
  return el('div', {}, list(items.slice(0, shownItems)), rest.length === 0 ? null : folded);
}

function card(title: string, ...content: readonly Child[]): HTMLElement {
  return el('section', { class: 'card' }, el('h2', {}, title), ...content);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
