import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { commandScenario, program } from './command-scenario.ts';

test('a fix is pushed, verified again, told, and the pull request is mended', async () => {
  await using scenario = await commandScenario();
  const { repository, number } = scenario;
  const gate = await scenario.run();
  expect(gate.exitCode, gate.log).toBe(1);
  const before = (await repository.resolve('topic')) ?? '';

  const fix = await scenario.type('/esbmc-fix', 'wendy', { kept: /^esbmc-fix\.patch$/ });
  expect(fix.outputs, `${fix.log}\n${scenario.replies().at(-1)}`).toMatchObject({
    decision: 'fix-pushed',
    'reason-code': 'ok',
    fixed: 'true',
  });
  const sha = fix.outputs['commit-sha'] ?? '';
  expect(await repository.resolve('topic')).toBe(sha);
  const pushed = scenario.github.requests.find(({ operation }) => operation === 'createCommitOnBranch');
  expect(JSON.stringify(pushed?.body)).toContain(`"expectedHeadOid":"${before}"`);
  expect(fix.files['esbmc-fix.patch']).toContain('diff --git a/a.c b/a.c');
  expect(scenario.replies().at(-1)).toContain('Verified again with the fix: ✅');

  const mended = (await repository.readFile('topic', 'a.c')).toString();
  expect(mended).not.toBe(program(4));
  expect(mended).toContain('return table[i];');
  const [thread] = conversationOf(repository, number).entries.flatMap((entry) =>
    entry.kind === 'review' ? entry.threads : [],
  );
  expect(thread).toMatchObject({ isResolved: true });
  expect((await scenario.run()).exitCode).toBe(0);
}, 240_000);
