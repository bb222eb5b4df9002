import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import type { ActionOptions, ActionRun } from '../../support/run-action.ts';
import { repositoryRoot } from '../../support/run-bundle.ts';
import { parseOutputs, runnerEnvironment, stateVariables } from '../../support/runner-environment.ts';
import './quick-clock.ts';

/** What is in the checkout: the repository's files where `ref` is given, and what earlier steps left there. */
export type InProcess = Omit<ActionOptions, 'ref' | 'folder' | 'built'> & {
  readonly ref: string | null;
  readonly files?: Readonly<Record<string, string>>;
};

let made: string | null = null;
let runs = 0;

/** Where the runner of all cells works: always the same, since verdicts are found by the path of what they are about. */
export async function cellFolder(): Promise<string> {
  if (made === null) {
    const path = await mkdtemp(join(tmpdir(), 'test-cells-'));
    process.once('exit', () => rmSync(path, { recursive: true, force: true }));
    made = path;
  }
  return join(made, 'runner');
}

/**
 * Runs `dist/action.js`, and the step after it, inside of this process: starting one takes longer than all that a stage
 * without ESBMC does. One at a time.
 */
export async function runInProcess(options: InProcess): Promise<ActionRun> {
  // The same each time also because @actions/core remembers where the summary is.
  const folder = await cellFolder();
  const at = (name: string) => join(folder, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(at('temp'), { recursive: true });
  if (options.ref === null) await mkdir(at('workspace'));
  else
    await cp(await checkedOut(options, options.ref, dirname(folder)), at('workspace'), { recursive: true });
  for (const [name, text] of Object.entries(options.files ?? {}))
    await writeFile(join(at('workspace'), name), text);
  await writeFile(at('event.json'), JSON.stringify(options.payload));
  for (const file of ['output', 'summary', 'state']) await writeFile(at(file), '');
  const env = { ...(await runnerEnvironment(options, at)), ...options.env };
  const main = await started('action', env);
  const state = stateVariables(await readFile(at('state'), 'utf8'));
  const post = await started('post', { ...env, ...state });
  if (post.exitCode !== 0) throw new Error(`the step after the job failed:\n${post.log}`);
  return {
    exitCode: main.exitCode,
    log: main.log,
    outputs: parseOutputs(await readFile(at('output'), 'utf8')),
    summary: await readFile(at('summary'), 'utf8'),
    report: await readFile(join(at('workspace'), 'esbmc-report.json'), 'utf8').catch(() => null),
    files: {},
    postLog: post.log,
  };
}

let known = '';

/** A checkout that nobody writes to: the same branch is fetched once as long as it stays where it is. */
async function checkedOut({ repository }: InProcess, ref: string, parent: string): Promise<string> {
  const path = join(parent, 'checkout');
  const wanted = `${repository.cloneUrl} ${ref} ${await repository.resolve(ref)}`;
  if (wanted === known) return path;
  await rm(path, { recursive: true, force: true });
  await mkdir(path);
  const git = (...args: string[]) => execa('git', args, { cwd: path });
  await git('init', '--quiet', '--template=');
  await git('fetch', '--quiet', repository.cloneUrl, ref);
  await git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  known = wanted;
  return path;
}

async function started(entry: string, env: Readonly<Record<string, string>>) {
  const before = process.env;
  const { write } = process.stdout;
  const lines: string[] = [];
  process.env = { ...env };
  process.stdout.write = (text: string | Uint8Array) => {
    lines.push(String(text));
    return true;
  };
  try {
    // Another address is another module: the entry runs again, on the chunks that are loaded already.
    await import(`${repositoryRoot}dist/${entry}.js?${runs++}`);
    return { exitCode: Number(process.exitCode ?? 0), log: lines.join('') };
  } finally {
    process.env = before;
    process.stdout.write = write;
    process.exitCode = 0;
  }
}
