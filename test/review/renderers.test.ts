import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/review/render-json.ts';
import { renderMarkdown } from '../../src/review/render-markdown.ts';
import { renderSarif } from '../../src/review/render-sarif.ts';
import { renderTerminal } from '../../src/review/render-terminal.ts';
import { parseReport } from '../support/json-report.ts';
import {
  finding,
  functionResult,
  hostileTexts,
  input,
  links,
  policy,
  report,
  step,
  unit,
} from './factories.ts';

const introduced = finding({ steps: [step(4, 'n', '3', 'main'), step(8, 'i', '3')] });
const existing = finding({ line: 3, cwe: 'CWE-476', kind: 'null-dereference' }, { status: 'existing' });
const fixed = finding({ line: 2 }, { status: 'fixed' });
const full = report({
  units: [
    unit('failed'),
    unit('unknown', { reason: 'no answer within 60 s', entry: 'poll' }),
    unit('bounded', { bound: 8, cached: true, seconds: 12.3456 }),
  ],
  functions: [functionResult('failed'), functionResult('unknown', 'poll', 'no answer within 60 s')],
  findings: [introduced, existing, fixed],
  skipped: [{ file: 'gone.c', reason: 'deleted' }],
  notes: ['the clone is shallow'],
});

describe('the JSON report', () => {
  const parsed = parseReport(renderJson(full, policy));

  it('has the names and shapes that scripts rely on', () => {
    expect(parsed.conclusion).toBe('failure');
    expect(parsed.findings[0]).toEqual({
      fingerprint: introduced.fingerprint,
      file: 'src/a.c',
      line: 9,
      column: 5,
      function: 'sum',
      kind: 'out-of-bounds',
      cwe: 'CWE-125',
      message: introduced.message,
      origin: 'entry',
      status: 'introduced',
      reproduced: null,
      inputs: [{ name: 'n', value: '3' }],
      trace: [
        { file: 'src/a.c', line: 4, function: 'main', assignment: 'n = 3' },
        { file: 'src/a.c', line: 8, function: 'sum', assignment: 'i = 3' },
      ],
      assumptions: [],
    });
  });

  it('has the program that shows a finding, and says when ESBMC did not find it', () => {
    const shown = { tool: 'AddressSanitizer', says: 'heap-buffer-overflow', program: 'int main(void);\n' };
    const one = finding(
      {},
      {
        reproduced: true,
        foundBy: 'running',
        reproducer: { ...shown, isFirst: true },
      },
    );
    const [json] = parseReport(renderJson(report({ findings: [one] }), policy)).findings;
    expect(json).toMatchObject({ reproduced: true, foundBy: 'running', reproducer: shown });
  });

  it('leaves reason and bound out where there is none', () => {
    expect(parsed.units[0]).not.toHaveProperty('reason');
    expect(parsed.units[0]).not.toHaveProperty('bound');
    expect(parsed.units[1]?.reason).toBe('no answer within 60 s');
    expect(parsed.units[2]).toMatchObject({ bound: 8, cached: true, seconds: 12.346 });
  });

  it('has no command to the runner in it, and the same text to a parser', () => {
    const text = renderJson(
      report({ notes: [], skipped: [{ file: '##[error]x.c', reason: '\n::error::x' }] }),
      policy,
    );
    expect(text).not.toMatch(/##\[|^\s*::/m);
    expect(parseReport(text).skipped[0]).toEqual({ file: '##[error]x.c', reason: '\n::error::x' });
  });
});

describe('SARIF', () => {
  const sarif = JSON.parse(renderSarif(full, policy));
  const [run] = sarif.runs;

  it('has one run with rules, weaknesses and what is not known', () => {
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.runs).toHaveLength(1);
    expect(run.tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual([
      'null-dereference',
      'out-of-bounds',
    ]);
    expect(run.tool.driver.rules[1].properties.tags).toEqual(['security', 'external/cwe/cwe-125']);
    expect(run.taxonomies[0].taxa.map((taxon: { id: string }) => taxon.id)).toEqual(['125', '476']);
    expect(run.invocations[0].toolExecutionNotifications).toHaveLength(2);
  });

  it('has a result with column, function, steps and an identity for each finding that is there', () => {
    expect(run.results).toHaveLength(2);
    const [result] = run.results;
    expect(result).toMatchObject({
      ruleId: 'out-of-bounds',
      ruleIndex: 1,
      level: 'error',
      baselineState: 'new',
      partialFingerprints: { primaryLocationLineHash: `${introduced.fingerprint}:1` },
    });
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'src/a.c', uriBaseId: '%SRCROOT%' },
      region: { startLine: 9, startColumn: 5 },
    });
    expect(result.locations[0].logicalLocations[0].name).toBe('sum');
    const steps = result.codeFlows[0].threadFlows[0].locations;
    expect(
      steps.map((one: { location: { message: { text: string } } }) => one.location.message.text),
    ).toEqual(['n = 3', 'i = 3', introduced.message]);
  });

  it('has no link in a message that leads nowhere, and encoded paths', () => {
    const one = finding({
      file: 'a b/[x].c',
      statement: 'f[i](2);',
      expression: null,
      kind: 'other',
      comment: 'x',
    });
    const [result] = JSON.parse(renderSarif(report({ findings: [one] }), policy)).runs[0].results;
    expect(result.message.text).not.toContain('](');
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe('a%20b/%5Bx%5D.c');
  });

  it('has no more results and steps than GitHub takes', () => {
    const steps = Array.from({ length: 10_500 }, (_, index) => step(index + 1, 'i', '0'));
    const [result] = JSON.parse(renderSarif(report({ findings: [finding({ steps })] }), policy)).runs[0]
      .results;
    expect(result.codeFlows[0].threadFlows[0].locations).toHaveLength(10_000);
    const bare = { ...introduced, message: '', counterexample: { ...introduced.counterexample, steps: [] } };
    const many = Array.from({ length: 25_001 }, () => bare);
    expect(renderSarif(report({ findings: many }), policy).match(/"ruleIndex"/g)).toHaveLength(25_000);
  });
});

describe('at a terminal', () => {
  const text = renderTerminal(full, policy, { color: false });

  it("each finding begins like a compiler's message, and the last line says it all", () => {
    expect(text.split('\n')[0]).toBe(`src/a.c:9:5: error: ${introduced.message}`);
    expect(text.trimEnd().split('\n').at(-1)).toBe('1 bug introduced, 1 of 2 changed functions not checked');
  });

  it('shows the steps as columns, the violated line last', () => {
    expect(text).toContain(
      [
        '    line 4  main  `n` = 3',
        '  * line 8  sum   `i` = 3',
        '  > line 9  sum   return a[i];  <- goes wrong here',
      ].join('\n'),
    );
  });

  it('says what was checked and how far, what was skipped, and notes', () => {
    expect(text).toContain(
      'Nothing is known about:\n  ? poll in src/a.c: no answer: no answer within 60 s\n',
    );
    expect(text).toContain(
      '~ main in src/a.c: no bug found with loops running at most 8 times; longer runs were not checked',
    );
    expect(text).toContain('Not introduced by this change:\n  src/a.c:3:5: ');
    expect(text).toContain('Fixed by this change:\n  src/a.c:2:5: ');
    expect(text).toContain('Skipped:\n  gone.c: deleted');
  });

  it('has colours only when they are wanted, and the same words', () => {
    expect(text).not.toContain('\u001b');
    const colored = renderTerminal(full, policy, { color: true });
    expect(colored).toContain('\u001b[31m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(text.replaceAll('`', ''));
  });

  it.each(hostileTexts)('is not taken over by %j', (hostile) => {
    const scene = { file: hostile, function: hostile, statement: hostile, inputs: [input(hostile, hostile)] };
    const all = report({
      findings: [
        finding(
          { ...scene, kind: 'assertion', comment: hostile },
          { assumptions: [hostile], message: hostile },
        ),
      ],
      units: [unit('unknown', { reason: hostile, entry: hostile })],
      skipped: [{ file: hostile, reason: hostile }],
      notes: [hostile],
    });
    const printed = renderTerminal(all, policy, { color: false });
    expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(printed).not.toMatch(/^\s*::|##\[/m);
  });
});

describe('the Markdown report', () => {
  it('has the steps of every finding that is told', () => {
    const text = renderMarkdown(full, policy, links);
    expect(text.startsWith('### ❌ ESBMC: 1 bug introduced, 1 of 2 changed functions not checked\n')).toBe(
      true,
    );
    expect(text.match(/It goes wrong here/g)).toHaveLength(1);
  });

  it('works without a repository to link to', () => {
    expect(renderMarkdown(full, policy)).not.toContain('https://github');
  });
});
