import { actsOnMachine } from '../replay/acts-on-machine.ts';
import { arithmeticChecks } from '../replay/attempts.ts';
import { pathToInclude } from '../replay/replay-violation.ts';
import { compilationOf, unitOf } from '../replay/replayed-program.ts';
import { readsFromOutside } from '../replay/standard-input.ts';
import type { Executable, Toolchain } from '../replay/toolchain.ts';
import type { Scratch } from '../scratch.ts';
import type { UnitSetup } from '../unit-request.ts';
import { driverText } from './driver-text.ts';
import { fuzzProgramText } from './fuzz-program-text.ts';
import { type FuzzedUnit, programText } from './fuzzed-unit.ts';
import { type Fuzzer, type FuzzRequest, type FuzzResult, notFuzzed } from './fuzzer.ts';
import { guideInputs } from './guide-inputs.ts';
import { guidedDefine, guidedWrapped } from './guided-text.ts';
import { literalsOf } from './literals-of.ts';
import { elsewhere, reproduceCrash } from './reproduce-crash.ts';
import type { Reproduce } from './run-driver.ts';
import { tryBoth } from './try-both.ts';
import { tryInputs } from './try-inputs.ts';

export interface FuzzDeps {
  readonly scratch: Scratch;
  readonly toolchain: Toolchain;
  /** Whether code of the project may run here at all. */
  readonly mayRun: boolean;
}

const compileSeconds = 4;
const leastSeconds = 1;

/** Fuzzes by compiling the unit with a driver that makes all runs. */
export function createFuzzer(deps: FuzzDeps): Fuzzer {
  return { fuzz: async (request) => (deps.mayRun ? fuzz(request, deps) : notFuzzed) };
}

async function fuzz(request: FuzzRequest, deps: FuzzDeps): Promise<FuzzResult> {
  const { setup, functions, checks } = request;
  const text = programText(setup);
  const isBarred = actsOnMachine(functions) && !deps.toolchain.isContained;
  if (text === null || isBarred) return notFuzzed;
  const unit = unitOf(setup, functions, text);
  const readsStandardInput = readsFromOutside(functions);
  const compilation = compilationOf(setup, {
    instrumentation: 'sanitizers',
    without: inTheWay(setup, checks),
    goesOn: false,
  });
  // What nobody stored is the same in both trees then: what is left on the stack differs with the code around it.
  const initial = request.unlike === undefined ? {} : ({ initial: 'pattern' } as const);
  const fuzzed = { request, unit, compilation: { ...compilation, ...initial }, readsStandardInput };
  return tryUnit(fuzzed, deps);
}

async function tryUnit(fuzzed: FuzzedUnit, deps: FuzzDeps): Promise<FuzzResult> {
  const { request, unit, compilation, readsStandardInput } = fuzzed;
  const { deadline, setup, linesOf, unlike } = request;
  if (deadline.left() < leastSeconds) return notFuzzed;
  const literals = literalsOf(linesOf(pathToInclude(setup) ?? '') ?? []);
  const mostArguments = unit.argv === null ? 0 : unit.argv.most + 1;
  const driver = await deps.scratch.write(
    'driver.c',
    driverText({ literals, mostArguments, readsStandardInput }),
  );
  const compile = async (text: string, how: FuzzedUnit['compilation']) =>
    deps.toolchain.compile({
      ...how,
      text: fuzzProgramText({ ...unit, text }),
      linked: [driver, ...how.linked],
      timeoutSeconds: Math.min(compileSeconds, deadline.left()),
    });
  const reproduce: Reproduce = (inputs, fill) => reproduceCrash(inputs, fill, fuzzed, deps.toolchain);
  return withProgram(await compile(unit.text, compilation), notFuzzed, async (executable) => {
    if (unlike !== undefined) {
      const text = programText(unlike);
      const other = text === null ? null : await compile(text, elsewhere(unlike, compilation));
      return withProgram(other, notFuzzed, (there) => tryBoth(executable, there, fuzzed, reproduce));
    }
    const tried = await tryInputs(executable, fuzzed, reproduce);
    if (tried.crash !== null || !canBeGuided(fuzzed, deps)) return tried;
    return withProgram(await compile(unit.text, guided(compilation)), tried, async (other) => {
      return { ...tried, crash: await guideInputs(other, executable, fuzzed, reproduce) };
    });
  });
}

async function withProgram<Result>(
  executable: Executable | null,
  otherwise: Result,
  use: (executable: Executable) => Promise<Result>,
): Promise<Result> {
  if (executable === null) return otherwise;
  try {
    return await use(executable);
  } finally {
    await executable.close();
  }
}

/** What the library reads ahead of standard input would stay from run to run. */
function canBeGuided({ unit, readsStandardInput }: FuzzedUnit, { toolchain }: FuzzDeps): boolean {
  return toolchain.isGuided && unit.functions.length > 0 && unit.argv === null && !readsStandardInput;
}

function guided(compilation: FuzzedUnit['compilation']): FuzzedUnit['compilation'] {
  const { build, wrapped } = compilation;
  return {
    ...compilation,
    instrumentation: 'guided',
    wrapped: [...wrapped, ...guidedWrapped],
    build: { ...build, defines: [...build.defines, guidedDefine] },
  };
}

/** A harness passes any number, so that arithmetic alone shows little there; and what ESBMC was not asked about. */
function inTheWay({ unit }: UnitSetup, checks: FuzzRequest['checks']): readonly string[] {
  const always = ['alignment', 'bool', 'enum', 'float-cast-overflow'];
  return unit.origin === 'entry' && checks.includes('overflow') ? always : [...always, ...arithmeticChecks];
}
