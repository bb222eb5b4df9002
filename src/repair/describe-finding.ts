import type { FeedbackFormat } from '../config/repair-formats.ts';
import type { TraceStep } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';
import { mentionsOf } from '../project/c-text.ts';
import { lexC } from '../project/c-token.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { plainLine } from './plain-line.ts';

/** More states that feed the violated expression are not read. */
const shownStates = 20;

/** More inputs than this are an array's elements. */
const shownInputs = 40;

/**
 * What a model is told of a finding, made of the parts that were read from ESBMC's output and of nothing raw: each is on
 * a line of its own, cut where it is long.
 * @param tokens what it may take; of a longer trace the last states stay
 */
export function describeFinding(finding: Finding, format: FeedbackFormat, tokens: number): string {
  const property = violatedProperty(finding);
  const left = tokens - estimateTokens(property);
  switch (format) {
    case 'violated-property':
      return property;
    case 'counterexample':
      return joined([stateLines('Counterexample:', finding.counterexample.steps, left), property]);
    case 'inputs': {
      const inputs = inputLines(finding);
      const states = feedingSteps(finding).slice(-shownStates);
      const feeding = stateLines('States that lead to it:', states, left - estimateTokens(inputs));
      return joined([inputs, feeding, property]);
    }
  }
}

/** As ESBMC ends a counterexample, with a copy of the violated statement. */
function violatedProperty({ counterexample, statement }: Finding): string {
  const { comment, expression, location, cwe } = counterexample.property;
  const lines = [
    'Violated property:',
    `  file ${placeOf(location)}`,
    `  ${comment}${cwe === null ? '' : ` (${cwe})`}`,
    ...(expression === null ? [] : [`  ${expression}`]),
    ...(statement === '' ? [] : ['In the statement:', `  ${statement}`]),
  ];
  return lines.map(plainLine).join('\n');
}

function placeOf(location: TraceStep['location']): string {
  const { file, line, function: name } = location;
  return `${file} line ${line}${name === null ? '' : ` function ${name}`}`;
}

function inputLines({ inputs, assumptions }: Finding): string {
  const shown = inputs
    .slice(0, shownInputs)
    .map(({ variable, value }) => plainLine(`  ${variable} = ${value}`));
  if (shown.length === 0) return '';
  const more = inputs.length > shownInputs ? [`  and ${inputs.length - shownInputs} more`] : [];
  const taken = assumptions.map((one) => plainLine(`  ${one}`));
  const premises = taken.length === 0 ? [] : ['It is taken for granted that:', ...taken];
  return ['It goes wrong with these inputs:', ...shown, ...more, ...premises].join('\n');
}

/** The states that set something that the violated statement uses. */
function feedingSteps({ counterexample, statement }: Finding): readonly TraceStep[] {
  const used = new Set(namesIn(`${statement} ${counterexample.property.expression ?? ''}`));
  return counterexample.steps.filter(({ assignment }) =>
    namesIn(assignment.variable).some((name) => used.has(name)),
  );
}

function namesIn(code: string): readonly string[] {
  return mentionsOf(lexC(code));
}

/** The last states that fit, in their order; empty where none does. */
function stateLines(title: string, steps: readonly TraceStep[], tokens: number): string {
  const kept: string[] = [];
  let left = tokens - estimateTokens(title);
  for (const { location, assignment } of steps.toReversed()) {
    const line = plainLine(`  ${placeOf(location)}: ${assignment.variable} = ${assignment.value}`);
    left -= estimateTokens(`${line}\n`);
    if (left < 0) break;
    kept.unshift(line);
  }
  if (kept.length === 0) return '';
  const gap = kept.length < steps.length ? [`  (${steps.length - kept.length} earlier states left out)`] : [];
  return [title, ...gap, ...kept].join('\n');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
