import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectModels } from '../../../src/adapters/esbmc/select-models.ts';
import { emptyBuildContext } from '../../../src/project/build-context.ts';

const models = ['/models/buffers.c', '/models/scanf.c', '/models/sprintf.c'];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'select-models-'));
  await mkdir(join(folder, 'include'));
  await writeFile(join(folder, 'include/log.h'), '#include "deep.h"\n');
  await writeFile(
    join(folder, 'include/deep.h'),
    '#define LOG(x) (void)snprintf(log, 9, x)\n#include "log.h"\n',
  );
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function select(text: string, build = emptyBuildContext): Promise<string[]> {
  const file = join(folder, 'program.c');
  await writeFile(file, text);
  return selectModels({ sources: [file], build }, models);
}

describe('selectModels', () => {
  it.each([
    ['nothing', 'int main(void) { return 0; }', []],
    ['words in a comment', '/* To read or write this, puts and qsort help. */', []],
    ['other names', 'int my_read(int); int n = my_read(3) + readable(4);', []],
    ['a call', 'int main(void) { return puts ("a"); }', ['/models/buffers.c']],
    ['a function as a value', 'void (*sort)() = qsort;', ['/models/buffers.c']],
    ['two families', 'sprintf(b, "a"); scanf("%s", b);', ['/models/scanf.c', '/models/sprintf.c']],
  ])('takes what %s needs', async (_, text, expected) => {
    expect(await select(text)).toEqual(expected);
  });

  it('looks into included files, once each', async () => {
    const build = { ...emptyBuildContext, includeDirs: [join(folder, 'include')] };
    expect(await select('#include <log.h>\n', build)).toEqual(['/models/sprintf.c']);
    expect(await select('  #  include "include/log.h"\n')).toEqual(['/models/sprintf.c']);
    expect(await select('#include <log.h>\n')).toEqual([]);
  });

  it('looks into forced includes and macros of the build', async () => {
    const forcedIncludes = [join(folder, 'include/deep.h')];
    expect(await select('', { ...emptyBuildContext, forcedIncludes })).toEqual(['/models/sprintf.c']);
    expect(await select('', { ...emptyBuildContext, defines: ['GET=read'] })).toEqual(['/models/buffers.c']);
  });

  it('always takes a model that it does not know', async () => {
    expect(await selectModels({ sources: [], build: emptyBuildContext }, ['/other.c'])).toEqual(['/other.c']);
  });
});
