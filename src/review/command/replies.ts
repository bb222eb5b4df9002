import type { Finding } from '../../domain/finding.ts';
import { codeSpan } from '../code-span.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import { type BodyBlock, wholeBlock } from '../fit-body.ts';
import { messageMarkdown } from '../message.ts';
import { placeMarkdown } from '../place-markdown.ts';
import { plainText } from '../plain-text.ts';

/** One sentence that says how it ended, and what may follow it. */
export function reply(icon: string, first: string, ...more: readonly string[]): readonly BodyBlock[] {
  return [`${icon} ${first}`, ...more].filter((text) => text !== '').map(wholeBlock);
}

/** The commands, for somebody who sees them for the first time. */
export const commandHelp = [
  '| comment | what happens |',
  '|---|---|',
  '| `/esbmc-fix` | a repair of the finding, checked by ESBMC, pushed as a commit or offered as a suggestion |',
  '| `/esbmc-fix FINDING` | the same for one of several findings |',
  '| `/esbmc-fix --suggest` | only offers the repair |',
  '| `/esbmc-explain` | what the finding means, how it comes about and what is missing |',
  '| `/esbmc-explain FINDING` | the same for one of several findings |',
  '| `/esbmc-ask TEXT` | a question about the finding, answered by the language model that is set up |',
  '| `/esbmc-verify` | verifies the pull request once more |',
  '| `/esbmc-ignore FINDING REASON` | the finding does not count in this pull request |',
  '| `/esbmc-help` | this list |',
  '',
  'In a reply below a comment about a finding, that finding is meant: `/esbmc-fix`, `/esbmc-ignore REASON`. ' +
    'Otherwise FINDING stands at the end of each comment; its first digits are enough. ' +
    'The command has to be the first line of a new comment, by somebody who may push to this repository.',
].join('\n');

export function notAllowed(): readonly BodyBlock[] {
  return reply(
    '🔒',
    'Only those who may push to this repository can ask for this, and GitHub says that you may not. Nothing was done. ' +
      'Comment once more when you may.',
  );
}

export function permissionUnknown(): readonly BodyBlock[] {
  return reply(
    '🔒',
    'GitHub did not say whether you may push to this repository, so nothing was done. Comment once more to try again.',
  );
}

export function malformed(why: string): readonly BodyBlock[] {
  return reply('❓', `${why} Nothing was done.`, commandHelp);
}

/** A list of findings by the names that commands take. */
export function findingList(findings: readonly Finding[]): string {
  const shown = findings.slice(0, maxListed).map((finding) => {
    const where = placeMarkdown(finding.counterexample.property.location, null);
    return `- ${codeSpan(finding.fingerprint)} ${where}: ${messageMarkdown(finding.message)}`;
  });
  const left = findings.length - shown.length;
  return [...shown, ...(left === 0 ? [] : [`- and ${left} more`])].join('\n');
}

const maxListed = 20;

/** @param login whose command it was */
export function ignoredReply(
  finding: string,
  login: string,
  reason: string,
  configPath: string,
): readonly BodyBlock[] {
  const day = [
    'suppressions:',
    `  - fingerprint: '${finding}'`,
    `    reason: ${JSON.stringify(plainReason(reason))}`,
  ];
  return reply(
    '🔕',
    `**Finding ${codeSpan(finding)} is ignored in this pull request**, as ${codeSpan(login)} asked for: ${escapeMarkdown(reason)}`,
    'It no longer fails the check, which counts it so from its next run on: run the failed job again, or push. ' +
      'The summary goes on listing it. Deleting this comment, or the one that asked for it, takes it back.',
    `To ignore it for good, put this into ${codeSpan(configPath)} by a pull request of its own:\n\n\`\`\`yaml\n${day.join('\n')}\n\`\`\``,
  );
}

/** In a fenced block: nothing that ends it, and no second line. */
function plainReason(reason: string): string {
  return plainText(reason).replaceAll('`', "'");
}
