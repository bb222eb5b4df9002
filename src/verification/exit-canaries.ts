import { basename, dirname } from 'node:path';
import type { CFunction } from '../project/c-file.ts';
import { limitRounds } from '../project/limit-rounds.ts';
import { unitText } from '../project/unit-text.ts';
import { type Deadline, leastUsefulSeconds } from './deadline.ts';
import { canaryLabel, instrumentExits } from './instrument-exits.ts';
import type { Scratch } from './scratch.ts';
import { type UnitSetup, unitRequest } from './unit-request.ts';
import type { Verifier } from './verifier.ts';

/** A small bound answers for most functions at once; the largest is paid only for those that are left. */
const smallBound = 8;

/**
 * The functions whose end is reached within the bound. A success at a bound says nothing about a function that every
 * path leaves too early: loops of ESBMC's own library count towards the bound too (measured with `fread`).
 */
export async function reachedExits(
  setup: UnitSetup,
  text: string,
  functions: readonly CFunction[],
  maxBound: number,
  deps: { readonly verifier: Verifier; readonly scratch: Scratch; readonly deadline: Deadline },
): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  for (const bound of [Math.min(smallBound, maxBound), maxBound]) {
    const open = functions.filter(({ name }) => !reached.has(name));
    if (open.length === 0 || deps.deadline.left() < leastUsefulSeconds) break;
    for (const name of await reachedWithin(setup, text, open, bound, deps)) reached.add(name);
  }
  return reached;
}

async function reachedWithin(
  setup: UnitSetup,
  text: string,
  functions: readonly CFunction[],
  bound: number,
  { verifier, scratch, deadline }: { verifier: Verifier; scratch: Scratch; deadline: Deadline },
): Promise<readonly string[]> {
  const instrumented = instrumentExits(text, functions);
  const limited = setup.harness?.limitsRounds === true ? limitRounds(instrumented).text : instrumented;
  const copy = await scratch.write(basename(setup.file), unitText(setup.file, limited));
  const source =
    setup.harness === null ? copy : await scratch.write('harness.c', setup.harness.textFor(copy));
  const sources = setup.sources.map((path, index) => (index === 0 ? source : path));
  // Quoted includes are looked up beside the file, which now lies elsewhere.
  const build = { ...setup.build, includeDirs: [dirname(setup.file), ...setup.build.includeDirs] };
  const strategy = { name: 'enumerate', bound } as const;
  const outcome = await verifier.verify(
    unitRequest(
      { ...setup, sources, build },
      { checks: 'assertions', allocationMayFail: true, strategy, timeoutSeconds: deadline.left() },
    ),
  );
  const failing = [
    ...outcome.rows.filter(({ status }) => status === 'failed').map(({ comment }) => comment),
    ...outcome.counterexamples.map(({ property }) => property.comment),
  ];
  return failing
    .filter((comment) => comment.startsWith(canaryLabel))
    .map((comment) => comment.slice(canaryLabel.length));
}
