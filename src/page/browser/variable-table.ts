import type { PageStep } from '../page-data.ts';
import { el } from './element.ts';
import { showWords } from './show-words.ts';
import { type Variable, variablesAt } from './variables-at.ts';

/** More are an array that is filled; those that change are always among them. */
const shownVariables = 60;

/** The variables at a step, those of the current function first; those that it changes are marked. */
export function variableTable(steps: readonly PageStep[], at: number, current: string | null): HTMLElement {
  const all = variablesAt(steps, at);
  if (all.length === 0) return el('p', { class: 'soft' }, 'No variable has been set.');
  const first = new Set([...all.filter(({ isChanged }) => isChanged), ...all].slice(0, shownVariables));
  const shown = all.filter((variable) => first.has(variable));
  const owners = [...new Set(shown.map((variable) => variable.function))].toSorted(
    (one, other) => Number(other === current) - Number(one === current),
  );
  const left = all.length - shown.length;
  return el(
    'table',
    {},
    el('thead', { class: 'hidden' }, el('tr', {}, el('th', {}, 'Variable'), el('th', {}, 'Value'))),
    ...owners.map((owner) =>
      el(
        'tbody',
        {},
        el('tr', {}, el('th', { colspan: 2, class: 'owner' }, owner === null ? 'global' : owner)),
        ...shown.filter((variable) => variable.function === owner).map(variableRow),
      ),
    ),
    left === 0 ? null : el('caption', {}, `and ${left} more`),
  );
}

function variableRow({ name, value, isChanged, before }: Variable): HTMLElement {
  const old = before === null || before.value === null ? null : el('del', {}, ...showWords(before.value));
  return el(
    'tr',
    { class: isChanged ? 'changed' : null },
    el('td', {}, el('code', {}, name)),
    el('td', {}, old, old === null ? null : ' → ', ...(value === null ? ['is set'] : showWords(value))),
  );
}
