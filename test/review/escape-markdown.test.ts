import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { codeFence } from '../../src/review/code-fence.ts';
import { codeSpan } from '../../src/review/code-span.ts';
import { escapeHtml } from '../../src/review/escape-html.ts';
import { escapeMarkdown } from '../../src/review/escape-markdown.ts';
import { messageHtml, messageHtmlForGitHub, messageMarkdown } from '../../src/review/message.ts';
import { plainText } from '../../src/review/plain-text.ts';
import { tableRow } from '../../src/review/table-row.ts';
import { hostileTexts } from './factories.ts';

/** What GitHub would look for after rendering; code is left alone by it. */
const links = /@[\w-]|#\d|\b[A-Za-z]+-\d|:\/\/|\bwww\./;

const rendered = (markdown: string) => String(marked.parse(markdown, { gfm: true, async: false }));
const tagsOf = (html: string) => Array.from(html.matchAll(/<(\/?\w+)/g), ([, tag]) => tag);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&#124;', '|')
    .replaceAll('&#36;', '$')
    .replaceAll('&amp;', '&');

describe.each(hostileTexts)('%j', (text) => {
  it('as text is text and nothing else', () => {
    const html = rendered(`x${escapeMarkdown(text)}`);
    expect(tagsOf(html)).toEqual(['p', '/p']);
    expect(textOf(html)).not.toMatch(links);
    expect(textOf(html).replaceAll('\u200b', '').trim()).toBe(`x${plainText(text).trimEnd()}`);
  });

  it('as text in a table stays in its cell', () => {
    const html = rendered(['| a | b |', '|---|---|', tableRow([escapeMarkdown(text), 'end'])].join('\n'));
    expect(tagsOf(html).filter((tag) => tag === 'td')).toHaveLength(2);
    expect(html).toContain('<td>end</td>');
  });

  it('as code is one span with the very text', () => {
    const html = rendered(`x ${codeSpan(text)} y`);
    if (plainText(text).trim() === '') return;
    expect(tagsOf(html)).toEqual(['p', 'code', '/code', '/p']);
    expect(textOf(/<code>(.*)<\/code>/s.exec(html)?.[1] ?? '')).toBe(plainText(text).trim());
  });

  it('as code in a table stays in its cell', () => {
    const html = rendered(['| a | b |', '|---|---|', tableRow([codeSpan(text), 'end'])].join('\n'));
    expect(tagsOf(html).filter((tag) => tag === 'td')).toHaveLength(2);
    expect(html).toContain('<td>end</td>');
  });

  it('as a block is one block', () => {
    const html = rendered(`before\n\n${codeFence(text, 'sh')}\n\nafter`);
    expect(tagsOf(html)).toEqual(['p', '/p', 'pre', 'code', '/code', '/pre', 'p', '/p']);
  });

  it('as a message shows code and text only', () => {
    const html = rendered(messageMarkdown(text));
    expect(tagsOf(html).filter((tag) => !['p', '/p', 'code', '/code'].includes(tag ?? ''))).toEqual([]);
    for (const shown of [html, messageHtmlForGitHub(text)]) {
      expect(textOf(shown.replace(/<code>.*?<\/code>/gs, ''))).not.toMatch(links);
    }
  });

  it('as HTML has no tag and no end of an attribute', () => {
    expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    expect(tagsOf(messageHtml(text)).filter((tag) => !['code', '/code'].includes(tag ?? ''))).toEqual([]);
  });

  it('as plain text is one line without commands, secrets and characters that nobody sees', () => {
    const plain = plainText(text);
    expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(plain).not.toMatch(/::|##\[|gh[a-z]_[A-Za-z0-9]{16}/);
    expect(plain.length).toBeLessThanOrEqual(400);
  });
});

describe('random text', () => {
  it('never becomes markup', () => {
    const alphabet = '`*_~[](){}<>|\\#@!&$:;-+=.1aZ \n"\'/';
    // A small generator of our own: a failure can be repeated.
    let state = 42;
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state;
    };
    for (let round = 0; round < 1000; round++) {
      const text = Array.from({ length: 1 + (next() % 25) }, () => alphabet[next() % alphabet.length]).join(
        '',
      );
      expect(tagsOf(rendered(`x${escapeMarkdown(text)}`)), text).toEqual(['p', '/p']);
      const code = rendered(`x ${codeSpan(text)} y`);
      if (plainText(text).trim() !== '') expect(tagsOf(code), text).toEqual(['p', 'code', '/code', '/p']);
      const row = rendered(
        ['| a | b |', '|---|---|', tableRow([codeSpan(text), escapeMarkdown(text)])].join('\n'),
      );
      expect(
        tagsOf(row).filter((tag) => tag === 'td'),
        text,
      ).toHaveLength(2);
    }
  });
});

describe('plain text', () => {
  it('keeps what follows an unfinished terminal sequence', () => {
    expect(plainText('\u001b]0;title and code')).toBe('\ufffd]0;title and code');
  });

  it('is cut between characters', () => {
    expect(plainText('ab😀cd', 4)).toBe('ab…');
  });
});
