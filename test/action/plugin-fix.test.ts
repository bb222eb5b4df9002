import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { attemptRecord } from '../../src/repair/attempt-record.ts';
import { offers, startReactingModel, toolSaid, type WireRequest } from '../support/reacting-model.ts';
import { commandScenario } from './command-scenario.ts';

const scale = (ticks: string) =>
  `#include "scale.h"\n\n/* Two ticks a step. */\nint scale(int steps)\n{\n  return ${ticks};\n}\n`;

const base = {
  'scale.h': 'int scale(int steps);\n',
  'scale.c': scale('2 * steps'),
  'main.c': `#include <assert.h>
#include "scale.h"

unsigned char nondet_uchar(void);

int main(void)
{
  int ticks = scale(nondet_uchar());
  assert(ticks % 2 == 0);
  return 0;
}
`,
};

/** Takes what the plugin proposes; without it, it has no idea. */
function taking(request: WireRequest) {
  const said = toolSaid(request);
  const id = /Proposed as ([0-9a-f]{16})/.exec(said)?.[1];
  if (id !== undefined) return { name: 'edit_apply', args: { id } };
  if (said.startsWith('Applied')) return 'DONE';
  if (offers(request, 'ticks__mend_scale')) return { name: 'ticks__mend_scale', args: { file: 'scale.c' } };
  return 'I do not know.';
}

const settings = (files: string) => `checks: [memory]\ncommands: true\nplugin-files: [${files}]\n`;

test('row 27-30: what a plugin of the default branch proposes is verified, pushed, and told with its name', async () => {
  await using model = await startReactingModel(taking);
  const plugin = await readFile('examples/plugins/ticks.mjs', 'utf8');
  await using scenario = await commandScenario(
    { ...base, 'tools/ticks.mjs': plugin, '.github/esbmc.yml': settings('tools/ticks.mjs') },
    // What the pull request makes of the plugin is nothing to the run.
    { 'scale.c': scale('2 * steps + 1'), 'tools/ticks.mjs': 'throw new Error("of the pull request");\n' },
  );
  const { repository } = scenario;
  const inputs = { model: 'm', 'model-url': model.url, attempts: '1', 'repo-plugins': 'true' };
  const fix = await scenario.type('/esbmc-fix', 'wendy', { inputs, kept: /^esbmc-attempts\.jsonl$/ });
  expect(fix.outputs, `${fix.log}\n${scenario.replies().at(-1)}`).toMatchObject({ decision: 'fix-pushed' });

  // Another file than the one of the violated property, and the text that the plugin proposed.
  expect((await repository.readFile('topic', 'scale.c')).toString()).toBe(scale('2 * steps'));
  const pushed = scenario.github.requests.find(({ operation }) => operation === 'createCommitOnBranch');
  expect(JSON.stringify(pushed?.body)).toContain('ESBMC-Plugin: ticks');
  expect(scenario.replies().at(-1)).toContain('proposed by plugin `ticks`');
  const lines = (fix.files['esbmc-attempts.jsonl'] ?? '').trim().split('\n');
  const taken = attemptRecord.parse(JSON.parse(lines.at(-1) ?? ''));
  expect(taken).toMatchObject({ acceptance: 'accepted', author: 'm', proposed: [{ plugin: 'ticks' }] });
  // All of it was said after the host's own verdict on exactly that tree.
  expect(scenario.replies().at(-1)).toContain('ESBMC finds no assertion any more');
  expect(fix.log).not.toContain('of the pull request');

  const [first] = model.requests;
  expect(first?.messages[0]?.content).toContain('Wrong numbers of ticks come from');
  expect(scenario.replies().at(-1)).toContain('scale.txt');
}, 300_000);
