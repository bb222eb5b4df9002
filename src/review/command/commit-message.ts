import type { Finding } from '../../domain/finding.ts';
import { kindTitles } from '../kind-titles.ts';
import { plainText } from '../plain-text.ts';

/** What the commit of a fix says about itself. */
export interface FixFacts {
  readonly finding: Finding;
  /** The commit that was verified and is built on. */
  readonly commit: string;
  readonly esbmcVersion: string | null;
  /** Loop iterations up to which the fixed code holds; null for a proof. */
  readonly bound: number | null;
  readonly engine: 'template' | 'model';
  /** Which template, or which model. */
  readonly author: string;
  /** Plugins that proposed a part of it, by their ids. */
  readonly plugins: readonly string[];
  /** What the fix does, in words. */
  readonly title: string;
}

export interface CommitMessage {
  readonly headline: string;
  readonly body: string;
}

/** The trailer by which a commit of ours is known again. */
export const findingTrailer = 'ESBMC-Finding';

/**
 * The message of the commit that carries a fix. Names come from the pull request and from a model: one line each, and
 * nothing that GitHub reacts to (mentions, references that close issues, `[skip ci]`).
 */
export function commitMessage(facts: FixFacts): CommitMessage {
  const { kind, location } = facts.finding.counterexample.property;
  const file = inert(location.file.split('/').at(-1) ?? '', 60);
  const title = inert(facts.title, 200);
  const model: readonly (readonly [string, string])[] =
    facts.engine === 'model' ? [['ESBMC-Model', inert(facts.author, 100)]] : [];
  const trailers: readonly (readonly [string, string])[] = [
    [findingTrailer, facts.finding.fingerprint],
    ['ESBMC-Analysed', facts.commit],
    ['ESBMC-Version', inert(facts.esbmcVersion ?? 'unknown', 40)],
    ['ESBMC-Bound', facts.bound === null ? 'none' : String(facts.bound)],
    ['ESBMC-Engine', facts.engine],
    ...model,
    ...facts.plugins.map((id) => ['ESBMC-Plugin', inert(id, 24)] as const),
  ];
  const body = trailers.map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    headline: inert(`${kindTitles[kind]} in ${file === '' ? 'a source' : file}: fixed`, 72),
    body: title === '' ? body : `${title}\n\n${body}`,
  };
}

/** The finding that a commit's message says it fixes; null for all other messages. */
export function fixedFinding(message: string): string | null {
  return new RegExp(`^${findingTrailer}: ([0-9a-f]{16})$`, 'm').exec(message)?.[1] ?? null;
}

/** Without what makes a mention, a reference to an issue, or `[skip ci]` and its like. */
function inert(text: string, maxLength: number): string {
  return plainText(text.replace(/[@#[\]]+|\*{3,}|\bGH-(?=\d)|:\/\//gi, ' '), maxLength).trim();
}
