import type { CFunction } from '../c-file.ts';
import { bodyOf, textAt } from './c-body.ts';
import { DeclarationReader } from './declaration-reader.ts';
import type { CType } from './harness-type.ts';
import { isCast, occurrencesOf } from './place.ts';

/** What a `void *` variable is taken for: `T` of `(T *)p`, or of `T *x = p`. Null where the bodies don't say. */
export function castTargetOf(label: string, readers: readonly CFunction[]): CType | null {
  const member = /(?:->|\.)(\w+)$/.exec(label);
  const place = { name: member?.[1] ?? label, isMember: member !== null };
  for (const reader of readers) {
    const body = bodyOf(reader);
    for (const { start } of occurrencesOf([place], body)) {
      const close = start - 1;
      const open = body.partners.get(close);
      if (textAt(body, close) === ')' && open !== undefined && isCast(close, body)) {
        const type = new DeclarationReader(body.tokens.slice(open + 1, close)).typeName().type;
        if (type.kind === 'pointer') return type.to;
      }
      if (textAt(body, close) === '=') {
        let from = close;
        while (from > 0 && !/^[;{}(]$/.test(textAt(body, from - 1))) from -= 1;
        const read = new DeclarationReader(body.tokens.slice(from, close)).typeName();
        if (read.name !== null && read.type.kind === 'pointer') return read.type.to;
      }
    }
  }
  return null;
}
