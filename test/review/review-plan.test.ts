import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { commentBodyLimit, jobSummaryLimit } from '../../src/review/body-limits.ts';
import { parseMarker } from '../../src/review/marker.ts';
import { planReview, summaryBody } from '../../src/review/review-plan.ts';
import {
  commit,
  facts,
  finding,
  functionResult,
  hostileTexts,
  input,
  policy,
  report,
  step,
  unit,
} from './factories.ts';

const plan = (overrides = {}, where = {}) => planReview(report(overrides), policy, facts(where));
const summaryOf = (overrides = {}, where = {}) => summaryBody(plan(overrides, where), []);
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('the comment of a finding', () => {
  const body = (overrides = {}, where = {}) =>
    plan({ findings: [finding({}, overrides)] }, where).comments[0]?.body ?? '';

  it('begins with its marker and what can go wrong', () => {
    const one = finding();
    const [comment] = plan({ findings: [one] }).comments;
    const [first = '', second] = comment?.body.split('\n') ?? [];
    expect(parseMarker(first)).toMatchObject({ kind: 'finding', fingerprint: one.fingerprint, commit });
    expect(second).toBe(
      '**With `n` = 3 and `i` = 3, `a[i]` is read past the end of `a`: `i` must be below 3 \\(line 9\\).**',
    );
    expect(comment?.anchor).toEqual({ kind: 'line', path: 'src/a.c', line: 9 });
  });

  it('says how sure it is', () => {
    expect(body()).toContain('ESBMC found a run of the program from `main` that does this.');
    expect(body({ reproduced: true })).toContain('Confirmed by running it');
    expect(body({ reproduced: false })).toContain('Not confirmed by running it');
    const reproducer = {
      tool: 'AddressSanitizer',
      says: 'heap-buffer-overflow',
      isFirst: false,
      program: null,
    };
    expect(body({ reproduced: true, reproducer })).toContain('after something else has gone wrong');
    const tried = body({ reproduced: true, reproducer, foundBy: 'running' });
    expect(tried).toContain('Found by running `main` with inputs that were tried out');
    expect(tried).not.toContain('ESBMC found');
    expect(body({ status: 'undetermined' })).toContain(
      'Whether it is new could not be found out, so it does not fail',
    );
    const harness = body({ origin: 'harness', basePassed: false, assumptions: ['`a` points to `n` ints'] });
    expect(harness).toContain('a call of `main` by itself that does this, under the assumptions below.');
    expect(harness).toContain('It does not fail the check: the real callers may rule it out.');
    expect(harness).toContain('Assumed:\n\n- `a` points to `n` ints');
  });

  it('has the steps with links to the analysed commit, marks what feeds the violated line, and ends there', () => {
    const text = body();
    const address = `https://github.example/octo/demo/blob/${commit}/src/a.c`;
    expect(text).toContain(`|  | [line 4](${address}#L4), \`main\` | \`n\` = 3 |`);
    expect(text).toContain(`| ● | [line 8](${address}#L8), \`sum\` | \`i\` = 3 |`);
    expect(text).toContain(
      `| ❌ | [line 9](${address}#L9), \`sum\` | **It goes wrong here:** \`return a[i];\` |`,
    );
    expect(text).toContain(`Called from \`main\`, [line 14](${address}#L14).`);
  });

  it('names the class, the bound and how to see it oneself', () => {
    expect(body()).toContain('[CWE-125](https://cwe.mitre.org/data/definitions/125.html)');
    expect(body()).toContain('found with loops running at most 4 times');
    expect(body()).toContain('```sh\nesbmc-action check src/a.c\n```');
  });

  it('offers commands only where they exist, and where they work', () => {
    expect(body()).not.toContain('/esbmc-');
    expect(body({}, { commands: true })).toContain('Reply `/esbmc-fix`');
    const pull = { number: 7, state: 'open', draft: false, fromFork: true };
    expect(body({}, { commands: true, pull })).toMatch(
      /in the conversation, not here, `\/esbmc-fix [0-9a-f]{16}`/,
    );
  });

  it('tells the other places of the same cause', () => {
    const first = finding({ line: 9 });
    const later = finding({ line: 12, steps: [step(9, 'x', '1')] });
    const comments = plan({ findings: [first, later] }).comments;
    expect(comments).toHaveLength(1);
    expect(comments[0]?.fingerprints).toEqual([first.fingerprint, later.fingerprint]);
    expect(comments[0]?.body).toMatch(/The same cause shows once more: \[`src\/a\.c:12`\]/);
  });

  it('fits whatever the trace is, and then loses the trace first', () => {
    const steps = Array.from({ length: 5000 }, (_, index) =>
      step(1 + index, `very_long_name_${index}`.repeat(20), '1'),
    );
    const text =
      plan({ findings: [finding({ steps, statement: 'x'.repeat(9000) })] }).comments[0]?.body ?? '';
    expect(bytes(text)).toBeLessThanOrEqual(commentBodyLimit.utf8Bytes);
    expect(text).toContain('CWE-125');
  });
});

describe('the summary', () => {
  const firstLine = (overrides = {}) => summaryOf(overrides).split('\n')[2];

  it.each([
    ['1 bug introduced', { findings: [finding()] }, '### ❌ ESBMC: 1 bug introduced'],
    [
      'what was not checked',
      {
        functions: [
          functionResult('proved'),
          functionResult('unknown', 'f'),
          functionResult('not-checked', 'g'),
        ],
      },
      '### ⚠️ ESBMC: 2 of 3 changed functions not checked',
    ],
    [
      'both',
      { findings: [finding()], functions: [functionResult('failed'), functionResult('unknown', 'f')] },
      '### ❌ ESBMC: 1 bug introduced, 1 of 2 changed functions not checked',
    ],
    [
      'a proof',
      { functions: [functionResult('proved')] },
      '### ✅ ESBMC: No bug found in 1 changed function: all proved',
    ],
    [
      'a bound',
      { functions: [functionResult('proved'), functionResult('bounded', 'f')] },
      '### ✅ ESBMC: No bug found in 2 changed functions: 1 proved, 1 up to a bound',
    ],
    [
      'findings that do not fail',
      { findings: [finding({}, { status: 'undetermined' })], functions: [functionResult('bounded')] },
      '### ✅ ESBMC: 1 finding to look at',
    ],
    ['nothing to check', { functions: [], units: [] }, '### ✅ ESBMC: Nothing to check: no C code changed'],
    ['no base', { base: null, findings: [finding({}, { status: null })] }, '### ❌ ESBMC: 1 bug found'],
  ])('begins with %s', (_, overrides, line) => {
    expect(firstLine(overrides)).toBe(line);
  });

  it('starts with its marker', () => {
    expect(parseMarker(summaryOf())).toEqual({ kind: 'summary', commit });
  });

  it('never shows a sign of success for what is not known', () => {
    const units = [
      unit('unknown', { reason: 'time' }),
      unit('not-checked', { reason: 'header missing' }),
      unit('bounded'),
    ];
    const text = summaryOf({ units, functions: [functionResult('not-checked', 'draw', 'header missing')] });
    expect(text).not.toContain('✅');
    expect(text).toContain('- `draw` in `src/a.c`: not checked: header missing');
    expect(text).toContain('no bug found with loops running at most 8 times; longer runs were not checked');
  });

  it('has the details of what found no place in the diff, and not of what did', () => {
    const elsewhere = finding({ file: 'src/other.c' });
    const text = summaryOf({ findings: [finding(), elsewhere] });
    expect(text.match(/<details>\n<summary>With/g)).toHaveLength(1);
    expect(text).toContain('src/other.c#L9');
  });

  it('lists existing, fixed and minor findings, skipped files and notes, collapsed', () => {
    const text = summaryOf({
      findings: [
        finding({ line: 1 }, { status: 'existing' }),
        finding({ line: 2 }, { status: 'fixed' }),
        finding({ line: 3 }, { needsAllocationFailure: true, basePassed: false }),
      ],
      skipped: [{ file: 'gone.c', reason: 'deleted' }],
      notes: ['the clone is shallow'],
    });
    for (const title of [
      '1 bug that this change did not introduce',
      '1 bug that this change fixed',
      '1 finding of less weight',
      '1 file skipped',
      'Notes',
    ]) {
      expect(text).toContain(`<summary>${title}</summary>`);
    }
  });

  it('fits with hundreds of findings: the first line and as many of them as fit stay', () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      finding({
        line: index + 1,
        steps: [],
        file: `src/${'f'.repeat(60)}.c`,
        inputs: [input('n', 'é'.repeat(500))],
      }),
    );
    const functions = Array.from({ length: 500 }, (_, index) =>
      functionResult('unknown', `f${index}`, 'r'.repeat(200)),
    );
    const planned = plan({ findings: many, functions, units: functions.map(() => unit('unknown')) });
    const text = summaryBody(planned, []);
    expect(bytes(text)).toBeLessThanOrEqual(commentBodyLimit.utf8Bytes);
    expect(text).toContain('400 bugs introduced');
    expect(text).toContain('src/ffff');
    expect(text).toMatch(/and \d+ more/);
    expect(text).toMatch(/\*Cut to fit here: .*traces/);
    expect(bytes(planned.jobSummary)).toBeLessThanOrEqual(jobSummaryLimit.utf8Bytes);
    expect(planned.jobSummary).toContain('400 bugs introduced');
  });
});

describe('the plan', () => {
  it('puts everything into the summary for a draft, which nobody asked to review', () => {
    const planned = plan(
      { findings: [finding()] },
      { pull: { number: 7, state: 'open', draft: true, fromFork: false } },
    );
    expect(planned.comments).toEqual([]);
    expect(summaryBody(planned, [])).toContain('<summary>With <code>n</code> = 3');
  });

  it('is quiet for a closed pull request', () => {
    expect(plan({}, { pull: { number: 7, state: 'closed', draft: false, fromFork: false } }).isQuiet).toBe(
      true,
    );
  });

  it('has an annotation for each finding that is told, errors for those that fail', () => {
    const planned = plan({ findings: [finding({}, { status: 'undetermined' }), finding({ line: 30 })] });
    expect(planned.annotations.map(({ level, line }) => [level, line])).toEqual([
      ['error', 30],
      ['warning', 9],
    ]);
  });

  it('says nothing where there was nothing to check', () => {
    expect(plan({ units: [], functions: [] }).isWorthASummary).toBe(false);
    expect(plan().isWorthASummary).toBe(true);
  });

  it('is the same for the same report', () => {
    expect(plan({ findings: [finding()] })).toEqual(plan({ findings: [finding()] }));
  });
});

describe.each(hostileTexts)('a pull request that says %j', (text) => {
  const hostile = finding(
    {
      file: `src/${text}.c`,
      function: text,
      statement: text,
      comment: text,
      cwe: text,
      inputs: [input(text, text)],
      steps: [
        {
          location: { file: text, line: 3, column: 1, function: text },
          assignment: { variable: text, value: text },
        },
      ],
      calls: [{ file: text, line: 1, column: null, function: text }],
    },
    { assumptions: [text], message: text, origin: 'harness' },
  );
  const overrides = {
    findings: [hostile, finding({ file: text, kind: 'overflow' }, { status: 'existing', message: text })],
    functions: [functionResult('unknown', text, text)],
    units: [unit('unknown', { reason: text, entry: text })],
    skipped: [{ file: text, reason: text }],
    notes: [text],
  };
  const diff = [{ path: `src/${text}.c`, hunks: [{ start: 1, end: 20 }] }];
  const planned = plan(overrides, { diff });
  const bodies = [
    ...planned.comments.map(({ body }) => body),
    summaryBody(planned, planned.comments),
    planned.jobSummary,
  ];

  it('gets bodies of our own elements only, with one marker and no mention', () => {
    for (const body of bodies) {
      const html = String(marked.parse(body, { gfm: true, async: false }));
      const tags = new Set(Array.from(html.matchAll(/<([a-z]\w*|!--)/gi), ([, tag]) => tag));
      const known =
        'a br code details em h3 li p pre strong sub summary table tbody td th thead tr ul !--'.split(' ');
      expect([...tags].filter((tag) => !known.includes(tag ?? ''))).toEqual([]);
      expect(html.match(/<!--/g) ?? []).toHaveLength(body === planned.jobSummary ? 0 : 1);
      expect(html.match(/<details>/g)?.length).toBe(html.match(/<\/details>/g)?.length);
      expect(html.replace(/<code[^>]*>.*?<\/code>/gs, '')).not.toMatch(/@(octocat|org)|https?:\/\/evil/);
      for (const [, target] of html.matchAll(/href="([^"]*)"/g)) {
        expect(target).toMatch(/^https:\/\/(github\.example|cwe\.mitre\.org)\//);
      }
      expect(body).not.toMatch(/^::|##\[|ghp_0123/m);
    }
  });
});
