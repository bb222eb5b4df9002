import type { PageFinding, PagePlace, PageStep } from '../page-data.ts';
import { button, el } from './element.ts';
import { own } from './own.ts';
import { hashOf } from './route.ts';
import { placeLink, showWords } from './show-words.ts';
import { type Listing, sourceListing } from './source-listing.ts';
import { variableTable } from './variable-table.ts';
import type { View, ViewContext } from './view.ts';

/** The trace of a finding, state by state, beside the source. Begins where it goes wrong, unless a step is named. */
export function stepThrough(
  finding: PageFinding,
  { data, remember }: ViewContext,
  initial: number | null,
): Pick<View, 'keys' | 'shown'> & { readonly node: HTMLElement } {
  const { steps } = finding;
  const last = steps.length;
  const listings = new Map<string, Listing>();
  const pane = el('div', { class: 'pane' });
  const fileName = el('p', { class: 'pane-title' });
  const status = el('p', { class: 'status', role: 'status', 'aria-live': 'polite' });
  const variables = el('div', { class: 'variables' });
  const timeline = el('ol', { class: 'timeline' });
  const items = steps.map((step, index) => timelineItem(step, finding.file, () => go(index)));
  const end = endItem(finding, () => go(last));
  let at = Math.min(last, initial === null ? last : initial - 1);

  function go(to: number): void {
    at = Math.min(last, Math.max(0, to));
    draw();
    remember(hashOf({ view: 'finding', id: finding.id, step: at === last ? null : at + 1 }));
  }

  function draw(): void {
    const step = steps[at];
    showPlace(step ?? finding);
    status.replaceChildren(...sayStep(finding, at));
    variables.replaceChildren(variableTable(steps, at, (step ?? finding).function));
    [...items, end].forEach((item, index) => {
      item.classList.toggle('current', index === at);
      item.toggleAttribute('aria-current', index === at);
    });
    bringIntoView(timeline, items[at] ?? end);
    first.disabled = previous.disabled = at === 0;
    next.disabled = final.disabled = at === last;
  }

  function showPlace(place: PagePlace): void {
    const { file, line } = place;
    const listing =
      listings.get(file) ?? sourceListing(own(data.sources, file), { marks: marksIn(finding, file) });
    listings.set(file, listing);
    if (!pane.contains(listing.node)) pane.replaceChildren(fileName, listing.node);
    fileName.replaceChildren(placeLink(place));
    listing.goTo(line);
    listing.node.classList.toggle('at-end', at === last);
  }

  const first = button({ title: 'First step (Home)' }, () => go(0), '«');
  const previous = button({ title: 'Previous step (k or ←)', class: 'wide' }, () => go(at - 1), '‹ Previous');
  const next = button({ title: 'Next step (j or →)', class: 'wide' }, () => go(at + 1), 'Next ›');
  const final = button({ title: 'Where it goes wrong (End)' }, () => go(last), '»');
  timeline.append(
    ...(finding.stepsLeftOut === 0
      ? []
      : [el('li', { class: 'gap' }, `${finding.stepsLeftOut} earlier steps left out`)]),
    ...items,
    end,
  );
  const node = el(
    'section',
    { class: 'through', 'aria-label': 'How the program gets there, step by step' },
    pane,
    el(
      'div',
      { class: 'state' },
      el('div', { class: 'controls', role: 'group', 'aria-label': 'Steps' }, first, previous, next, final),
      status,
      variables,
      el('h2', {}, 'All steps'),
      timeline,
      steps.some(({ feeds }) => feeds)
        ? el('p', { class: 'soft' }, '● sets something that the last line uses.')
        : null,
      ...callChain(finding),
    ),
  );
  const keys = {
    j: () => go(at + 1),
    k: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    Home: () => go(0),
    End: () => go(last),
  };
  return { node, keys, shown: draw };
}

function sayStep(finding: PageFinding, at: number): readonly (Node | string)[] {
  const { steps, statement } = finding;
  const number = el('span', { class: 'soft' }, `Step ${at + 1} of ${steps.length + 1}`);
  const step = steps[at];
  if (step !== undefined) return [number, ' ', el('span', {}, ...showWords(step.says))];
  return [number, ' ', el('strong', { class: 'wrong' }, 'It goes wrong here: '), el('code', {}, statement)];
}

function timelineItem(step: PageStep, file: string, act: () => void): HTMLElement {
  const feeds = el(
    'span',
    { class: 'feeds', title: step.feeds ? 'sets something that the last line uses' : null },
    step.feeds ? '●' : '',
  );
  const place = el(
    'span',
    { class: 'at' },
    step.file === file ? `${step.line}` : `${step.file}:${step.line}`,
  );
  return el('li', {}, button({}, act, feeds, place, el('span', {}, ...showWords(step.says))));
}

function endItem({ line, statement }: PageFinding, act: () => void): HTMLElement {
  const words = el('span', {}, 'it goes wrong here: ', el('code', {}, statement));
  return el(
    'li',
    { class: 'end' },
    button({}, act, el('span', { class: 'feeds' }, '✗'), el('span', { class: 'at' }, `${line}`), words),
  );
}

/** Which lines of a file the trace goes through. */
function marksIn({ file: where, line, steps }: PageFinding, file: string) {
  const marks = new Map(
    steps
      .filter((step) => step.file === file)
      .map((step) => [step.line, { sign: '·', title: 'a step of the trace', look: 'soft' }]),
  );
  if (where === file) marks.set(line, { sign: '✗', title: 'it goes wrong here', look: 'bad' });
  return marks;
}

function callChain({ calls }: PageFinding): readonly Node[] {
  if (calls.length === 0) return [];
  const chain = calls.flatMap((call, index) => [index === 0 ? '' : '; from ', placeLink(call)]);
  return [el('p', { class: 'soft' }, 'Called from ', ...chain, '.')];
}

/** Within the list only: the page itself stays where it is. */
function bringIntoView(list: HTMLElement, item: HTMLElement): void {
  const top = item.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + item.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + item.offsetHeight - list.clientHeight;
}
