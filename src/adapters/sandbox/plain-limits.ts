import { limitArguments } from './limits.ts';
import { readProcessTable } from './process-table.ts';
import type { ConfinedRequest } from './sandbox.ts';
import { handOver, isReachable, isRoot, stepDownOptions } from './step-down.ts';
import type { Wrap } from './wrapped-request.ts';

/** Other programs of the same user may start as many more meanwhile. */
const spareThreads = 128;

const nothing = async () => {};

/** No new privileges, limits of the kernel, and the end of us is the end of the command. */
export function createPlainLimits(tools: { readonly setpriv: string; readonly prlimit: string }): Wrap {
  return async (request) => {
    const { watched, limits, command, args } = request;
    const isOther = watched !== null && isRoot();
    if (isOther && !(await canBeOthers(request))) return { request: null, close: nothing };
    if (isOther) await handOver(request.writes);
    const processes = watched === null ? null : watched.processes + (isOther ? 0 : othersThreads());
    const all = [
      ...limitArguments(limits, processes),
      ...[tools.setpriv, ...(isOther ? stepDownOptions : []), '--no-new-privs', '--pdeathsig=KILL'],
      ...[command, ...args],
    ];
    return { request: { ...request, command: tools.prlimit, args: all }, close: nothing };
  };
}

/** The kernel counts all threads of a user together, wherever they come from; here those of all users. */
function othersThreads(): number {
  return readProcessTable().reduce((sum, { threads }) => sum + threads, spareThreads);
}

async function canBeOthers({ reads, writes }: ConfinedRequest): Promise<boolean> {
  const reachable = await Promise.all([...reads, ...writes].map(isReachable));
  return !reachable.includes(false);
}
