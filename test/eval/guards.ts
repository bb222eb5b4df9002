import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import type { Guard } from '../hostile/guards/guard.ts';
import { readingGuards } from '../hostile/guards/reading-guards.ts';
import { writingGuards } from '../hostile/guards/writing-guards.ts';
import { pluginGuards } from '../plugins/guards.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

const document = 'docs/security.md';
const [begin, end] = ['<!-- guards: made by `npm run eval -- guards` -->', '<!-- end of guards -->'];

/**
 * `npm run eval -- guards [WORD]`: takes each guard out of a copy of the tree, once, and runs the test that is to notice.
 * All of them written into the table of docs/security.md. Throws when one was not missed.
 * @param word only guards whose invariant or file has it; then nothing is written
 */
export async function evaluateGuards(word: string | undefined): Promise<void> {
  const guards = [...readingGuards, ...writingGuards];
  await missEach(guards, word);
  if (word === undefined) await writeTable(guards);
}

/** The same for the core of the plugins, without a table: `npm run eval -- plugin-guards [WORD]`. */
export async function evaluatePluginGuards(word: string | undefined): Promise<void> {
  await missEach(pluginGuards, word);
}

async function missEach(guards: readonly Guard[], word: string | undefined): Promise<void> {
  const copy = await copyOfTree();
  const unmissed: string[] = [];
  try {
    for (const guard of guards.filter(({ invariant, file }) => `${invariant} ${file}`.includes(word ?? ''))) {
      const found = await testsWithout(guard, copy);
      process.stdout.write(
        `${found.failed > 0 ? 'missed    ' : 'NOT MISSED'} ${guard.invariant}: ${found.told}\n`,
      );
      if (found.failed === 0) unmissed.push(guard.invariant);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  if (unmissed.length > 0) throw new Error(`no test fails without: ${unmissed.join('; ')}`);
}

/** What git would commit, so that nobody's edits are touched. */
async function copyOfTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'eval-guards-'));
  const listed = await execa('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
  });
  // A build leaves chunks of `dist` behind in the index that are no files any more.
  const pack = [
    '--create',
    '--null',
    '--ignore-failed-read',
    '--files-from=-',
    '--file',
    join(copy, 'tree.tar'),
  ];
  await execa('tar', pack, { cwd: repositoryRoot, input: listed.stdout });
  await execa('tar', ['--extract', '--file', 'tree.tar'], { cwd: copy });
  await rm(join(copy, 'tree.tar'));
  await symlink(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const results = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

async function testsWithout(guard: Guard, copy: string): Promise<{ failed: number; told: string }> {
  const path = join(copy, guard.file);
  const text = await readFile(path, 'utf8');
  if (text.split(guard.text).length !== 2) throw new Error(`${guard.file} has not once: ${guard.text}`);
  await writeFile(
    path,
    text.replace(guard.text, () => guard.without),
  );
  try {
    const run = (command: string, ...args: string[]) => execa(command, args, { cwd: copy, reject: false });
    if (guard.needsBundle === true) await run('npm', 'run', 'build', '--silent');
    await run('npx', 'vitest', 'run', guard.test, '--reporter=json', '--outputFile=guards.json', '--bail=0');
    const { testResults } = results.parse(JSON.parse(await readFile(join(copy, 'guards.json'), 'utf8')));
    const named = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => fullName.includes(guard.name));
    const failed = named.filter(({ status }) => status === 'failed');
    return {
      failed: failed.length,
      told: failed[0]?.fullName ?? `${named.length} tests of that name passed`,
    };
  } finally {
    await writeFile(path, text);
    if (guard.needsBundle === true) await rm(join(copy, 'dist'), { recursive: true, force: true });
  }
}

async function writeTable(guards: readonly Guard[]): Promise<void> {
  const text = await readFile(document, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.split(end)[1] ?? '';
  const rows = guards.map(
    ({ invariant, file, test, name }) => `| ${invariant} | \`${file}\` | \`${test}\`: ${name} |`,
  );
  const table = ['| what must hold | without a line of | fails |', '|---|---|---|', ...rows].join('\n');
  await writeFile(
    document,
    `${before}${begin}\n\n${guards.length} guards, each removed once.\n\n${table}\n\n${end}${after}`,
  );
}
