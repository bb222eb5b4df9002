import { expect, test } from 'vitest';
import { commandScenario, program } from './command-scenario.ts';

test('a fix is pushed, verified again, and the pull request is mended', async () => {
  await using scenario = await commandScenario();
  const { repository } = scenario;
  const gate = await scenario.run();
  expect(gate.exitCode, gate.log).toBe(1);

  const fix = await scenario.type('/esbmc-fix');
  expect(fix.outputs, `${fix.log}\n${scenario.replies().at(-1)}`).toMatchObject({
    decision: 'fix-pushed',
    fixed: 'true',
  });
  expect(scenario.replies().at(-1)).toContain('Verified again with the fix: ✅ No bug found');
  const mended = (await repository.readFile('topic', 'a.c')).toString();
  expect(mended).not.toBe(program(4));
  expect(mended).toContain('return table[i];');
  expect((await scenario.run()).exitCode).toBe(0);
}, 240_000);
