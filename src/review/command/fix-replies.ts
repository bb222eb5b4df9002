import type { Finding } from '../../domain/finding.ts';
import { codeSpan } from '../code-span.ts';
import { details } from '../details.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import { findingFacts } from '../finding-blocks.ts';
import { type BodyBlock, wholeBlock } from '../fit-body.ts';
import { messageMarkdown } from '../message.ts';
import type { SourceLinks } from '../permalink.ts';
import { loopBound } from '../verdict-words.ts';
import { diffBlock, evidenceTable, type ShownEvidence } from './fix-parts.ts';
import { findingList, reply } from './replies.ts';

/** A fix as its reply tells it. */
export interface ToldFix {
  readonly finding: Finding;
  readonly title: string;
  readonly engine: 'template' | 'model';
  readonly author: string;
  /** Plugins that proposed a part of it, by their ids. */
  readonly plugins: readonly string[];
  readonly evidence: readonly ShownEvidence[];
  /** Loop iterations up to which it holds; null for a proof; undefined where it was not accepted. */
  readonly bound: number | null | undefined;
  readonly behaviour: 'kept' | 'not-compared' | undefined;
  readonly diff: string;
  readonly esbmcVersion: string;
}

/** Why an accepted fix was not pushed. */
export type NotPushed =
  | 'asked-to-suggest'
  | 'push-off'
  | 'not-accepted'
  | 'from-fork'
  | 'fork-closed-to-us'
  | 'protected'
  | 'not-allowed'
  | 'branch-deleted'
  | 'not-its-text'
  | 'no-answer'
  | 'not-executed';

const notPushed: Readonly<Record<NotPushed, string>> = {
  'asked-to-suggest': '',
  'push-off': 'This repository has fixes suggested only (`push: false`).',
  'not-accepted':
    '**Not accepted**: it is shown because nothing better was found, and nobody should take it without reading it.',
  'from-fork':
    "The pull request comes from a fork, to which the workflow's own token can't push. With an account's token as `github-token` it can, where the author allows edits by maintainers.",
  'fork-closed-to-us': 'The pull request comes from a fork whose author does not allow edits by maintainers.',
  protected: 'The branch is protected: what is pushed to it has to come by a pull request.',
  'not-allowed': 'The token may not push: the job needs `contents: write`.',
  'branch-deleted': 'The branch is gone.',
  'not-its-text': 'The file is not UTF-8, or no plain file, and can not be written back as it was.',
  'no-answer': 'GitHub did not answer when the fix was pushed.',
  'not-executed':
    'It passed what needs no code of the project to run. The job for the rest did not come to an end.',
};

interface PushedFacts {
  readonly sha: string;
  readonly startsWorkflows: boolean;
  /** What verifying the new commit gave, as a headline; null where that was left to its own run. */
  readonly recheck: { readonly icon: string; readonly text: string } | null;
}

export function pushedReply(
  fix: ToldFix,
  { sha, startsWorkflows, recheck }: PushedFacts,
  links: Omit<SourceLinks, 'commit'>,
): readonly BodyBlock[] {
  const commit = `[${codeSpan(sha.slice(0, 7))}](${commitUrl(links, sha)})`;
  return [
    ...reply('✅', `**Fixed in** ${commit}: ${messageMarkdown(fix.title)}`, howSure(fix)),
    wholeBlock(evidenceTable(fix.evidence)),
    wholeBlock(recheck === null ? '' : `Verified again with the fix: ${recheck.icon} ${recheck.text}.`),
    wholeBlock(startsWorkflows ? '' : noWorkflows),
    diffBlock(fix.diff),
    wholeBlock(fixFacts(fix)),
  ].filter(({ versions }) => versions[0] !== '');
}

const noWorkflows =
  "> This was pushed with the workflow's own token, and GitHub starts no workflows for that: required checks of the new " +
  'commit have not run. Push once more, or close and reopen the pull request. For the next time: give the input ' +
  "`github-token` an App's token.";

/** @param where a link to the suggestion; null where the change is only shown here */
export function offeredReply(
  fix: ToldFix,
  why: NotPushed,
  where: { readonly url: string } | null,
  runUrl: string,
): readonly BodyBlock[] {
  const offer =
    where === null
      ? `**A fix, not pushed**: ${messageMarkdown(fix.title)}`
      : `**A fix, [as a suggestion](${where.url})**: ${messageMarkdown(fix.title)}`;
  const how =
    where === null
      ? `No suggestion can hold this change. It is below, and is the file \`esbmc-fix.patch\` of [this run](${runUrl}): \`git apply esbmc-fix.patch\`.`
      : '';
  return [
    ...reply(why === 'not-accepted' ? '⚠️' : '💡', offer, notPushed[why], howSure(fix)),
    wholeBlock(evidenceTable(fix.evidence)),
    wholeBlock(how),
    diffBlock(fix.diff),
    wholeBlock(fixFacts(fix)),
  ].filter(({ versions }) => versions[0] !== '');
}

/** What stands above the lines that a click applies. */
export function suggestionHead(fix: ToldFix): string {
  return fix.bound === undefined
    ? `⚠️ **Not accepted, only shown**: ${messageMarkdown(fix.title)}`
    : `💡 **A fix that ESBMC has checked**: ${messageMarkdown(fix.title)}`;
}

export interface FailedReply {
  readonly outcome: 'exhausted' | 'aborted';
  readonly reason: string | null;
  readonly attempts: readonly {
    readonly title: string | null;
    readonly reason: string;
    readonly detail: string;
  }[];
}

export function failedReply(
  { outcome, reason, attempts }: FailedReply,
  finding: Finding,
): readonly BodyBlock[] {
  const first =
    outcome === 'aborted'
      ? `**The repair was ended early**${reason === null ? '.' : `: ${messageMarkdown(reason)}`}`
      : '**No repair was accepted.** Nothing was changed.';
  const tried = attempts.map(
    ({ title, reason: code, detail }) =>
      `- ${title === null ? 'a reply that was no patch' : messageMarkdown(title)}: ${codeSpan(code)}, ${messageMarkdown(detail)}`,
  );
  const list = tried.length === 0 ? '' : details(`What was tried (${tried.length})`, tried.join('\n'));
  return [
    ...reply('❌', first, outcome === 'exhausted' && reason !== null ? messageMarkdown(reason) : ''),
    { name: 'what was tried', versions: [list, ''], rank: 1 },
    wholeBlock(`<sub>finding ${codeSpan(finding.fingerprint)}</sub>`),
  ];
}

export interface RefusedFix {
  readonly reasonCode: string;
  readonly findings?: readonly Finding[];
  readonly url?: string;
  readonly commit?: string;
}

const refusals: Readonly<Record<string, string>> = {
  closed: 'The pull request is closed: there is nothing to fix any more.',
  'branch-deleted': 'The branch of the pull request is gone.',
  'head-moved':
    'Somebody pushed to the pull request meanwhile. A fix is only for the code that you saw, so nothing was done: comment once more for the new commit.',
  'no-finding': 'ESBMC finds nothing to fix in what this pull request changes.',
  'finding-gone': 'ESBMC no longer finds this in the latest commit: there is nothing to fix.',
  'not-a-source': 'Only C sources and headers outside of `.github/` are repaired.',
  'no-engine': 'This version of esbmc-action has nothing that repairs.',
};

export function refusedReply(
  { reasonCode, findings, url, commit }: RefusedFix,
  links: Omit<SourceLinks, 'commit'>,
  command: 'fix' | 'explain' = 'fix',
): readonly BodyBlock[] {
  if (url !== undefined) {
    return reply('⏳', `A fix for this pull request [is being worked on](${url}). Nothing else was started.`);
  }
  if (commit !== undefined) {
    return reply(
      '✅',
      `The latest commit, [${codeSpan(commit.slice(0, 7))}](${commitUrl(links, commit)}), fixes this already.`,
    );
  }
  if (findings !== undefined) {
    const first =
      reasonCode === 'which-finding'
        ? `Which one? There are several findings. Comment \`/esbmc-${command} FINDING\` with one of these:`
        : 'There is no such finding. These are there:';
    return reply('❓', first, findingList(findings));
  }
  const icon = reasonCode === 'no-finding' || reasonCode === 'finding-gone' ? '✅' : '🚫';
  return reply(icon, refusals[reasonCode] ?? 'Nothing was done.');
}

export function howSure({ bound, behaviour }: ToldFix): string {
  if (bound === undefined) return '';
  const holds =
    bound === null
      ? 'With it, all that was checked is proved.'
      : `With it, ESBMC finds nothing in what was checked, ${loopBound(bound)}; longer runs were not checked.`;
  return behaviour === 'not-compared'
    ? `${holds} Whether it behaves as before otherwise was **not compared**.`
    : holds;
}

export function fixFacts({ finding, engine, author, plugins, esbmcVersion }: ToldFix): string {
  const model = `the model ${escapeMarkdown(author, 80)}`;
  const by =
    engine === 'template'
      ? 'made by a template, without a model'
      : plugins.length === 0
        ? `proposed by ${model}`
        : `proposed by ${plugins.map((id) => `plugin ${codeSpan(id)}`).join(' and ')}, taken by ${model}`;
  return `${findingFacts(finding, esbmcVersion).replace(/<\/sub>$/, '')} · ${by}</sub>`;
}

function commitUrl({ serverUrl, owner, repo }: Omit<SourceLinks, 'commit'>, sha: string): string {
  return `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/commit/${sha}`;
}
