import type { Conversation } from '../support/github/conversation.ts';

const width = 100;

/** A pull request's conversation for a terminal: Markdown as it was written, without what GitHub hides. */
export function conversationText({ title, number, repository, entries }: Conversation): string {
  const blocks = entries.flatMap((entry) =>
    entry.kind === 'comment'
      ? [block(`${entry.author} commented`, entry.body)]
      : [
          ...(entry.body === '' ? [] : [block(`${entry.author} reviewed`, entry.body)]),
          ...entry.threads.flatMap(({ place, diffHunk, isResolved, comments }) =>
            comments.map(({ author, body }) =>
              block(`${author} on ${place}${isResolved ? ' (resolved)' : ''}`, `${diffHunk}\n\n${body}`),
            ),
          ),
        ],
  );
  return [`${'='.repeat(width)}`, `${title} #${number}  ${repository}`, '='.repeat(width), ...blocks].join(
    '\n',
  );
}

function block(title: string, body: string): string {
  const shown = body
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<details>\s*<summary>([\s\S]*?)<\/summary>/g, '▸ $1')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return `\n┌─ ${title}\n${shown
    .split('\n')
    .map((line) => `│ ${line}`)
    .join('\n')}\n└${'─'.repeat(width - 1)}`;
}
