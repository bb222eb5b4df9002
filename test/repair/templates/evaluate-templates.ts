import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../../src/domain/finding.ts';
import type { Candidate } from '../../../src/repair/candidate.ts';
import { proposeTemplates } from '../../../src/repair/templates/propose-templates.ts';
import { analyseFiles } from '../../support/analyse-files.ts';
import { corpusFolder, readCorpus } from '../../support/corpus.ts';
import { cParser } from '../../support/parse-c.ts';
import { judgeCandidate, referencesOf, settings } from './judge-candidate.ts';

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
  let found: string | null = null;
  const tried: string[] = [];
  for (const [index, candidate] of candidates.slice(0, considered).entries()) {
    const { judgement, isSameAsReference } = await judgeCandidate(textOf(candidate), references);
    tried.push(judgement);
    if (judgement !== 'right') continue;
    found = `${index + 1} [${candidate.author}] ${candidate.title}${isSameAsReference ? ' (as the fix)' : ''}`;
    if (isSameAsReference) same += 1;
    break;
  }
  if (found !== null) right += 1;
  console.log(
    `${found === null ? 'NONE' : 'right'}  ${file}  of ${candidates.length}: ${found ?? tried.join(' ')}`,
  );
}
console.log(
  `${right} of ${asked} have a right candidate among the first ${considered}; ${same} of these behave as the fix on all inputs`,
);

async function proposalsFor(finding: Finding, file: string, text: string): Promise<readonly Candidate[]> {
  const parser = await cParser();
  return proposeTemplates({ finding, file, text, parsed: parser.parse(text), headers: [], parser });
}

function textOf({ patch }: Candidate): string {
  return patch.edits[0]?.after ?? '';
}
