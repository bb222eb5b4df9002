import type { Node } from 'web-tree-sitter';
import { readDeclarator } from './c-declarator.ts';
import type { CParameter } from './c-file.ts';
import type { TokenRange } from './c-text.ts';
import { typeTextOf } from './c-type-text.ts';

/** The parameters that a function declarator lists; K&R style declares their types between `)` and `{`. */
export function readParameters(
  list: Node | null,
  oldStyle: readonly Node[],
  visible: TokenRange,
): CParameter[] {
  const listed = (list?.namedChildren ?? []).filter(
    (node) => node.type === 'parameter_declaration' || node.type === 'identifier',
  );
  const declared = new Map(oldStyle.flatMap((declaration) => oldStyleParameters(declaration, visible)));
  const parameters = listed.map((node) =>
    node.type === 'identifier'
      ? (declared.get(node.text) ?? { ...implicitInt, name: node.text })
      : readParameter(node, node.childForFieldName('declarator'), visible),
  );
  const [only] = parameters;
  const isVoid = parameters.length === 1 && only?.name === null && only.type === 'void';
  return isVoid ? [] : parameters;
}

const implicitInt: CParameter = {
  name: null,
  type: '',
  isPointer: false,
  isArray: false,
  isFunctionPointer: false,
};

function oldStyleParameters(declaration: Node, visible: TokenRange): [string, CParameter][] {
  return declaration.childrenForFieldName('declarator').flatMap((declarator) => {
    const parameter = readParameter(declaration, declarator, visible);
    return parameter.name === null ? [] : [[parameter.name, parameter]];
  });
}

function readParameter(declaration: Node, outermost: Node | null, visible: TokenRange): CParameter {
  const { name, layers } = readDeclarator(outermost);
  const specifiersEnd = declaration.childForFieldName('declarator')?.startIndex ?? declaration.endIndex;
  const tokens = [
    ...visible.within({ start: declaration.startIndex, end: specifiersEnd }),
    ...(outermost ? visible.within({ start: outermost.startIndex, end: outermost.endIndex }) : []),
  ];
  const isFunctionPointer = layers.includes('function');
  return {
    name: name?.text ?? null,
    type: typeTextOf(tokens.filter((token) => token.start !== name?.startIndex)),
    isPointer: layers.includes('pointer') && !isFunctionPointer,
    isArray: layers.includes('array') && !isFunctionPointer,
    isFunctionPointer,
  };
}
