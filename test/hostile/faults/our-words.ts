import { conversationOf } from '../../support/github/conversation.ts';
import type { LocalRepository } from '../../support/github/local-repository.ts';
import type { ActionRun } from '../../support/run-action.ts';

const bot = 'github-actions[bot]';

/** Threads, summaries and replies of ours, by what their first line says that they are. */
export function ourWords(repository: LocalRepository, number: number): readonly string[] {
  const kindOf = (body: string) => /^<!-- esbmc-action:\d (\w+)/.exec(body)?.[1] ?? 'other';
  const { entries, checks } = conversationOf(repository, number);
  return [
    ...entries.flatMap((entry) => {
      if (entry.kind === 'comment') return entry.author === bot ? [kindOf(entry.body)] : [];
      return entry.threads.flatMap(({ comments }) =>
        comments.flatMap(({ author, body }) => (author === bot ? [kindOf(body)] : [])),
      );
    }),
    ...checks.map(({ conclusion }) => `check ${conclusion}`),
  ].sort();
}

/** Whether somebody who opens the run reads it. */
export function tells(run: ActionRun, text: string): boolean {
  return run.summary.includes(text) || run.log.includes(text);
}
