import { createRepository } from '../support/git-repository.ts';
import { type JsonReport, parseReport } from '../support/json-report.ts';
import { runCli } from '../support/run-bundle.ts';

export type Files = Record<string, string>;

export interface CheckedChange {
  readonly exitCode: number;
  readonly report: JsonReport;
  /** `file:line kind status` of each finding, sorted; one for both ends of an array. */
  readonly told: readonly string[];
}

/** What `check --changed --base REF` says about a commit that turns `base` into `base` with `head` on top. */
export async function checkChange(base: Files, head: Record<string, string | null>): Promise<CheckedChange> {
  const { exitCode, stdout } = await runOnChange(base, head, 'json');
  const report = parseReport(stdout);
  const told = report.findings.map(({ file, line, kind, status }) => `${file}:${line} ${kind} ${status}`);
  return { exitCode, report, told: [...new Set(told)].sort() };
}

/** The same as a reader in a terminal sees it, without the marks around names. */
export async function readChange(base: Files, head: Record<string, string | null>): Promise<string> {
  const { stdout } = await runOnChange(base, head, 'text');
  return stdout.replaceAll('`', '');
}

async function runOnChange(base: Files, head: Record<string, string | null>, format: 'json' | 'text') {
  await using repository = await createRepository();
  const commit = await repository.commit(base);
  await repository.commit(head);
  const args = ['check', '--changed', '--base', commit, '--format', format, '--quiet'];
  const run = await runCli(args, { cwd: repository.root });
  if (run.stdout === '') throw new Error(`nothing was reported: ${run.stderr}`);
  return run;
}

/** The line of a text that has a part in it, 1-based; the part must be there once. */
export function lineOf(text: string, part: string): number {
  const before = text.split(part);
  if (before.length !== 2) throw new Error(`${before.length - 1} times in the text: ${part}`);
  return (before[0] ?? '').split('\n').length;
}

/** What a unit ended with: `failed`, `proved`, `bounded` ... */
export function verdictOf({ units }: JsonReport, entry: string): string | undefined {
  return units.find((unit) => unit.entry === entry)?.verdict;
}
