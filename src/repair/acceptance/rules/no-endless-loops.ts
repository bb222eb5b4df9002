import { allStatements, type CBody, type CStatement } from '../../../project/c-statement.ts';
import { moreOftenIn } from '../count-items.ts';
import type { EditRule } from './edit-rule.ts';

/** Runs that never end violate nothing: no loop, jump back or recursion is added from which nothing leads out. */
export const noEndlessLoops: EditRule = ({ before, after }) => {
  const [loop] = moreOftenIn(endlessIn(after.bodies), endlessIn(before.bodies));
  if (loop !== undefined) return `nothing ends the loop \`${loop}\``;
  const [jump] = moreOftenIn(jumpsBackIn(after.bodies), jumpsBackIn(before.bodies));
  if (jump !== undefined) return `it jumps back to \`${jump}\``;
  const [own] = moreOftenIn(selfCallsIn(after.bodies), selfCallsIn(before.bodies));
  return own === undefined ? null : `it makes \`${own}\` call itself`;
};

function endlessIn(bodies: readonly CBody[]): readonly string[] {
  return bodies
    .flatMap(({ statements }) => allStatements(statements))
    .filter(isEndless)
    .map(({ head }) => head);
}

function isEndless({ loop }: CStatement): boolean {
  if (loop === null || loop.hasExit || loop.conditionHasCall) return false;
  return !loop.conditionNames.some((name) => loop.changes.includes(name));
}

function jumpsBackIn(bodies: readonly CBody[]): readonly string[] {
  return bodies.flatMap(({ statements }) => {
    const all = allStatements(statements);
    const labels = new Map(
      all.filter(({ kind }) => kind === 'label').map((one) => [one.names[0], one.start]),
    );
    return all
      .filter(({ kind, names, start }) => kind === 'goto' && (labels.get(names[0]) ?? start + 1) <= start)
      .flatMap(({ names }) => names);
  });
}

function selfCallsIn(bodies: readonly CBody[]): readonly string[] {
  return bodies.flatMap(({ name, statements }) =>
    allStatements(statements)
      .filter(({ mentions }) => mentions.includes(name))
      .map(() => name),
  );
}
