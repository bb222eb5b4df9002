import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { readRecords, recordLine } from '../../src/experiment/record-lines.ts';
import { allGuards } from '../hostile/guards/all-guards.ts';
import type { Guard, Removal } from '../hostile/guards/guard.ts';
import { pluginGuards } from '../plugins/guards.ts';
import { repositoryRoot } from '../support/run-bundle.ts';
import { writeBetween } from './write-between.ts';

/** One guard that was missed, with what it was missed in: as long as neither changes, it need not be seen again. */
const record = z.object({ of: z.string(), told: z.string() });

/**
 * `npm run eval -- guards [WORD]`: takes each guard out of a copy of the tree, once, and runs the test that is to notice.
 * All of them are written into the table of docs/security.md. Throws when one was not missed; a further run takes up what
 * a file of the temporary folder remembers of those that were.
 * @param word only guards whose invariant or file has it; then nothing is written
 */
export async function evaluateGuards(word: string | undefined): Promise<void> {
  await missEach(allGuards, word);
  if (word === undefined) await writeTable(allGuards);
}

/** The same for the core of the plugins, without a table: `npm run eval -- plugin-guards [WORD]`. */
export async function evaluatePluginGuards(word: string | undefined): Promise<void> {
  await missEach(pluginGuards, word);
}

async function missEach(guards: readonly Guard[], word: string | undefined): Promise<void> {
  const records = join(tmpdir(), 'esbmc-action-guards.jsonl');
  const { records: known } = readRecords(await readFile(records, 'utf8').catch(() => ''), record);
  const copy = await copyOfTree();
  const unmissed: string[] = [];
  try {
    for (const guard of guards.filter(({ invariant, file }) => `${invariant} ${file}`.includes(word ?? ''))) {
      const of = await digestOf(guard, copy);
      const before = known.find((one) => one.of === of);
      const found = before === undefined ? await testsWithout(guard, copy) : { failed: 1, told: before.told };
      process.stdout.write(
        `${found.failed > 0 ? 'missed    ' : 'NOT MISSED'} ${guard.invariant}: ${found.told}\n`,
      );
      if (found.failed === 0) unmissed.push(guard.invariant);
      else if (before === undefined) await appendFile(records, recordLine({ of, told: found.told }));
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  if (unmissed.length > 0) throw new Error(`no test fails without: ${unmissed.join('; ')}`);
}

async function digestOf(guard: Guard, copy: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(guard));
  for (const file of [guard.file, ...(guard.also ?? []).map((one) => one.file), guard.test])
    hash.update(await readFile(join(copy, file)));
  return hash.digest('hex');
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
  const putBack = await remove([guard, ...(guard.also ?? [])], copy);
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
    await putBack();
    await rm(join(copy, 'guards.json'), { force: true });
    if (guard.needsBundle === true) await rm(join(copy, 'dist'), { recursive: true, force: true });
  }
}

/** Takes all of them away; the answer puts the files back as they were. */
async function remove(removals: readonly Removal[], copy: string): Promise<() => Promise<void>> {
  const originals = new Map<string, string>();
  for (const { file, text, without } of removals) {
    const path = join(copy, file);
    const current = await readFile(path, 'utf8');
    if (current.split(text).length !== 2) throw new Error(`${file} has not once: ${text}`);
    if (!originals.has(path)) originals.set(path, current);
    await writeFile(
      path,
      current.replace(text, () => without),
    );
  }
  return async () => {
    for (const [path, text] of originals) await writeFile(path, text);
  };
}

async function writeTable(guards: readonly Guard[]): Promise<void> {
  const rows = guards.map(({ invariant, file, also = [], test, name }) => {
    const files = [...new Set([file, ...also.map((one) => one.file)])].map((path) => `\`${path}\``);
    return `| ${invariant} | ${files.join(', ')} | \`${test}\`${name === '' ? '' : `: ${name}`} |`;
  });
  const table = ['| what must hold | without a line of | fails |', '|---|---|---|', ...rows].join('\n');
  await writeBetween('docs/security.md', 'guards', `${guards.length} guards, each removed once.\n\n${table}`);
}
