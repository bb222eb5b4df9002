import { join } from 'node:path';
import type { CStatement } from '../../../project/c-statement.ts';
import type { UnitSetup } from '../../../verification/unit-request.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { alignStatements } from '../align-statements.ts';
import { boundOf } from '../bound-of.ts';
import { canaryInserts, canHaveCanary, reachedCanaries } from '../canaries.ts';
import { type EditedFile, editedFunctions, type FileVersion } from '../edited-file.ts';
import type { UnitPair } from '../patched-analysis.ts';
import { safeDeclarations, safeInserts } from '../safe-inserts.ts';
import { withInserts } from '../text-inserts.ts';
import type { Trial } from '../trial.ts';
import { unitEdits } from '../unit-edits.ts';
import { withText } from '../with-text.ts';
import { standIns, violatedThen } from './property-kept.ts';

/** A statement of the text before, and what is to be reached for it after. */
interface Watched {
  readonly before: CStatement;
  readonly after: readonly CStatement[];
  readonly isViolated: boolean;
}

/** More canaries than this are asked for in more time than there is. */
const most = 60;

/**
 * What was reached by runs that go wrong nowhere is reached still: each statement that stays, in the functions that the
 * patch changes, the start of each other function of the file, and the violated statement or what stands in its place.
 */
export const statementsReached: AcceptanceStep = {
  id: 'statements-reached',
  shownAs: 'reached',
  take: async (trial) => {
    const pair = await trial.pair();
    if (pair === null) return vacuous('its unit is gone');
    const { file } = trial.finding.counterexample.property.location;
    // Where a patch of another file keeps every run from the violated statement, only a look at its own file shows that.
    const watched = new Set([
      ...trial.edits(),
      ...unitEdits(trial, pair).filter(({ path }) => path === file),
    ]);
    let count = 0;
    for (const edit of watched) {
      const found = await reachedIn(edit, pair, trial);
      if (typeof found !== 'number') return found;
      count += found;
    }
    return { outcome: 'passed', detail: `the patched place and ${count} statements are reached as before` };
  },
};

function vacuous(detail: string): StepOutcome {
  return { outcome: 'failed', reason: 'vacuous', detail };
}

/** How many statements of one file are reached as before, or what speaks against the patch. */
async function reachedIn(edit: EditedFile, pair: UnitPair, trial: Trial): Promise<number | StepOutcome> {
  const watched = watchedIn(edit, trial);
  const before = watched.map((one) => one.before);
  const after = watched.flatMap((one) => one.after);
  const then = await reached(edit, 'before', before, pair, trial);
  const now = await reached(edit, 'after', after, pair, trial);
  if (then === null || now === null) {
    const detail = `what is reached in ${edit.path} could not be found out`;
    return { outcome: 'failed', reason: 'undecided', detail, isSuggestable: true };
  }
  let next = 0;
  for (const [number, one] of watched.entries()) {
    const own = one.after.map((_, index) => next + index);
    next += one.after.length;
    // Where every run went wrong before, at least one comes to it now.
    if (!then.has(number) && !one.isViolated) continue;
    if (!own.some((each) => now.has(each))) return vacuous(`\`${one.before.head}\` is reached no more`);
  }
  return watched.filter((_, number) => then.has(number)).length;
}

function watchedIn(edit: EditedFile, trial: Trial): readonly Watched[] {
  const edited = editedFunctions(edit);
  const violated = violatedThen([edit], trial);
  const own: Watched[] = [];
  const others: Watched[] = [];
  for (const body of edit.before.bodies) {
    const after = edit.after.bodies.find(({ name }) => name === body.name);
    if (after === undefined) continue;
    const isEdited = edited.includes(body.name);
    for (const [index, then] of alignStatements(body, after).entries()) {
      const isViolated = then.before === violated?.before || then.before.start === violated?.before.start;
      if (!isEdited && !isViolated && index > 0) continue;
      const stands = isViolated && then.kept === null ? standIns(then) : [];
      const now = (then.kept === null ? stands : [then.kept]).filter(canHaveCanary);
      if (now.length === 0 || !canHaveCanary(then.before)) continue;
      (isEdited || isViolated ? own : others).push({ before: then.before, after: now, isViolated });
    }
  }
  const first = own.filter(({ isViolated }) => isViolated);
  return [...first, ...own.filter(({ isViolated }) => !isViolated), ...others].slice(0, most);
}

async function reached(
  edit: EditedFile,
  when: 'before' | 'after',
  statements: readonly CStatement[],
  pair: UnitPair,
  trial: Trial,
): Promise<ReadonlySet<number> | null> {
  const { scratch, verifier } = trial.deps;
  const version: FileVersion = edit[when];
  const setup: UnitSetup = pair[when];
  const bound = boundOf(trial, pair);
  const safe = version.bodies.flatMap((body) => safeInserts(body, version.text, trial.finding));
  // Without what keeps to safe runs where ESBMC does not read that.
  for (const inserts of [safe, []]) {
    const text = withInserts(version.text, [...canaryInserts(statements), ...inserts]);
    const watched = await withText(setup, join(setup.root, edit.path), text, safeDeclarations, scratch);
    if (watched === null) return null;
    const found = await reachedCanaries(watched, bound, trial.deadline.left() / 4, verifier);
    if (found !== null) return found;
  }
  return null;
}
