import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpusFolder, expectedKind, readCorpus } from '../../support/corpus.ts';
import { replayFiles } from './replay-files.ts';

/**
 * Replays what ESBMC finds in the corpus: `npx tsx test/verification/replay/evaluate.ts [NAME...]`. A bug is right when
 * a tool saw it on the manifest's line; in a fix nothing may be reproduced. With `--without-main` its functions are
 * called by their harnesses, `main` under another name.
 */
const withoutMain = process.argv.includes('--without-main');
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
let right = 0;
let asked = 0;
for (const program of await readCorpus()) {
  if (wanted.length > 0 && !wanted.some((name) => program.file.startsWith(name))) continue;
  const whole = await readFile(join(corpusFolder, program.file), 'utf8');
  const text = withoutMain ? whole.replace(/\bmain\s*\(/, 'corpus_main(') : whole;
  const { replays, close } = await replayFiles({ [program.file]: text }, { settings: { timeout: 60 } });
  await close();
  const own = replays.filter(({ request }) => {
    const { kind, location } = request.violation.counterexample.property;
    return kind === expectedKind(program) && location.line === program.line;
  });
  const isRight =
    program.kind === 'bug'
      ? own.some(({ reproduced }) => reproduced === true)
      : replays.every(({ reproduced }) => reproduced !== true);
  asked += 1;
  if (isRight) right += 1;
  console.log(`${isRight ? 'right' : 'WRONG'}  ${program.file}  ${program.class}`);
  for (const { request, reproduced, evidence, seconds } of replays) {
    const { kind, location } = request.violation.counterexample.property;
    const said = evidence === null ? '' : `${evidence.tool} line ${evidence.line}: ${evidence.excerpt}`;
    console.log(`         ${location.line} ${kind}: ${reproduced}  ${seconds.toFixed(1)} s  ${said}`);
  }
}
console.log(`${right} of ${asked} right`);
