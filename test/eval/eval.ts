import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusTable, evaluateCorpus } from './evaluate-corpus.ts';
import { evaluateFixes, fixTable } from './evaluate-fix.ts';

// The whole corpus takes long; CI takes fixed samples (test/esbmc/corpus.test.ts, test/action/command-fix.test.ts).
const [what = 'check', rows = join(tmpdir(), 'esbmc-action-fixes.jsonl')] = process.argv.slice(2);
if (what === 'check') process.stdout.write(`${corpusTable(await evaluateCorpus(() => true))}\n`);
else if (what === 'fix') process.stdout.write(`${fixTable(await evaluateFixes(rows))}\n`);
else if (what === 'acceptance') await import('./acceptance.ts');
else if (what === 'plugins') await import('./plugins.ts');
else if (what === 'hostile') await (await import('./hostile.ts')).evaluateHostile(process.argv[3]);
else if (what === 'kills') await import('./kills.ts');
else if (what === 'night-scale') await import('./night-scale.ts');
else if (what === 'balance') await import('./balance.ts');
else if (what === 'faults') await (await import('./faults.ts')).evaluateFaults(process.argv.slice(3));
else if (what === 'guards') await (await import('./guards.ts')).evaluateGuards(process.argv[3]);
else if (what === 'linear') await (await import('./linear.ts')).evaluateLinear(process.argv[3]);
else if (what === 'mode-kills')
  await (await import('./mode-kills.ts')).evaluateModeKills(process.argv.slice(3));
else if (what === 'plugin-guards') await (await import('./guards.ts')).evaluatePluginGuards(process.argv[3]);
else if (what === 'workflows') await (await import('./lint-workflows.ts')).lintWorkflows();
else if (what === 'experiment-kills') await import('./experiment-kills.ts');
else {
  const names =
    'experiment-kills | check | fix [ROWS.jsonl] | acceptance [PART-OF-A-NAME...] | plugins | hostile [WORD] | kills | night-scale | balance | faults [MODE...] | linear [WORD] | mode-kills [MODE...] | guards [WORD] | plugin-guards [WORD] | workflows';
  throw new Error(`npm run eval -- ${names}`);
}
