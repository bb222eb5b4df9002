import { describe, expect, it } from 'vitest';
import { recordedOutcome, recordedRun } from './recorded-run.ts';

describe('a counterexample', () => {
  it('has the place, the kind, the words and the calls of the violated property', async () => {
    const [counterexample] = (await recordedOutcome('multi-property')).counterexamples.filter(
      ({ property }) => property.location.function === 'at',
    );
    expect(counterexample).toMatchObject({
      property: {
        kind: 'out-of-bounds',
        cwe: 'CWE-119',
        comment: 'dereference failure: array bounds violated',
        expression: null,
        location: { file: 'several.c', line: 7, column: 3, function: 'at' },
      },
      calls: [{ file: 'several.c', line: 15, column: 3, function: 'main' }],
      bound: 4,
    });
  });

  it('is printed for each property of a run that decides all of them', async () => {
    const { counterexamples } = await recordedOutcome('multi-property');
    expect(
      counterexamples.map(({ property: { kind, location } }) => `${location.line} ${kind}`).sort(),
    ).toEqual(['15 null-dereference', '16 out-of-bounds', '16 out-of-bounds', '7 out-of-bounds']);
    expect(counterexamples.map(({ property }) => property.expression)).toContain('(signed long int)i >= 0');
  });

  it('in a library function is placed at the call in the project', async () => {
    const [counterexample] = (await recordedOutcome('library-call')).counterexamples;
    expect(counterexample).toMatchObject({
      property: { location: { file: 'strcpy-overflow.c', line: 8, column: 3, function: 'greet' } },
      calls: [{ file: 'strcpy-overflow.c', line: 18, function: 'main' }],
      bound: 12,
    });
    expect(counterexample?.steps.every(({ location }) => location.file === 'strcpy-overflow.c')).toBe(true);
  });

  it('of a leak is placed where the memory was allocated', async () => {
    const [counterexample] = (await recordedOutcome('leak')).counterexamples;
    expect(counterexample?.property).toMatchObject({
      kind: 'memory-leak',
      cwe: 'CWE-401',
      location: { file: 'leak.c', line: 12, column: 3, function: 'work' },
    });
  });

  it('has the assignments of the project in order, once each, with values as C writes them', async () => {
    const [counterexample] = (await recordedOutcome('values')).counterexamples;
    const steps = counterexample?.steps.map(({ location, assignment: { variable, value } }) => {
      return `${location.line}:${location.column} ${location.function} ${variable} = ${value}`;
    });
    expect(steps).toEqual(
      expect.arrayContaining([
        '8:1 null fp = &nondet_int',
        String.raw`9:1 null names = { &"a\nb"[0], &"State 1 file x line 1 column 1 thread 0"[0] }`,
        '11:3 main x = { .a=1, .i={ .name={ 97, 98, 0, 0 }, .f=1.500000e+0f }, .next=0, .big=0xFFFFFFFFFFFFFFFF }',
        '12:3 main p = &x',
        '13:14 main w.a = 77',
        '17:26 main i = 2',
      ]),
    );
    expect(steps?.filter((step) => /errno|nondet_symbol|[$#]/.test(step))).toEqual([]);
    expect(new Set(steps).size).toBe(steps?.length);
  });

  it('says the same without the report, but for messages of several lines', async () => {
    for (const name of ['several', 'multi-property', 'library-call', 'leak', 'values', 'threads']) {
      const whole = await recordedOutcome(name);
      expect((await recordedOutcome(name, { report: null })).counterexamples).toEqual(whole.counterexamples);
    }
  });

  it('says the same without the text, but for columns, calls and structures', async () => {
    const [counterexample] = (await recordedOutcome('several', { stderr: '' })).counterexamples;
    expect(counterexample).toMatchObject({
      property: {
        kind: 'null-dereference',
        cwe: 'CWE-476',
        location: { line: 15, column: null, function: 'main' },
      },
      steps: [
        { assignment: { variable: 'values', value: '{ 1, 2, 3 }' } },
        { assignment: { variable: 'i' } },
        { assignment: { variable: 'p', value: '(signed int *)0' } },
      ],
    });
  });

  it('does not take what the program prints for states', async () => {
    for (const report of [null, (await recordedRun('program-output')).run.report]) {
      const [counterexample] = (await recordedOutcome('program-output', { report })).counterexamples;
      expect(counterexample?.steps.map(({ assignment }) => assignment.variable)).toEqual(['a', 'n']);
    }
  });

  it('is found in a file whose name has blanks, " line 3 column" and other letters', async () => {
    const [counterexample] = (await recordedOutcome('file-with-blanks')).counterexamples;
    expect(counterexample?.property.location).toEqual({
      file: 'sp ace/a line 3 column ü.c',
      line: 8,
      column: 3,
      function: 'main',
    });
    expect((await recordedOutcome('file-with-blanks')).rows[0]?.file).toBe('sp ace/a line 3 column ü.c');
  });

  it('keeps the paths of files that are not below the root', async () => {
    const { run } = await recordedRun('several');
    const moved = (text: string | null) => text?.replaceAll('/repo/', '/elsewhere/../other/') ?? null;
    const outcome = await recordedOutcome('several', {
      stderr: moved(run.stderr) ?? '',
      report: moved(run.report),
    });
    expect(outcome.counterexamples[0]?.property.location.file).toBe('/other/several.c');
  });
});

describe('the facts of a run', () => {
  it('are rows of the project, without those about unwinding and of libraries', async () => {
    const { rows } = await recordedOutcome('library-call');
    expect(rows.map(({ comment }) => comment)).toEqual([
      "array bounds violated: array `in' lower bound",
      "array bounds violated: array `in' upper bound",
    ]);
    expect(rows[0]).toMatchObject({
      file: 'strcpy-overflow.c',
      function: 'main',
      line: 16,
      status: 'passed',
    });
    const statuses = (await recordedOutcome('several')).rows.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['passed', 'failed', 'not-checked']));
  });

  it('are the functions without a body, once each', async () => {
    expect((await recordedOutcome('bodiless')).bodiless).toEqual(['ext', 'fill', 'undeclared', 'signal']);
  });

  it('are the bound that was passed', async () => {
    expect((await recordedOutcome('library-call')).passedBound).toBe(11);
    expect((await recordedOutcome('several')).passedBound).toBeNull();
    expect((await recordedOutcome('bound-reached')).passedBound).toBe(5);
  });

  it('are whether a loop was cut', async () => {
    expect((await recordedOutcome('multi-property')).exhaustive).toBe(true);
    expect((await recordedOutcome('multi-property-cut')).exhaustive).toBe(false);
    expect((await recordedOutcome('bound-reached')).exhaustive).toBe(false);
  });
});
