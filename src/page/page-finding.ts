import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import { certainty } from '../review/certainty.ts';
import { indentOf } from '../review/indent-of.ts';
import { kindTitles } from '../review/kind-titles.ts';
import { localCommand } from '../review/local-command.ts';
import { permalink, type SourceLinks } from '../review/permalink.ts';
import { plainText } from '../review/plain-text.ts';
import { assignedValue } from '../review/readable-assignment.ts';
import { reproducedUnder } from '../review/reproducer-section.ts';
import { requiresProposal } from '../review/requires-proposal.ts';
import { suppressedFindings } from '../review/suppressed-findings.ts';
import { loopBound } from '../review/verdict-words.ts';
import { weakness } from '../review/weakness.ts';
import type { PageFinding, PagePlace, Standing } from './page-data.ts';
import { pageFile } from './page-file.ts';
import { pageSteps } from './page-steps.ts';
import { wordsOf, wordsOrNull } from './words.ts';

/** What a finding's page is made from, beside the finding. */
export interface FindingFacts {
  readonly policy: Policy;
  readonly links: SourceLinks | null;
  /** Fingerprints that the last scan did not know; null where there is none to compare with. */
  readonly appeared: ReadonlySet<string> | null;
  /** Accepted patches as unified diffs, by fingerprint. */
  readonly patches: ReadonlyMap<string, string>;
  /** By fingerprint: the one that tells the same bug, where it is another one. */
  readonly leads: ReadonlyMap<string, string>;
}

export function pageFinding(finding: Finding, facts: FindingFacts): PageFinding {
  const { property, bound, calls } = finding.counterexample;
  const fails = isFailing(finding, facts.policy);
  const [suppressed] = suppressedFindings([finding], facts.policy);
  const patch = facts.patches.get(finding.fingerprint);
  return {
    id: plainText(finding.fingerprint, 40),
    ...placeOf(property.location),
    message: wordsOf(finding.message),
    kind: property.kind,
    kindTitle: kindTitles[property.kind],
    standing: standingOf(finding, facts.appeared),
    isFailing: fails,
    sameAs: facts.leads.get(finding.fingerprint) ?? null,
    suppressed: wordsOrNull(suppressed?.why ?? null),
    statement: plainText(finding.statement, 200),
    certainty: certainty(finding, fails).map(wordsOf),
    isReproduced: finding.reproduced === true,
    assumptions: finding.assumptions.map(wordsOf),
    proposal: wordsOrNull(requiresProposal(finding)),
    inputs: finding.inputs.map((input) => ({
      name: plainText(input.variable, 80),
      value: wordsOrNull(assignedValue(input)),
    })),
    ...pageSteps(finding),
    calls: calls.slice(0, 20).map(placeOf),
    facts: [kindTitles[property.kind], ...(bound === null ? [] : [`found ${loopBound(bound)}`])],
    weakness: weakness(property.cwe),
    url: permalink(facts.links, property.location),
    program: programOf(finding),
    command: localCommand(property.location.file),
    patch: patch === undefined ? null : severalLines(patch),
  };
}

function placeOf({ file, line, function: name }: Location): PagePlace {
  return { file: pageFile(file), line, function: name === null ? null : plainText(name, 80) };
}

function standingOf({ status, fingerprint }: Finding, appeared: ReadonlySet<string> | null): Standing {
  if (status === 'fixed' || status === 'undetermined') return status;
  if (appeared !== null) return appeared.has(fingerprint) ? 'new' : 'existing';
  if (status === 'introduced') return 'new';
  return status === 'existing' ? 'existing' : 'found';
}

function programOf({ reproducer }: Finding): PageFinding['program'] {
  if (reproducer === null) return null;
  const text = reproducer.program === null ? null : severalLines(reproducer.program.trimEnd());
  return { says: wordsOf(reproducedUnder(reproducer)), text };
}

/** Text of several lines, each of them harmless. A line keeps the blank or the sign that it begins with. */
function severalLines(text: string): string {
  const clean = (line: string) => indentOf(line) + plainText(line.trimStart(), Number.POSITIVE_INFINITY);
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\t/g, '    '));
  return lines.map((line) => (/^[-+]/.test(line) ? line[0] + clean(line.slice(1)) : clean(line))).join('\n');
}
