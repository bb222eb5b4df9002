import { dirname, join } from 'node:path';
import { indexTypes } from '../../../project/harness/type-index.ts';
import { driverText } from '../../../verification/fuzz/driver-text.ts';
import { fuzzProgramText } from '../../../verification/fuzz/fuzz-program-text.ts';
import { literalsOf } from '../../../verification/fuzz/literals-of.ts';
import { compilationOf, unitOf } from '../../../verification/replay/replayed-program.ts';
import { readsFromOutside } from '../../../verification/replay/standard-input.ts';
import type { Executable, Toolchain } from '../../../verification/replay/toolchain.ts';
import type { Scratch } from '../../../verification/scratch.ts';
import type { FileVersion } from '../edited-file.ts';
import type { UnitPair } from '../patched-analysis.ts';
import { withInserts } from '../text-inserts.ts';
import { observerDeclarations } from './observe-value.ts';
import { observedFunction, wrapperFor } from './observed-function.ts';
import { observedGlobals } from './observed-globals.ts';
import { observedHarness } from './observed-harness.ts';

/** One version of a unit, to be compiled with a driver that tells what each of its runs comes to. */
export interface WatchedVersion {
  readonly pair: UnitPair;
  readonly when: 'before' | 'after';
  /** Those that are edited. */
  readonly files: readonly WatchedFile[];
  /** Lines that numbers and texts are taken from to try; the same ones for both versions. */
  readonly lines: readonly string[];
  /** False where what the unit is handed may be freed by the end. */
  readonly looksInside: boolean;
  /** What is in local variables before anything is stored in them. */
  readonly initial: 'zero' | 'pattern';
}

export interface WatchedFile {
  /** Relative to the root. */
  readonly path: string;
  readonly version: FileVersion;
  /** Functions whose results are observed; those that can't be are left out. */
  readonly names: readonly string[];
}

/** What no sanitizer is asked about: see the tries of inputs for units without a verdict. */
const without = ['alignment', 'bool', 'enum', 'float-cast-overflow'];
const compileSeconds = 10;

/** Null where it does not compile. */
export async function compileWatched(
  watched: WatchedVersion,
  deps: { readonly scratch: Scratch; readonly toolchain: Toolchain },
): Promise<Executable | null> {
  const { pair, when, files, looksInside } = watched;
  const setup = pair[when];
  const [own, ...headers] = pair.files;
  const copies = new Map<string, string>();
  for (const one of files) {
    copies.set(join(setup.root, one.path), await deps.scratch.write('watched.c', watchedText(one, watched)));
  }
  const includedFile = copies.get(setup.file) ?? setup.file;
  const around = setup.harness?.textFor(includedFile) ?? `#include "${includedFile}"`;
  const edited = files.find(({ path }) => join(setup.root, path) === setup.file)?.version.file ?? own;
  const isMain = (setup.harness?.entry ?? 'main') === 'main';
  const ownIndex = indexTypes([...(edited === undefined ? [] : [edited]), ...headers]);
  const text = isMain ? around : observedHarness(around, ownIndex, looksInside);
  const unit = unitOf(setup, pair.functions, text);
  const compilation = compilationOf(setup, { instrumentation: 'sanitizers', without, goesOn: false });
  const driver = await deps.scratch.write('driver.c', driverOf(watched, unit.argv?.most ?? null));
  const globals = observedGlobals(ownIndex);
  const folders = new Set([...copies.keys(), setup.file].map((file) => dirname(file)));
  const observed = {
    main: (call: string) => `esbmc_action_see(${call})`,
    after: globals.flatMap(({ seen }) => seen),
  };
  return deps.toolchain.compile({
    ...compilation,
    text: `${observerDeclarations}\n${fuzzProgramText(unit, observed)}`,
    linked: [driver, ...compilation.linked.map((one) => copies.get(one) ?? one)],
    included: [...copies.values()],
    build: { ...setup.build, includeDirs: [...folders, ...setup.build.includeDirs] },
    initial: watched.initial,
    timeoutSeconds: compileSeconds,
  });
}

function driverOf({ pair, lines }: WatchedVersion, mostArguments: number | null): string {
  return driverText({
    literals: literalsOf(lines),
    mostArguments: mostArguments === null ? 0 : mostArguments + 1,
    readsStandardInput: readsFromOutside(pair.functions),
    observes: true,
  });
}

/** The file with each observed function behind one of its name that notes its results. */
function watchedText(
  { version, names }: WatchedFile,
  { pair, when, looksInside }: Pick<WatchedVersion, 'pair' | 'when' | 'looksInside'>,
): string {
  const isMain = (pair[when].harness?.entry ?? 'main') === 'main';
  const index = indexTypes([version.file, ...pair.files.slice(1)]);
  const inserts = names.flatMap((name) => {
    const one = name === 'main' ? null : observedFunction(name, version);
    if (one === null) return [];
    const own = `esbmc_action_own_${name}`;
    const options = { index, seesTargets: isMain && looksInside };
    const { start, end, nameStart, nameEnd } = one.body;
    return [
      { start, end: start, text: `${one.signature(name)}; ${one.signature(own)};\n`, order: -1 },
      { start: nameStart, end: nameEnd, text: own },
      { start: end, end, text: `\n${wrapperFor(one, (given) => `${own}(${given})`, options)}\n`, order: 1 },
    ];
  });
  return `${observerDeclarations}\n${withInserts(version.text, inserts)}`;
}
