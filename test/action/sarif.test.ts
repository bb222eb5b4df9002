import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sarifProblems } from '../support/sarif-problems.ts';
import { pullRequest } from './scenario.ts';

const place = z.object({
  physicalLocation: z.object({
    artifactLocation: z.object({ uri: z.string(), uriBaseId: z.literal('%SRCROOT%') }),
    region: z.object({ startLine: z.number().int().min(1), startColumn: z.number().int().min(1).optional() }),
  }),
  logicalLocations: z.array(z.object({ name: z.string(), kind: z.literal('function') })).optional(),
});

/** What code scanning needs and shows, beyond what the schema asks for. */
const codeScanning = z.object({
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.object({
      tool: z.object({
        driver: z.object({
          name: z.literal('esbmc-action'),
          semanticVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
          rules: z.array(z.object({ id: z.string(), properties: z.object({ tags: z.array(z.string()) }) })),
        }),
      }),
      columnKind: z.literal('utf16CodeUnits'),
      invocations: z.tuple([
        z.object({
          toolExecutionNotifications: z.array(z.object({ message: z.object({ text: z.string() }) })),
        }),
      ]),
      results: z.array(
        z.object({
          ruleId: z.string(),
          ruleIndex: z.number().int(),
          level: z.enum(['error', 'warning', 'note']),
          message: z.object({ text: z.string().min(1) }),
          locations: z.tuple([place]),
          partialFingerprints: z.object({ primaryLocationLineHash: z.string().regex(/^[0-9a-f]{16}:1$/) }),
          baselineState: z.enum(['new', 'unchanged', 'absent']),
          codeFlows: z.tuple([
            z.object({
              threadFlows: z.tuple([z.object({ locations: z.array(z.object({ location: place })).min(1) })]),
            }),
          ]),
        }),
      ),
    }),
  ]),
});

const bounds = (limit: number, old = 4) => `int nondet_int(void);
static int table[4];
static int old[4];
static int read_at(int i)
{
  return table[i];
}
int main(void)
{
  int i = nondet_int(), j = nondet_int(), d = nondet_int();
  if (i < 0 || i > ${limit} || j < 0 || j > ${old})
    return 1;
  if (${limit} > 3)
    d = 8 / d;
  return read_at(i) + old[j];
}
`;

let folder: string;
let log: unknown;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'test-sarif-')), 'runner');
  const base = {
    'src/näh er.c': bounds(3),
    'gone.c': 'int gone;\n',
    'broken.c': 'int main(void) { return 0; }\n',
  };
  const head = { 'src/näh er.c': bounds(4), 'gone.c': null, 'broken.c': 'int main(void) { return 0 +; }\n' };
  await using scenario = await pullRequest(base, head);
  await scenario.run({ folder, inputs: { 'sarif-file': 'out/esbmc.sarif' } });
  log = JSON.parse(await readFile(join(folder, 'workspace/out/esbmc.sarif'), 'utf8'));
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

it('the SARIF file that a run writes is valid by the schema of SARIF 2.1.0', () => {
  expect(sarifProblems(log)).toEqual([]);
});

it('has what code scanning shows: places, steps, weaknesses, what is new, what is not known', () => {
  const [run] = codeScanning.parse(log).runs;
  const { rules } = run.tool.driver;
  for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex]?.id).toBe(ruleId);
  expect(
    run.results.map(
      ({ ruleId, level, baselineState, locations: [{ physicalLocation, logicalLocations }] }) => [
        ruleId,
        level,
        baselineState,
        `${physicalLocation.artifactLocation.uri}:${physicalLocation.region.startLine}`,
        logicalLocations?.[0]?.name,
      ],
    ),
  ).toEqual([
    ['out-of-bounds', 'error', 'new', 'src/n%C3%A4h%20er.c:6', 'read_at'],
    ['division-by-zero', 'error', 'new', 'src/n%C3%A4h%20er.c:14', 'main'],
    ['out-of-bounds', 'note', 'unchanged', 'src/n%C3%A4h%20er.c:15', 'main'],
  ]);
  expect(rules.find(({ id }) => id === 'division-by-zero')?.properties.tags).toContain(
    'external/cwe/cwe-369',
  );
  const [flow] = run.results[0]?.codeFlows ?? [];
  const steps = flow?.threadFlows[0].locations ?? [];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.at(-1)?.location.physicalLocation.region.startLine).toBe(6);
  const texts = run.invocations[0].toolExecutionNotifications.map(({ message }) => message.text);
  expect(texts.join('\n')).toContain('skipped: deleted');
  expect(texts.join('\n')).toContain('does not parse');
});

it.each([
  ['a level that SARIF does not have', { level: 'fatal' }],
  ['a line 0', { locations: [{ physicalLocation: { region: { startLine: 0 } } }] }],
  ['a key that SARIF does not have', { finding: 1 }],
  ['no message', { message: undefined }],
])('the schema would notice %s', (_what, wrong) => {
  const copy = structuredClone(log) as { runs: [{ results: object[] }] };
  const [first = {}] = copy.runs[0].results;
  copy.runs[0].results = [{ ...first, ...wrong }];
  expect(sarifProblems(JSON.parse(JSON.stringify(copy)))).not.toEqual([]);
});
