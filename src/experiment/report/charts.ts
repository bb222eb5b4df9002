import { percentOf, type Rate, wilson } from './rate.ts';
import type { Figure } from './section.ts';

export interface Bar {
  readonly name: string;
  readonly rate: Rate;
}

const font = 'sans-serif';

/** One hue; what differs is said by the axes. */
const colour = '#33658a';

const base = {
  $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
  background: 'white',
  config: { font, axis: { labelLimit: 320, grid: false }, view: { stroke: null } },
};

/** Rates with their intervals, one bar each, in the order that is given. */
export function rateBars(id: string, title: string, axis: string, bars: readonly Bar[]): Figure {
  const values = bars.map(({ name, rate }) => {
    const { low, high } = wilson(rate);
    return { name, share: percentOf(rate), low: 100 * low, high: 100 * high };
  });
  const x = { field: 'name', type: 'nominal', sort: null, title: axis, axis: { labelAngle: -40 } };
  const scale = { domainMin: 0, nice: true };
  return {
    id,
    title,
    spec: {
      ...base,
      width: Math.max(120, 34 * values.length),
      height: 220,
      data: { values },
      layer: [
        {
          mark: { type: 'bar', color: colour, width: { band: 0.7 } },
          encoding: { x, y: { field: 'share', type: 'quantitative', title: '%', scale } },
        },
        {
          mark: { type: 'rule', color: '#222' },
          encoding: { x, y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
        },
      ],
    },
  };
}

export interface Values {
  readonly name: string;
  readonly values: readonly number[];
}

/** Box plots, whiskers to the least and the most. */
export function boxes(
  id: string,
  title: string,
  axes: { readonly x: string; readonly y: string; readonly isLog?: boolean },
  groups: readonly Values[],
): Figure {
  const values = groups.flatMap((group) => group.values.map((value) => ({ name: group.name, value })));
  return {
    id,
    title,
    spec: {
      ...base,
      width: Math.max(120, 44 * groups.length),
      height: 220,
      data: { values },
      mark: { type: 'boxplot', extent: 'min-max', color: colour, size: 22 },
      encoding: {
        x: {
          field: 'name',
          type: 'nominal',
          sort: groups.map(({ name }) => name),
          title: axes.x,
          axis: { labelAngle: -40 },
        },
        y: {
          field: 'value',
          type: 'quantitative',
          title: axes.y,
          ...(axes.isLog === true ? { scale: { type: 'log' } } : {}),
        },
      },
    },
  };
}

export interface Stack {
  readonly name: string;
  readonly part: string;
  readonly count: number;
}

const parts = { safe: '#6a994e', unsafe: '#bc4749', unknown: '#b8b8b8' };

/** Counts of the three classes, side by side. */
export function classBars(id: string, title: string, stacks: readonly Stack[]): Figure {
  return {
    id,
    title,
    spec: {
      ...base,
      width: { step: 22 },
      height: 220,
      data: { values: stacks },
      mark: 'bar',
      encoding: {
        x: { field: 'name', type: 'nominal', sort: null, title: null, axis: { labelAngle: -20 } },
        xOffset: { field: 'part', sort: Object.keys(parts) },
        y: { field: 'count', type: 'quantitative', title: 'programs' },
        color: {
          field: 'part',
          title: null,
          scale: { domain: Object.keys(parts), range: Object.values(parts) },
        },
      },
    },
  };
}
