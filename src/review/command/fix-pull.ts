import type { SideInformation } from '../../domain/side-information.ts';
import { commentBodyLimit } from '../body-limits.ts';
import { fitBody, wholeBlock } from '../fit-body.ts';
import { messageMarkdown } from '../message.ts';
import type { SourceLinks } from '../permalink.ts';
import { placeMarkdown } from '../place-markdown.ts';
import { diffBlock, evidenceTable } from './fix-parts.ts';
import { fixFacts, howSure, type ToldFix } from './fix-replies.ts';
import { sideBlocks } from './side-block.ts';

export interface FixPullFacts {
  readonly links: SourceLinks;
  /** Of the tracking issue; null where there is none. */
  readonly issue: number | null;
  readonly startsWorkflows: boolean;
  /** What plugins left beside it. */
  readonly side?: SideInformation | undefined;
}

/** What a pull request says that carries a fix nobody asked for by name. */
export function fixPullBody(fix: ToldFix, { links, issue, startsWorkflows, side }: FixPullFacts): string {
  const { message, counterexample } = fix.finding;
  const of = issue === null ? '' : ` One of the bugs in #${issue}.`;
  const blocks = [
    wholeBlock(`${placeMarkdown(counterexample.property.location, links)}: ${messageMarkdown(message)}${of}`),
    wholeBlock(`**The fix**: ${messageMarkdown(fix.title)}`),
    wholeBlock(howSure(fix)),
    wholeBlock(evidenceTable(fix.evidence)),
    wholeBlock(startsWorkflows ? '' : withoutWorkflows),
    wholeBlock('Nobody has read this yet. Closed without merging, it is not opened again.'),
    diffBlock(fix.diff),
    wholeBlock(fixFacts(fix)),
    ...sideBlocks(side),
  ];
  return fitBody(
    blocks.filter(({ versions }) => versions[0] !== ''),
    commentBodyLimit,
  );
}

const withoutWorkflows =
  "> This was opened with the workflow's own token, and GitHub starts no workflows for that: close and reopen it to have " +
  "its checks run. For the next time: give the input `github-token` an App's token.";
