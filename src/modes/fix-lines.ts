import type { Finding } from '../domain/finding.ts';
import type { Evidence } from '../repair/acceptance.ts';
import { type Candidate, pluginsIn } from '../repair/candidate.ts';
import type { RepairOutcome } from '../repair/repair-outcome.ts';
import { counted } from '../review/counted.ts';
import { plainText } from '../review/plain-text.ts';
import { messageTerminal, terminalStyle } from '../review/terminal-style.ts';

/** What a repair came to, for a person at a terminal; the patch itself goes to standard output. */
export function fixLines(
  outcome: RepairOutcome,
  finding: Finding | null,
  { color, isWritten }: { readonly color: boolean; readonly isWritten: boolean },
): string {
  const style = terminalStyle(color);
  const say = (message: string) => messageTerminal(message, style, color);
  const lines: string[] = [];
  if (finding !== null) {
    const { file, line } = finding.counterexample.property.location;
    lines.push(`${style.bold(`${plainText(file)}:${line}:`)} ${say(finding.message)}`, '');
  }
  switch (outcome.outcome) {
    case 'repaired':
    case 'suggested': {
      const { candidate, acceptance } = outcome;
      const title = say(plainText(candidate.title));
      const how = authorOf(candidate);
      lines.push(
        outcome.outcome === 'repaired'
          ? `${style.green('Repaired')} by ${how}: ${title}.`
          : `${style.yellow('Only a suggestion')}, by ${how}: ${title}. It was not accepted: ${
              acceptance.verdict === 'rejected' ? say(plainText(acceptance.detail)) : ''
            }`,
        ...acceptance.evidence.map((one) => `  ${mark(one)} ${say(plainText(one.detail))}`),
      );
      if (isWritten) lines.push('', 'The file was changed.');
      break;
    }
    case 'nothing-to-fix':
      lines.push(`${style.green('Nothing to fix')}: everything that was checked holds.`);
      break;
    case 'exhausted':
      lines.push(`${style.yellow('Not repaired')}: ${tried(outcome)} none was accepted.`);
      break;
    case 'aborted':
      lines.push(`${style.red('Not done')}: ${say(plainText(outcome.reason))}`);
      break;
  }
  if (outcome.outcome === 'exhausted' || outcome.outcome === 'aborted') lines.push(...rejections(outcome));
  lines.push(...sideLines(outcome).map((line) => `  ${say(plainText(line))}`));
  return `${lines.join('\n')}\n`;
}

/** What plugins left. */
function sideLines({ side = { notes: [], artifacts: [] } }: RepairOutcome): readonly string[] {
  const left = side.artifacts.map(({ plugin, name, path, description }) => {
    return `From plugin ${plugin}: ${description} (${path ?? `${name}, kept with --artifacts`})`;
  });
  return [...side.notes, ...left];
}

/** Who made it: plugins that proposed a part of it are named beside the model. */
function authorOf(candidate: Candidate): string {
  if (candidate.engine === 'template') return 'a template';
  const model = `the model ${plainText(candidate.author, 80)}`;
  const plugins = pluginsIn(candidate).map((id) => `plugin ${id}`);
  return plugins.length === 0 ? model : `${plugins.join(' and ')}, taken by ${model}`;
}

function mark({ outcome }: Evidence): string {
  return outcome === 'passed' ? '✓' : outcome === 'failed' ? '✗' : '·';
}

function tried({ attempts }: RepairOutcome): string {
  return attempts.length === 0
    ? 'no template fits, and no model is configured (`--model`);'
    : `of ${counted(attempts.length, 'candidate')}`;
}

/** How often each reason came up. */
function rejections({ attempts }: RepairOutcome): readonly string[] {
  const counts = new Map<string, number>();
  for (const { acceptance } of attempts) {
    if (acceptance.verdict !== 'rejected') continue;
    counts.set(acceptance.reason, (counts.get(acceptance.reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `  ${count} × ${reason}`);
}
