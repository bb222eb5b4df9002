import { expect, test } from 'vitest';
import { builtins } from '../../../src/plugins/builtins.ts';
import { agentRepair, builtin } from '../../support/agent-repair.ts';
import { type BuiltinCase, builtinCases, saidByTools } from './builtin-cases.ts';

// All five, with and without: `npm run eval -- plugins`. Here is one that looks things up, and one that proposes.
const sample = ['search', 'reach'];

function caseOf(id: string): BuiltinCase {
  const one = builtinCases.find(({ plugin }) => plugin === id);
  if (one === undefined) throw new Error(`no case for ${id}`);
  return one;
}

test.each(sample)('a bug is repaired with `%s`, and not by the same model without it', async (id) => {
  const { files, react, said, repaired } = caseOf(id);
  const plugged = await agentRepair({ files, plugins: [builtin(id)], react });
  expect(saidByTools(plugged)).toEqual(
    said.map((one) => (typeof one === 'string' ? expect.stringContaining(one) : expect.stringMatching(one))),
  );
  expect(plugged.outcome.outcome).toBe('repaired');
  if (!('candidate' in plugged.outcome)) return;
  const { candidate } = plugged.outcome;
  expect(candidate.patch.edits[0]?.after).toContain(repaired);
  if (id === 'reach') expect(candidate).toMatchObject({ proposed: [{ plugin: 'reach' }] });

  const alone = await agentRepair({ files, plugins: [], react });
  expect(alone.outcome.outcome).toBe('exhausted');
  expect(saidByTools(alone)).toEqual([]);
});

test('each built-in has a case', () => {
  expect(builtinCases.map(({ plugin }) => plugin).sort()).toEqual(Object.keys(builtins).sort());
});
