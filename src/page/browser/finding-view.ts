import type { PageFinding, Words } from '../page-data.ts';
import { copyButton } from './copy-button.ts';
import { diffBlock } from './diff-block.ts';
import { type Child, el } from './element.ts';
import { findingTags } from './finding-row.ts';
import { hashOf } from './route.ts';
import { placeLink, showWords } from './show-words.ts';
import { stepThrough } from './step-through.ts';
import type { View, ViewContext } from './view.ts';

/** One finding: what goes wrong, how the program gets there, how sure that is, and what to do about it. */
export function findingView(context: ViewContext, id: string, step: number | null): View {
  const { findings } = context.data;
  const at = findings.findIndex((finding) => finding.id === id);
  const finding = findings[at];
  if (finding === undefined) return missing(id);
  const through = stepThrough(finding, context, step);
  const neighbour = (by: 1 | -1) => {
    const other = findings[at + by];
    if (other !== undefined) location.hash = hashOf({ view: 'finding', id: other.id, step: null });
  };
  const node = el(
    'article',
    { class: 'finding' },
    el(
      'header',
      {},
      el('p', { class: 'meta' }, ...findingTags(finding)),
      el('h1', { class: 'message' }, ...showWords(finding.message)),
      el('p', {}, placeLink(finding), ...outside(finding)),
      el('p', { class: 'sure' }, ...sentences(finding.certainty)),
      finding.suppressed === null ? null : el('p', { class: 'soft' }, ...showWords(finding.suppressed)),
    ),
    through.node,
    cards(finding),
    el('p', { class: 'soft' }, ...facts(finding)),
  );
  return {
    title: `${finding.file}:${finding.line}`,
    node,
    keys: { ...through.keys, n: () => neighbour(1), p: () => neighbour(-1) },
    shown: through.shown,
  };
}

function missing(id: string): View {
  const node = el(
    'div',
    {},
    el('h1', {}, 'This finding is not in the report'),
    el('p', {}, 'It may be gone since the link was made: ', el('code', {}, id)),
    el('p', {}, el('a', { href: hashOf({ view: 'findings', query: {} }) }, 'All findings')),
  );
  return { title: 'Not in the report', node, keys: {} };
}

function outside({ url, sameAs }: Pick<PageFinding, 'url' | 'sameAs'>): readonly Child[] {
  if (sameAs !== null) {
    const lead = el('a', { href: hashOf({ view: 'finding', id: sameAs, step: null }) }, 'another finding');
    return [' · the same cause as ', lead, ...outside({ url, sameAs: null })];
  }
  return url === null ? [] : [' · ', el('a', { href: url, rel: 'noreferrer' }, 'in the repository')];
}

/** What can be done on the left, what it rests on beside it. */
function cards(finding: PageFinding): HTMLElement {
  const { program, patch } = finding;
  const wide = [
    patch === null ? null : card('An accepted patch', diffBlock(patch), copyButton(patch, 'Copy patch')),
    program === null
      ? null
      : card(
          'A program that shows it',
          el('p', {}, ...showWords(program.says)),
          ...programBlock(program.text),
        ),
  ];
  if (patch === null && program === null) return el('div', { class: 'cards' }, ...narrowCards(finding));
  return el('div', { class: 'columns' }, el('div', {}, ...wide), el('div', {}, ...narrowCards(finding)));
}

function narrowCards({ assumptions, proposal, inputs, command }: PageFinding): readonly (Node | null)[] {
  const assumed = assumptions.map((one) => el('li', {}, ...showWords(one)));
  const values = inputs.map(({ name, value }) =>
    el('li', {}, el('code', {}, name), ...(value === null ? [] : [' = ', ...showWords(value)])),
  );
  return [
    card(
      'Assumed',
      assumed.length === 0 ? null : el('ul', {}, ...assumed),
      proposal === null ? null : el('p', {}, ...showWords(proposal)),
    ),
    card('Inputs', values.length === 0 ? null : el('ul', {}, ...values)),
    command === null
      ? null
      : card(
          'See it on your machine',
          el('pre', {}, el('code', {}, command)),
          copyButton(command, 'Copy command'),
        ),
  ];
}

function programBlock(text: string | null): readonly Child[] {
  return text === null ? [] : [el('pre', {}, el('code', {}, text)), copyButton(text, 'Copy program')];
}

/** Nothing where it has no content. */
function card(title: string, ...content: readonly Child[]): HTMLElement | null {
  if (content.every((part) => part === null)) return null;
  return el('section', { class: 'card' }, el('h2', {}, title), ...content);
}

function sentences(all: readonly Words[]): readonly Child[] {
  return all.flatMap((words, index) => [index === 0 ? '' : ' ', ...showWords(words)]);
}

function facts({ facts: told, weakness, id }: PageFinding): readonly Child[] {
  return [
    told.join(' · '),
    ...(weakness === null ? [] : [' · ', el('a', { href: weakness.url, rel: 'noreferrer' }, weakness.id)]),
    ' · finding ',
    el('code', {}, id),
  ];
}
