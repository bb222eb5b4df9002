import type { RecordedRequest } from '../../support/github/http/record.ts';
import type { ActionRun } from '../../support/run-action.ts';
import { faultKinds } from './fault-kinds.ts';
import type { FaultCell, FaultScene } from './fault-scene.ts';
import { runInProcess } from './run-in-process.ts';

/** Requests that fail: as the local GitHub has recorded them in a run without faults. */
export interface FaultTarget {
  readonly method: string;
  readonly route: string;
  readonly operation?: string;
}

export const nameOf = ({ method, route, operation }: FaultTarget): string =>
  `${method} ${operation ?? route.replace('/repos/{owner}/{repo}', '')}`;

export interface FaultResult {
  readonly target: FaultTarget;
  readonly kind: string;
  /** `posted`: all is on GitHub. `job`: the rest is in the job. `red`: the run failed and said what to do. */
  readonly ended: 'posted' | 'job' | 'red';
  /** What must not be; empty is good. */
  readonly violations: readonly string[];
}

/** Every request of the mode under every fault, or those that `isWanted`. Each is run once with it and once without. */
export async function runFaults(
  scene: FaultScene,
  isWanted: (target: FaultTarget, kind: string) => boolean,
  tell: (result: FaultResult) => void,
): Promise<readonly FaultResult[]> {
  const whole = await scene.open();
  const seen = scene.github.requests.length;
  await runCell(whole);
  const targets = targetsOf(scene.github.requests.slice(seen));
  const once = await whole.left();
  await runCell(whole);
  const expected = [once, await whole.left()];
  const known = new Map<string, NextRun>();
  const results: FaultResult[] = [];
  for (const target of targets) {
    for (const kind of Object.keys(faultKinds).filter((one) => isWanted(target, one))) {
      const result = await tryFault(scene, target, kind, { expected, known });
      results.push(result);
      tell(result);
    }
  }
  return results;
}

export const runCell = async (cell: FaultCell) => runInProcess(await cell.options());

/** What the run after one with a fault has left, and why it was not as it must be. */
export interface NextRun {
  readonly after: readonly string[];
  readonly wrong: string | null;
}

interface Compared {
  /** What one run and two runs without faults leave. */
  readonly expected: readonly (readonly string[])[];
  /** By what GitHub held before: runs that begin alike end alike. */
  readonly known: Map<string, NextRun>;
}

async function tryFault(
  scene: FaultScene,
  target: FaultTarget,
  kind: string,
  { expected, known }: Compared,
): Promise<FaultResult> {
  const cell = await scene.open();
  const { faults } = scene.github;
  faults.push({ ...target, ...faultKinds[kind], times: 99 });
  const run = await runCell(cell);
  const left = await cell.left();
  faults.clear();
  const first = expected[0] ?? [];
  // What is as after a run without faults goes on as that does.
  const { after, wrong } = isSame(left, first)
    ? { after: left, wrong: null }
    : await nextRun(scene, cell, known);
  const violations = [
    scene.wrong(run, left, false),
    ...spoken(run),
    // A suggestion is to be applied.
    isWhole(left, first) || left.includes('suggestion') || saysWhatToDo(run)
      ? null
      : 'nothing says what to do',
    twice(after, expected),
    isWhole(after, first) || expected.some((one) => isWhole(after, one))
      ? null
      : `the next run leaves ${after.join(', ') || 'nothing'}`,
    wrong === null ? null : `the next run: ${wrong}`,
  ].filter((one) => one !== null);
  const ended = isWhole(left, first) ? 'posted' : run.exitCode === 0 ? 'job' : 'red';
  const shown = violations.length === 0 ? ended : run.exitCode === 0 ? ended : 'red';
  return { target, kind, ended: shown, violations };
}

/** A run without faults, behind what others have left. */
export async function nextRun(
  scene: FaultScene,
  cell: FaultCell,
  known: Map<string, NextRun>,
): Promise<NextRun> {
  const before = await cell.shown();
  const same = before === null ? undefined : known.get(before);
  if (same !== undefined) return same;
  const run = await runCell(cell);
  const after = await cell.left();
  const next = { after, wrong: scene.wrong(run, after, true) };
  if (before !== null) known.set(before, next);
  return next;
}

/** The mode's own requests; `git` is what the runner checks out. */
function targetsOf(requests: readonly RecordedRequest[]): readonly FaultTarget[] {
  const found = new Map<string, FaultTarget>();
  for (const { method, route, operation } of requests) {
    if (route === null || route === 'git') continue;
    const target = { method, route, ...(operation === null ? {} : { operation }) };
    found.set(JSON.stringify(target), target);
  }
  return [...found.values()];
}

const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;

export function isWhole(left: readonly string[], expected: readonly string[]): boolean {
  return expected.every((word) => left.includes(word));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A thing that stands there more often than after runs without faults. */
export function twice(left: readonly string[], expected: readonly (readonly string[])[]): string | null {
  const most = (word: string) => Math.max(1, ...expected.map((one) => count(one, word)));
  const found = [...new Set(left)].find((word) => count(left, word) > most(word));
  return found === undefined ? null : `posted twice: ${found}`;
}

/** GitHub's own words, and stacks, are nothing for a log. */
function spoken({ log, summary }: ActionRun): readonly string[] {
  const text = `${log}\n${summary}`;
  return [
    ...(text.includes('this is a fault of esbmc-action') ? ['it takes the failure for its own'] : []),
    ...(/Bad credentials|Resource not accessible|Validation Failed|\n {4}at /.test(text)
      ? ['it repeats what GitHub said']
      : []),
  ];
}

/** Words that say what somebody can do about it. */
const advice =
  /needs `|[Rr]un(?:ning)? (?:the|this) job again|can't write|Give the input|docs\/setup\.md|is in the summary of this run|token that can|wait|[Tt]ype the command again|Comment once more|could not be (?:read|found out)/;

function saysWhatToDo({ log, summary }: ActionRun): boolean {
  return advice.test(`${log}\n${summary}`);
}
