import type { BuildContext } from '../../project/build-context.ts';
import type { RequestedChecks, Strategy, VerificationRequest } from '../../verification/verifier.ts';
import { modelArguments } from './library-models.ts';

/** What can be left out of a run that crashes. */
export type Omission =
  | 'printf-check'
  | 'trace-values'
  | 'report'
  | 'models'
  | 'alignment'
  | 'unwinding-assertions';

export interface Tools {
  /** Absolute paths of our models of library functions. */
  readonly models: readonly string[];
  readonly omitted: ReadonlySet<Omission>;
}

/**
 * The arguments for ESBMC 8.4.0. No flag stands twice (it refuses that); all paths are absolute, so that none looks
 * like an option. Forms that were measured: `-isystem`, `-U` and `-include` exist only as `-Wc,-isystem,DIR`,
 * `-Wc,-UNAME` and `--include-file FILE`.
 */
export function commandLine(request: VerificationRequest, { models, omitted }: Tools): string[] {
  const { strategy } = request;
  const linked = modelArguments(omitted.has('models') ? [] : models);
  return [
    ...linked.before,
    ...request.sources,
    ...linked.after,
    ...(request.entry === 'main' ? [] : ['--function', request.entry]),
    ...preprocessorOptions(request.build),
    ...linked.options,
    ...(strategy.name === 'paper' ? paperOptions : searchOptions(request, strategy, omitted)),
    ...['--memlimit', `${Math.floor(request.memoryMiB)}m`],
    ...['--timeout', `${Math.max(1, Math.ceil(request.timeoutSeconds))}s`],
    '--show-stacktrace',
    '--quiet',
    ...(omitted.has('report') ? [] : ['--generate-json-report']),
  ];
}

function searchOptions(
  request: VerificationRequest,
  strategy: Exclude<Strategy, { name: 'paper' }>,
  omitted: Tools['omitted'],
): string[] {
  return [
    ...checksOf(request.checks, omitted),
    ...(request.allocationMayFail ? [] : ['--force-malloc-success']),
    ...strategyOptions(strategy),
    ...(omitted.has('unwinding-assertions') ? ['--no-unwinding-assertions'] : []),
    // Without it, assignments that don't matter for the violation are missing, and the trace is hard to follow.
    ...(omitted.has('trace-values') ? [] : ['--no-slice']),
    ...['--argv-max-args', String(request.argvMaxArgs)],
  ];
}

/** Section 2.2 of "Automated Repair of AI Code with Large Language Models and Formal Verification". */
const paperOptions = [
  '--interval-analysis',
  '--goto-unwind',
  '--unlimited-goto-unwind',
  '--incremental-bmc',
  '--state-hashing',
  '--add-symex-value-sets',
  ...['--k-step', '2'],
  '--floatbv',
  '--unlimited-k-steps',
  '--memory-leak-check',
  ...['--context-bound', '2'],
];

function preprocessorOptions(build: BuildContext): string[] {
  return [
    ...build.includeDirs.map((dir) => `-I${dir}`),
    ...build.systemIncludeDirs.flatMap(systemInclude),
    ...build.afterIncludeDirs.flatMap((dir) => ['--idirafter', dir]),
    ...build.defines.map((define) => `-D${define}`),
    ...build.undefines.map((name) => `-Wc,-U${name}`),
    ...build.forcedIncludes.flatMap((file) => ['--include-file', file]),
    ...(build.std === null ? [] : ['--std', build.std]),
    ...build.flags,
    // What only ESBMC defines: behind it, code would be hidden from the checks, or shown to nobody else.
    '-Wc,-U__ESBMC_execution',
    // gcc accepts a conversion between integer and pointer with a warning; clang would not parse the file.
    '-Wc,-Wno-int-conversion',
  ];
}

/** `-Wc,` splits at commas; a path with one is searched after the system's own headers instead of before. */
function systemInclude(dir: string): string[] {
  return dir.includes(',') ? ['--idirafter', dir] : [`-Wc,-isystem,${dir}`];
}

/** Each group is a run of its own: together, they falsify each other's results (esbmc.md, section 9). */
function checksOf(checks: RequestedChecks, omitted: ReadonlySet<Omission>): string[] {
  // `--no-standard-checks` leaves assertions in, those of the program and of ESBMC's library.
  const onlyThese = ['--no-standard-checks', '--no-assertions'];
  switch (checks) {
    case 'memory':
      return [
        '--memory-leak-check',
        '--no-reachable-memory-leak',
        '--no-abnormal-memory-leak',
        // ESBMC's realloc leaks when it fails: correct code would be reported.
        '--force-realloc-success',
        ...(omitted.has('printf-check') ? [] : ['--printf-check']),
        ...(omitted.has('alignment') ? ['--no-align-check'] : []),
      ];
    case 'overflow':
      return [...onlyThese, '--overflow-check', '--ub-shift-check'];
    case 'uninitialised':
      return [...onlyThese, '--uninitialised-vars-check'];
    case 'assertions':
      return ['--no-standard-checks'];
    case 'safe-runs':
      // Measured: checks of pointers become assumptions; assertions and checks of array subscripts stay what they are.
      return ['--conv-assert-to-assume', '--force-realloc-success'];
  }
}

function strategyOptions(strategy: Exclude<Strategy, { name: 'paper' }>): string[] {
  switch (strategy.name) {
    case 'incremental':
      // ESBMC aborts when the largest bound is not greater than the step between bounds, which is 1.
      return ['--incremental-bmc', '--max-k-step', String(Math.max(2, strategy.maxBound))];
    case 'unwound':
      return ['--unwind', String(strategy.bound)];
    case 'within':
      return ['--unwind', String(strategy.bound), '--no-unwinding-assertions'];
    case 'unrolled':
      return [];
    case 'enumerate':
      // Never under a strategy: the run would end with exit code 0 on programs that fail.
      // Unwinding assertions stay on: they tell whether the bound cut anything.
      return ['--multi-property', '--unwind', String(strategy.bound)];
  }
}
