import type { CFunction } from '../../project/c-file.ts';
import type { RepairTask } from '../repair-task.ts';

/** Whether the new text can be read as well as the old one and has the same functions. */
export function isSound(after: string, { parser, parsed, text }: RepairTask): boolean {
  const [before, now] = [parser.tree(text), parser.tree(after)];
  if (before === null || now === null || now.errors > before.errors) return false;
  return signaturesOf(parsed.functions) === signaturesOf(parser.parse(after).functions);
}

function signaturesOf(functions: readonly CFunction[]): string {
  return functions
    .map(({ name, returnType, parameters, isStatic, isDefinition }) => {
      const types = parameters.map((one) => `${one.type} ${one.name}`);
      return `${isStatic} ${isDefinition} ${returnType} ${name}(${types.join(', ')})`;
    })
    .join('\n');
}
