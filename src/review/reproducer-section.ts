import type { Reproducer } from '../domain/reproducer.ts';
import { codeFence } from './code-fence.ts';
import { details } from './details.ts';
import { messageMarkdown, quoted } from './message.ts';

/** Who saw it go wrong, and the program with which a reader sees it too; collapsed. */
export function reproducerSection(reproducer: Reproducer | null): string {
  if (reproducer === null) return '';
  const { program } = reproducer;
  const content = [messageMarkdown(reproducedUnder(reproducer))];
  if (program !== null) content.push(codeFence(program.trimEnd(), 'c'));
  return details('A program that shows it', content.join('\n\n'));
}

/** As a message. */
export function reproducedUnder({ tool, says, program }: Reproducer): string {
  const missing = program === null ? ' The program is too long to be shown here.' : '';
  return `Reproduced under ${quoted(tool)}: ${quoted(says, 200)}.${missing}`;
}
