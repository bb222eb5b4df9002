import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attemptLogFile } from '../../../src/adapters/llm/attempt-log-file.ts';
import { attemptRecord } from '../../../src/repair/attempt-record.ts';
import { accepted, rejected } from '../../support/scripted-acceptor.ts';

test('each attempt is a line on the disk once it is appended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-log-'));
  try {
    const path = join(folder, 'deep', 'attempts.jsonl');
    const log = attemptLogFile(path);
    const records = async () =>
      (await readFile(path, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => attemptRecord.parse(JSON.parse(line)));
    const common = { finding: '0123456789abcdef', file: 'a.c' };
    const reply = { text: 'Sorry.\nNo.', finish: 'stop', tokens: null, seconds: 1 } as const;
    await log.append({
      ...common,
      index: 0,
      engine: 'model',
      attempt: { candidate: null, acceptance: rejected({ reason: 'malformed-reply' }), seconds: 2 },
      exchange: { model: 'm', messages: [{ role: 'user', content: 'repair' }], reply },
    });
    expect(await records()).toMatchObject([
      {
        index: 0,
        patch: null,
        acceptance: 'rejected',
        reason: 'malformed-reply',
        exchange: { reply: 'Sorry.\nNo.' },
      },
    ]);
    const patch = { edits: [{ file: 'a.c', before: 'a\n', after: 'b\n' }] };
    const candidate = { patch, engine: 'template', author: 'guard', title: 'change it' } as const;
    await log.append({
      ...common,
      index: 1,
      engine: 'template',
      attempt: { candidate, acceptance: accepted(), seconds: 2 },
      exchange: null,
    });
    const [, second] = await records();
    expect(second).toMatchObject({
      index: 1,
      acceptance: 'accepted',
      reason: null,
      author: 'guard',
      exchange: null,
    });
    expect(second?.patch).toContain('-a\n+b\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
