import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpusFolder, expectedKind, readCorpus } from '../../support/corpus.ts';
import { fuzzText } from './fuzz-text.ts';

/**
 * Runs the programs of the corpus with inputs that are tried out, without ESBMC: `npx tsx
 * test/verification/fuzz/evaluate.ts [NAME...]`. A bug is right when a run stopped with its kind, on the manifest's line
 * or on another; a fix is wrong when any did.
 */
const wanted = process.argv.slice(2);
const counts = { line: 0, elsewhere: 0, nothing: 0, clean: 0, alarms: 0 };
for (const program of await readCorpus()) {
  if (wanted.length > 0 && !wanted.some((name) => program.file.startsWith(name))) continue;
  const text = await readFile(join(corpusFolder, program.file), 'utf8');
  const { runs, crash } = await fuzzText(text);
  const line = crash?.property.location.line;
  const isRight = line === program.line && crash?.property.kind === expectedKind(program);
  const result =
    program.kind === 'fix'
      ? crash === null
        ? 'clean'
        : 'alarms'
      : crash === null
        ? 'nothing'
        : isRight
          ? 'line'
          : 'elsewhere';
  counts[result] += 1;
  const said = crash === null ? '' : `line ${line}: ${crash.property.kind}: ${crash.tool}: ${crash.says}`;
  console.log(`${result.padEnd(9)}  ${program.file}  ${runs} runs  ${said}`);
}
console.log(
  `bugs: ${counts.line} on their line, ${counts.elsewhere} elsewhere, ${counts.nothing} not; fixes: ${counts.clean} clean, ${counts.alarms} alarms`,
);
