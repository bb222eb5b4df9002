import { button, el } from './element.ts';

const keys: readonly (readonly [string, string])[] = [
  ['o, f, s, u', 'overview, findings, sources, units'],
  ['/', 'search'],
  ['j, k', 'next and previous: a finding in a list or a file, a step of a trace'],
  ['→, ←', 'next and previous step, or page of a list'],
  ['Home, End', 'the first step, and where it goes wrong'],
  ['n, p', 'the next and the previous finding'],
  ['t', 'light or dark'],
  ['?', 'this help'],
];

/** The dialog that says what keys do. */
export function helpDialog(): HTMLDialogElement {
  const dialog = el(
    'dialog',
    { 'aria-labelledby': 'help-title' },
    el('h2', { id: 'help-title' }, 'Keys'),
    el('dl', {}, ...keys.flatMap(([key, does]) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, does)])),
  );
  dialog.append(button({}, () => dialog.close(), 'Close'));
  return dialog;
}
