/** How often something was so. */
export interface Rate {
  readonly passed: number;
  readonly of: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const deviations = 1.959964;

/** Wilson's score interval at 95 %, 0 to 1; all of it where nothing was tried. */
export function wilson({ passed, of }: Rate): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = passed / of;
  const square = deviations ** 2;
  const centre = (share + square / (2 * of)) / (1 + square / of);
  const half =
    (deviations / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function rateOf<Item>(items: readonly Item[], isSo: (item: Item) => boolean): Rate {
  return { passed: items.filter(isSo).length, of: items.length };
}

/** Per cent. */
export function percentOf({ passed, of }: Rate): number {
  return of === 0 ? 0 : (100 * passed) / of;
}

/** `12.5 % [5.0, 28.1] of 40`; a dash where nothing was tried. */
export function rateText(rate: Rate): string {
  if (rate.of === 0) return '–';
  const { low, high } = wilson(rate);
  const [share, from, to] = [percentOf(rate), 100 * low, 100 * high].map((one) => one.toFixed(1));
  return `${share} % [${from}, ${to}] of ${rate.of}`;
}
