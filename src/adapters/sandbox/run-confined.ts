import { randomUUID } from 'node:crypto';
import { type ProcessRequest, runProcess } from '../process/run-process.ts';
import { familyOf } from './family.ts';
import type { ConfinedRequest, ConfinedResult, WatchedLimits } from './sandbox.ts';
import { type FamilyWatch, watchFamily } from './watch-family.ts';
import type { Wrap } from './wrapped-request.ts';

export interface ConfinedRunOptions {
  readonly wrap: Wrap;
  /** Whether the end of the command is the end of all that it has started. */
  readonly endsTogether: boolean;
  /** Told what was killed, in words without any name of the project. */
  readonly log: (line: string) => void;
}

/** Starts the command in its wrapping, watches it where that is asked for, and leaves nobody behind. */
export async function runConfined(
  request: ConfinedRequest,
  { wrap, endsTogether, log }: ConfinedRunOptions,
): Promise<ConfinedResult> {
  const { request: wrapped, close } = await wrap(request);
  try {
    if (wrapped === null) return notStarted;
    if (request.watched === null) {
      return { ...(await runProcess(wrapped)), exceeded: null, survivors: 0 };
    }
    const result = await runWatched(wrapped, request.watched, endsTogether);
    const { exceeded, survivors } = result;
    if (exceeded !== null) log(`A program under test was stopped: ${excess[exceeded]}.`);
    if (survivors > 0)
      log(`Processes that a program under test left behind, and that were ended: ${survivors}.`);
    return result;
  } finally {
    await close();
  }
}

const notStarted: ConfinedResult = {
  ...{ exitCode: 127, stdout: '', stderr: 'not started: others than root can not enter its folder' },
  ...{ timedOut: false, truncated: false, seconds: 0, exceeded: null, survivors: 0 },
};

const excess: Readonly<Record<keyof WatchedLimits, string>> = {
  memoryMiB: 'it took too much memory',
  processes: 'it started too many processes',
};

async function runWatched(
  request: ProcessRequest,
  limits: WatchedLimits,
  endsTogether: boolean,
): Promise<ConfinedResult> {
  const mark = `ESBMC_ACTION_RUN=${randomUUID()}`;
  const watches: FamilyWatch[] = [];
  const result = await runProcess({
    ...request,
    env: endsTogether ? request.env : withMark(request.env, mark),
    started: (leader) => {
      watches.push(watchFamily(familyOf(leader, endsTogether ? null : mark), leader, limits));
    },
  });
  const [watch] = watches;
  watch?.stop();
  // Its first process took the namespace along, unless that was killed just now.
  const mayLive = !endsTogether || result.exitCode > 128;
  const survivors = mayLive ? ((await watch?.killRest()) ?? 0) : 0;
  return { ...result, exceeded: watch?.exceeded() ?? null, survivors };
}

function withMark(env: ProcessRequest['env'], mark: string): Record<string, string> {
  const [name = '', value = ''] = mark.split('=');
  return { ...env, [name]: value };
}
