import { describe, expect, it } from 'vitest';
import { readPrograms } from '../../src/adapters/experiment/read-programs.ts';
import type { Classified, Classifier } from '../../src/experiment/dataset/classifier.ts';
import { samplesOf } from '../../src/experiment/dataset/classify.ts';
import { chatParts, partOf } from '../../src/experiment/dataset/export-chat.ts';
import { loadPrograms } from '../../src/experiment/dataset/load-programs.ts';
import { mutantsOf, mutatedText } from '../../src/experiment/dataset/mutant.ts';
import { networkTable } from '../../src/experiment/dataset/network-table.ts';
import { runDataset } from '../../src/experiment/dataset/run-dataset.ts';
import { stripChecks } from '../../src/experiment/dataset/strip-checks.ts';
import { allOfIt } from '../../src/experiment/shard.ts';
import { makeCounterexample } from '../support/make-finding.ts';
import { cParser } from '../support/parse-c.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

const parser = await cParser();
const programs = loadPrograms([await readPrograms(`${repositoryRoot}examples/networks`)], parser);

describe('base programs', () => {
  it('make more than two thousand mutants in all four categories, each by a patch that applies', () => {
    const mutants = programs.flatMap((program) => mutantsOf(program, parser));
    expect(mutants.length).toBeGreaterThan(2000);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    const categories = new Set(mutants.map(({ program }) => program.category));
    expect([...categories].sort()).toEqual([
      'hopfield_nets',
      'poly_approx',
      'reach_prob_density',
      'reinforcement_learning',
    ]);
    for (const mutant of mutants) {
      const before = mutant.program.text.split('\n');
      const after = mutatedText(mutant).split('\n');
      const changed = after.flatMap((line, index) => (line === before[index] ? [] : [index + 1]));
      expect(after.length, mutant.id).toBe(before.length);
      expect(changed, mutant.id).toEqual([mutant.line]);
    }
  });

  it('say what network they are', () => {
    const { rows } = networkTable(programs, parser);
    expect(rows.flat()).not.toContain('not said');
  });

  it('lose the checks that they came with, and no line', () => {
    const source = `#include <math.h>  \nint main(void) {\n  __VERIFIER_assume(a &&\n    b);\n  if (c) __VERIFIER_assert(d);\n  return 0;\n}\n`;
    expect(stripChecks(source, parser)).toEqual({
      text: '#include <math.h>\nint main(void) {\n\n\n  if (c) ;\n  return 0;\n}\n',
      removed: 2,
    });
  });
});

/** Answers by the text's hash; counts what it was asked. */
function fakeClassifier(timeout = 10): Classifier & { asked: string[] } {
  const asked: string[] = [];
  return {
    flags: 'paper',
    version: '8.4.0',
    timeout,
    asked,
    classify: async ({ file, text }): Promise<Classified> => {
      asked.push(text);
      const counterexample = makeCounterexample({ location: { file, line: 7, column: null, function: 'f' } });
      const length = text.length % 3;
      if (length === 0) return { verdict: 'safe', seconds: 1 };
      if (length === 1) return { verdict: 'unsafe', counterexample, seconds: 2 };
      return { verdict: 'unknown', reason: 'no end', isTimeout: true, seconds: timeout };
    },
  };
}

/** Records in memory, as a file would keep them. */
function memoryRecords(start = '') {
  const file = {
    text: start,
    append: async (line: string) => {
      file.text += line;
    },
  };
  return file;
}

describe('classification', () => {
  const [program] = programs;
  if (program === undefined) throw new Error('no programs');
  const samples = samplesOf(program, mutantsOf(program, parser));
  const plan = { samples, shard: allOfIt, limit: null, jobs: 4 };
  const progress = () => {};

  it('does nothing the second time', async () => {
    const records = memoryRecords();
    const first = await runDataset(plan, { classifier: fakeClassifier(), records, progress });
    expect(first).toMatchObject({ made: samples.length, left: 0 });
    const again = fakeClassifier();
    const second = await runDataset(plan, { classifier: again, records, progress });
    expect(again.asked).toEqual([]);
    expect(second).toMatchObject({ made: 0, left: 0, records: first.records });
  });

  it('makes again what a torn line held, and nothing else', async () => {
    const records = memoryRecords();
    await runDataset(plan, { classifier: fakeClassifier(), records, progress });
    const torn = memoryRecords(`${records.text.slice(0, -20)}\n`);
    const classifier = fakeClassifier();
    const run = await runDataset(plan, { classifier, records: torn, progress });
    expect(classifier.asked).toHaveLength(1);
    expect(run.records).toHaveLength(samples.length);
  });

  it('gives more time to what ran out of it', async () => {
    const records = memoryRecords();
    const first = await runDataset(plan, { classifier: fakeClassifier(10), records, progress });
    const late = first.records.filter(({ reason }) => reason === 'time');
    const patient = fakeClassifier(20);
    await runDataset(plan, { classifier: patient, records, progress });
    expect(late.length).toBeGreaterThan(0);
    expect(patient.asked).toHaveLength(late.length);
  });

  it('is the same in shards as in one piece', async () => {
    const whole = await runDataset(plan, {
      classifier: fakeClassifier(),
      records: memoryRecords(),
      progress,
    });
    const parts = await Promise.all(
      [1, 2, 3].map((index) =>
        runDataset(
          { ...plan, shard: { index, of: 3 } },
          { classifier: fakeClassifier(), records: memoryRecords(), progress },
        ),
      ),
    );
    const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();
    expect(ids(parts.flatMap((one) => one.records))).toEqual(ids(whole.records));
  });

  it('is exported as messages whose answer repairs the mutant, with no base program in two parts', async () => {
    const { records } = await runDataset(plan, {
      classifier: fakeClassifier(),
      records: memoryRecords(),
      progress,
    });
    const chats = chatParts(mutantsOf(program, parser), records);
    const lines = [...chats.values()].flatMap((text) => text.split('\n').filter((line) => line !== ''));
    const unsafe = records.filter(({ verdict, operator }) => verdict === 'unsafe' && operator !== null);
    expect(lines).toHaveLength(unsafe.length);
    expect([...chats.values()].filter((text) => text !== '')).toHaveLength(1);
    for (const line of lines) {
      const { messages } = JSON.parse(line);
      const original = program.text.split('\n');
      expect(original).toContain(messages[2].content);
      expect(messages[1].content).not.toContain(program.text);
    }
    const parts = new Set(programs.map(({ id }) => partOf(id)));
    expect(parts.has('train')).toBe(true);
  });

  it('says where it goes wrong, seen from the mutated line', async () => {
    const { records } = await runDataset(plan, {
      classifier: fakeClassifier(),
      records: memoryRecords(),
      progress,
    });
    const unsafe = records.filter(({ verdict, operator }) => verdict === 'unsafe' && operator !== null);
    expect(unsafe.length).toBeGreaterThan(0);
    for (const { distance, line, relation } of unsafe) {
      expect(distance).toBe(7 - (line ?? 0));
      expect(relation).toBe(line === 7 ? 'same-line' : 'elsewhere');
    }
  });
});
