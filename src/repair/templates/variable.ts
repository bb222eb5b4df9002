import { around, type CNode, fieldOf, fieldsOf, within } from '../../project/c-node.ts';

/** A variable, parameter or member as it is declared. */
export interface Variable {
  readonly name: string;
  readonly scope: 'local' | 'parameter' | 'global' | 'member';
  /** The specifiers, for example `static const unsigned`. */
  readonly type: string;
  /** From the name to the outside: `['array', 'pointer']` for `char *argv[4]`. */
  readonly layers: readonly ('array' | 'pointer' | 'function')[];
  /** Of an array, from the first dimension; null where the source leaves one out. */
  readonly sizes: readonly (CNode | null)[];
  readonly value: CNode | null;
  /** With initial value; and the whole declaration. */
  readonly declarator: CNode;
  readonly declaration: CNode;
}

/** The variable that a name means at a place; null where the file does not declare it. */
export function variableAt(name: string, place: CNode): Variable | null {
  for (const scope of around(place)) {
    const found = declarationsIn(scope, place)
      .flatMap(variablesOf)
      .findLast((variable) => variable.name === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** All that are declared in a function before a place, with the parameters. */
export function variablesBefore(place: CNode): readonly Variable[] {
  return [...around(place)].flatMap((scope) => declarationsIn(scope, place).flatMap(variablesOf));
}

/** The members of that name, of every structure of the file. */
export function membersNamed(name: string, root: CNode): readonly Variable[] {
  return [...within(root, 'field_declaration')].flatMap(variablesOf).filter((one) => one.name === name);
}

export function variablesOf(declaration: CNode): readonly Variable[] {
  const type = declaration.children
    .filter(({ field, isNamed, type }) => isNamed && field !== 'declarator' && type !== 'comment')
    .map(({ text }) => text)
    .join(' ');
  return fieldsOf(declaration, 'declarator').flatMap((declarator) => {
    const read = readDeclarator(declarator);
    const value = fieldOf(declarator, 'value');
    return read === null
      ? []
      : [{ ...read, scope: scopeOf(declaration), type, value, declarator, declaration }];
  });
}

export function isUnsigned({ type, layers }: Variable): boolean {
  return layers.length === 0 && /\bunsigned\b|\bsize_t\b|\buint|\bu(8|16|32|64|int|char|long)\b/.test(type);
}

export function isPointer({ layers }: Variable): boolean {
  return layers[0] === 'pointer' || layers[0] === 'array';
}

function declarationsIn(scope: CNode, place: CNode): readonly CNode[] {
  const before = (nodes: readonly CNode[]) =>
    nodes.filter(({ type, start }) => type === 'declaration' && start < place.start);
  switch (scope.type) {
    case 'compound_statement':
    case 'case_statement':
    case 'translation_unit':
    case 'for_statement':
      return before(scope.children);
    case 'function_definition':
      return [...within(fieldOf(scope, 'declarator') ?? scope, 'parameter_list')]
        .slice(0, 1)
        .flatMap(({ children }) => children.filter(({ type }) => type === 'parameter_declaration'));
    default:
      return [];
  }
}

function readDeclarator(outermost: CNode): Pick<Variable, 'name' | 'layers' | 'sizes'> | null {
  const layers: Variable['layers'][number][] = [];
  const sizes: (CNode | null)[] = [];
  for (let node: CNode | null = outermost; node !== null; node = inner(node)) {
    if (/identifier$/.test(node.type)) return { name: node.text, layers, sizes };
    const layer = /^(array|pointer|function)_declarator$/.exec(node.type)?.[1] as
      | Variable['layers'][number]
      | undefined;
    if (layer !== undefined) layers.unshift(layer);
    if (layer === 'array') sizes.unshift(fieldOf(node, 'size'));
  }
  return null;
}

function inner(node: CNode): CNode | null {
  return (
    fieldOf(node, 'declarator') ??
    node.children.find(({ type }) => /_declarator$|identifier$/.test(type)) ??
    null
  );
}

function scopeOf({ type, parent }: CNode): Variable['scope'] {
  if (type === 'parameter_declaration') return 'parameter';
  if (type === 'field_declaration') return 'member';
  return parent?.type === 'translation_unit' ? 'global' : 'local';
}
