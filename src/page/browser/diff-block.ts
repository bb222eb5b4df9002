import { el } from './element.ts';

/** A unified diff with the look of its lines. */
export function diffBlock(patch: string): HTMLElement {
  const lines = patch.trimEnd().split('\n');
  return el(
    'pre',
    { class: 'diff' },
    ...lines.map((line) => el('span', { class: lookOf(line) }, `${line}\n`)),
  );
}

function lookOf(line: string): string | null {
  if (/^(?:\+\+\+|---|diff |index )/.test(line)) return 'diff-file';
  if (line.startsWith('@@')) return 'diff-place';
  if (line.startsWith('+')) return 'diff-added';
  return line.startsWith('-') ? 'diff-removed' : null;
}
