/** Casts that ESBMC adds to an index or a condition; the source rarely has them. */
const addedCasts = /\((?:_Bool|signed (?:long )?int)\)/g;

/** Traces of ESBMC's own encoding: an expression with one of these says nothing to a reader. */
const internal = /\$|SAME-OBJECT|dynamic_\d|nondet_symbol|symex|invalid-object|POINTER_/;

/** ESBMC's expression as a person would write it; null where it is a constant or only makes sense inside ESBMC. */
export function readableExpression(expression: string | null): string | null {
  if (expression === null || internal.test(expression) || /^\s*[01]?\s*$/.test(expression)) return null;
  const text = expression.replace(addedCasts, '').trim();
  return text.replace(/(^|[\s!(])\(([\w.[\]>-]+)\)(?=$|[\s),])/g, '$1$2');
}
