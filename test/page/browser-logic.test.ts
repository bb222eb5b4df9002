import { describe, expect, it } from 'vitest';
import { filterFindings, tally } from '../../src/page/browser/filter-findings.ts';
import { highlightC } from '../../src/page/browser/highlight-c.ts';
import { hashOf, parseRoute, type Route } from '../../src/page/browser/route.ts';
import { variablesAt } from '../../src/page/browser/variables-at.ts';
import { pageDataOf } from '../../src/page/page-data-of.ts';
import { finding, hostileTexts, report, step } from '../review/factories.ts';
import { pageFacts } from './factories.ts';

const { findings } = pageDataOf(
  pageFacts({
    report: report({
      findings: [
        finding({ steps: [step(4, 'n', '3', 'main'), step(7, 'i', '0'), step(8, 'i', '3')] }),
        finding({ file: 'src/b.c', kind: 'null-dereference', cwe: null, steps: [] }, { status: 'existing' }),
      ],
    }),
  }),
);

describe('an address in the page', () => {
  const routes: readonly Route[] = [
    { view: 'overview' },
    { view: 'findings', query: { q: 'a b&c', kind: 'overflow' } },
    { view: 'finding', id: '0123456789abcdef', step: 3 },
    { view: 'finding', id: '0123456789abcdef', step: null },
    { view: 'file', file: 'src/a b?#%.c', line: 12 },
    { view: 'units', query: {} },
  ];
  it.each(routes)('leads back to where it came from: %j', (route) => {
    expect(parseRoute(hashOf(route))).toEqual(route);
  });

  it.each(['', '#', '#/nothing', '#/finding/', '#/finding', '#%%%'])(
    'is the overview when it is %j',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ view: 'overview' });
    },
  );

  it.each(hostileTexts)('may hold any file name: %j', (file) => {
    const shown = file.replaceAll('\ud800', '');
    expect(parseRoute(hashOf({ view: 'file', file: shown, line: null }))).toEqual({
      ...{ view: 'file', file: shown, line: null },
    });
  });
});

describe('the variables at a step', () => {
  const steps = findings[0]?.steps ?? [];

  it('are those set until then, the ones that change with what they were', () => {
    expect(variablesAt(steps, 0)).toMatchObject([
      { name: 'n', function: 'main', isChanged: true, before: null },
    ]);
    expect(variablesAt(steps, 2)).toMatchObject([
      { name: 'n', isChanged: false },
      { name: 'i', function: 'sum', value: ['3'], isChanged: true, before: { value: ['0'] } },
    ]);
  });

  it('stay as they are where it goes wrong', () => {
    expect(variablesAt(steps, 3).map(({ isChanged }) => isChanged)).toEqual([false, false]);
  });
});

describe('the list of findings', () => {
  it('is filtered by kind, file, standing and all words of a search', () => {
    const files = (query: Record<string, string>) => filterFindings(findings, query).map(({ file }) => file);
    expect(files({})).toEqual(['src/a.c', 'src/b.c']);
    expect(files({ kind: 'null-dereference' })).toEqual(['src/b.c']);
    expect(files({ standing: 'new' })).toEqual(['src/a.c']);
    expect(files({ q: 'NULL b.c' })).toEqual(['src/b.c']);
    expect(files({ q: 'null a.c' })).toEqual([]);
  });

  it('counts the values that a filter offers', () => {
    expect(tally(['a', 'b', 'b', '__proto__'], (name) => name)).toEqual([
      ['b', 2],
      ['a', 1],
      ['__proto__', 1],
    ]);
  });
});

describe('highlighting', () => {
  const lines = [
    '#include <a.h>',
    'int x = 0x1f; /* from',
    ' here */ char *s = "/* no */"; // end',
    "c = '\\''",
  ];

  it('loses no character', () => {
    const all = [...lines, ...hostileTexts];
    expect(highlightC(all).map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(all);
  });

  it('follows a comment into the next line and none within a string', () => {
    const looks = highlightC(lines).map((pieces) =>
      pieces.filter(({ look }) => look !== 'plain').map(({ text, look }) => `${look} ${text}`),
    );
    expect(looks).toEqual([
      ['directive #include'],
      ['keyword int', 'literal 0x1f', 'comment /* from'],
      ['comment  here */', 'keyword char', 'literal "/* no */"', 'comment // end'],
      ["literal '\\''"],
    ]);
  });
});
