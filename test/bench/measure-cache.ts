import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { install, type MeasuredCheck, measureCheck } from './measured-check.ts';
import { type StandIn, standIn } from './stand-ins.ts';
import { writeSyntheticProject } from './synthetic-project.ts';

const functions = 1000;
const damagedEntries = 10;
/** Seconds for a run of what is known, and for each of its units. */
const goal = 1;
const goalPerUnit = 0.001;

/** What the cache of verdicts is worth: runs of the same, of the same but for one function, and of damaged entries. */
export async function measureCache(folder: string): Promise<void> {
  const project = join(folder, 'project');
  const verdicts = join(folder, 'verdicts');
  const answers = await standIn('answer-as-esbmc.c', join(folder, 'answers'));
  const cached: StandIn = { ...answers, env: { ...answers.env, ESBMC_ACTION_CACHE: verdicts } };
  await install(answers);
  await writeSyntheticProject(project, functions);
  const check = () => measureCheck(project, ['.'], cached);

  const cold = await check();
  const warm = await check();
  const allowed = goal + goalPerUnit * warm.units;
  say(
    `${warm.units} units, nothing changed: ${warm.verified.length} verified, ${warm.wall.toFixed(2)} s, ${warm.cpu.toFixed(2)} s CPU (goal: none verified, <= ${allowed.toFixed(2)} s)`,
    warm.verified.length === 0 && warm.wall <= allowed,
  );

  const file = join(project, 'module_3.c');
  const text = await readFile(file, 'utf8');
  const [, changed = ''] = /int (digit_\d+)\(/.exec(text) ?? [];
  await writeFile(file, text.replace("*value = text[0] - '0'", "*value = text[0] - '0' + 0"));
  const edited = await check();
  say(
    `one function changed: ${edited.verified.length} of ${edited.units} verified, ${edited.wall.toFixed(2)} s, ${edited.cpu.toFixed(2)} s CPU (goal: ${changed} alone)`,
    edited.verified.length === 1 && edited.verified[0]?.split(' ')[1] === changed,
  );

  await writeFile(file, text);
  const touched = await damage(verdicts);
  const repaired = await check();
  say(
    `${touched} damaged entries: ${differences(cold, repaired)} verdicts changed, ${repaired.verified.length} units verified again (goal: none changed)`,
    differences(cold, repaired) === 0,
  );
}

/** Cuts, empties or alters entries, the one of the run as a whole among them. */
async function damage(verdicts: string): Promise<number> {
  const files = await readdir(verdicts, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
  const ofRuns = texts.filter(({ text }) => text.includes('"analysis":'));
  const ofUnits = texts.filter((one) => !ofRuns.includes(one));
  const chosen = [...ofRuns, ...ofUnits].slice(0, Math.max(damagedEntries, ofRuns.length + 5));
  const ways = [
    (text: string) => text.slice(0, text.length / 2),
    () => '',
    (text: string) => text.replaceAll(/bounded|proved/g, 'failed'),
  ];
  for (const [index, { path, text }] of chosen.entries())
    await writeFile(path, ways[index % ways.length]?.(text) ?? '');
  return chosen.length;
}

function differences(one: MeasuredCheck, other: MeasuredCheck): number {
  const all = ({ verified, known }: MeasuredCheck) => new Set([...verified, ...known]);
  const before = all(one);
  const after = all(other);
  return [...before].filter((unit) => !after.has(unit)).length;
}

function say(line: string, isMet: boolean): void {
  process.stdout.write(`${line}${isMet ? '' : '  NOT MET'}\n`);
}
