import { readFile, writeFile } from 'node:fs/promises';
import { faultKinds } from '../hostile/faults/fault-kinds.ts';
import { type FaultResult, type FaultTarget, nameOf, runFaults } from '../hostile/faults/fault-matrix.ts';
import { faultSample } from '../hostile/faults/fault-sample.ts';
import type { FaultScene } from '../hostile/faults/fault-scene.ts';
import { faultScenes } from '../hostile/faults/scenes.ts';

const output = 'docs/faults.md';

/**
 * `npm run eval -- faults [MODE...]`: every request of the modes under every fault. The section of each mode in
 * docs/faults.md is written anew, so that modes can be run one by one.
 * `--sample`: prints some cells of some modes, and writes nothing.
 * `--again`: only what was wrong there before is run, and the rest stays as it is.
 */
export async function evaluateFaults(args: readonly string[]): Promise<void> {
  if (args.includes('--sample')) return tellSample();
  const isAgain = args.includes('--again');
  const modes = args.filter((one) => one !== '--again');
  for (const mode of modes.length === 0 ? Object.keys(faultScenes) : modes) {
    const started = performance.now();
    await using scene = await openScene(mode);
    const sections = await knownSections();
    const before = isAgain ? cellsOf(sections.get(mode) ?? '') : new Map<string, string>();
    const wanted: Wanted = (target, kind) =>
      (isWanted[mode]?.(target, kind) ?? true) && !isRight(before.get(keyOf(target, kind)));
    const cells = new Map(before);
    for (const result of await runFaults(scene, wanted, tellOf(mode)))
      cells.set(keyOf(result.target, result.kind), textOfCell(result));
    const wrong = [...cells.values()].filter((cell) => !isRight(cell)).length;
    const minutes = Math.ceil((performance.now() - started) / 60_000);
    const counted = `${cells.size} cells, ${wrong} violations.`;
    process.stdout.write(`${mode}: ${counted} ${minutes} min\n`);
    if (wrong > 0) process.exitCode = 1;
    // Other modes may be through meanwhile.
    const all = await knownSections();
    all.set(mode, `${counted}${isWanted[mode] === undefined ? '' : ` ${onlyWrites}`}\n\n${tableOf(cells)}`);
    await writeFile(output, textOf(all));
  }
}

function openScene(mode: string): Promise<FaultScene> {
  const open = faultScenes[mode];
  if (open === undefined) throw new Error(`no such mode: ${mode}`);
  return open();
}

const tellOf =
  (mode: string) =>
  ({ target, kind, ended, violations }: FaultResult): void => {
    process.stdout.write(`${mode} ${nameOf(target)} ${kind}: ${[ended, ...violations].join('; ')}\n`);
  };

async function tellSample(): Promise<void> {
  for (const [mode, keys] of Object.entries(faultSample)) {
    await using scene = await openScene(mode);
    await runFaults(scene, (target, kind) => keys.includes(keyOf(target, kind)), tellOf(mode));
  }
}

type Wanted = (target: FaultTarget, kind: string) => boolean;

/** A repair takes its time in each cell, and all that it reads is read by other modes too. */
const isWanted: Readonly<Record<string, Wanted>> = {
  fix: ({ method }, kind) => method !== 'GET' && ['403 permission', '502', '502 done'].includes(kind),
};
const onlyWrites = 'Of this one only what is not a GET, and three kinds.';

const introduction = `# Faults

Made by \`npm run eval -- faults\`: every request that a mode makes, taken from the record of a run without faults, under
every fault, on the built bundle. \`posted\`: all is on GitHub all the same. \`job\`: what GitHub did not take is in the job,
which says what to do. \`red\`: the run failed and says what to do. After each, a run without the fault leaves what runs
without faults leave, and nothing twice. A sample of it is in \`test/hostile/faults.test.ts\`; kills are in [kills.md](kills.md).
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

const keyOf = (target: FaultTarget, kind: string) => `${nameOf(target)}|${kind}`;

const isRight = (cell: string | undefined) => cell !== undefined && !cell.startsWith('**');

const textOfCell = ({ violations, ended }: FaultResult) =>
  violations.length > 0 ? `**${violations.join('; ')}**` : ended;

/** By request and fault. */
function tableOf(cells: ReadonlyMap<string, string>): string {
  const names = [...new Set([...cells.keys()].map((key) => key.split('|')[0] ?? ''))];
  const kinds = Object.keys(faultKinds).filter((kind) => names.some((name) => cells.has(`${name}|${kind}`)));
  const row = (name: string) => kinds.map((kind) => cells.get(`${name}|${kind}`) ?? '').join(' | ');
  return [
    `| request | ${kinds.join(' | ')} |`,
    `|---|${kinds.map(() => '---').join('|')}|`,
    ...names.map((name) => `| \`${name}\` | ${row(name)} |`),
  ].join('\n');
}

function cellsOf(section: string): Map<string, string> {
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const cells = rows.flatMap(([, name = '', ...texts]) =>
    texts.flatMap((text, at): [string, string][] =>
      text === '' ? [] : [[`${name.replaceAll('`', '')}|${head[at + 2] ?? ''}`, text]],
    ),
  );
  return new Map(cells);
}
