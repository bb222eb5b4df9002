import type {
  Conversation,
  ConversationCheck,
  ConversationEntry,
  ConversationThread,
} from './conversation.ts';

/** A pull request's page as plain text for a terminal. Markdown stands as it was written. */
export function conversationText(conversation: Conversation): string {
  const { repository, number, title, state, head, base, author, body } = conversation;
  const lines = [`${repository} #${number}  ${title}  [${state}]  ${head} -> ${base}`, `opened by ${author}`];
  if (body !== '') lines.push('', ...indent(body));
  for (const entry of conversation.entries) lines.push('', ...entryLines(entry));
  if (conversation.checks.length > 0) lines.push('', 'Checks');
  for (const check of conversation.checks) lines.push(...checkLines(check));
  return `${lines.join('\n')}\n`;
}

function entryLines(entry: ConversationEntry): string[] {
  if (entry.kind === 'comment')
    return [
      headline(entry.author, entry),
      ...indent(entry.minimized === null ? entry.body : `(hidden as ${entry.minimized})`),
    ];
  const lines = [`-- ${entry.author} (review, ${entry.state})`];
  if (entry.body !== '') lines.push(...indent(entry.body));
  return [...lines, ...entry.threads.flatMap((thread) => indent(threadLines(thread).join('\n')))];
}

function threadLines(thread: ConversationThread): string[] {
  const states = [
    thread.isOutdated ? 'outdated' : '',
    thread.isResolved ? `resolved by ${thread.resolvedBy}` : '',
  ].filter((one) => one !== '');
  const hunk = thread.diffHunk === '' ? [] : thread.diffHunk.split('\n').slice(-4);
  return [
    `${thread.place}${states.length === 0 ? '' : `  (${states.join(', ')})`}`,
    ...hunk.map((line) => `| ${line}`),
    ...thread.comments.flatMap((one) => [
      headline(one.author, one),
      ...indent(one.minimized === null ? one.body : `(hidden as ${one.minimized})`),
    ]),
  ];
}

function headline(
  author: string,
  {
    isEdited,
    reactions,
  }: { readonly isEdited: boolean; readonly reactions: Readonly<Record<string, number>> },
): string {
  const counts = Object.entries(reactions).map(([content, count]) => `${content} ${count}`);
  return `-- ${author}${isEdited ? ' (edited)' : ''}${counts.length === 0 ? '' : `  [${counts.join(', ')}]`}`;
}

function checkLines(check: ConversationCheck): string[] {
  const head = `  ${check.name}: ${check.conclusion ?? check.status}${check.title === null ? '' : ` - ${check.title}`}`;
  return [
    head,
    ...check.annotations.map((one) => `    ${one.level} ${one.place} ${one.message.split('\n')[0] ?? ''}`),
  ];
}

const indent = (text: string): string[] => text.split('\n').map((line) => (line === '' ? '' : `   ${line}`));
