import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultKinds } from '../hostile/faults/fault-kinds.ts';
import { type FaultResult, type FaultTarget, runFaults } from '../hostile/faults/fault-matrix.ts';
import { faultScenes } from '../hostile/faults/scenes.ts';

/** `npm run eval -- faults [MODE...]`: every request of the modes under every fault; writes a table of them, for all modes into docs/faults.md. */
export async function evaluateFaults(modes: readonly string[]): Promise<void> {
  const output =
    modes.length === 0 ? 'docs/faults.md' : join(tmpdir(), `esbmc-action-faults-${modes.join('-')}.md`);
  const wanted = modes.length === 0 ? Object.keys(faultScenes) : modes;
  const tables: string[] = [];
  let cells = 0;
  let violations = 0;
  for (const mode of wanted) {
    const open = faultScenes[mode];
    if (open === undefined) throw new Error(`no such mode: ${mode}`);
    await using scene = await open();
    const tell = ({ target, kind, ended, violations: wrong }: FaultResult) =>
      process.stdout.write(`${mode} ${nameOf(target)} ${kind}: ${ended} ${wrong.join('; ')}\n`);
    const results = await runFaults(scene, () => true, tell);
    cells += results.length;
    violations += results.filter((one) => one.violations.length > 0).length;
    tables.push(`## ${mode}\n\n${tableOf(results)}`);
    const counted = `**${cells} cells, ${violations} violations.**`;
    await writeFile(output, `${introduction}\n${counted}\n\n${tables.join('\n')}`);
  }
  process.stdout.write(`${cells} cells, ${violations} violations\n`);
  if (violations > 0) process.exitCode = 1;
}

const introduction = `# Faults

Made by \`npm run eval -- faults\`: every request that a mode makes, taken from the record of a run without faults, under
every fault, on the built bundle. \`posted\`: all is on GitHub all the same. \`job\`: what GitHub did not take is in the job,
which says what to do. \`red\`: the run failed and says what to do. After each, a run without the fault leaves what runs
without faults leave, and nothing twice.
`;

const nameOf = ({ method, route, operation }: FaultTarget) =>
  `${method} ${operation ?? route.replace('/repos/{owner}/{repo}', '')}`;

function tableOf(results: readonly FaultResult[]): string {
  const kinds = Object.keys(faultKinds);
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
    '',
  ].join('\n');
}
