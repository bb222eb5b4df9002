import type { Node } from 'web-tree-sitter';
import { type CDeclarator, isFunctionDeclarator, readDeclarator } from './c-declarator.ts';
import type { CFunction, CText, Position } from './c-file.ts';
import { isCKeyword } from './c-keywords.ts';
import { readParameters } from './c-parameter.ts';
import type { SourceView } from './c-source-view.ts';
import type { CToken } from './c-token.ts';
import { typeTextOf } from './c-type-text.ts';
import type { TextSpan } from './unusable-branches.ts';

/** A `function_definition`, or a declaration whose declarator is a function's: null when it names none. */
export function readFunction(node: Node, outermost: Node | null, view: SourceView): CFunction | null {
  const declarator = readDeclarator(outermost);
  const { name, function: own } = declarator;
  const body = node.childForFieldName('body');
  if (name === null || own === null || !isFunctionDeclarator(declarator)) return null;
  const list = own.childForFieldName('parameters');
  const oldStyle = node.namedChildren.filter((child) => child.type === 'declaration');
  const storage = node.namedChildren.filter((child) => child.type === 'storage_class_specifier');
  return {
    ...partsOf(view, { start: view.extendedStart(node.startIndex), end: node.endIndex }, body),
    name: name.text,
    definer: null,
    isStatic: storage.some((child) => child.text === 'static'),
    parameters: readParameters(list, oldStyle, view.visible),
    isVariadic: list?.namedChildren.some((child) => child.type === 'variadic_parameter') ?? false,
    returnType: returnTypeOf(node, outermost, declarator, view),
  };
}

/** A body after what looks like a call, `TEST(name) {...}`: written with a macro, or old C without a type. */
export function readMacroFunction(head: Node, body: Node, view: SourceView): CFunction | null {
  const tokens = view.visible.within({ start: head.startIndex, end: body.startIndex });
  const [first] = tokens;
  if (first?.kind !== 'word' || isCKeyword(first.text) || tokens[1]?.text !== '(') return null;
  const isOldStyle = first.text === 'main' || (tokens.length === 3 && /[a-z]/.test(first.text));
  return {
    ...partsOf(view, { start: view.extendedStart(head.startIndex), end: body.endIndex }, body),
    name: isOldStyle ? first.text : typeTextOf(tokens),
    definer: isOldStyle ? null : first.text,
    isStatic: false,
    parameters: [],
    isVariadic: false,
    returnType: 'int',
  };
}

type Parts = keyof CText | 'isDefinition' | 'body' | 'calls' | 'returns';

function partsOf(view: SourceView, span: TextSpan, body: Node | null): Pick<CFunction, Parts> {
  const inside = body ? view.all.within({ start: body.startIndex, end: body.endIndex }) : [];
  return {
    ...view.textOf(view.all.within(span)),
    isDefinition: body !== null,
    body: body && { start: body.startPosition.row + 1, end: body.endPosition.row + 1 },
    calls: callsIn(inside),
    returns: returnsIn(inside),
  };
}

function callsIn(tokens: readonly CToken[]): CFunction['calls'] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || isCKeyword(token.text) || tokens[index + 1]?.text !== '(') return [];
    const before = tokens[index - 1]?.text;
    return before === '.' || before === '->' ? [] : [{ name: token.text, line: token.line }];
  });
}

function returnsIn(tokens: readonly CToken[]): Position[] {
  return tokens
    .filter((token) => token.text === 'return' && token.directive === null)
    .map((token) => ({ line: token.line, column: token.column }));
}

function returnTypeOf(node: Node, outermost: Node | null, declarator: CDeclarator, view: SourceView): string {
  const own = declarator.function;
  if (outermost === null || own === null) return '';
  const specifiers = node.namedChildren.filter(
    (child) =>
      child.startIndex < outermost.startIndex && /^type_qualifier$|specifier$|_type$|^type_/.test(child.type),
  );
  const spans = [
    ...specifiers
      .filter((child) => !/^(storage_class|attribute|alignas)/.test(child.type))
      .map((child) => ({ start: child.startIndex, end: child.endIndex })),
    { start: outermost.startIndex, end: own.startIndex },
    { start: own.endIndex, end: outermost.endIndex },
  ];
  return typeTextOf(spans.flatMap((span) => view.visible.within(span)));
}
