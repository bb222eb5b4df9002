import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type CorpusProgram, corpusFolder, expectedKind, readCorpus } from '../../support/corpus.ts';
import { parseC } from '../../support/parse-c.ts';
import { type Checked, checkFunction } from './verify-with-harness.ts';

// Each program of the corpus without its `main`: its functions through harnesses, static ones through their callers.
// `npx tsx test/project/harness/evaluate.ts [NAME]`; two runs of ESBMC at a time.

/** The violated line lies in `main` itself: nothing is left of the defect without it. */
const inMain = 'in main';

interface Row {
  readonly program: CorpusProgram;
  readonly result: string;
  readonly checked: readonly Checked[];
}

const jobs = pLimit(2);
const [only] = process.argv.slice(2);
const programs = (await readCorpus()).filter(({ file }) => only === undefined || file.includes(only));
for (const mode of ['deleted', 'renamed'] as const) {
  const rows = await Promise.all(programs.map((program) => jobs(() => evaluate(program, programs, mode))));
  print(mode, rows);
}

async function evaluate(
  program: CorpusProgram,
  all: readonly CorpusProgram[],
  mode: 'deleted' | 'renamed',
): Promise<Row> {
  const source = await readFile(join(corpusFolder, program.file), 'utf8');
  const file = await parseC(source);
  const main = file.functions.find(({ name }) => name === 'main');
  const bug = all.find(({ file: other }) => other === program.file.replace('_fix', '_bug'));
  const bugSource = bug === undefined ? source : await readFile(join(corpusFolder, bug.file), 'utf8');
  const bugMain = (await parseC(bugSource)).functions.find(({ name }) => name === 'main');
  if (bug?.line !== undefined && bugMain !== undefined && bug.line >= bugMain.lines.start)
    return { program, result: inMain, checked: [] };
  const lines = source.split('\n');
  const text = lines
    .map((line, index) => {
      const isMain = main !== undefined && index + 1 >= main.lines.start && index + 1 <= main.lines.end;
      if (!isMain) return line;
      return mode === 'deleted' ? '' : line.replace(/\bmain\b/, 'corpus_main');
    })
    .join('\n');
  // As in a project: a static function that another one calls is verified through its callers.
  const functions = file.functions.filter(
    ({ name, isDefinition, isStatic }) =>
      isDefinition &&
      name !== 'main' &&
      !(
        isStatic &&
        file.functions.some(
          (one) => one.name !== 'main' && one.name !== name && one.calls.some((call) => call.name === name),
        )
      ),
  );
  const checked: Checked[] = [];
  for (const { name } of functions) checked.push(await checkFunction(text, name));
  return { program, result: judge(program, checked), checked };
}

/** Overflow from unconstrained scalars goes to the summary only, so it is neither a find nor a false alarm. */
function judge(program: CorpusProgram, checked: readonly Checked[]): string {
  const findings = checked.flatMap((one) => one.findings);
  const posted = findings.filter(({ kind }) => kind !== 'overflow');
  const refused = checked.find(({ verdict }) => verdict === 'refused' || verdict === 'not-checked');
  if (program.kind === 'fix') {
    if (posted.length > 0) return 'FALSE ALARM';
    if (findings.length > 0) return 'overflow in the summary';
    if (refused !== undefined) return 'refused';
    return checked.every(({ verdict }) => verdict === 'proved') ? 'proved' : 'undecided';
  }
  const isRight = (one: { line: number; kind: string }) =>
    one.line === program.line && one.kind === expectedKind(program);
  if (posted.some(isRight)) return 'found';
  if (findings.some(isRight)) return 'found, overflow in the summary';
  if (posted.length > 0) return 'WRONG PLACE';
  return refused === undefined ? 'MISSED' : 'refused';
}

function print(mode: string, rows: readonly Row[]): void {
  console.log(`\n## main ${mode}`);
  for (const { program, result, checked } of rows) {
    if (result === inMain) continue;
    const seconds = checked.reduce((sum, one) => sum + one.seconds, 0).toFixed(1);
    console.log(`${program.file.padEnd(28)} ${result.padEnd(32)} ${seconds.padStart(5)} s`);
    const isPlain = result === 'found' || result === 'proved';
    if (isPlain && only === undefined) continue;
    for (const one of checked) {
      console.log(`    ${one.function}: ${one.verdict}${one.reason === null ? '' : ` (${one.reason})`}`);
      for (const { line, kind, comment } of one.findings)
        console.log(`      line ${line}: ${kind}: ${comment}`);
    }
  }
  const bugs = rows.filter(({ program, result }) => program.kind === 'bug' && result !== inMain);
  const fixes = rows.filter(({ program, result }) => program.kind === 'fix' && result !== inMain);
  const found = bugs.filter(({ result }) => result.startsWith('found')).length;
  const alarms = fixes.filter(({ result }) => result === 'FALSE ALARM').length;
  const proved = fixes.filter(({ result }) => result === 'proved').length;
  const left = rows.filter(({ program, result }) => program.kind === 'bug' && result === inMain);
  console.log(
    `bugs found: ${found} of ${bugs.length}; false alarms on fixes: ${alarms} of ${fixes.length}; fixes proved: ${proved}`,
  );
  console.log(
    `left out, the violated line is in main: ${left.map(({ program }) => program.file.replace('_bug.c', '')).join(', ')}`,
  );
}
