import { type HistoryFormat, historyFormats } from '../../config/repair-formats.ts';
import type { Table } from '../table.ts';
import type { ModelCondition } from '../trials/condition.ts';
import { iterativeTemplates, temperatures } from '../trials/grids.ts';
import { oracles, passes, type TrialRecord } from '../trials/trial-record.ts';
import { type Bar, rateBars } from './charts.ts';
import { paperAnswers } from './paper-numbers.ts';
import { percentOf, type Rate, rateOf, rateText } from './rate.ts';
import type { Figure, Section } from './section.ts';

/** A repair in up to five attempts; `at` is the attempt that ESBMC verified, null where none was. */
interface Run {
  readonly condition: ModelCondition;
  readonly record: TrialRecord;
  readonly at: number | null;
}

const attempts = [0, 1, 2, 3, 4] as const;
const isRepaired = ({ at }: Run) => at !== null;

/** In the order of the paper's figures. */
const histories: readonly HistoryFormat[] = ['latest', 'forward', 'reverse'];

/** Figures 11 to 13 and 16 to 29, and the four research questions, for one model. */
export function iterativeSection(model: string, all: readonly TrialRecord[]): Section {
  const runs = runsOf(model, all);
  const mutants = new Set(runs.map(({ record }) => record.mutant)).size;
  return {
    title: `Several attempts: ${model}`,
    text: [
      `${runs.length} repairs of up to five attempts on ${mutants} mutants; one line and the violated property.`,
      ...answers(runs),
    ],
    tables: [summary(runs), grouped(runs), overlap(runs)],
    figures: histories.flatMap((history) => figuresOf(history, runs)),
  };
}

function runsOf(model: string, all: readonly TrialRecord[]): readonly Run[] {
  return all.flatMap((record) => {
    const { condition, experiment } = record;
    if (experiment !== 'iterative' || condition.engine !== 'model' || condition.model !== model) return [];
    const at = record.attempts.findIndex(({ isVerified }) => isVerified);
    return record.attempts.length === 0 ? [] : [{ condition, record, at: at === -1 ? null : at }];
  });
}

function figuresOf(history: HistoryFormat, all: readonly Run[]): readonly Figure[] {
  const runs = all.filter(({ condition }) => condition.history === history);
  if (runs.length === 0) return [];
  const part = 'abc'[histories.indexOf(history)] ?? '';
  const draw = (number: number, what: string, axis: string, bars: readonly Bar[]) =>
    rateBars(
      `figure-${number}${part}`,
      `Figure ${number}(${part}): verified by ${what}, history ${history}`,
      axis,
      bars,
    );
  const at = (temperature: number) => runs.filter(({ condition }) => condition.temperature === temperature);
  const cold = at(0);
  return [
    draw(11, 'attempt', 'attempt', byAttempt(runs)),
    draw(
      12,
      'temperature',
      'temperature',
      temperatures.map((one) => bar(String(one), at(one))),
    ),
    draw(13, 'prompt', 'prompt', byPrompt(runs)),
    ...temperatures.map((one, index) =>
      draw(16 + index, `prompt at temperature ${one}`, 'prompt', byPrompt(at(one))),
    ),
    ...temperatures.map((one, index) =>
      draw(21 + index, `attempt at temperature ${one}`, 'attempt', byAttempt(at(one))),
    ),
    ...['9', '9-2', '11', '11-2'].map((template, index) =>
      draw(
        26 + index,
        `attempt for prompt ${template} at temperature 0`,
        'attempt',
        byAttempt(cold.filter(({ condition }) => condition.template === template)),
      ),
    ),
  ];
}

function bar(name: string, runs: readonly Run[]): Bar {
  return { name, rate: rateOf(runs, isRepaired) };
}

/** Of all repairs, those that ended at this attempt; the total last. */
function byAttempt(runs: readonly Run[]): readonly Bar[] {
  const each = attempts.map((one) => ({ name: String(one), rate: rateOf(runs, ({ at }) => at === one) }));
  return [...each, bar('all', runs)];
}

function byPrompt(runs: readonly Run[]): readonly Bar[] {
  return iterativeTemplates.map((name) =>
    bar(
      name,
      runs.filter(({ condition }) => condition.template === name),
    ),
  );
}

function summary(runs: readonly Run[]): Table {
  const rows = histories.map((history) => {
    const own = runs.filter(({ condition }) => condition.history === history);
    const first = rateOf(own, ({ at }) => at === 0);
    const each = oracles.map((oracle) => rateText(rateOf(own, ({ record }) => passes(record, oracle))));
    return [history, rateText(first), ...each];
  });
  return {
    title: 'Repairs by history: at the first attempt, and within five under the oracles (a) to (d)',
    head: ['history', 'first attempt', ...oracles],
    rows,
  };
}

const isModified = ({ condition }: Run) => condition.template.endsWith('-2');
const isUnmodified = ({ condition }: Run) => ['9', '11'].includes(condition.template);

function grouped(runs: readonly Run[]): Table {
  const rows = histories.map((history) => {
    const own = runs.filter(({ condition }) => condition.history === history);
    const old = own.filter(({ condition }) => condition.template === '0');
    return [
      history,
      ...[old, own.filter(isUnmodified), own.filter(isModified)].map((one) =>
        rateText(rateOf(one, isRepaired)),
      ),
    ];
  });
  return {
    title: 'Verified by kind of prompt',
    head: ['history', 'old', 'unmodified (9, 11)', 'modified (9-2, 11-2)'],
    rows,
  };
}

/** Which mutants prompts 9 and 11 repair at temperature 0 with forward history; in the paper they are the same. */
function overlap(runs: readonly Run[]): Table {
  const repaired = (template: string) =>
    new Set(
      runs
        .filter(({ condition: { history, temperature, template: own } }) => {
          return history === 'forward' && temperature === 0 && own === template;
        })
        .filter(isRepaired)
        .map(({ record }) => record.mutant),
    );
  const [nine, eleven] = [repaired('9'), repaired('11')];
  const both = [...nine].filter((mutant) => eleven.has(mutant)).length;
  return {
    title: 'Mutants repaired by prompts 9 and 11 (forward history, temperature 0)',
    head: ['', 'both', 'only 9', 'only 11'],
    rows: [['mutants', ...[both, nine.size - both, eleven.size - both].map(String)]],
  };
}

/** The research questions of section 5, each with our numbers and the paper's answer. */
function answers(runs: readonly Run[]): readonly string[] {
  const of = (isOne: (run: Run) => boolean) => runs.filter(isOne);
  const rate = (some: readonly Run[]) => rateText(rateOf(some, isRepaired));
  const history = (name: HistoryFormat) => of(({ condition }) => condition.history === name);
  const first = rateOf(runs, ({ at }) => at === 0);
  const third = rateOf(runs, ({ at }) => at !== null && at <= 2);
  const forward = history('forward');
  const warmth = temperatures.map((one): readonly [number, Rate] => [
    one,
    rateOf(
      forward.filter(({ condition }) => condition.temperature === one),
      isRepaired,
    ),
  ]);
  const top = Math.max(...warmth.map(([, one]) => percentOf(one)));
  const hottest = warmth.filter(([, one]) => percentOf(one) === top).map(([one]) => one);
  const own = [
    `at the first attempt ${rateText(first)}, within three ${rateText(third)}, within five ${rate(runs)}`,
    `forward ${rate(forward)}, the latest state alone ${rate(history('latest'))}`,
    historyFormats.map((one) => `${one} ${rate(history(one))}`).join(', '),
    top === 0
      ? 'nothing was repaired with forward history at any temperature'
      : `with forward history the most at ${hottest.join(', ')}: ${warmth.map(([one, each]) => `${one}: ${rateText(each)}`).join('; ')}`,
  ];
  const questions = [
    'Do several attempts repair more than one?',
    'Does it help to show the history of patches?',
    'How is the history best shown?',
    'Which temperature is best?',
  ];
  return questions.map(
    (question, at) => `**${at + 1}. ${question}** Here: ${own[at]}. The paper: ${paperAnswers[at]}.`,
  );
}
