import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../src/adapters/assets.ts';
import { pacedModel } from '../../src/adapters/llm/paced-model.ts';
import { scriptedModel } from '../../src/adapters/llm/scripted-model.ts';
import { repairDefaults } from '../../src/config/repair-defaults.ts';
import type { BaseProgram } from '../../src/experiment/dataset/base-program.ts';
import type { Classification } from '../../src/experiment/dataset/classification.ts';
import { mutantsOf, mutatedText } from '../../src/experiment/dataset/mutant.ts';
import { bestDefaults, defaultsText } from '../../src/experiment/report/best-defaults.ts';
import { iterativeSection } from '../../src/experiment/report/iterative-section.ts';
import { singleSection } from '../../src/experiment/report/single-section.ts';
import type { Bench, OpenBench } from '../../src/experiment/trials/bench.ts';
import type { UnsafeSample } from '../../src/experiment/trials/choose-samples.ts';
import type { Condition, ModelCondition } from '../../src/experiment/trials/condition.ts';
import { iterativeGrid, singleGrid } from '../../src/experiment/trials/grids.ts';
import { planOf, trialsOf } from '../../src/experiment/trials/plan.ts';
import { relevance } from '../../src/experiment/trials/relevance.ts';
import { type ModelTrialDeps, runModelTrial } from '../../src/experiment/trials/run-model-trial.ts';
import { runTrials, type TrialsRun } from '../../src/experiment/trials/run-trials.ts';
import { loadPrompts } from '../../src/repair/repair-prompts.ts';
import { cParser } from '../support/parse-c.ts';
import { findingAt } from '../support/repair-task.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

const parser = await cParser();
const prompts = await loadPrompts(readPrompt);
const program: BaseProgram = {
  id: 'other/sum',
  category: 'other',
  file: 'a.c',
  text: 'int a[4];\nint main(void)\n{\n    int i = 3, s = 0;\n    if (i < 4) s += a[i]; return s;\n}\n',
  includeDirs: [],
};
const faulty = '    if (i <= 4) s += a[i]; return s;';

/** What a model can say: the repair, what compiles and fails, what does not compile, and nothing at all. */
const says = {
  repair: '```c\n    if (i < 4) s += a[i]; return s;\n```',
  failure: '```c\n    if (i >= 4) s += a[i]; return s;\n```',
  broken: '```c\n    if (i < 4) s += a[i] return s;\n```',
  nothing: '',
};
/** The same with all of the program around it. */
const whole = (reply: string) =>
  reply === ''
    ? ''
    : reply
        .replace('```c\n', `\`\`\`c\n${program.text.split('\n').slice(0, 4).join('\n')}\n`)
        .replace(/\n```$/, '\n}\n```');

function sampleOf(): UnsafeSample {
  const mutant = mutantsOf(program, parser).find(({ operator }) => operator === 'lt_to_le');
  if (mutant === undefined) throw new Error('no mutant');
  expect(mutatedText(mutant)).toContain(faulty);
  const record = { category: 'other', operator: 'lt_to_le', kind: 'out-of-bounds', relation: 'same-line' };
  return {
    id: mutant.id,
    sample: { id: mutant.id, program, mutant },
    record: record as Classification,
  };
}

/** A bench that judges by what is written there, as ESBMC and a compiler would. */
const openBench: OpenBench = async ({ text }, use) => {
  const task = {
    finding: findingAt(5, text),
    file: 'a.c',
    text,
    parsed: parser.parse(text),
    headers: [],
    parser,
  };
  const bench: Bench = {
    task,
    verify: async ({ patch }) => {
      const after = patch.edits[0]?.after ?? '';
      const compiles = after.includes('; return s;');
      const isVerified = compiles && after.includes('(i < 4)');
      const reason = isVerified ? null : compiles ? 'still-fails' : 'does-not-compile';
      return { compiles, isVerified, reason, finding: isVerified || !compiles ? null : findingAt(5, after) };
    },
    confirm: async () => ({ oracle: 'd', acceptance: 'accepted' }),
  };
  return use(bench);
};

function memoryRecords() {
  const file = {
    text: '',
    append: async (line: string) => {
      file.text += line;
    },
  };
  return file;
}

async function runAll(
  experiment: 'single' | 'iterative',
  conditions: readonly Condition[],
  repetitions: number,
  replies: readonly string[],
  over: { budget?: number; records?: ReturnType<typeof memoryRecords>; deps?: Partial<ModelTrialDeps> } = {},
): Promise<TrialsRun> {
  const deps: ModelTrialDeps = {
    model: scriptedModel({ replies: [...replies] }, 'scripted'),
    prompts,
    syntaxOf: async (code) => (code.includes('if') ? 0.75 : 0),
    prices: null,
    contextTokens: 16_000,
    requestSeconds: 5,
    now: () => 0,
    ...over.deps,
  };
  return runTrials(
    experiment,
    trialsOf([sampleOf()], conditions, repetitions),
    { limit: null, budget: over.budget ?? null },
    {
      openBench,
      run: (bench, { condition }) => {
        if (condition.engine !== 'model') throw new Error('no model');
        return runModelTrial(bench, condition, deps);
      },
      records: over.records ?? memoryRecords(),
      esbmc: '8.4.0',
      seed: '1',
      now: () => 0,
      progress: () => {},
    },
  );
}

describe('single answers', () => {
  it('give every cell of tables 2 to 5 what was counted by hand', async () => {
    const grid = singleGrid(['scripted']);
    // Of four answers to each prompt: how many are what, by source and fences.
    const script = (one: ModelCondition) => {
      const { repair, failure, broken, nothing } = says;
      const line =
        one.fences === 'fenced' ? [repair, failure, broken, nothing] : [repair, repair, failure, broken];
      const window =
        one.fences === 'fenced' ? [repair, failure, failure, failure] : [repair, repair, repair, nothing];
      return one.source === 'one-line' ? line : window.map(whole);
    };
    const { records, left } = await runAll('single', grid, 4, grid.flatMap(script));
    expect(left).toBe(0);
    expect(records).toHaveLength(288 * 4);
    const { tables } = singleSection('scripted', records);
    const cellsOf = (number: number, source: string) => {
      const table = tables.find(({ title }) => title.startsWith(`Table ${number}:`));
      const row = table?.rows.find(([name]) => name === source) ?? [];
      expect(row).toHaveLength(12);
      return [...new Set(row.slice(1).map((cell) => cell.split(' [')[0]))];
    };
    expect(cellsOf(2, 'one-line')).toEqual(['50.0 %']);
    expect(cellsOf(3, 'one-line')).toEqual(['25.0 %']);
    expect(cellsOf(4, 'one-line')).toEqual(['75.0 %']);
    expect(cellsOf(5, 'one-line')).toEqual(['50.0 %']);
    expect(cellsOf(2, 'contextual')).toEqual(['100.0 %']);
    expect(cellsOf(3, 'contextual')).toEqual(['25.0 %']);
    expect(cellsOf(4, 'contextual')).toEqual(['75.0 %']);
    expect(cellsOf(5, 'contextual')).toEqual(['75.0 %']);
    // Two conditions of the old prompt, four answers each; 14 of those without feedback.
    const second = tables[0]?.rows.find(([name]) => name === 'one-line') ?? [];
    expect(second[1]).toMatch(/ of 8$/);
    expect(second[9]).toMatch(/ of 56$/);
    expect(records[0]?.attempts[0]?.syntax).toBe(0.75);
  });

  it('are made once: a second run asks nobody', async () => {
    const [one] = singleGrid(['scripted']).filter(({ source }) => source === 'one-line');
    if (one === undefined) throw new Error('no condition');
    const records = memoryRecords();
    const first = await runAll('single', [one], 2, [says.repair, says.broken], { records });
    expect(first).toMatchObject({ made: 2, left: 0 });
    expect(await runAll('single', [one], 2, [], { records })).toMatchObject({
      made: 0,
      left: 0,
      stopped: null,
    });
  });

  it('end where the endpoint does, with what was known by then', async () => {
    const [one] = singleGrid(['scripted']).filter(({ source }) => source === 'one-line');
    if (one === undefined) throw new Error('no condition');
    const run = await runAll('single', [one], 3, [says.repair]);
    expect(run).toMatchObject({ made: 1, left: 2 });
    expect(run.stopped).toContain('no reply left');
  });

  it('end where the money does', async () => {
    const [one] = singleGrid(['scripted']).filter(({ source }) => source === 'one-line');
    if (one === undefined) throw new Error('no condition');
    const replies = [says.repair, says.repair, says.repair];
    const deps = { prices: { input: 1_000_000, output: 0 } };
    const run = await runAll('single', [one], 3, replies, { budget: 1, deps });
    expect(run).toMatchObject({ made: 1, left: 2 });
    expect(run.stopped).toContain('budget');
  });
});

describe('several attempts', () => {
  it('count the attempt at which it was verified, and answer the questions of the paper', async () => {
    const grid = iterativeGrid(['scripted']);
    const { repair, failure } = says;
    // Prompt 9: at once; 11: at the third; the rest never.
    const script = ({ template }: ModelCondition) => {
      if (template === '9') return [repair];
      const variants = [
        failure,
        failure.replace('>=', '>'),
        failure.replace('>=', '=='),
        failure.replace('4', '5'),
        failure.replace('4', '6'),
      ];
      return template === '11' ? [...variants.slice(0, 2), repair] : variants;
    };
    const { records } = await runAll('iterative', grid, 1, grid.flatMap(script));
    expect(records).toHaveLength(75);
    const at = (template: string) =>
      records
        .filter(({ condition }) => condition.engine === 'model' && condition.template === template)
        .map(({ attempts }) => attempts.findIndex(({ isVerified }) => isVerified));
    expect(new Set(at('9'))).toEqual(new Set([0]));
    expect(new Set(at('11'))).toEqual(new Set([2]));
    expect(new Set(at('0'))).toEqual(new Set([-1]));
    const { text, tables, figures } = iterativeSection('scripted', records);
    expect(text.filter((line) => /^\*\*[1-4]\./.test(line))).toHaveLength(4);
    expect(text[1]).toContain('at the first attempt 20.0 %');
    expect(text[1]).toContain('within five 40.0 %');
    const overlap = tables.find(({ title }) => title.includes('prompts 9 and 11'));
    expect(overlap?.rows).toEqual([['mutants', '1', '0', '0']]);
    const numbers = new Set(figures.map(({ id }) => Number(/\d+/.exec(id)?.[0])));
    expect([...numbers].sort((one, other) => one - other)).toEqual([
      11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    ]);
  });
});

describe('the defaults of the product', () => {
  it('are written as the file that they are, from the condition that repaired the most', async () => {
    const grid = iterativeGrid(['scripted']).filter(({ history }) => history === 'latest');
    const script = ({ template, temperature }: ModelCondition) =>
      template === '9-2' && temperature === 0.7 ? [says.repair] : ['', '', '', '', ''];
    const { records } = await runAll('iterative', grid, 1, grid.flatMap(script));
    const best = bestDefaults(records);
    expect(best).toEqual({
      template: '9-2',
      role: 2,
      source: 'one-line',
      feedback: 'violated-property',
      history: 'latest',
      temperature: 0.7,
    });
    expect(bestDefaults([])).toBeNull();
    const file = await readFile(`${repositoryRoot}src/config/repair-defaults.ts`, 'utf8');
    expect(defaultsText({ ...repairDefaults })).toBe(file);
  });
});

describe('a plan', () => {
  it('counts what is missing and prices it before it is made', () => {
    const trials = trialsOf([sampleOf()], singleGrid(['one']), 2);
    const prices = { input: 1, output: 2 };
    const plan = planOf(trials, new Set(trials.slice(0, 6).map(({ id }) => id)), {
      prices,
      contextTokens: 16_000,
    });
    expect(plan).toMatchObject({ trials: 576, missing: 570, calls: 570 });
    const { prompt, completion } = plan.tokens;
    expect(plan.dollars).toBeCloseTo((prompt + 2 * completion) / 1_000_000, 6);
    const none = planOf(trials, new Set(trials.map(({ id }) => id)), { prices, contextTokens: 16_000 });
    expect(none).toMatchObject({ missing: 0, calls: 0, dollars: 0 });
  });

  it('of the paper is 14,400 calls for a model, with fences', () => {
    const sample = sampleOf();
    const samples = Array.from({ length: 100 }, (_, index) => ({ ...sample, id: `${sample.id}${index}` }));
    const fenced = singleGrid(['one']).filter(({ fences }) => fences === 'fenced');
    const options = { prices: null, contextTokens: 16_000 };
    expect(planOf(trialsOf(samples, fenced, 1), new Set(), options).calls).toBe(14_400);
  });
});

describe('what is measured', () => {
  it('is the characters in common, over those of the source', () => {
    expect(relevance('a[i] = 1;', 'a[i]=1;')).toBe(1);
    expect(relevance('abcd', 'ab')).toBe(0.5);
    expect(relevance('abcd', 'xyz')).toBe(0);
  });

  it('asks an endpoint no more often than it allows', async () => {
    const model = pacedModel(scriptedModel({ replies: ['1', '2', '3'] }, 'scripted'), 600);
    const started = performance.now();
    for (let index = 0; index < 3; index += 1) {
      await model.ask({ messages: [], temperature: 0, timeoutSeconds: 1 });
    }
    expect(performance.now() - started).toBeGreaterThan(190);
  });
});
