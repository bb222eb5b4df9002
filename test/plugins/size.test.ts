import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Lines with code on them: no blank ones, none that only comment. */
async function linesOfCode(file: string): Promise<number> {
  const text = await readFile(`src/plugins/${file}`, 'utf8');
  return text.split('\n').filter((line) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line)).length;
}

/** What a phase hands its plugins, and which plugins there are: the core knows neither. */
const notCore = ['phases.ts', 'builtins.ts'];
const loader = 'load-plugins.ts';

test('what binds, calls and contains plugins is at most 700 lines of code, the loader 60, a built-in 150', async () => {
  const files = (await readdir('src/plugins')).filter((name) => name.endsWith('.ts'));
  const core = files.filter((name) => name !== loader && !notCore.includes(name));
  const sizes = await Promise.all(core.map(linesOfCode));
  expect(sizes.reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(700);
  expect(await linesOfCode(loader)).toBeLessThanOrEqual(60);
  for (const name of await readdir('src/plugins/builtin'))
    expect([name, (await linesOfCode(`builtin/${name}`)) <= 150]).toEqual([name, true]);
});
