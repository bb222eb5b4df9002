import type { CFunction } from '../../project/c-file.ts';
import type { CNode } from '../../project/c-node.ts';
import type { RepairTask } from '../repair-task.ts';
import { applyEdits } from './apply-edits.ts';
import type { TextEdit } from './template.ts';

/**
 * Tells of edits whether the new text can be read as well as the old one and has the same functions. Only the
 * definition that they are in is read again, where they are in one: large files have many candidates.
 */
export function soundnessOf(
  { parser, text }: RepairTask,
  root: CNode,
): (edits: readonly TextEdit[]) => boolean {
  const reading = (part: string) => ({
    errors: parser.tree(part)?.errors ?? Number.POSITIVE_INFINITY,
    signatures: signaturesOf(parser.parse(part).functions),
  });
  const known = new Map<string, ReturnType<typeof reading>>();
  return (edits) => {
    const { start, end } = partAround(edits, root, text);
    const before = known.get(`${start} ${end}`) ?? reading(text.slice(start, end));
    known.set(`${start} ${end}`, before);
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const after = reading(applyEdits(text.slice(start, end), moved));
    return after.errors <= before.errors && after.signatures === before.signatures;
  };
}

/** The function definition that all edits are in, or the whole text. */
function partAround(edits: readonly TextEdit[], root: CNode, text: string): Pick<CNode, 'start' | 'end'> {
  const owner = root.children.find(
    ({ type, start, end }) =>
      type === 'function_definition' && edits.every((edit) => start <= edit.start && edit.end <= end),
  );
  return owner ?? { start: 0, end: text.length };
}

function signaturesOf(functions: readonly CFunction[]): string {
  return functions
    .map(({ name, returnType, parameters, isStatic, isDefinition }) => {
      const types = parameters.map((one) => `${one.type} ${one.name}`);
      return `${isStatic} ${isDefinition} ${returnType} ${name}(${types.join(', ')})`;
    })
    .join('\n');
}
