import { marked } from 'marked';
import type { Conversation } from '../support/github/conversation.ts';

const style = `
  :root { color-scheme: light dark; --line: #d1d9e0; --back: #fff; --soft: #f6f8fa; --text: #1f2328; --add: #dafbe1 }
  @media (prefers-color-scheme: dark) {
    :root { --line: #3d444d; --back: #0d1117; --soft: #151b23; --text: #f0f6fc; --add: #12261e }
  }
  body { font: 14px/1.5 -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; color: var(--text);
         background: var(--back); max-width: 900px; margin: 2em auto; padding: 0 1em }
  h1 small { font-weight: 400; opacity: .6 }
  article { border: 1px solid var(--line); border-radius: 6px; margin: 1em 0; overflow: hidden }
  article > header { background: var(--soft); border-bottom: 1px solid var(--line); padding: .5em 1em }
  article > div { padding: 0 1em }
  pre.hunk { margin: 0; padding: .5em 1em; background: var(--soft); border-bottom: 1px solid var(--line); overflow-x: auto }
  pre.hunk .add { background: var(--add); display: inline-block; width: 100% }
  code { background: var(--soft); padding: .1em .35em; border-radius: 4px; font-size: 85% }
  pre code { padding: 0 } pre { overflow-x: auto }
  table { border-collapse: collapse; display: block; overflow-x: auto } th, td { border: 1px solid var(--line); padding: .3em .7em }
  blockquote { border-left: .25em solid var(--line); margin-left: 0; padding-left: 1em }
`;

/** The same conversation as a page, with Markdown rendered about as GitHub does. */
export async function conversationPage({
  title,
  number,
  repository,
  entries,
}: Conversation): Promise<string> {
  const articles: string[] = [];
  for (const entry of entries) {
    if (entry.kind === 'comment') {
      articles.push(article(`<b>${escapeHtml(entry.author)}</b> commented`, await marked(entry.body)));
      continue;
    }
    if (entry.body !== '')
      articles.push(article(`<b>${escapeHtml(entry.author)}</b> reviewed`, await marked(entry.body)));
    for (const { place, diffHunk, comments } of entry.threads) {
      const bodies = await Promise.all(comments.map(({ body }) => marked(body)));
      articles.push(article(`<code>${escapeHtml(place)}</code>`, bodies.join('<hr>'), hunk(diffHunk)));
    }
  }
  const heading = `<h1>${escapeHtml(title)} <small>#${number}</small></h1><p>${escapeHtml(repository)}</p>`;
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style>${heading}${articles.join('\n')}\n`;
}

function article(header: string, body: string, before = ''): string {
  return `<article><header>${header}</header>${before}<div>${body}</div></article>`;
}

function hunk(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => `<span class="${line.startsWith('+') ? 'add' : ''}">${escapeHtml(line)}</span>`);
  return `<pre class="hunk">${lines.join('\n')}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '&quot;',
  );
}
