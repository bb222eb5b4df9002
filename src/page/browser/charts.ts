import type { Verdict } from '../../domain/verdict.ts';
import type { PageNight } from '../page-data.ts';
import { el, svg } from './element.ts';
import { counted } from './show-words.ts';
import { drawnVerdicts, verdictMarks, verdictTitles } from './verdict-titles.ts';

type Counts = Readonly<Record<Verdict, number>>;

/** A bar whose parts are the verdicts, with a legend that says the same in numbers. */
export function verdictBar(counts: Counts): HTMLElement {
  const all = Math.max(1, total(counts));
  let x = 0;
  const parts = drawnVerdicts.map((verdict) => {
    const width = (1000 * counts[verdict]) / all;
    const part = svg('rect', { x, y: 0, width, height: 20, class: `fill-${verdict}` });
    x += width;
    return part;
  });
  const legend = drawnVerdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) =>
      el(
        'li',
        {},
        el('span', { class: `mark ${verdict}`, 'aria-hidden': 'true' }, verdictMarks[verdict]),
        el('strong', {}, counts[verdict]),
        ` ${counting[verdict]}`,
      ),
    );
  return el(
    'div',
    { class: 'verdicts' },
    svg(
      'svg',
      { viewBox: '0 0 1000 20', preserveAspectRatio: 'none', class: 'bar', 'aria-hidden': 'true' },
      ...parts,
    ),
    el('ul', { class: 'legend' }, ...legend),
  );
}

/** What stands behind a number. */
const counting: typeof verdictTitles = { ...verdictTitles, failed: 'with a bug' };

/** More nights than these are too thin to be seen. */
const shownNights = 60;

const plot = { width: 720, right: 16, height: 180, left: 34, bottom: 22, top: 18 };

/** Functions by verdict, a column for each night, with the number of findings above it. */
export function trend(nights: readonly PageNight[]): HTMLElement {
  const shown = nights.slice(-shownNights);
  const most = Math.max(1, ...shown.map(total));
  const step = (plot.width - plot.left - plot.right) / shown.length;
  const columns = shown.map((night, index) => {
    const x = plot.left + index * step;
    return column(night, { width: Math.min(44, step * 0.72), center: x + step / 2 }, most);
  });
  const drawing = svg(
    'svg',
    { viewBox: `0 0 ${plot.width} ${plot.height}`, class: 'trend', role: 'img', 'aria-label': spoken(shown) },
    axis(most),
    ...columns,
    ...dates(shown, step),
  );
  return el('figure', {}, drawing, el('figcaption', {}, 'Above each column: the findings of that night.'));
}

function column(
  night: PageNight,
  { width, center }: { width: number; center: number },
  most: number,
): SVGElement {
  const scale = (plot.height - plot.bottom - plot.top) / most;
  let y = plot.height - plot.bottom;
  const parts = drawnVerdicts.toReversed().map((verdict) => {
    const height = night[verdict] * scale;
    y -= height;
    return svg('rect', { x: center - width / 2, y, width, height, class: `fill-${verdict}` });
  });
  const words = drawnVerdicts.map((verdict) => `${night[verdict]} ${verdictTitles[verdict]}`).join(', ');
  return svg(
    'g',
    {},
    svg('title', {}, `${night.date}: ${counted(night.findings, 'finding')}; ${words}`),
    ...parts,
    width < 8
      ? null
      : svg('text', { x: center, y: y - 5, class: 'bugs', 'text-anchor': 'middle' }, night.findings),
  );
}

function axis(most: number): SVGElement {
  const bottom = plot.height - plot.bottom;
  return svg(
    'g',
    { class: 'axis' },
    svg('line', { x1: plot.left, x2: plot.width, y1: bottom, y2: bottom }),
    svg('text', { x: plot.left - 6, y: plot.top + 5, 'text-anchor': 'end' }, most),
    svg('text', { x: plot.left - 6, y: bottom, 'text-anchor': 'end' }, 0),
  );
}

/** As many dates as there is room for. */
function dates(nights: readonly PageNight[], step: number): readonly SVGElement[] {
  const each = Math.ceil(64 / step);
  return nights.flatMap((night, index) => {
    if ((nights.length - 1 - index) % each !== 0) return [];
    const x = plot.left + (index + 0.5) * step;
    return [
      svg('text', { x, y: plot.height - 6, 'text-anchor': 'middle', class: 'date' }, night.date.slice(5)),
    ];
  });
}

function spoken(nights: readonly PageNight[]): string {
  const [first, last] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `From ${first.date} to ${last.date}: findings from ${first.findings} to ${last.findings}, proved functions from ${first.proved} to ${last.proved}.`;
}

function total(counts: Counts): number {
  return drawnVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
}
