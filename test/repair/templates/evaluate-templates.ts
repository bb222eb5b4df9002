import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../../src/domain/finding.ts';
import type { Candidate } from '../../../src/repair/candidate.ts';
import { proposeTemplates } from '../../../src/repair/templates/propose-templates.ts';
import { analyseFiles } from '../../support/analyse-files.ts';
import { corpusFolder, readCorpus } from '../../support/corpus.ts';
import { cParser } from '../../support/parse-c.ts';
import {
  type CandidateJudgement,
  judgeCandidate,
  type References,
  referencesOf,
  settings,
} from './judge-candidate.ts';
import { afterOf } from './propose.ts';

/**
 * Whether the templates have a right candidate among their first 20 for each bug of the corpus: ESBMC finds nothing in
 * it any more, and it behaves as the original does where that is safe:
 * `npx tsx test/repair/templates/evaluate-templates.ts [NAME...]`.
 */
const wanted = process.argv.slice(2);
const considered = 20;
let asked = 0;
let right = 0;
let same = 0;
for (const { file } of (await readCorpus()).filter(({ kind }) => kind === 'bug')) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
  const text = await readFile(join(corpusFolder, file), 'utf8');
  const twin = await readFile(join(corpusFolder, file.replace('_bug', '_fix')), 'utf8');
  const [finding] = (await analyseFiles({ [file]: text }, settings)).findings;
  const candidates = finding === undefined ? [] : await proposalsFor(finding, file, text);
  const references = await referencesOf(file, text, twin);
  asked += 1;
  const tried = await tryCandidates(candidates.slice(0, considered), references);
  if (tried.right !== null) right += 1;
  if (tried.same !== null) same += 1;
  const places = `right: ${tried.right ?? 'NONE'}; as the fix: ${tried.same ?? 'NONE'}`;
  console.log(
    `${file}  of ${candidates.length}: ${places}  ${tried.right === null ? tried.judgements.join(' ') : ''}`,
  );
}
console.log(
  `Of ${asked} bugs, ${right} have a right candidate among the first ${considered}; ${same} one that behaves as the fix on all inputs`,
);

/** The first right one, and the first one that does what the fix does on inputs that broke the original too. */
async function tryCandidates(candidates: readonly Candidate[], references: References) {
  const judgements: CandidateJudgement[] = [];
  let first: string | null = null;
  for (const [index, candidate] of candidates.entries()) {
    const { judgement, isSameAsReference } = await judgeCandidate(
      afterOf(candidate),
      references,
      first !== null,
    );
    judgements.push(judgement);
    if (judgement !== 'right') continue;
    const shown = `${index + 1} [${candidate.author}] ${candidate.title}`;
    first ??= shown;
    if (isSameAsReference) return { right: first, same: shown, judgements };
  }
  return { right: first, same: null, judgements };
}

async function proposalsFor(finding: Finding, file: string, text: string): Promise<readonly Candidate[]> {
  const parser = await cParser();
  return proposeTemplates({ finding, file, text, parsed: parser.parse(text), headers: [], parser });
}
