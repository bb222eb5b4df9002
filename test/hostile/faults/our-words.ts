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

/** All that stands on the page of a pull request, without names of commits, numbers and times. */
export function pageOf(repository: LocalRepository, number: number): string {
  return neutral(JSON.stringify(conversationOf(repository, number)));
}

export function neutral(text: string): string {
  return text.replace(/\b[0-9a-f]{7,64}\b/g, 'H').replace(/\d+/g, 'N');
}

/** Whether somebody who opens the run reads it. */
export function tells(run: ActionRun, text: string): boolean {
  return run.summary.includes(text) || run.log.includes(text);
}
