import type { ScanItem } from './scan-item.ts';

/** Seconds that units took before, by file and entry. */
export type UnitTimes = ReadonlyMap<string, number>;

export function timeKey(file: string, entry: string): string {
  return JSON.stringify([file, entry]);
}

/** Of a unit that nobody has timed yet, where nothing at all was timed. */
const secondsAtFirst = 5;

/** Also of an item that starts nothing: it is read and planned. */
const secondsToPlan = 0.05;

/** Predicts by what units took before; a new one takes what is usual in this repository. */
export function predictor(times: UnitTimes): (item: ScanItem) => number {
  const usual = median([...times.values()]) ?? secondsAtFirst;
  return ({ file, entries }) =>
    entries.reduce((sum, entry) => sum + (times.get(timeKey(file, entry)) ?? usual), secondsToPlan);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
