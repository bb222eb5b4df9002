import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type {
  RunEnding,
  VerificationOutcome,
  VerificationRequest,
  Verifier,
} from '../../verification/verifier.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { commandLine, type Omission } from './command-line.ts';
import { confirmUncut } from './confirm-uncut.ts';
import { displayCommand } from './display-command.ts';
import { esbmcFiles } from './esbmc-files.ts';
import { preferTelling } from './prefer-telling.ts';
import { type ReadMentions, readMentions, selectModels } from './select-models.ts';
import { startEsbmc } from './start-esbmc.ts';
import { type RunOutcome, toOutcome } from './to-outcome.ts';

export interface EsbmcOptions {
  /** Absolute path of the binary. */
  readonly binary: string;
  readonly version: string;
  readonly sha256: string;
  /** Absolute paths of the C models of library functions; a program is linked with those that it needs. */
  readonly models: readonly string[];
  /** Our own environment, of which ESBMC gets next to nothing. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where each run makes its working directory; the system's folder for such things by default. */
  readonly tempDir?: string;
  /** Null or left out: it is started as it is. */
  readonly sandbox?: Sandbox | null;
  /** Absolute paths of what it may read besides a request's tree and sources. */
  readonly reads?: readonly string[];
}

/** What is left out, one after another, when ESBMC fails on what we ask for, and how that is said. */
const concessions: ReadonlyMap<Omission, string> = new Map([
  ['printf-check', 'The arguments of printf were not checked, because ESBMC crashes when it does.'],
  [
    'trace-values',
    'The trace lacks assignments that do not matter to ESBMC, because it crashes when it keeps them.',
  ],
  [
    'report',
    'The trace was read from the text output alone, because ESBMC crashes when it writes its report.',
  ],
  [
    'models',
    'Calls of library functions like sprintf were not checked, because ESBMC fails on our models of them.',
  ],
]);

const cancelled: RunEnding = { status: 'undecided', cause: 'other', message: 'The run was cancelled.' };

/**
 * ESBMC as a verifier of files that stay what they are. Each run has a working directory of its own; runs can go on at
 * the same time.
 */
export function createEsbmc(options: EsbmcOptions): Verifier {
  const read = readMentions(options.models);
  return {
    version: options.version,
    sha256: options.sha256,
    verify: (request, signal) => verify(request, signal, options, read),
  };
}

/** One start of ESBMC for the request: with what left out, and what came of it. */
interface Attempt {
  readonly omitted: readonly Omission[];
  readonly args: readonly string[];
  readonly outcome: RunOutcome;
}

async function verify(
  request: VerificationRequest,
  signal: AbortSignal | undefined,
  options: EsbmcOptions,
  read: ReadMentions,
): Promise<VerificationOutcome> {
  const { binary, models: allModels, env, tempDir = tmpdir(), sandbox = null } = options;
  const reads = readsOf(request, options);
  const started = performance.now();
  const secondsPassed = () => (performance.now() - started) / 1000;
  const hasTime = () => secondsPassed() < request.timeoutSeconds - 1 && signal?.aborted !== true;
  const models = await selectModels(request, allModels, read);
  const attempt = async (omitted: readonly Omission[]): Promise<Attempt> => {
    // All attempts together get the time of the request.
    const timeoutSeconds = request.timeoutSeconds - secondsPassed();
    const args = commandLine({ ...request, timeoutSeconds }, { models, omitted: new Set(omitted) });
    const run = await startEsbmc({ binary, args, timeoutSeconds, env, tempDir, signal, sandbox, reads });
    return {
      omitted,
      args,
      outcome: toOutcome(run, request, { root: request.root, models, copies: request.copies ?? new Map() }),
    };
  };

  const chosen = await concede(await attempt([]), { attempt, hasTime, hasModels: models.length > 0 });
  const uncut = await confirmUncut(chosen.outcome, request.strategy, async () =>
    hasTime() ? (await attempt([...chosen.omitted, 'unwinding-assertions'])).outcome : null,
  );
  const isRepeated = uncut !== chosen.outcome;
  const { wasCut: _, ...outcome } = await preferTelling(uncut, async () => {
    const omitted = [...chosen.omitted, ...(isRepeated ? (['unwinding-assertions'] as const) : [])];
    return hasTime() ? (await attempt([...omitted, 'alignment'])).outcome : null;
  });
  return {
    ...outcome,
    ...(signal?.aborted === true && outcome.status === 'undecided' ? cancelled : {}),
    seconds: secondsPassed(),
    command: displayCommand(chosen.args, request.root),
    concessions: chosen.omitted.flatMap((omission) => concessions.get(omission) ?? []),
  };
}

/** Sources of ours lie in folders of their own. */
function readsOf(
  { root, sources }: VerificationRequest,
  { binary, models, reads = [] }: EsbmcOptions,
): readonly string[] {
  return [...new Set([root, ...reads, ...esbmcFiles(binary), ...[...models, ...sources].map(dirname)])];
}

interface ConcedeDeps {
  readonly attempt: (omitted: readonly Omission[]) => Promise<Attempt>;
  readonly hasTime: () => boolean;
  readonly hasModels: boolean;
}

/** Asks for less and less until there is an answer; where nothing helps, the first attempt counts. */
async function concede(first: Attempt, { attempt, hasTime, hasModels }: ConcedeDeps): Promise<Attempt> {
  let omitted: readonly Omission[] = [];
  for (const omission of concessions.keys()) {
    if (!hasTime() || !mayHelp(omission, first.outcome, hasModels)) continue;
    omitted = [...omitted, omission];
    const next = await attempt(omitted);
    if (!isCrash(next.outcome) && next.outcome.status !== 'refused') return next;
  }
  return first;
}

/** A source that does not parse can be one of our models, in the surroundings of a project's macros and headers. */
function mayHelp(omission: Omission, ending: RunEnding, hasModels: boolean): boolean {
  if (omission === 'models') return hasModels && (isCrash(ending) || ending.status === 'refused');
  return isCrash(ending);
}

function isCrash(ending: RunEnding): boolean {
  return ending.status === 'undecided' && ending.cause === 'crash';
}
