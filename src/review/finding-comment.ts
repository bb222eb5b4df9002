import { commentBodyLimit } from './body-limits.ts';
import { type FindingContext, findingBlocks, findingFacts } from './finding-blocks.ts';
import { fitBody, wholeBlock } from './fit-body.ts';
import type { FindingGroup } from './group-findings.ts';
import { renderMarker } from './marker.ts';
import { messageMarkdown } from './message.ts';
import { toldProperty } from './told-property.ts';

interface CommentContext extends FindingContext {
  /** The analysed commit. */
  readonly commit: string;
  /** The merge base that it was compared with; null without one. */
  readonly base: string | null;
  /** Which commands a reader is offered; on a fork's pull request a reply has no right to write. */
  readonly commands: 'none' | 'in-reply' | 'in-conversation';
}

/** The body of a review comment: what can go wrong first, then why to believe it and what to do. */
export function findingComment(group: FindingGroup, context: CommentContext): string {
  const { fingerprint, message } = group.lead;
  const { commit, base } = context;
  const property = toldProperty(group.lead, base);
  return fitBody(
    [
      wholeBlock(
        `${renderMarker({ kind: 'finding', fingerprint, commit, property })}\n**${messageMarkdown(message)}**`,
      ),
      ...findingBlocks(group, context),
      wholeBlock(offeredCommands(fingerprint, context.commands)),
      wholeBlock(findingFacts(group.lead, context.esbmcVersion)),
    ],
    commentBodyLimit,
  );
}

function offeredCommands(fingerprint: string, commands: CommentContext['commands']): string {
  if (commands === 'none') return '';
  const [where, name] =
    commands === 'in-reply' ? ['Reply', ''] : ['Comment in the conversation, not here,', ` ${fingerprint}`];
  const ignored = commands === 'in-reply' ? '' : `${fingerprint} `;
  return (
    `${where} \`/esbmc-fix${name}\` for a repair that ESBMC has checked, or ` +
    `\`/esbmc-ignore ${ignored}REASON\` if it is meant to be so.`
  );
}
