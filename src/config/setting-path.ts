import { type Document, isMap, isScalar, isSeq, type Node } from 'yaml';

/** The way to a setting in the file, for example `overrides`, 1, `timeout`. */
export type SettingPath = readonly (string | number)[];

/** `overrides[1].timeout`, as messages name it. */
export function settingName(path: SettingPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** Where a setting stands in the text: its name, or the deepest part of the way to it that is there. */
export function settingOffset(document: Document, path: SettingPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    const next = stepInto(node, step);
    if (next === null) break;
    offset = next.offset ?? offset;
    node = next.node;
  }
  return offset;
}

function stepInto(
  node: unknown,
  step: string | number,
): { node: unknown; offset: number | undefined } | null {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return item === undefined ? null : { node: item, offset: (item as Node).range?.[0] };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
  if (pair === undefined || !isScalar(pair.key)) return null;
  return { node: pair.value, offset: pair.key.range?.[0] };
}
