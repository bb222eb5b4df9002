import type { CFunction } from '../c-file.ts';
import { bodyOf, spanText, textAt } from './c-body.ts';
import type { HarnessContext } from './harness-context.ts';
import { type CType, declare, withoutConst } from './harness-type.ts';
import { resolveType } from './resolve-type.ts';

/** The size of one element of what lies behind a record, as C; null where nothing does. */
export function elementBehind(to: CType, { index }: HarnessContext): string | null {
  const record = resolveType(to, index);
  if (record.is !== 'record' || record.members === null) return null;
  const last = record.members.at(-1)?.type;
  if (last?.kind === 'array' && (last.size === null || last.size === '0')) {
    return `sizeof(${declare(withoutConst(last.of), '')})`;
  }
  // `malloc(sizeof(struct text) + length)`: the characters stand behind the record.
  const spelled = declare(withoutConst(to), '');
  const isAllocatedLarger = [...index.functions.values()].some((one) => {
    const body = bodyOf(one);
    return body.calls.some(({ name, arguments: list }) => {
      return /alloc/i.test(name) && list.some((argument) => isSum(spanText(body, argument), spelled));
    });
  });
  return isAllocatedLarger ? '1' : null;
}

function isSum(argument: string, spelled: string): boolean {
  const size = `sizeof ( ${spelled} )`;
  return argument.includes(`${size} +`) || argument.includes(`+ ${size}`);
}

/** `s[-1]`, `s - sizeof(struct header)`: what a pointer points to is in the middle of something. */
export function isReadBefore(name: string, readers: readonly CFunction[]): boolean {
  return readers.some((one) => {
    const body = bodyOf(one);
    return body.tokens.some(({ text }, at) => {
      if (text !== name) return false;
      let next = at + 1;
      while (textAt(body, next) === ')') next += 1;
      const isIndex = textAt(body, next) === '[' && textAt(body, next + 1) === '-';
      const isHeader =
        textAt(body, next) === '-' &&
        (textAt(body, next + 1) === 'sizeof' ||
          (textAt(body, next + 1) === '(' && textAt(body, next + 2) === 'sizeof'));
      return isIndex || isHeader;
    });
  });
}
