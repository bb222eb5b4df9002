import { corpusTable, evaluateCorpus } from './evaluate-corpus.ts';

// The whole corpus takes minutes; CI takes a fixed sample (test/esbmc/corpus.test.ts).
process.stdout.write(`${corpusTable(await evaluateCorpus(() => true))}\n`);
