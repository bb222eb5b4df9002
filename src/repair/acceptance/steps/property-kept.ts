import { groupOf, type PropertyKind } from '../../../domain/property-kind.ts';
import { isCKeyword } from '../../../project/c-keywords.ts';
import type { CStatement } from '../../../project/c-statement.ts';
import { type UnitSetup, unitRequest } from '../../../verification/unit-request.ts';
import type { PropertyRow } from '../../../verification/verifier.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { alignStatements, type StatementThen } from '../align-statements.ts';
import { boundOf } from '../bound-of.ts';
import { type EditedFile, editedFunctions } from '../edited-file.ts';
import type { UnitPair } from '../patched-analysis.ts';
import type { Trial } from '../trial.ts';
import { violatedStatement } from '../violated-statement.ts';

/** Freeing once less is how a block that is freed twice is repaired; whether it is lost then, the leak check says. */
const mayGo: readonly PropertyKind[] = ['double-free', 'invalid-free'];

/** Other arithmetic may need no check at all. */
const mayNeedNoCheck: readonly PropertyKind[] = [
  ...mayGo,
  'overflow',
  'shift',
  'division-by-zero',
  'uninitialised',
  'assertion',
];

/** The violated statement still exists, or what stands in its place does the same work, and it is still checked. */
export const propertyKept: AcceptanceStep = {
  id: 'property-kept',
  shownAs: 'reached',
  take: async (trial) => {
    const violated = violatedThen(trial.edits(), trial);
    const { kind, location } = trial.finding.counterexample.property;
    if (violated !== null && violated.kept === null && standIns(violated).length === 0) {
      const isFree = /^free \(/.test(violated.before.head);
      if (!(isFree && mayGo.includes(kind))) {
        return lost(`the violated statement \`${violated.before.head}\` is gone`);
      }
    }
    const pair = await trial.pair();
    if (pair === null) return lost('its unit is gone');
    const [before, after] = [await rowsOf(pair.before, pair, trial), await rowsOf(pair.after, pair, trial)];
    if (before === null || after === null) {
      return { outcome: 'not-run', detail: 'which properties are checked could not be listed in time' };
    }
    const edited = new Set(trial.edits().flatMap(editedFunctions));
    const gone = before.rows.find(({ file, function: name, kind: one }) => {
      if (after.rows.some((row) => row.file === file && row.function === name && row.kind === one))
        return false;
      return !edited.has(name) || (name === location.function && one === kind && !isReplaced(violated, kind));
    });
    if (gone !== undefined) {
      return lost(`ESBMC checks no ${gone.kind} in \`${gone.function}\` any more`);
    }
    return { outcome: 'passed', detail: keptDetail(violated) };
  },
};

function lost(detail: string): StepOutcome {
  return { outcome: 'failed', reason: 'property-lost', detail };
}

function keptDetail(violated: StatementThen | null): string {
  if (violated === null) return 'all that was checked before is checked still';
  if (violated.kept !== null) return `\`${violated.kept.head}\` is there still, and is checked`;
  const [first] = standIns(violated);
  return first === undefined
    ? `\`${violated.before.head}\` is done once less`
    : `\`${first.head}\` stands in its place, and is checked`;
}

/** What became of the violated statement; null where it is in no statement of these files. */
export function violatedThen(edits: readonly EditedFile[], { finding }: Trial): StatementThen | null {
  for (const edit of edits) {
    const violated = violatedStatement(edit, finding);
    const after = edit.after.bodies.find(({ name }) => name === violated?.body.name);
    if (violated === null || after === undefined) continue;
    const { body, statement } = violated;
    return alignStatements(body, after).find(({ before }) => before.start === statement.start) ?? null;
  }
  return null;
}

/**
 * The new statements that do the work of the violated one: those that use most of its names, else all that use some,
 * where together they use most of them (`for (p = a; ...) s += *p` in place of `s += a[i]`). Empty where there is none.
 */
export function standIns({ before, replacedBy }: StatementThen): readonly CStatement[] {
  const wanted = namesIn(before);
  const shared = (names: readonly string[]) => wanted.filter((name) => names.includes(name)).length;
  const areMost = (count: number) => count > 0 && count * 2 >= wanted.length;
  const alone = replacedBy.filter((one) => areMost(shared(namesIn(one))));
  if (alone.length > 0) return alone;
  const together = replacedBy.filter((one) => shared(namesIn(one)) > 0);
  return areMost(shared(together.flatMap(namesIn))) ? together : [];
}

/** Members count too: a list is walked through by its links, whatever the variable. */
function namesIn({ head }: CStatement): readonly string[] {
  const words = head.match(/\b[A-Za-z_]\w*/g) ?? [];
  return [...new Set(words.filter((word) => !isCKeyword(word)))];
}

/** A check may go with the statement that needed it, where another one does its work. */
function isReplaced(violated: StatementThen | null, kind: PropertyKind): boolean {
  if (mayNeedNoCheck.includes(kind)) return true;
  if (violated === null || violated.kept !== null) return false;
  return standIns(violated).some((one) => one.head.includes('('));
}

async function rowsOf(
  setup: UnitSetup,
  pair: UnitPair,
  trial: Trial,
): Promise<{ readonly rows: readonly PropertyRow[] } | null> {
  const { kind } = trial.finding.counterexample.property;
  const outcome = await trial.deps.verifier.verify(
    unitRequest(setup, {
      checks: groupOf(kind),
      allocationMayFail: true,
      strategy: { name: 'enumerate', bound: boundOf(trial, pair) },
      timeoutSeconds: trial.deadline.left() / 4,
    }),
  );
  if (outcome.status !== 'failed' && outcome.status !== 'passed') return null;
  return { rows: outcome.rows.filter(({ status }) => status !== 'not-checked') };
}
