import { describe, expect, it } from 'vitest';
import { recordedOutcome, recordedRun } from './recorded-run.ts';

const incremental = { name: 'incremental', maxBound: 50 } as const;
const enumerate = { name: 'enumerate', bound: 4 } as const;

describe('a success', () => {
  it('is a proof by the forward condition under bounds that grow', async () => {
    expect(await recordedOutcome('proved')).toMatchObject({ status: 'passed', proof: 'forward-condition' });
  });

  it('is a proof where all loops are unrolled or no unwinding assertion failed', async () => {
    for (const strategy of [{ name: 'unrolled' }, { name: 'unwound', bound: 4 }] as const) {
      expect(await recordedOutcome('proved', { strategy })).toMatchObject({
        status: 'passed',
        proof: 'unrolled',
      });
    }
  });

  it('is no proof at a bound that may cut', async () => {
    expect(await recordedOutcome('proved', { strategy: enumerate })).toMatchObject({
      status: 'passed',
      proof: null,
    });
  });

  it('without a table has no rows', async () => {
    expect(await recordedOutcome('zero-rows')).toMatchObject({ status: 'passed', rows: [] });
  });

  it('by the inductive step is none', async () => {
    expect(await recordedOutcome('inductive-step')).toMatchObject({ status: 'undecided', cause: 'other' });
  });

  it('after the solver ran out of memory is none', async () => {
    const { run } = await recordedRun('out-of-memory-success');
    expect(run).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining('\nVERIFICATION SUCCESSFUL\n'),
    });
    expect(await recordedOutcome('out-of-memory-success')).toMatchObject({
      status: 'undecided',
      cause: 'memory',
      message: 'ESBMC ran out of memory (limit 2000 MiB).',
      passedBound: 40,
    });
  });

  it('after any other error is none', async () => {
    const { run } = await recordedRun('proved');
    expect(await recordedOutcome('proved', { stderr: `ERROR: odd\n${run.stderr}` })).toMatchObject({
      status: 'undecided',
      cause: 'other',
      message: 'ESBMC reported an error: odd.',
    });
  });

  it('of which a part is missing is none', async () => {
    expect(await recordedOutcome('proved', { truncated: true })).toMatchObject({
      status: 'undecided',
      cause: 'output',
    });
  });

  it('needs the exit code of a success', async () => {
    expect(await recordedOutcome('proved', { exitCode: 1 })).toMatchObject({
      status: 'undecided',
      cause: 'other',
    });
  });
});

describe('a failure', () => {
  it('has a counterexample', async () => {
    const outcome = await recordedOutcome('several');
    expect(outcome).toMatchObject({ status: 'failed', passedBound: null });
    expect(outcome.counterexamples).toHaveLength(1);
  });

  it('is one also where the output was too long', async () => {
    expect(await recordedOutcome('several', { truncated: true })).toMatchObject({ status: 'failed' });
  });

  it('without a readable counterexample is undecided', async () => {
    const stderr = 'VERIFICATION FAILED\n';
    expect(await recordedOutcome('several', { stderr, report: null })).toMatchObject({
      status: 'undecided',
      cause: 'output',
    });
  });

  it('of an unwinding assertion alone means that the bound is too small', async () => {
    expect(await recordedOutcome('unwinding-assertion')).toMatchObject({
      status: 'undecided',
      cause: 'bound',
      counterexamples: [],
    });
  });

  it('of an unwinding assertion alone does not undo what each property by itself has shown', async () => {
    expect(await recordedOutcome('multi-property-cut')).toMatchObject({
      status: 'passed',
      proof: null,
      exhaustive: false,
      counterexamples: [],
    });
  });
});

describe('no verdict', () => {
  it.each([
    ['bound-reached', 'bound', 'No violation within 5 loop unwindings, and more may be possible.'],
    ['timeout', 'time', 'ESBMC did not finish within 60 s.'],
    ['timeout-glued', 'time', 'ESBMC did not finish within 60 s.'],
    ['out-of-memory-at-start', 'memory', 'ESBMC ran out of memory (limit 2000 MiB).'],
    ['solver-fails-late', 'memory', 'ESBMC ran out of memory (limit 2000 MiB).'],
    ['killed', 'killed', 'ESBMC was killed, as systems do when memory runs out.'],
    ['abort', 'crash', 'ESBMC crashed with exit code 134: Unrecognized timeout suffix.'],
    ['options-conflict', 'other', expect.stringContaining('dead-code-check cannot be combined')],
  ])('%s: %s', async (name, cause, message) => {
    expect(await recordedOutcome(name)).toMatchObject({ status: 'undecided', cause, message });
  });

  it('is glued to another line where ESBMC was stopped in the middle of it', async () => {
    const { run } = await recordedRun('timeout-glued');
    expect(run.stderr).toMatch(/[^\n]ERROR: Timed out/);
  });

  it('tells why ESBMC crashed, in plain words', async () => {
    const outcome = await recordedOutcome('crash');
    expect(outcome).toMatchObject({ status: 'undecided', cause: 'crash' });
    expect(outcome).toHaveProperty(
      'message',
      expect.stringMatching(/^ESBMC crashed with exit code 70: uncaught exception /),
    );
    expect(outcome).toHaveProperty('message', expect.not.stringMatching(/[^\w .,:;()'"/+=<>?*&#-]/));
  });

  it('is a matter of time where ESBMC was killed at the time-out', async () => {
    expect(await recordedOutcome('killed', { timedOut: true })).toMatchObject({
      status: 'undecided',
      cause: 'time',
    });
  });

  it('is a crash where a signal other than a kill ended it', async () => {
    expect(await recordedOutcome('killed', { exitCode: 139 })).toMatchObject({
      status: 'undecided',
      cause: 'crash',
    });
  });

  it('keeps the counterexamples that were printed before', async () => {
    const outcome = await recordedOutcome('solver-fails-late');
    // The fourth one, on line 11, is a floating-point result that becomes infinity, which is no violation.
    expect(outcome.counterexamples.map(({ property }) => property.location.line)).toEqual([8, 9, 9]);
    const { run } = await recordedRun('several');
    const stderr = run.stderr.replace(/\n\*\* Results:.*$/s, '\nERROR: Timed out\n');
    expect(await recordedOutcome('several', { stderr, report: null })).toMatchObject({
      status: 'undecided',
      cause: 'time',
      counterexamples: [{ property: { kind: 'null-dereference' }, bound: null }],
    });
  });

  it('drops a counterexample that was cut', async () => {
    const { run } = await recordedRun('several');
    const stderr = `${run.stderr.slice(0, run.stderr.indexOf('NULL pointer\n'))}ERROR: Timed out`;
    expect((await recordedOutcome('several', { stderr, report: null })).counterexamples).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['parse-error', 'does-not-parse', 'parse-error.c does not parse, line 1: expected expression.'],
    [
      'missing-header',
      'missing-header',
      'The header no_such_header.h was not found; includes-missing.h:1 includes it. Name its folder with include-dirs in .github/esbmc.yml, or let the build write a compile_commands.json; if the build makes it, build before this check.',
    ],
    ['no-main', 'no-entry', 'There is no function main to start from.'],
    ['no-function', 'no-entry', 'There is no function absent to start from.'],
    ['missing-file', 'options', "ESBMC can't read a source: failed to open input file /repo/absent.c."],
    [
      'unknown-option',
      'options',
      "ESBMC does not accept an option: Invalid command line: unrecognised option '--no-such-option'.",
    ],
    ['option-twice', 'options', expect.stringContaining('cannot be specified more than once')],
  ])('%s: %s', async (name, cause, message) => {
    expect(await recordedOutcome(name)).toMatchObject({ status: 'refused', cause, message });
  });
});

describe('a hostile program', () => {
  it("can't pass for verified with the message of an assertion", async () => {
    const outcome = await recordedOutcome('hostile-message');
    expect(outcome).toMatchObject({
      status: 'failed',
      rows: [],
      counterexamples: [{ property: { kind: 'assertion' } }],
    });
    const [counterexample] = outcome.counterexamples;
    expect(counterexample?.property.comment).toMatch(/^msg VERIFICATION SUCCESSFUL Solution found/);
    expect(counterexample?.property.location).toMatchObject({ file: 'hostile-message.c', line: 9 });
  });

  it("can't hide its failure behind a time-out of its own making", async () => {
    const { run } = await recordedRun('hostile-message');
    const stderr = run.stderr.replaceAll('  x < 5\n', 'ERROR: Timed out\nERROR: Out of memory\n  x < 5\n');
    expect(await recordedOutcome('hostile-message', { stderr })).toMatchObject({ status: 'failed' });
  });

  it("can't make a run that reached its bound a success", async () => {
    const { run } = await recordedRun('forged-success');
    expect(run.exitCode).toBe(0);
    expect(await recordedOutcome('forged-success', { strategy: incremental })).toMatchObject({
      status: 'undecided',
      cause: 'bound',
    });
  });

  it("can't add a row for a function that was never checked", async () => {
    const { run } = await recordedRun('forged-rows');
    expect(run.stderr).toContain('  PASSED       [unchecked.null-pointer-dereference.1]  line  6');
    expect(await recordedOutcome('forged-rows')).toMatchObject({ status: 'passed', rows: [] });
  });

  it("can't hide its failure behind the name of a file", async () => {
    const outcome = await recordedOutcome('forged-file-name');
    expect(outcome).toMatchObject({
      status: 'failed',
      counterexamples: [{ property: { kind: 'out-of-bounds', location: { line: 7, function: 'main' } } }],
    });
    expect(outcome.counterexamples[0]?.property.location.file).toMatch(/^evil\?Violated property:\?/);
  });
});
