import { type Clock, startDeadline } from '../../verification/deadline.ts';
import type { Acceptance, Accepted } from '../acceptance.ts';
import type { Acceptor } from '../acceptor.ts';
import type { Candidate } from '../candidate.ts';
import type { AcceptanceStep } from './acceptance-step.ts';
import { readEdit } from './edited-file.ts';
import { executeSteps } from './execute-steps.ts';
import { type StepsTaken, takeSteps } from './take-steps.ts';
import type { AcceptanceCase, AcceptanceDeps, Trial } from './trial.ts';
import { verifySteps } from './verify-steps.ts';
import type { PatchedTree } from './workspace.ts';

export interface AcceptorOptions {
  readonly clock: Clock;
  /** For one candidate, all steps of one part together. */
  readonly secondsEach: number;
  /** Other steps than all of them: for tests that show what one of them is for. */
  readonly steps?: {
    readonly verify: readonly AcceptanceStep[];
    readonly execute: readonly AcceptanceStep[];
  };
}

/** The judge of all candidates for one finding. */
export function createAcceptor(
  about: AcceptanceCase,
  deps: AcceptanceDeps,
  { clock, secondsEach, steps = { verify: verifySteps, execute: executeSteps } }: AcceptorOptions,
): Acceptor {
  const judge = async (
    part: readonly AcceptanceStep[],
    candidate: Candidate,
    signal: AbortSignal | undefined,
  ): Promise<StepsTaken & { bound: number | null }> => {
    const { trial, close } = startTrial(candidate, about, deps, startDeadline(secondsEach, clock));
    try {
      const taken = await takeSteps(part, trial, signal);
      return { ...taken, bound: taken.failure === null ? await trial.bound() : null };
    } finally {
      await close();
    }
  };
  return {
    verify: async (candidate, signal) => {
      const { evidence, failure, bound } = await judge(steps.verify, candidate, signal);
      if (failure !== null) return { verdict: 'rejected', evidence, ...failure };
      return accepted(evidence, bound);
    },
    execute: async (candidate, verified, signal) => {
      const { evidence, failure } = await judge(steps.execute, candidate, signal);
      const all = [...verified.evidence, ...evidence];
      if (failure !== null) return { verdict: 'rejected', evidence: all, ...failure };
      return accepted(all, verified.bound);
    },
  };
}

function accepted(evidence: Accepted['evidence'], bound: number | null): Acceptance {
  const isCompared = evidence.some(({ step, outcome }) => step === 'behaviour' && outcome === 'passed');
  return { verdict: 'accepted', evidence, bound, behaviour: isCompared ? 'kept' : 'not-compared' };
}

function startTrial(
  candidate: Candidate,
  about: AcceptanceCase,
  deps: AcceptanceDeps,
  deadline: Trial['deadline'],
): { readonly trial: Trial; readonly close: () => Promise<void> } {
  const { patch } = candidate;
  const patched = once(async () => {
    const opened = await deps.workspace.open(patch);
    if (!opened.ok) throw new Error(`a patch that applied does not any more: ${opened.reason}`);
    return opened.tree;
  });
  const analysis = once(async () => deps.analyst.analyse(await patched.get(), patch));
  const pair = once(async () =>
    analysis.isAsked() ? (await analysis.get()).pair : deps.analyst.pair(await patched.get(), patch),
  );
  const trial: Trial = {
    ...about,
    candidate,
    deps,
    deadline,
    edits: () => patch.edits.map((edit) => readEdit(edit, deps.parser)),
    patched: patched.get,
    analysis: analysis.get,
    pair: pair.get,
    bound: async () => {
      if (!analysis.isAsked()) return null;
      const { units, unit } = await analysis.get();
      return units.find((one) => one.unit.file === unit.file && one.unit.entry === unit.entry)?.bound ?? null;
    },
  };
  const close = async () => {
    if (patched.isAsked())
      await patched.get().then(
        (tree: PatchedTree) => tree.close(),
        () => {},
      );
  };
  return { trial, close };
}

/** Asked for as often as one likes, found out once. */
function once<Result>(find: () => Promise<Result>): { get: () => Promise<Result>; isAsked: () => boolean } {
  let found: Promise<Result> | null = null;
  const get = () => {
    found ??= find();
    return found;
  };
  return { get, isAsked: () => found !== null };
}
