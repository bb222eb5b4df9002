import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { embedJson } from '../../src/page/embed-json.ts';
import { renderPage } from '../../src/page/render-page.ts';
import { finding, hostileTexts, input, links, report, step, unit } from '../review/factories.ts';
import { assets, pageFacts } from './factories.ts';

describe('embedded JSON', () => {
  const texts = [...hostileTexts, '</script>', '<!--<script>', ']]>', '\u2028\u2029', '__proto__'];

  it.each(texts)('neither ends its element nor changes: %j', (text) => {
    const json = embedJson({ [text]: [text] });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    // JSON has no lone surrogates in UTF-8, so they are written as escapes.
    expect(Object.entries(JSON.parse(json) as object)).toEqual([[text, [text]]]);
  });
});

describe('the page', () => {
  it('says it all in its heading and links each place, without script too', () => {
    const full = report({ findings: [finding()], units: [unit('failed')] });
    const html = renderPage(pageFacts({ report: full }), assets);
    expect(html).toContain('<h1>1 bug introduced</h1>');
    expect(html).toContain(`href="https://github.example/octo/demo/blob/${links.commit}/src/a.c#L9"`);
  });

  it('allows its own script and style by their hashes, and nothing else', () => {
    const html = renderPage(pageFacts(), assets);
    const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    expect(html).toContain(
      `content="default-src 'none'; script-src '${hash(assets.script)}'; style-src '${hash(assets.style)}'; ` +
        `base-uri 'none'; form-action 'none'"`,
    );
    expect(html).not.toMatch(/<link|<img|src=|url\(|@import/);
  });

  it('is not made with a script that would end its own element', () => {
    expect(() => renderPage(pageFacts(), { ...assets, script: 'x = "</script>"' })).toThrow(
      'would end within',
    );
  });

  it.each(hostileTexts)('has no element of others: %j', (hostile) => {
    const scene = {
      ...{ file: hostile, function: hostile, statement: hostile },
      inputs: [input(hostile, hostile)],
      steps: [step(4, hostile, hostile, hostile)],
    };
    const one = finding({ ...scene, comment: hostile }, { assumptions: [hostile], message: hostile });
    const all = report({
      findings: [one],
      units: [unit('unknown', { reason: hostile, entry: hostile })],
      skipped: [{ file: hostile, reason: hostile }],
      notes: [hostile],
    });
    const sources = { [hostile]: { kind: 'left-out' as const, why: hostile } };
    const facts = pageFacts({ report: all, sources, patches: new Map([[one.fingerprint, hostile]]) });
    const tags = Array.from(renderPage(facts, assets).matchAll(/<([a-z]\w*)/gi), ([, tag]) => tag ?? '');
    const known =
      'a article body code details div em h1 h2 head header html li main meta p script section strong style summary table tbody td th thead title tr ul';
    expect([...new Set(tags)].filter((tag) => !known.split(' ').includes(tag))).toEqual([]);
    expect(tags.filter((tag) => tag === 'script')).toHaveLength(2);
  });

  it('is not longer without script than can be loaded, and says what it leaves out', () => {
    const units = Array.from({ length: 10_000 }, (_, index) => unit('proved', { entry: `f${index}` }));
    const html = renderPage(pageFacts({ report: report({ units }) }), assets);
    expect(html.match(/<tr>/g)?.length).toBeLessThan(250);
    expect(html).toContain('9800 more are not shown without script.');
  });
});
