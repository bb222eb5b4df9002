import { type CNode, fieldOf, within } from '../../project/c-node.ts';

export function functionNamed(name: string | null, root: CNode): CNode | null {
  if (name === null) return null;
  return [...within(root, 'function_definition')].find((node) => nameOf(node) === name) ?? null;
}

export function nameOf(definition: CNode): string | null {
  const own = [...within(fieldOf(definition, 'declarator') ?? definition, 'function_declarator')].at(-1);
  return (own && fieldOf(own, 'declarator')?.text) ?? null;
}

export function parameterNames(definition: CNode): readonly (string | undefined)[] {
  const [list] = within(fieldOf(definition, 'declarator') ?? definition, 'parameter_list');
  return (list?.children ?? [])
    .filter(({ type }) => type === 'parameter_declaration')
    .map((parameter) => [...within(parameter, 'identifier')].at(-1)?.text);
}

/** Whether a statement ends in a jump. */
export function leaves(statement: CNode | null): boolean {
  const last = statement?.type === 'compound_statement' ? lastPart(statement) : statement;
  return last != null && /^(?:return|break|continue|goto)_statement$/.test(last.type);
}

function lastPart({ children }: CNode): CNode | undefined {
  return children.filter(({ isNamed, type }) => isNamed && type !== 'comment').at(-1);
}
