import { repairDefaults } from '../../config/repair-defaults.ts';
import type { ModelCondition } from '../trials/condition.ts';
import { passes, type TrialRecord } from '../trials/trial-record.ts';
import { rateOf, wilson } from './rate.ts';

type Defaults = Pick<ModelCondition, keyof typeof repairDefaults>;

const settings = Object.keys(repairDefaults) as (keyof typeof repairDefaults)[];

/**
 * The settings that repaired the most under oracle (d), by the lower end of the interval, so that a lucky few do not
 * win over many. Those that can't be used in a loop are left out. Null where nothing was repaired.
 */
export function bestDefaults(records: readonly TrialRecord[]): Defaults | null {
  const groups = new Map<string, { defaults: Defaults; records: TrialRecord[] }>();
  for (const record of records) {
    const { condition } = record;
    if (condition.engine !== 'model' || condition.source === 'contextual') continue;
    const entries = settings.map((name) => [name, condition[name] ?? repairDefaults[name]] as const);
    const group = groups.get(JSON.stringify(entries)) ?? {
      defaults: Object.fromEntries(entries) as unknown as Defaults,
      records: [],
    };
    group.records.push(record);
    groups.set(JSON.stringify(entries), group);
  }
  const ranked = [...groups.values()]
    .map((group) => ({ ...group, rate: rateOf(group.records, (record) => passes(record, 'd')) }))
    .filter(({ rate }) => rate.passed > 0)
    .sort((one, other) => wilson(other.rate).low - wilson(one.rate).low);
  return ranked[0]?.defaults ?? null;
}

/** The file `src/config/repair-defaults.ts` with these settings. */
export function defaultsText(defaults: Defaults): string {
  const value = (one: unknown) => (typeof one === 'string' ? `'${one}'` : String(one));
  const lines = settings.map((name) => `  ${name}: ${value(defaults[name])},`);
  return `/**
 * How a repair is tried where nothing is said: the one place for it. \`esbmc-action experiment report --write-defaults\`
 * writes this file from what was measured.
 */
export const repairDefaults = {
${lines.join('\n')}
} as const;
`;
}
