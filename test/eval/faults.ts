import { readFile, writeFile } from 'node:fs/promises';
import { faultKinds } from '../hostile/faults/fault-kinds.ts';
import { type FaultResult, type FaultTarget, runFaults } from '../hostile/faults/fault-matrix.ts';
import { faultScenes } from '../hostile/faults/scenes.ts';

const output = 'docs/faults.md';

/**
 * `npm run eval -- faults [MODE...]`: every request of the modes under every fault. The section of each mode in
 * docs/faults.md is written anew, so that modes can be run one by one.
 */
export async function evaluateFaults(modes: readonly string[]): Promise<void> {
  const sections = await knownSections();
  for (const mode of modes.length === 0 ? Object.keys(faultScenes) : modes) {
    const open = faultScenes[mode];
    if (open === undefined) throw new Error(`no such mode: ${mode}`);
    const started = performance.now();
    await using scene = await open();
    const tell = ({ target, kind, ended, violations: wrong }: FaultResult) =>
      process.stdout.write(`${mode} ${nameOf(target)} ${kind}: ${ended} ${wrong.join('; ')}\n`);
    const results = await runFaults(scene, isWanted[mode] ?? (() => true), tell);
    const wrong = results.filter((one) => one.violations.length > 0).length;
    const minutes = Math.ceil((performance.now() - started) / 60_000);
    const counted = `${results.length} cells, ${wrong} violations, ${minutes} min.`;
    process.stdout.write(`${mode}: ${counted}\n`);
    if (wrong > 0) process.exitCode = 1;
    sections.set(
      mode,
      `${counted}${isWanted[mode] === undefined ? '' : ` ${onlyWrites}`}\n\n${tableOf(results)}`,
    );
    await writeFile(output, textOf(sections));
  }
}

/** A repair takes its time in each cell, and all that it reads is read by other modes too. */
const isWanted: Readonly<Record<string, (target: FaultTarget, kind: string) => boolean>> = {
  fix: ({ method }, kind) => method !== 'GET' && ['403 permission', '502', '502 done'].includes(kind),
};
const onlyWrites = 'Of this one only what is not a GET, and three kinds.';

const introduction = `# Faults

Made by \`npm run eval -- faults\`: every request that a mode makes, taken from the record of a run without faults, under
every fault, on the built bundle. \`posted\`: all is on GitHub all the same. \`job\`: what GitHub did not take is in the job,
which says what to do. \`red\`: the run failed and says what to do. After each, a run without the fault leaves what runs
without faults leave, and nothing twice.
`;

async function knownSections(): Promise<Map<string, string>> {
  const text = await readFile(output, 'utf8').catch(() => '');
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  );
}

function textOf(sections: ReadonlyMap<string, string>): string {
  const counts = [...sections.values()].map((text) => /^(\d+) cells, (\d+) violations/.exec(text) ?? []);
  const sum = (at: number) => counts.reduce((total, count) => total + Number(count[at] ?? 0), 0);
  const modes = Object.keys(faultScenes).filter((mode) => sections.has(mode));
  return [
    introduction,
    `**${sum(1)} cells, ${sum(2)} violations.**\n`,
    ...modes.map((mode) => `## ${mode}\n\n${sections.get(mode)?.trim()}\n`),
  ].join('\n');
}

const nameOf = ({ method, route, operation }: FaultTarget) =>
  `${method} ${operation ?? route.replace('/repos/{owner}/{repo}', '')}`;

function tableOf(results: readonly FaultResult[]): string {
  const tested = new Set(results.map(({ kind }) => kind));
  const kinds = Object.keys(faultKinds).filter((kind) => tested.has(kind));
  const names = [...new Set(results.map(({ target }) => nameOf(target)))];
  const cell = (found: FaultResult | undefined) =>
    found === undefined
      ? ''
      : found.violations.length > 0
        ? `**${found.violations.join('; ')}**`
        : found.ended;
  return [
    `| request | ${kinds.join(' | ')} |`,
    `|---|${kinds.map(() => '---').join('|')}|`,
    ...names.map((name) => {
      const found = results.filter(({ target }) => nameOf(target) === name);
      return `| \`${name}\` | ${kinds.map((kind) => cell(found.find((one) => one.kind === kind))).join(' | ')} |`;
    }),
  ].join('\n');
}
