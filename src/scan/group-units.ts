import type { Unit } from '../domain/unit.ts';
import { type ScanItem, scanItem } from './scan-item.ts';

type Started = Pick<Unit, 'entry' | 'functions'>;

/** The functions of a file, those together that a unit asks about together. */
export function groupUnits(
  file: string,
  asked: readonly string[],
  units: readonly Started[],
): readonly ScanItem[] {
  if (asked.length === 0) return [scanItem(file, [], [...new Set(units.map(({ entry }) => entry))])];
  const groups = new Map(asked.map((name) => [name, [name]]));
  for (const { functions } of units) {
    const [first, ...others] = functions.filter((name) => groups.has(name));
    for (const other of others) if (first !== undefined) join(groups, first, other);
  }
  const entries = entriesByGroup(groups, units);
  const place = new Map(asked.map((name, index) => [name, index]));
  const order = (name: string) => place.get(name) ?? 0;
  return [...new Set(groups.values())].map((group) => {
    const functions = group.toSorted((one, other) => order(one) - order(other));
    return scanItem(file, functions, [...(entries.get(group) ?? [])]);
  });
}

/** The smaller group moves: n functions cost n log n. */
function join(groups: Map<string, string[]>, one: string, other: string): void {
  const [here = [], there = []] = [groups.get(one), groups.get(other)];
  if (here === there) return;
  const [large, small] = here.length < there.length ? [there, here] : [here, there];
  for (const name of small) groups.set(name, large);
  large.push(...small);
}

function entriesByGroup(
  groups: ReadonlyMap<string, string[]>,
  units: readonly Started[],
): ReadonlyMap<string[], ReadonlySet<string>> {
  const entries = new Map<string[], Set<string>>();
  for (const { entry, functions } of units) {
    const group = functions.map((name) => groups.get(name)).find((one) => one !== undefined);
    if (group === undefined) continue;
    entries.set(group, (entries.get(group) ?? new Set()).add(entry));
  }
  return entries;
}
