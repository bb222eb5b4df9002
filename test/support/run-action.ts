import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import type { LocalGitHub } from './github/local-github.ts';
import type { LocalRepository } from './github/local-repository.ts';
import { repositoryRoot } from './run-bundle.ts';
import { parseOutputs, runnerEnvironment, stateVariables } from './runner-environment.ts';

export interface ActionRun {
  readonly exitCode: number;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The job's summary as Markdown. */
  readonly summary: string;
  /** The JSON report; null when none was written. */
  readonly report: string | null;
  /** Texts of the files that were to be kept, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** What the step after the job printed. */
  readonly postLog: string;
}

export interface ActionOptions {
  readonly github: LocalGitHub;
  readonly repository: LocalRepository;
  readonly event: string;
  readonly payload: unknown;
  readonly token: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** What `actions/checkout` checks out. */
  readonly ref: string;
  /** As `actions/checkout` has it: 1 by default there, 0 for the whole history. */
  readonly fetchDepth?: number;
  /** Files that an earlier step of the job left in the checkout, whose absolute path it gets. */
  readonly built?: (workspace: string) => Readonly<Record<string, string>>;
  /** Where the runner works, emptied before and left as it is after: `workspace` in it is the checkout. */
  readonly folder?: string;
  /** Names of files in the checkout's root, and in the runner's temporary folder, to be kept. */
  readonly kept?: RegExp;
  /** Then the runner ends the program, as it does in the end with a job that is cancelled. */
  readonly cancelled?: Promise<unknown>;
  /** By which it does; SIGKILL unless said. */
  readonly signal?: NodeJS.Signals;
  readonly dist?: string;
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds; five minutes unless said. */
  readonly timeout?: number;
}

/** Runs `dist/action.js` as GitHub's runner does: a fresh checkout, the event in a file, inputs in the environment. */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  if (options.folder !== undefined) {
    await rm(options.folder, { recursive: true, force: true });
    await mkdir(options.folder);
    return runIn(options.folder, options);
  }
  const folder = await mkdtemp(join(tmpdir(), 'test-runner-'));
  try {
    return await runIn(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runIn(folder: string, options: ActionOptions): Promise<ActionRun> {
  const at = (name: string) => join(folder, name);
  const workspace = at('workspace');
  await checkOut(workspace, options);
  for (const [name, text] of Object.entries(options.built?.(workspace) ?? {})) {
    await mkdir(dirname(join(workspace, name)), { recursive: true });
    await writeFile(join(workspace, name), text);
  }
  await mkdir(at('temp'));
  await writeFile(at('event.json'), JSON.stringify(options.payload));
  for (const file of ['output', 'summary', 'state']) await writeFile(at(file), '');
  const environment = await runnerEnvironment(options, at);
  const run = (entry: string, state: Readonly<Record<string, string>>) =>
    execa(options.node ?? process.execPath, [`${options.dist ?? `${repositoryRoot}dist`}/${entry}.js`], {
      cwd: workspace,
      extendEnv: false,
      reject: false,
      stdin: 'ignore',
      all: true,
      timeout: options.timeout ?? 300_000,
      env: { ...environment, CI: 'true', ...state, ...options.env },
    });
  const main = run('action', {});
  void options.cancelled?.then(() => main.kill(options.signal ?? 'SIGKILL'));
  const child = await main;
  // The runner always starts the step after the job, with what the program said of its state.
  const after = await run('post', stateVariables(await readFile(at('state'), 'utf8')));
  if (after.exitCode !== 0) throw new Error(`the step after the job failed:\n${after.all}`);
  const outputs = parseOutputs(await readFile(at('output'), 'utf8'));
  const reportFile = outputs['report-file'] ?? 'esbmc-report.json';
  return {
    exitCode: child.exitCode ?? -1,
    log: child.all ?? '',
    outputs,
    summary: await readFile(at('summary'), 'utf8'),
    report: await readFile(resolve(workspace, reportFile), 'utf8').catch(() => null),
    files: await keptFiles([workspace, at('temp')], options.kept),
    postLog: after.all ?? '',
  };
}

async function keptFiles(
  folders: readonly string[],
  kept: RegExp | undefined,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const folder of kept === undefined ? [] : folders) {
    for (const name of (await readdir(folder)).filter((one) => kept?.test(one)))
      files[name] = await readFile(join(folder, name), 'utf8');
  }
  return files;
}

async function checkOut(
  workspace: string,
  { repository, ref, token, fetchDepth = 0 }: ActionOptions,
): Promise<void> {
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const depth = fetchDepth === 0 ? [] : [`--depth=${fetchDepth}`];
  const all = fetchDepth === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : [];
  const git = (...args: string[]) =>
    execa('git', ['-c', `http.extraHeader=${header}`, ...args], { cwd: workspace });
  await mkdir(workspace);
  await git('init', '--quiet');
  await git('remote', 'add', 'origin', repository.cloneUrl);
  await git('fetch', '--quiet', '--no-tags', ...depth, 'origin', `+${ref}:refs/remotes/checkout`, ...all);
  await git('checkout', '--quiet', '--detach', 'refs/remotes/checkout');
}
