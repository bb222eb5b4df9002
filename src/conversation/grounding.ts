import type { Finding } from '../domain/finding.ts';
import { describeFinding } from '../repair/describe-finding.ts';
import { estimateTokens } from '../repair/estimate-tokens.ts';
import { plainLine } from '../repair/plain-line.ts';
import type { Explanation } from '../review/explanation/explanation.ts';
import { stateLines } from '../review/explanation/render-explanation.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';

/** What a talk is about: the source, and what ESBMC found in it. */
export interface Grounding {
  readonly finding: Finding;
  readonly explanation: Explanation;
  /** The text of the file that the violated line is in. */
  readonly source: string;
  readonly facts: KnownFacts;
}

export function groundingOf(finding: Finding, explanation: Explanation, source: string): Grounding {
  return { finding, explanation, source, facts: knownFacts(finding, source) };
}

/** The lines around the violated one that fit, as many below it as above, each with its number. */
export function numberedLines({ source, line }: KnownFacts, tokens: number): string {
  const numbered = source.map((text, index) => plainLine(`${index + 1}: ${text}`));
  let kept = numbered.slice(line - 1, line);
  for (let distance = 1; distance < numbered.length; distance++) {
    const wider = numbered.slice(Math.max(0, line - 1 - distance), line + distance);
    if (estimateTokens(wider.join('\n')) > tokens) break;
    kept = wider;
  }
  return kept.join('\n');
}

/** The explanation that is made without a model, a fact a line. */
export function factLines(explanation: Explanation): string {
  return [premises(explanation), ...[...stateLines(explanation), explanation.guard.text].map(plainLine)].join(
    '\n',
  );
}

/** What ESBMC said, made of what was read from its output and of nothing raw: first what it means, then the trace. */
export function verifierOutput({ finding, explanation }: Grounding, tokens: number): string {
  const head = premises(explanation);
  return `${head}\n\n${describeFinding(finding, 'counterexample', Math.max(0, tokens - estimateTokens(head)))}`;
}

function premises({ summary, inputs, assumptions }: Explanation): string {
  return [
    summary,
    ...inputs.map((one) => `input: ${one}`),
    ...assumptions.map((one) => `taken for granted: ${one}`),
  ]
    .map(plainLine)
    .join('\n');
}
