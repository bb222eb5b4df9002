import type { CToken } from '../../project/c-token.ts';
import { moreOftenIn } from './count-items.ts';
import type { EditedFile, FileVersion } from './edited-file.ts';

const allocators = new Set(['malloc', 'calloc', 'realloc', 'reallocarray', 'aligned_alloc', 'alloca']);

/** Says in words where a patch makes memory another size; null where it does not. */
export function enlargement({ before, after }: EditedFile): string | null {
  const [array] = moreOftenIn(arraysOf(after), arraysOf(before));
  const number = /^(.*) = .*$/.exec(moreOftenIn(numbersOf(after), numbersOf(before))[0] ?? '')?.[1];
  if (number !== undefined) return `it makes \`${number}\` another number`;
  if (array !== undefined) return `it declares \`${array}\``;
  const [size] = moreOftenIn(allocationsOf(after), allocationsOf(before));
  return size === undefined ? null : `it allocates \`${size}\``;
}

/** `char buf[8]`, `int a, b[4]`: where something is declared, such a size is a number or a macro. */
function arraysOf({ tokens }: FileVersion): readonly string[] {
  return tokens.flatMap((token, at) => {
    const [open, size, close] = tokens.slice(at + 1, at + 4);
    const isSize = size?.kind === 'number' || /^[A-Z_][A-Z0-9_]*$/.test(size?.text ?? '');
    if (open?.text !== '[' || close?.text !== ']' || !isSize || token.kind !== 'word') return [];
    return startsDeclarator(tokens[at - 1]) ? [`${token.text}[${size?.text}]`] : [];
  });
}

function startsDeclarator(before: CToken | undefined): boolean {
  if (before === undefined) return false;
  return before.kind === 'word' ? before.text !== 'return' : /^[*,]$/.test(before.text);
}

function numbersOf({ file }: FileVersion): readonly string[] {
  return file.declarations
    .filter(({ kind }) => kind === 'macro')
    .flatMap(({ names: [name], tokens }) => {
      const value = /^# ?define \w+ ([-+*/%()<\w .]*)$/.exec(tokens)?.[1];
      return name === undefined || value === undefined ? [] : [`${name} = ${value}`];
    });
}

function allocationsOf({ tokens }: FileVersion): readonly string[] {
  return tokens.flatMap((token, at) => {
    if (!allocators.has(token.text) || tokens[at + 1]?.text !== '(') return [];
    const end = tokens.findIndex((one, index) => index > at && (one.text === ';' || one.text === '{'));
    return [
      tokens
        .slice(at, end)
        .map(({ text }) => text)
        .join(' '),
    ];
  });
}
