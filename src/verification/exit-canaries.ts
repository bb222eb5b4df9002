import { basename, dirname } from 'node:path';
import { type Deadline, leastUsefulSeconds } from './deadline.ts';
import type { Scratch } from './scratch.ts';
import { type UnitSetup, unitRequest } from './unit-request.ts';
import type { Verifier } from './verifier.ts';

/** Where a function can be left. Offsets are UTF-16 code units into the file's text. */
export interface ExitPoints {
  readonly name: string;
  readonly returns: readonly { readonly start: number; readonly end: number }[];
  /** Offset of the body's closing brace. */
  readonly bodyEnd: number;
}

const label = 'esbmc-action:exit:';

/**
 * Puts an assertion that can't hold before each exit of the functions, without moving a line: the assertion fails
 * exactly when the exit is reached.
 */
export function instrumentExits(text: string, functions: readonly ExitPoints[]): string {
  const edits = functions.flatMap(({ name, returns, bodyEnd }) => {
    const canary = `__ESBMC_assert(0,"${label}${name}");`;
    return [
      ...returns.flatMap(({ start, end }) => [
        { at: start, insert: `{${canary}` },
        { at: end, insert: '}' },
      ]),
      { at: bodyEnd, insert: canary },
    ];
  });
  let result = text;
  for (const { at, insert } of edits.sort((one, other) => other.at - one.at)) {
    result = result.slice(0, at) + insert + result.slice(at);
  }
  return result;
}

/** A small bound answers for most functions at once; the largest is paid only for those that are left. */
const smallBound = 8;

/**
 * The functions whose end is reached within the bound. A success at a bound says nothing about a function that every
 * path leaves too early: loops of ESBMC's own library count towards the bound too (measured with `fread`).
 */
export async function reachedExits(
  setup: UnitSetup,
  text: string,
  functions: readonly ExitPoints[],
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
  functions: readonly ExitPoints[],
  bound: number,
  { verifier, scratch, deadline }: { verifier: Verifier; scratch: Scratch; deadline: Deadline },
): Promise<readonly string[]> {
  const [file = '', ...others] = setup.sources;
  const instrumented = await scratch.write(basename(file), instrumentExits(text, functions));
  // Quoted includes are looked up beside the file, which now lies elsewhere.
  const build = { ...setup.build, includeDirs: [dirname(file), ...setup.build.includeDirs] };
  const strategy = { name: 'enumerate', bound } as const;
  const outcome = await verifier.verify(
    unitRequest(
      { ...setup, sources: [instrumented, ...others], build },
      { checks: 'assertions', allocationMayFail: true, strategy, timeoutSeconds: deadline.left() },
    ),
  );
  const failing = [
    ...outcome.rows.filter(({ status }) => status === 'failed').map(({ comment }) => comment),
    ...outcome.counterexamples.map(({ property }) => property.comment),
  ];
  return failing.filter((comment) => comment.startsWith(label)).map((comment) => comment.slice(label.length));
}
