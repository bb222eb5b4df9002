import type { Finding } from '../domain/finding.ts';
import { certainty } from './certainty.ts';
import { codeFence } from './code-fence.ts';
import { codeSpan } from './code-span.ts';
import { details } from './details.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { type BodyBlock, wholeBlock } from './fit-body.ts';
import type { FindingGroup } from './group-findings.ts';
import { kindTitles } from './kind-titles.ts';
import { localCommand } from './local-command.ts';
import { messageMarkdown } from './message.ts';
import type { SourceLinks } from './permalink.ts';
import { placeMarkdown } from './place-markdown.ts';
import { reproducerSection } from './reproducer-section.ts';
import { requiresProposal } from './requires-proposal.ts';
import { traceTable } from './trace-table.ts';
import { loopBound } from './verdict-words.ts';
import { weakness } from './weakness.ts';

export interface FindingContext {
  readonly links: SourceLinks | null;
  readonly isFailing: boolean;
  readonly esbmcVersion: string | null;
}

/** Fewer rows when the whole trace does not fit. */
const fewRows = 8;

/** Other places of the same cause that are named one by one. */
const namedOthers = 5;

/** What a finding says below its first line: how sure it is, how the program gets there, how to see it oneself. */
export function findingBlocks({ lead, others }: FindingGroup, context: FindingContext): readonly BodyBlock[] {
  const steps = (limit?: number) =>
    details('How the program gets there, step by step', traceTable(lead, context.links, limit));
  const command = localCommand(lead.counterexample.property.location.file);
  return [
    wholeBlock(certainty(lead, context.isFailing).map(messageMarkdown).join(' ')),
    { name: 'assumptions', versions: [assumptionList(lead), ''], rank: 3 },
    wholeBlock(markdownOf(requiresProposal(lead))),
    wholeBlock(otherPlaces(others, context.links)),
    { name: 'traces', versions: [steps(), steps(fewRows), ''], rank: 1 },
    { name: 'programs that show it', versions: [reproducerSection(lead.reproducer), ''], rank: 0 },
    {
      name: 'commands',
      versions: [command === null ? '' : details('See it on your machine', codeFence(command, 'sh')), ''],
      rank: 2,
    },
  ];
}

/** The small print: class, bound, version and the name that commands use for the finding. */
export function findingFacts(finding: Finding, esbmcVersion: string | null): string {
  const { kind, cwe } = finding.counterexample.property;
  const page = weakness(cwe);
  const facts = [
    kindTitles[kind],
    page === null ? null : `[${page.id}](${page.url})`,
    finding.counterexample.bound === null ? null : `found ${loopBound(finding.counterexample.bound)}`,
    esbmcVersion === null ? null : `ESBMC ${escapeMarkdown(esbmcVersion, 40)}`,
    `finding ${codeSpan(finding.fingerprint, 40)}`,
  ];
  return `<sub>${facts.filter((fact) => fact !== null).join(' · ')}</sub>`;
}

function markdownOf(message: string | null): string {
  return message === null ? '' : messageMarkdown(message);
}

function assumptionList({ assumptions }: Finding): string {
  if (assumptions.length === 0) return '';
  return `Assumed:\n\n${assumptions.map((assumption) => `- ${messageMarkdown(assumption)}`).join('\n')}`;
}

function otherPlaces(others: readonly Finding[], links: SourceLinks | null): string {
  if (others.length === 0) return '';
  const places = others
    .slice(0, namedOthers)
    .map(({ counterexample }) => placeMarkdown(counterexample.property.location, links));
  const more = others.length > namedOthers ? ` and ${others.length - namedOthers} more` : '';
  return `The same cause shows ${others.length === 1 ? 'once more' : `${others.length} more times`}: ${places.join(', ')}${more}.`;
}
