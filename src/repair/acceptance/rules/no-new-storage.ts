import { allStatements, type CBody } from '../../../project/c-statement.ts';
import { moreOftenIn } from '../count-items.ts';
import type { EditRule } from './edit-rule.ts';

/**
 * What a function keeps from call to call stays as it is, and no new variable hides what a name meant in the function:
 * with `static` two callers share one result, and with `int table[100]` the old statement is about another array.
 */
export const noNewStorage: EditRule = ({ before, after }) => {
  const [kept] = moreOftenIn(keptIn(after.bodies), keptIn(before.bodies));
  if (kept !== undefined) return `it keeps \`${kept}\` from call to call`;
  for (const { name, statements } of after.bodies) {
    const then = before.bodies.find((one) => one.name === name);
    if (then === undefined) continue;
    const meant = new Set(allStatements(then.statements).flatMap(({ mentions }) => mentions));
    const declared = (one: CBody['statements']) =>
      allStatements(one).flatMap(({ names, kind }) => {
        return kind === 'declaration' || kind === 'loop' ? names : [];
      });
    const own = new Set(declared(then.statements));
    const hidden = declared(statements).find((one) => meant.has(one) && !own.has(one));
    if (hidden !== undefined) return `in \`${name}\` its new \`${hidden}\` hides what was meant by that name`;
  }
  return null;
};

function keptIn(bodies: readonly CBody[]): readonly string[] {
  return bodies.flatMap(({ statements }) =>
    allStatements(statements)
      .filter(({ kind, head }) => kind === 'declaration' && /(?:^| )(?:static|extern) /.test(head))
      .flatMap(({ names }) => names),
  );
}
