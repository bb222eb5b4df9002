import { describe, expect, it } from 'vitest';
import { drawFigure } from '../../src/adapters/experiment/draw-figure.ts';
import { openLanguageDetector } from '../../src/adapters/experiment/language-detector.ts';
import { boxes, classBars, rateBars } from '../../src/experiment/report/charts.ts';
import { rateText, wilson } from '../../src/experiment/report/rate.ts';
import { reportHtml, reportMarkdown } from '../../src/experiment/report/render-report.ts';
import type { Section } from '../../src/experiment/report/section.ts';
import { evenSamples, randomSamples, type UnsafeSample } from '../../src/experiment/trials/choose-samples.ts';

describe('an interval', () => {
  it.each([
    // R: binom.confint(x, n, methods = "wilson")
    [{ passed: 0, of: 10 }, 0, 0.2775],
    [{ passed: 18, of: 100 }, 0.117, 0.2667],
    [{ passed: 5, of: 10 }, 0.2366, 0.7634],
    [{ passed: 10, of: 10 }, 0.7225, 1],
  ])('of %o is that of Wilson', (rate, low, high) => {
    expect(wilson(rate).low).toBeCloseTo(low, 3);
    expect(wilson(rate).high).toBeCloseTo(high, 3);
  });

  it('says nothing of what was not tried', () => {
    expect(rateText({ passed: 0, of: 0 })).toBe('–');
    expect(rateText({ passed: 18, of: 100 })).toBe('18.0 % [11.7, 26.7] of 100');
  });
});

describe('a report', () => {
  const bars = rateBars('figure-1', 'Bars <b>', 'prompt', [
    { name: 'one', rate: { passed: 1, of: 4 } },
    { name: 'none', rate: { passed: 0, of: 0 } },
  ]);
  const figures = [
    bars,
    boxes('figure-2', 'Boxes', { x: 'x', y: 'y', isLog: true }, [{ name: 'a', values: [1, 2, 10] }]),
    classBars('figure-3', 'Classes', [{ name: 'poly', part: 'safe', count: 3 }]),
  ];
  const section: Section = {
    title: 'What | came out',
    text: ['**1.** An <answer>.'],
    tables: [
      { title: 'Rates', head: ['name', 'rate'], rows: [['a|b', '<1 %']] },
      { title: 'Empty', head: ['name'], rows: [] },
    ],
    figures,
  };

  it('is one page that needs nothing else, with its figures in it', async () => {
    const drawn = new Map<string, string>();
    for (const figure of figures) drawn.set(figure.id, await drawFigure(figure));
    for (const svg of drawn.values()) expect(svg).toMatch(/^<svg[\s\S]+<path/);
    const html = reportHtml('Title', [section], drawn);
    expect(html.match(/<svg/g)).toHaveLength(3);
    expect(html).not.toMatch(/<script|src=|href="http/);
    expect(html).toContain('&lt;1 %');
    expect(html).toContain('An &lt;answer&gt;.');
    expect(html).not.toContain('Empty');
  });

  it('is Markdown with the figures beside it', () => {
    const markdown = reportMarkdown('Title', [section], 'figures');
    expect(markdown).toContain('| a\\|b | <1 % |');
    expect(markdown).toContain('](figures/figure-2.svg)');
  });
});

describe('the detector of languages', () => {
  it('knows C from prose', async () => {
    const detect = await openLanguageDetector();
    const code =
      '#include <stdio.h>\nint main(void) {\n  int a[4];\n  for (int i = 0; i < 4; i++) a[i] = i;\n  printf("%d", a[3]);\n  return 0;\n}\n';
    const prose =
      'The loop goes one too far, since the array has four elements. Change the condition of the loop, please.';
    expect(await detect(code)).toBeGreaterThan(5 * (await detect(prose)));
    expect(await detect('')).toBe(0);
  });
});

describe('a sample of mutants', () => {
  const unsafe = Array.from({ length: 60 }, (_, index) => {
    const operator = index < 50 ? 'common' : index < 58 ? 'rare' : 'rarest';
    const category = index % 2 === 0 ? 'poly_approx' : 'hopfield_nets';
    return { id: `m${index}`, record: { operator, category } } as unknown as UnsafeSample;
  });

  it('is the same for the same seed', () => {
    const ids = (seed: string) => randomSamples(unsafe, 20, seed).map(({ id }) => id);
    expect(ids('a')).toEqual(ids('a'));
    expect(ids('a')).not.toEqual(ids('b'));
  });

  it('holds rare operators and all categories where it is to be even', () => {
    const chosen = evenSamples(unsafe, 15, 'a').map(({ record }) => `${record.operator} ${record.category}`);
    const count = (text: string) => chosen.filter((one) => one.includes(text)).length;
    expect(count('rarest')).toBe(2);
    expect(Math.abs(count('rare ') - count('common'))).toBeLessThan(2);
    expect(Math.abs(count('poly_approx') - count('hopfield_nets'))).toBeLessThan(3);
  });
});
