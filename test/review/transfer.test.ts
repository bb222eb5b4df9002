import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/domain/report.ts';
import { renderTransfer } from '../../src/review/render-transfer.ts';
import { maxTransferBytes } from '../../src/review/transfer-file.ts';
import { transferLimits } from '../../src/review/transfer-limits.ts';
import { transferredReport } from '../../src/review/transferred-report.ts';
import { finding, functionResult, hostileTexts, input, report, step, unit } from './factories.ts';

const written = (original: Report) => renderTransfer(original) ?? '';

/** Writes and reads. */
function carried(original: Report): Report {
  const read = transferredReport(written(original));
  if (!read.ok) throw new Error(read.message);
  return read.report;
}

function refusal(text: string): string {
  const read = transferredReport(text);
  return read.ok ? 'accepted' : read.reasonCode;
}

const reproducer = {
  tool: 'AddressSanitizer',
  says: 'heap-buffer-overflow',
  isFirst: true,
  program: '/* Compile it. */\nint main(void) { return 0; }\n',
};

const held = {
  file: 'src/a.c',
  function: 'sum',
  kind: 'overflow',
  statement: 'n + 1',
  origin: 'entry',
  bound: 3,
} as const;

describe('a result that is handed over', () => {
  it('arrives as it was', () => {
    const original = report({
      units: [
        unit('failed', { runs: [{ group: 'memory', verdict: 'failed', reason: null }] }),
        unit('unknown', { entry: 'other', reason: 'it took too long' }),
      ],
      functions: [functionResult('failed'), functionResult('not-checked', 'copy', 'does not parse')],
      findings: [
        finding(),
        finding({ line: 3 }, { status: null, reproduced: true, reproducer, assumptions: ['`n` > 0'] }),
      ],
      held: [held],
      skipped: [{ file: 'lib/ünï code.c', reason: 'deleted' }],
      notes: ['a note'],
    });
    expect(carried(original)).toEqual(original);
  });

  it('leaves a program out that is too long, and refuses one that a stranger wrote', () => {
    const program = 'x'.repeat(transferLimits.program + 1);
    const long = report({
      findings: [finding({}, { reproduced: true, reproducer: { ...reproducer, program } })],
    });
    expect(carried(long).findings[0]?.reproducer).toEqual({ ...reproducer, program: null });
    const forged = JSON.stringify({ version: 1, report: long });
    expect(refusal(forged)).toBe('not-a-transfer');
  });

  it('has no commands to the runner in it, and its texts arrive as they were', () => {
    const notes = hostileTexts.filter((text) => text.length < transferLimits.text);
    const text = written(report({ notes }));
    expect(text).not.toContain('##[');
    expect(text.split('\n').filter((line) => line.startsWith('::'))).toEqual([]);
    expect(carried(report({ notes })).notes).toEqual(notes);
  });

  it('keeps of too many findings those that may fail the check, and says so', () => {
    const existing = Array.from({ length: 600 }, (_, line) => finding({ line }, { status: 'existing' }));
    const introduced = finding({ line: 1000 });
    const { findings, notes } = carried(report({ findings: [...existing, introduced], notes: ['first'] }));
    expect(findings).toHaveLength(transferLimits.findings);
    expect(findings.at(-1)).toEqual(introduced);
    expect(notes).toEqual([
      'first',
      'Too much to be told here: 101 findings left out. The summary of the analysis has all.',
    ]);
  });

  it('keeps of too many functions those of which nothing is known', () => {
    const proved = Array.from({ length: 6_000 }, (_, index) => functionResult('proved', `f${index}`));
    const { functions } = carried(report({ functions: [...proved, functionResult('unknown', 'last')] }));
    expect(functions).toHaveLength(transferLimits.functions);
    expect(functions.at(-1)).toMatchObject({ name: 'last', verdict: 'unknown' });
  });

  it('keeps the end of a long trace, and where a long chain of calls began', () => {
    const steps = Array.from({ length: 1_000 }, (_, index) => step(index, 'i', `${index}`));
    const calls = Array.from({ length: 1_000 }, (_, line) => {
      return { file: 'src/a.c', line, column: 1, function: `f${line}` };
    });
    const [carriedFinding] = carried(report({ findings: [finding({ steps, calls })] })).findings;
    expect(carriedFinding?.counterexample.steps).toEqual(steps.slice(-transferLimits.steps));
    expect(carriedFinding?.counterexample.calls).toHaveLength(transferLimits.calls);
    expect(carriedFinding?.counterexample.calls.at(-1)).toEqual(calls.at(-1));
  });

  it('is never larger than what is read', () => {
    const long = 'ü\u0001'.repeat(5_000);
    const steps = Array.from({ length: 400 }, (_, line) => step(line, long, long, long));
    const inputs = Array.from({ length: 500 }, () => input(long, long));
    const { counterexample } = finding({ steps, file: `${'x'.repeat(5_000)}.c`, comment: long });
    const assumptions = Array.from({ length: 300 }, () => long);
    const findings = Array.from({ length: 300 }, (_, line) => ({
      ...finding({ line }),
      ...{ message: long, statement: long, inputs, assumptions, counterexample },
    }));
    const text = written(report({ findings, notes: Array.from({ length: 300 }, () => long) }));
    expect(Buffer.byteLength(text)).toBeLessThan(maxTransferBytes);
    expect(refusal(text)).toBe('accepted');
  });

  it('is none when even the least of it is larger', () => {
    const functions = Array.from({ length: 1_000 }, (_, index) => `f${index}`.padEnd(500, 'x'));
    const units = functions.map((entry) => {
      return unit('unknown', { unit: { file: 'a.c', entry, origin: 'harness', functions, assumptions: [] } });
    });
    expect(renderTransfer(report({ units }))).toBeNull();
  });
});

describe('a result that is refused', () => {
  const text = written(report({ findings: [finding()] }));

  it.each([
    ['', 'not-json'],
    ['\u0000', 'not-json'],
    ['{"version":1', 'not-json'],
    ['null', 'not-a-transfer'],
    ['"text"', 'not-a-transfer'],
    ['{}', 'not-a-transfer'],
    ['{"version":1}', 'not-a-transfer'],
    ['{"version":"1","report":{}}', 'not-a-transfer'],
    ['{"version":0,"report":{}}', 'other-version'],
    ['['.repeat(1_000_000), 'not-json'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'not-a-transfer'],
    [text.replace('"bound": 4', '"bound": -1'), 'not-a-transfer'],
    [text.replace('"bound": 4', '"bound": 1e300'), 'not-a-transfer'],
    [text.replace('"bound": 4', '"bound": 1.5'), 'not-a-transfer'],
    [text.replace('"seconds": 0.42', '"seconds": 1e999'), 'not-a-transfer'],
    [text.replace('CWE-125', 'CWE-125) [x](https://evil.example'), 'not-a-transfer'],
    [text.replace('"introduced"', '"approved"'), 'not-a-transfer'],
    [text.replace('"src/a.c"', '"/etc/passwd"'), 'not-a-transfer'],
    [text.replace('"src/a.c"', '"src/../../a.c"'), 'not-a-transfer'],
    [text.replace('"src/a.c"', '""'), 'not-a-transfer'],
    [text.replace('c'.repeat(40), 'main'), 'not-a-transfer'],
  ])('%#', (forged, reason) => {
    expect(forged).not.toBe(text);
    expect(refusal(forged)).toBe(reason);
  });

  it('with a field too many in any object', () => {
    const paths = [...text.matchAll(/\{/g)].map(({ index }) => index);
    expect(paths.length).toBeGreaterThan(15);
    for (const index of paths) {
      expect(refusal(`${text.slice(0, index + 1)}"pull":7,${text.slice(index + 1)}`)).toBe('not-a-transfer');
    }
  });

  it('without quoting anything of it', () => {
    const read = transferredReport(text.replace('"notes"', '"::error::stolen @ada": 1, "notes"'));
    expect(read).toMatchObject({ ok: false });
    expect(JSON.stringify(read)).not.toMatch(/stolen|@ada/);
  });

  it('even where a key would reach into all objects', () => {
    const forged = text.replace('"report": {', '"report": { "__proto__": { "polluted": true },');
    transferredReport(forged);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});
