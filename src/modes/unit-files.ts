import type { PreparedUnit } from './prepare-unit.ts';
import type { Source } from './subject.ts';

/** What a unit is made of: its own file first; each once. */
export function filesOf({ source, links }: Pick<PreparedUnit, 'source' | 'links'>): readonly Source[] {
  const all = [source, ...links].flatMap((one) => [one, ...one.headers]);
  return [...new Map(all.map((one) => [one.path, one])).values()];
}
