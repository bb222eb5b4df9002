import type { Candidate } from './candidate.ts';
import { editSize } from './edit-size.ts';
import type { Patch } from './patch.ts';
import { plainLine } from './plain-line.ts';
import type { EditedCode } from './repair-agent.ts';
import type { RepairTask } from './repair-task.ts';

/** The code as a candidate of a model; null where it is as in the pull request. */
export function candidateOf(code: EditedCode, task: RepairTask, author: string): Candidate | null {
  const patch = { edits: code.edits() };
  if (patch.edits.length === 0) return null;
  const proposed = code.applied();
  const ofPlugins = proposed.filter(({ plugin }) => plugin !== null);
  const isAllTheirs = ofPlugins.length > 0 && ofPlugins.length === proposed.length;
  return {
    patch,
    engine: 'model',
    author,
    title: isAllTheirs
      ? ofPlugins.map(({ summary }) => plainLine(summary)).join('; ')
      : changeTitle(patch, task),
    ...(ofPlugins.length === 0 ? {} : { proposed }),
  };
}

export function changeTitle(patch: Patch, { file, parsed, finding }: RepairTask): string {
  const { line, function: name } = finding.counterexample.property.location;
  const { lines } = editSize(patch);
  const owner = parsed.functions.find(
    (one) => one.isDefinition && one.lines.start <= line && line <= one.lines.end,
  );
  const place = owner?.name ?? name ?? file;
  return `change ${lines} ${lines === 1 ? 'line' : 'lines'} of \`${place}\``;
}
