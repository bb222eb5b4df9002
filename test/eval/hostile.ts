import { checkCase } from '../hostile/check-case.ts';
import { runHostile, smuggledCommands } from '../hostile/hostile-run.ts';
import type { HostileCase } from '../hostile/pull-request-cases.ts';
import { sizeCases } from '../hostile/size-cases.ts';
import { writeBetween } from './write-between.ts';

/** Of all units together, in seconds: what is needed beyond that is our own. */
const timeBudget = 120;

/** Said by the program itself at its end, so that what it starts does not count. */
const usage = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write('\\nUSED ' + Math.round(maxRSS / 1024) + ' ' + Math.round((userCPUTime + systemCPUTime) / 1e6) + '\\n');
})`;

interface Row {
  readonly title: string;
  readonly conclusion: string;
  /** Of the clock, and of the processor for our own process. */
  readonly seconds: number;
  readonly ownSeconds: string;
  readonly memoryMiB: string;
  readonly wrong: string | null;
}

/**
 * Hostile sizes, one pull request each: `npm run eval -- hostile [WORD]`. All of them are written into the table of
 * docs/security.md. Throws at the end when one of them was not as it should.
 */
export async function evaluateHostile(word = ''): Promise<void> {
  const rows: Row[] = [];
  for (const one of sizeCases.filter(({ title }) => title.includes(word))) {
    const row = await rowOf(one);
    process.stdout.write(
      `${row.wrong === null ? 'right' : `WRONG (${row.wrong})`} ${row.title}: ${row.conclusion}, ${row.seconds} s, of which ${row.ownSeconds} s are ours, ${row.memoryMiB} MiB\n`,
    );
    rows.push(row);
  }
  const wrong = rows.filter((row) => row.wrong !== null);
  if (wrong.length > 0)
    throw new Error(`not as they should be: ${wrong.map(({ title }) => title).join('; ')}`);
  if (word === '') await writeBetween('docs/security.md', 'hostile', tableOf(rows));
}

async function rowOf(one: HostileCase): Promise<Row> {
  const started = performance.now();
  await using hostile = await runHostile({}, one.files, {
    inputs: { 'time-budget': `${timeBudget}`, timeout: '30' },
    timeout: 1_200_000,
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(usage)}` },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const { log, outputs } = hostile.run;
  // The step after the job says it too, in a log of its own.
  const [, memoryMiB = '?', ownSeconds = '?'] = /^USED (\d+) (\d+)$/m.exec(log) ?? [];
  const told = { title: one.title, conclusion: outputs.conclusion ?? 'none', seconds, ownSeconds, memoryMiB };
  return { ...told, wrong: wrongIn(one, hostile) };
}

function wrongIn(
  one: HostileCase,
  { report, leaks, run }: Awaited<ReturnType<typeof runHostile>>,
): string | null {
  try {
    checkCase(one, report);
  } catch (error) {
    return String(error).slice(0, 1000);
  }
  return leaks.length + smuggledCommands(run.log).length > 0 ? 'it leaks' : null;
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ title, conclusion, seconds, ownSeconds, memoryMiB }) =>
      `| ${title} | ${conclusion} | ${seconds} | ${ownSeconds} | ${memoryMiB} |`,
  );
  return [
    `Each a pull request of its own, with \`time-budget: ${timeBudget}\`. Memory and the seconds of the processor are those of the Action's own process.`,
    '',
    '| what it has | conclusion | seconds | of the processor, ours | MiB |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
