import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lexC } from '../../../src/project/c-token.ts';
import type { Candidate } from '../../../src/repair/candidate.ts';
import { proposeTemplates } from '../../../src/repair/templates/propose-templates.ts';
import { analyseFiles } from '../../support/analyse-files.ts';
import { cParser } from '../../support/parse-c.ts';
import { judgeCandidate, referencesOf, settings } from './judge-candidate.ts';
import { mutantsOf } from './mutants.ts';
import { afterOf } from './propose.ts';

/**
 * How often the program from which a mutant was made is among the first candidates, of mutants in which ESBMC finds
 * something: `npx tsx test/repair/templates/evaluate-mutants.ts FOLDER MUTANTS-PER-PROGRAM [SUFFIX]`.
 */
const [folder = 'test/fixtures/corpus', each = '6', suffix = '_fix.c'] = process.argv.slice(2);
const rows = new Map<string, number[]>();
const parser = await cParser();
for (const file of (await readdir(folder)).filter((name) => name.endsWith(suffix)).sort()) {
  const source = await readFile(join(folder, file), 'utf8');
  const root = parser.tree(source)?.root;
  const mutants = root === undefined ? [] : mutantsOf(source, root);
  const step = Math.max(1, Math.floor(mutants.length / Number(each)));
  for (const mutant of mutants.filter((_, index) => index % step === 0)) {
    const { text, operator, line } = mutant;
    const [finding] = (await analyseFiles({ [file]: text }, settings)).findings;
    if (finding === undefined) continue;
    const candidates = proposeTemplates({
      finding,
      file,
      text,
      parsed: parser.parse(text),
      headers: [],
      parser,
    });
    const rank = candidates.findIndex((one) => tokensOf(afterOf(one)) === tokensOf(source)) + 1;
    const isFound = rank > 0 && rank <= 20;
    const other =
      isFound || operator !== 'drop a check' ? 0 : await rankOfRight(candidates, file, text, source);
    rows.set(operator, [...(rows.get(operator) ?? []), other > 0 ? other : rank]);
    const { kind, location } = finding.counterexample.property;
    console.log(
      `${rank === 0 ? 'none' : rank}  ${file}:${line}  ${operator}; ${kind} in line ${location.line}`,
    );
  }
}
for (const [operator, ranks] of [...rows, ['all', [...rows.values()].flat()] as const]) {
  const within = (limit: number) => ranks.filter((rank) => rank > 0 && rank <= limit).length;
  console.log(`${operator}: ${within(5)} in 5, ${within(20)} in 20, ${within(60)} in 60, of ${ranks.length}`);
}

/** A lost check can't be known word for word: another one that behaves the same is as good. */
async function rankOfRight(candidates: readonly Candidate[], file: string, text: string, source: string) {
  const references = await referencesOf(file, text, source);
  for (const [index, candidate] of candidates.slice(0, 20).entries()) {
    const { judgement } = await judgeCandidate(afterOf(candidate), references);
    if (judgement === 'right') return index + 1;
  }
  return 0;
}

/** An empty statement stands where the mutant lost one. */
function tokensOf(text: string): string {
  return lexC(text)
    .map((token) => token.text)
    .join(' ')
    .replaceAll(/(?<=[;{}] ); /g, '');
}
