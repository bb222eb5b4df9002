import type { Classification } from '../dataset/classification.ts';
import type { Mutant } from '../dataset/mutant.ts';
import type { Table } from '../table.ts';
import type { TrialRecord } from '../trials/trial-record.ts';
import { costSection } from './cost-section.ts';
import { datasetSection } from './dataset-section.ts';
import { iterativeSection } from './iterative-section.ts';
import type { Figure, Section } from './section.ts';
import { singleSection } from './single-section.ts';
import { templateSection } from './template-section.ts';

export interface ReportInput {
  readonly networks: Table;
  readonly mutants: readonly Mutant[];
  readonly classified: readonly Classification[];
  readonly trials: readonly TrialRecord[];
  readonly tool: { readonly name: string; readonly version: string };
}

/** All that is known, as sections of a page; what was not run has none. */
export function reportSections({
  networks,
  mutants,
  classified,
  trials,
  tool,
}: ReportInput): readonly Section[] {
  const ids = new Set(mutants.map(({ id }) => id));
  const records = classified.filter(({ id, operator }) => operator !== null && ids.has(id));
  const of = (experiment: TrialRecord['experiment']) => trials.filter((one) => one.experiment === experiment);
  const versions = [...new Set([...records, ...trials].map(({ esbmc }) => esbmc))].join(', ');
  const facts = [
    ['tool', `${tool.name} ${tool.version}`],
    ['ESBMC', versions === '' ? 'not run' : versions],
    ['seeds of the choice of mutants', [...new Set(trials.map(({ seed }) => seed ?? 'not said'))].join(', ')],
    ['temperatures', [...new Set(trials.flatMap(temperatureOf))].sort().join(', ')],
  ] as const;
  return [
    costSection(trials, facts),
    datasetSection(networks, mutants, records),
    ...(of('templates').length > 0 ? [templateSection(trials)] : []),
    ...each(of('single'), (model) => singleSection(model, trials)),
    ...each(of('iterative'), (model) => iterativeSection(model, trials)),
  ];
}

function temperatureOf({ condition }: TrialRecord): readonly string[] {
  return condition.engine === 'model' ? [String(condition.temperature)] : [];
}

/** A section for each model; figures of one model are not taken for those of another. */
function each(records: readonly TrialRecord[], make: (model: string) => Section): readonly Section[] {
  const models = records.flatMap(({ condition }) => (condition.engine === 'model' ? [condition.model] : []));
  const names = [...new Set(models)].sort();
  const prefix = (figure: Figure, index: number) =>
    names.length === 1 ? figure : { ...figure, id: `model-${index + 1}-${figure.id}` };
  return names.map((name, index) => {
    const section = make(name);
    return { ...section, figures: section.figures.map((figure) => prefix(figure, index)) };
  });
}
