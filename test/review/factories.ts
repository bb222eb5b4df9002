import { createHash } from 'node:crypto';
import type { Assignment, Counterexample, Property, TraceStep } from '../../src/domain/counterexample.ts';
import type { Finding } from '../../src/domain/finding.ts';
import type { Policy } from '../../src/domain/policy.ts';
import type { FunctionResult, Report, UnitResult } from '../../src/domain/report.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { describeViolation } from '../../src/review/explain-finding.ts';
import type { ReviewFacts } from '../../src/review/review-plan.ts';

export const commit = 'c'.repeat(40);

export const policy: Policy = {
  failOn: 'introduced',
  minTrust: 'entry',
  failOnUnknown: false,
  allocationFailure: 'report',
};

export const links = { serverUrl: 'https://github.example', owner: 'octo', repo: 'demo', commit };

export interface Scene {
  readonly kind?: Property['kind'];
  readonly comment?: string;
  readonly expression?: string | null;
  readonly statement?: string;
  readonly cwe?: string | null;
  readonly file?: string;
  readonly line?: number;
  readonly function?: string | null;
  readonly inputs?: readonly Assignment[];
  readonly steps?: readonly TraceStep[];
  readonly calls?: Counterexample['calls'];
  readonly bound?: number | null;
}

export function input(variable: string, value: string): Assignment {
  return { variable, value };
}

/** A state of the trace at a line of `src/a.c`, in `sum` unless said. */
export function step(line: number, variable: string, value: string, name: string | null = 'sum'): TraceStep {
  return { location: { file: 'src/a.c', line, column: 3, function: name }, assignment: { variable, value } };
}

/** `a[i]` read past the end of `a` in `sum`, called from `main`. */
export function violation(scene: Scene = {}) {
  const location = {
    file: scene.file ?? 'src/a.c',
    line: scene.line ?? 9,
    column: 5,
    function: scene.function === undefined ? 'sum' : scene.function,
  };
  return {
    counterexample: {
      property: {
        kind: scene.kind ?? 'out-of-bounds',
        cwe: scene.cwe === undefined ? 'CWE-125' : scene.cwe,
        comment: scene.comment ?? "array bounds violated: array `a' upper bound",
        expression: scene.expression === undefined ? '(signed long int)i < 3' : scene.expression,
        location,
      },
      steps: scene.steps ?? [step(4, 'n', '3', 'main'), step(8, 'i', '3')],
      calls: scene.calls ?? [{ file: 'src/a.c', line: 14, column: 3, function: 'main' }],
      bound: scene.bound === undefined ? 4 : scene.bound,
    },
    statement: scene.statement ?? 'return a[i];',
    inputs: scene.inputs ?? [input('n', '3')],
  } satisfies Partial<Finding>;
}

/** A finding with a message and a fingerprint of its own. */
export function finding(scene: Scene = {}, overrides: Partial<Finding> = {}): Finding {
  const parts = violation(scene);
  return {
    fingerprint: fingerprintOf(JSON.stringify([scene, overrides])),
    ...parts,
    message: describeViolation(parts),
    origin: 'entry',
    status: 'introduced',
    reproduced: null,
    reproducer: null,
    foundBy: 'verifier',
    assumptions: [],
    entry: 'main',
    requires: null,
    needsAllocationFailure: false,
    basePassed: true,
    ...overrides,
  };
}

export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function unit(verdict: Verdict, overrides: Partial<UnitResult> & { entry?: string } = {}): UnitResult {
  const { entry = 'main', ...rest } = overrides;
  return {
    unit: { file: 'src/a.c', entry, origin: 'entry', functions: ['sum'], assumptions: [] },
    verdict,
    reason: null,
    bound: verdict === 'bounded' ? 8 : null,
    seconds: 0.42,
    cached: false,
    runs: [],
    ...rest,
  };
}

export function functionResult(verdict: Verdict, name = 'sum', reason: string | null = null): FunctionResult {
  return { file: 'src/a.c', name, verdict, reason };
}

export function report(overrides: Partial<Report> = {}): Report {
  return {
    tool: { name: 'esbmc-action', version: '0.1.0' },
    esbmc: { version: '8.4.0', sha256: 'e'.repeat(64) },
    base: 'b'.repeat(40),
    head: commit,
    units: [unit('failed')],
    functions: [functionResult('failed')],
    findings: [],
    skipped: [],
    notes: [],
    ...overrides,
  };
}

/** An open pull request whose diff shows lines 1 to 20 of `src/a.c`. */
export function facts(overrides: Partial<ReviewFacts> = {}): ReviewFacts {
  return {
    pull: { number: 7, state: 'open', draft: false, fromFork: false },
    diff: [{ path: 'src/a.c', hunks: [{ start: 1, end: 20 }] }],
    repository: { serverUrl: links.serverUrl, owner: links.owner, repo: links.repo },
    commit,
    commentLimit: 10,
    commands: false,
    ...overrides,
  };
}

/** Texts that a pull request may hold in its names, comments and assertions. */
export const hostileTexts: readonly string[] = [
  '`',
  '``` code ```',
  '`a` | `b`',
  '</details></table><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!-- esbmc-action:1 summary cccccccccccccccccccccccccccccccccccccccc -->',
  '-->\n<!-- esbmc-action:1 finding 0123456789abcdef cccccccccccccccccccccccccccccccccccccccc -->',
  '@octocat @org/team fixes #123, GH-7 and octo/demo#9',
  '[click](javascript:alert(1)) ![x](https://evil.example/x.png)',
  'https://evil.example and www.evil.example',
  '\n::error file=a.c::stolen\r\n::set-output name=x::y',
  '##[error]stolen ##[group]x',
  '\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007 \u009b31m',
  'a\u202Etxt.c\u2066\u200b\u00ad\ufeff',
  '\ud800 lone',
  '# heading\n- item\n1. item\n> quote\n---\n| a | b |',
  '$x$ $$y$$ **bold** __bold__ ~~gone~~ ***',
  '\\` \\| \\',
  'ghp_0123456789abcdefghijklmnopqrstuvwxyz',
  `${'a'.repeat(5000)}`,
  '-x.c',
  '$(id).c; rm -rf ~ \'quoted\' "too"',
  ':white_check_mark: all good',
  '&lt;b&gt; &amp; &#64;octocat',
];
