import type { Table } from '../table.ts';
import type { ModelCondition } from '../trials/condition.ts';
import { promptIdOf } from '../trials/condition.ts';
import { type Group, groups, groupsOf } from '../trials/groups.ts';
import { oracles, passes, type TrialAttempt, type TrialRecord } from '../trials/trial-record.ts';
import { boxes, rateBars } from './charts.ts';
import { type PaperTable, paperCell } from './paper-numbers.ts';
import { percentOf, rateOf, rateText } from './rate.ts';
import type { Figure, Section } from './section.ts';

/** One trial of the single-shot experiment: what was asked, and the one answer. */
interface Shot {
  readonly condition: ModelCondition;
  readonly record: TrialRecord;
  readonly attempt: TrialAttempt;
}

const sources = ['contextual', 'one-line'] as const;

/** What figure 8 shows at least, per cent. */
const best = { contextual: 3, 'one-line': 10 } as const;

/** Tables 2 to 5, figures 6 to 8, 14 and 15 for one model. */
export function singleSection(model: string, all: readonly TrialRecord[]): Section {
  const shots = shotsOf(model, all);
  const fenced = shots.filter(({ condition }) => condition.fences === 'fenced');
  const bare = shots.filter(({ condition }) => condition.fences === 'bare');
  const isCompiled = ({ attempt }: Shot) => attempt.compiles;
  const isVerified = ({ attempt }: Shot) => attempt.isVerified;
  const mutants = new Set(shots.map(({ record }) => record.mutant)).size;
  return {
    title: `Single answers: ${model}`,
    text: [
      `${shots.length} answers on ${mutants} mutants. Each cell: per cent [Wilson interval at 95 %] of answers. \`after\` includes the old prompt, which shows the feedback after the source.`,
    ],
    tables: [
      cells('2', 'the patched program compiles, code between fences', fenced, isCompiled),
      cells('3', 'ESBMC verifies the patched program (oracle a), code between fences', fenced, isVerified),
      cells('4', 'the patched program compiles, code without fences', bare, isCompiled),
      cells('5', 'ESBMC verifies the patched program (oracle a), code without fences', bare, isVerified),
      oracleTable(shots),
    ],
    figures: [
      ...metricFigures('6', 'C or C++, as the detector sees it', fenced, ({ attempt }) => attempt.syntax),
      ...metricFigures('7', 'characters in common', fenced, ({ attempt }) => attempt.relevance),
      ...sources.map((source) => bestPrompts(source, fenced)),
      ...metricFigures('14', 'C or C++, no fences', bare, ({ attempt }) => attempt.syntax),
      ...metricFigures('15', 'characters in common, no fences', bare, ({ attempt }) => attempt.relevance),
    ],
  };
}

function shotsOf(model: string, all: readonly TrialRecord[]): readonly Shot[] {
  return all.flatMap((record) => {
    const { condition, attempts } = record;
    const attempt = attempts[0];
    if (condition.engine !== 'model' || condition.model !== model || attempt === undefined) return [];
    return record.experiment === 'single' ? [{ condition, record, attempt }] : [];
  });
}

function isIn(group: Group): (shot: Shot) => boolean {
  return ({ condition }) => groupsOf(condition).includes(group);
}

function cells(
  table: PaperTable,
  what: string,
  shots: readonly Shot[],
  isSo: (shot: Shot) => boolean,
): Table {
  const rows = sources.flatMap((source) => {
    const own = shots.filter(({ condition }) => condition.source === source);
    return [
      [source, ...groups.map((group) => rateText(rateOf(own.filter(isIn(group)), isSo)))],
      [`${source}, the paper`, ...groups.map((_, at) => paperCell(table, source, at))],
    ];
  });
  return { title: `Table ${table}: ${what}`, head: ['source', ...groups], rows };
}

function oracleTable(shots: readonly Shot[]): Table {
  const rows = sources.map((source) => {
    const own = shots.filter(({ condition }) => condition.source === source);
    return [
      source,
      ...oracles.map((oracle) => rateText(rateOf(own, ({ record }) => passes(record, oracle)))),
    ];
  });
  return { title: 'Answers that pass the oracles (a) to (d)', head: ['source', ...oracles], rows };
}

/** Part (a) by prompt, part (b) by where the feedback stands, for both sources. */
function metricFigures(
  number: string,
  axis: string,
  shots: readonly Shot[],
  measure: (shot: Shot) => number | null,
): readonly Figure[] {
  const parts = [
    ['a', groups.slice(0, 8)],
    ['b', groups.slice(8)],
  ] as const;
  return parts.map(([part, shown]) => {
    const values = sources.flatMap((source) =>
      shown.map((group) => ({
        name: `${source} ${group}`,
        values: shots
          .filter((shot) => shot.condition.source === source && isIn(group)(shot))
          .flatMap((shot) => measure(shot) ?? []),
      })),
    );
    const id = `figure-${number}${part}`;
    const title = `Figure ${number}(${part}): ${axis}`;
    return boxes(
      id,
      title,
      { x: 'source and prompt', y: 'share' },
      values.filter((one) => one.values.length > 0),
    );
  });
}

function bestPrompts(source: (typeof sources)[number], shots: readonly Shot[]): Figure {
  const own = shots.filter(({ condition }) => condition.source === source);
  const ids = [...new Set(own.map(({ condition }) => promptIdOf(condition)))];
  const bars = ids
    .map((name) => {
      const answers = own.filter(({ condition }) => promptIdOf(condition) === name);
      return { name, rate: rateOf(answers, ({ attempt }) => attempt.isVerified) };
    })
    .filter(({ rate }) => percentOf(rate) >= best[source])
    .sort((one, other) => percentOf(other.rate) - percentOf(one.rate))
    .slice(0, 24);
  const part = source === 'contextual' ? 'a' : 'b';
  const title = `Figure 8(${part}): the best prompts, ${source}, from ${best[source]} %`;
  return rateBars(`figure-8${part}`, title, 'prompt x.y.z', bars);
}
