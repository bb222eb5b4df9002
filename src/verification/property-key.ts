import type { Property } from '../domain/counterexample.ts';
import { plainComment } from '../domain/plain-comment.ts';

/** Tells the properties of one unit in one tree apart. */
export function propertyKey({ kind, location, comment, expression }: Property): string {
  return JSON.stringify([
    kind,
    location.file,
    location.line,
    location.function,
    plainComment(comment),
    expression,
  ]);
}
