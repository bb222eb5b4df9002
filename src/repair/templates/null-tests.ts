import { canonical } from './expression.ts';

/** How a file asks whether a pointer is NULL: `!p`, or `p == NULL` where it writes that more often. */
export function nullTests(text: string, pointer: string): { readonly safe: string; readonly unsafe: string } {
  const compared = text.match(/[!=]= *NULL\b/g)?.length ?? 0;
  const short = text.match(/[(|&] *![a-z_]\w*(?:->\w+)* *[)|&]/g)?.length ?? 0;
  const hasNull = /\bNULL\b|<(?:std(?:lib|io|def)|string)\.h>/.test(text);
  if (hasNull && compared >= short && compared > 0)
    return { safe: `${pointer} != NULL`, unsafe: `${pointer} == NULL` };
  if (hasNull && short === 0) return { safe: `${pointer} != NULL`, unsafe: `${pointer} == NULL` };
  const operand = /^[\w.>[\]-]+$/.test(pointer) ? pointer : `(${pointer})`;
  return { safe: operand, unsafe: `!${operand}` };
}

/** Whether a condition is about that pointer being NULL, as one of its alternatives. */
export function asksForNull(condition: string, pointer: string): boolean {
  const name = canonical(pointer);
  const asked = [`!${name}`, `${name}==NULL`, `${name}==0`, `NULL==${name}`];
  return canonical(condition)
    .split('||')
    .some((part) => asked.includes(part));
}
