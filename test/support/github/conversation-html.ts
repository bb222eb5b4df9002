import { marked } from 'marked';
import type {
  Conversation,
  ConversationCheck,
  ConversationEntry,
  ConversationReview,
  ConversationThread,
} from './conversation.ts';

/** A pull request's page as one HTML file without scripts and without anything fetched. */
export function conversationHtml(conversation: Conversation): string {
  const { repository, number, title, state, head, base, author, body } = conversation;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(`${title} #${number}`)}</title><style>${STYLE}</style></head>
<body>
<h1>${escapeHtml(title)} <small>#${number}</small></h1>
<p><span class="state ${state}">${state}</span> <b>${escapeHtml(author)}</b> wants to merge <code>${escapeHtml(head)}</code> into <code>${escapeHtml(base)}</code> of ${escapeHtml(repository)}</p>
${body === '' ? '' : box(author, '', markdown(body))}
${conversation.entries.map(entryHtml).join('\n')}
${conversation.checks.map(checkHtml).join('\n')}
</body>
</html>
`;
}

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; max-width: 900px; margin: 2em auto; padding: 0 1em; color: #1f2328; }
h1 small { color: #59636e; font-weight: 300; }
.box, .check { border: 1px solid #d1d9e0; border-radius: 6px; margin: 1em 0; }
.box > header { background: #f6f8fa; padding: .4em 1em; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; }
.box > div, .check > div { padding: .5em 1em; }
.thread { border: 1px solid #d1d9e0; border-radius: 6px; margin: 1em 0 1em 2em; }
.thread > header { padding: .4em 1em; font-family: ui-monospace, monospace; }
.state, .tag { border-radius: 2em; padding: .1em .7em; color: #fff; background: #59636e; }
.state.open { background: #1f883d; } .state.merged { background: #8250df; } .state.closed { background: #cf222e; }
.check.failure { border-left: 4px solid #cf222e; } .check.success { border-left: 4px solid #1f883d; } .check.neutral { border-left: 4px solid #59636e; }
pre { background: #f6f8fa; padding: .7em 1em; overflow-x: auto; } .hunk { margin: 0; }
.hunk .add { background: #dafbe1; } .hunk .del { background: #ffebe9; }
table { border-collapse: collapse; } td, th { border: 1px solid #d1d9e0; padding: .2em .7em; }
`;

function entryHtml(entry: ConversationEntry): string {
  return entry.kind === 'comment' ? remarkHtml(entry) : reviewHtml(entry);
}

function reviewHtml(review: ConversationReview): string {
  const body =
    review.body === ''
      ? `<p><b>${escapeHtml(review.author)}</b> reviewed (${review.state})</p>`
      : box(review.author, `reviewed (${review.state})`, markdown(review.body));
  return `${body}\n${review.threads.map(threadHtml).join('\n')}`;
}

function threadHtml(thread: ConversationThread): string {
  const tags = [thread.isOutdated ? 'Outdated' : '', thread.isResolved ? 'Resolved' : ''].filter(
    (one) => one !== '',
  );
  const lines = thread.diffHunk.split('\n').slice(-5).map(hunkLine);
  const isOpen = !thread.isResolved;
  return `<details class="thread"${isOpen ? ' open' : ''}><summary><code>${escapeHtml(thread.place)}</code> ${tags.map((tag) => `<span class="tag">${tag}</span>`).join(' ')}</summary>
${thread.diffHunk === '' ? '' : `<pre class="hunk">${lines.join('\n')}</pre>`}
${thread.comments.map(remarkHtml).join('\n')}
</details>`;
}

function hunkLine(line: string): string {
  const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : '';
  return kind === '' ? escapeHtml(line) : `<span class="${kind}">${escapeHtml(line)}</span>`;
}

type Remark = ConversationThread['comments'][number];

function remarkHtml(remark: Remark): string {
  const counts = Object.entries(remark.reactions).map(
    ([content, count]) => `${EMOJI[content] ?? content} ${count}`,
  );
  const html = box(
    remark.author,
    remark.isEdited ? '(edited)' : '',
    `${markdown(remark.body)}${counts.length === 0 ? '' : `<p>${counts.join(' ')}</p>`}`,
  );
  return remark.minimized === null
    ? html
    : `<details><summary>${escapeHtml(remark.author)}: hidden as ${escapeHtml(remark.minimized)}</summary>${html}</details>`;
}

const EMOJI: Readonly<Record<string, string>> = {
  '+1': '👍',
  '-1': '👎',
  eyes: '👀',
  confused: '😕',
  heart: '❤️',
  hooray: '🎉',
  rocket: '🚀',
  laugh: '😄',
};

function checkHtml(check: ConversationCheck): string {
  const rows = check.annotations.map(
    (one) =>
      `<tr><td>${escapeHtml(one.level)}</td><td><code>${escapeHtml(one.place)}</code></td><td>${escapeHtml(one.message)}</td></tr>`,
  );
  const conclusion = check.conclusion ?? check.status;
  return `<div class="check ${escapeHtml(conclusion)}"><div><b>${escapeHtml(check.name)}</b> ${escapeHtml(conclusion)} ${escapeHtml(check.title ?? '')}
${markdown(check.summary ?? '')}
${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}</div></div>`;
}

const box = (author: string, note: string, html: string): string =>
  `<section class="box"><header><b>${escapeHtml(author)}</b> ${escapeHtml(note)}</header><div>${html}</div></section>`;

/** The few tags that GitHub lets through and comments use; all other HTML is shown, not run. */
const ALLOWED =
  /^<(?:details open|\/?(?:details|summary|sub|sup|br|kbd|b|i|em|strong|code|p|ul|ol|li|table|thead|tbody|tr|td|th|h[1-6]|blockquote|hr|del))\s*\/?>/i;

function markdown(text: string): string {
  const safe = text.replace(/<!--[\s\S]*?-->/g, '');
  const renderer = new marked.Renderer();
  renderer.html = ({ text: html }) =>
    html.replace(/<[^>]*>?/g, (tag) => (ALLOWED.test(tag) ? tag : escapeHtml(tag)));
  renderer.link = ({ href, tokens }) => {
    const label = renderer.parser.parseInline(tokens);
    return /^https?:/.test(href) ? `<a href="${escapeHtml(href)}">${label}</a>` : label;
  };
  renderer.image = ({ text: label }) => escapeHtml(label);
  return marked.parse(safe, { renderer, gfm: true, breaks: true, async: false });
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
