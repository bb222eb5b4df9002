import { button, el } from './element.ts';

/** Rows in the page at once: a list of ten thousand is as fast as one of a hundred. */
export const pageLength = 100;

export interface Paged<Item> {
  readonly node: HTMLElement;
  /** Shows other items from the first one on. */
  readonly show: (items: readonly Item[]) => void;
  readonly turn: (by: 1 | -1) => void;
}

/** A container that shows a page of items, with buttons for the others. */
export function paged<Item>(container: HTMLElement, rowOf: (item: Item) => Node, empty: string): Paged<Item> {
  let all: readonly Item[] = [];
  let first = 0;
  const status = el('span', { role: 'status' });
  const previous = button({ title: 'Previous page' }, () => turn(-1), '‹ Previous');
  const next = button({ title: 'Next page' }, () => turn(1), 'Next ›');
  const pager = el('div', { class: 'pager' }, previous, status, next);

  function turn(by: 1 | -1): void {
    const to = first + by * pageLength;
    if (to < 0 || to >= all.length) return;
    first = to;
    draw();
  }

  function draw(): void {
    const shown = all.slice(first, first + pageLength);
    container.replaceChildren(...shown.map(rowOf));
    const range =
      all.length <= pageLength ? `${all.length}` : `${first + 1} to ${first + shown.length} of ${all.length}`;
    status.textContent = all.length === 0 ? empty : range;
    previous.disabled = first === 0;
    next.disabled = first + pageLength >= all.length;
    previous.hidden = next.hidden = all.length <= pageLength;
  }

  const show = (items: readonly Item[]) => {
    all = items;
    first = 0;
    draw();
  };
  return { node: pager, show, turn };
}
