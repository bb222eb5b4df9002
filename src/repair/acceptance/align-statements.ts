import { diffArrays } from 'diff';
import { allStatements, type CBody, type CStatement } from '../../project/c-statement.ts';

/** A statement of a function before a patch, and what became of it. */
export interface StatementThen {
  readonly before: CStatement;
  /** The same statement after it, perhaps at another place; null when there is none. */
  readonly kept: CStatement | null;
  /** Where it is not kept: the new statements that stand where it stood. */
  readonly replacedBy: readonly CStatement[];
}

/** Follows each statement of a function through a patch, by what it says. */
export function alignStatements(before: CBody, after: CBody): readonly StatementThen[] {
  const [then, now] = [statementsOf(before), statementsOf(after)];
  const parts = diffArrays(
    then.map(({ head }) => head),
    now.map(({ head }) => head),
  );
  const found: { before: CStatement; kept: CStatement | null; gap: number }[] = [];
  const gaps: CStatement[][] = [[]];
  let [old, young] = [0, 0];
  for (const { added, removed, count = 0 } of parts) {
    if (added) gaps.at(-1)?.push(...now.slice(young, young + count));
    for (const one of removed ? then.slice(old, old + count) : []) {
      found.push({ before: one, kept: null, gap: gaps.length - 1 });
    }
    if (!added && !removed) {
      for (let step = 0; step < count; step += 1) {
        const one = then[old + step];
        if (one !== undefined) found.push({ before: one, kept: now[young + step] ?? null, gap: -1 });
      }
      gaps.push([]);
    }
    if (!added) old += count;
    if (!removed) young += count;
  }
  return withMoves(found, gaps);
}

/** What was taken away at one place and put in at another one is kept. */
function withMoves(
  found: readonly { before: CStatement; kept: CStatement | null; gap: number }[],
  gaps: readonly (readonly CStatement[])[],
): readonly StatementThen[] {
  const free = new Set(gaps.flat());
  return found.map(({ before, kept, gap }) => {
    if (kept !== null) return { before, kept, replacedBy: [] };
    const moved = [...free].find(({ head }) => head === before.head) ?? null;
    if (moved !== null) free.delete(moved);
    return { before, kept: moved, replacedBy: moved === null ? (gaps[gap] ?? []) : [] };
  });
}

/** Braces say nothing by themselves. */
function statementsOf({ statements }: CBody): readonly CStatement[] {
  return allStatements(statements).filter(({ kind }) => kind !== 'block');
}
