import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offers, startReactingModel, toolSaid } from '../support/reacting-model.ts';
import { runCli } from '../support/run-bundle.ts';

const code = `#include <stdlib.h>

static void drop(int *q)
{
  free(q);
}

int main(void)
{
  int *p = malloc(sizeof *p);
  if (p == NULL)
    return 1;
  *p = 1;
  drop(p);
  return *p;
}
`;

test('row 2-4, 16, 19: in the explanation, tools for repairs are not offered; those for any phase are, and leave a file, also on a cache hit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-explain-'));
  await using model = await startReactingModel((request) => {
    if (offers(request, 'analyzer__ask') && toolSaid(request) === '')
      return { name: 'analyzer__ask', args: { file: 'main.c' } };
    return toolSaid(request).includes('main.c:5:')
      ? 'The memory is freed in line 5 and read in line 15.'
      : 'The memory is read in line 15.';
  });
  try {
    await writeFile(join(folder, 'main.c'), code);
    const env = { ESBMC_ACTION_CACHE: join(folder, 'cache') };
    const args = [
      'explain',
      'main.c',
      '--model',
      'm',
      '--model-url',
      model.url,
      '--plugins',
      'reach, analyzer',
    ];
    const plugged = await runCli([...args, '--artifacts', 'left'], { cwd: folder, env });
    expect(plugged.exitCode, plugged.stderr).toBe(0);
    expect(model.requests[0]?.tools?.map((tool) => tool.function.name)).toEqual(['analyzer__ask']);
    expect(plugged.stdout).toContain('left/analyzer/main.c.txt');
    expect(await readFile(join(folder, 'left/analyzer/main.c.txt'), 'utf8')).toContain('main.c:5:');

    // The same question again: the answer and what the plugin left are there, and nobody is asked.
    await rm(join(folder, 'left'), { recursive: true });
    const again = await runCli([...args, '--artifacts', 'left'], { cwd: folder, env });
    expect([again.exitCode, again.stdout]).toEqual([0, plugged.stdout]);
    expect(await readFile(join(folder, 'left/analyzer/main.c.txt'), 'utf8')).toContain('main.c:5:');
    expect(model.requests).toHaveLength(2);

    await runCli([...args, '--no-cache'], { cwd: folder, env });
    expect(model.requests).toHaveLength(4);

    const wrong = await runCli([...args.slice(0, -1), 'reech'], { cwd: folder });
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('plugins: `reech` is none of analyzer, fuzz, reach, replay, search');
    expect(model.requests).toHaveLength(4);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
