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
    ...partsOf(view, spanOf(node), body && spanOf(body)),
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
    ...partsOf(view, { start: head.startIndex, end: body.endIndex }, spanOf(body)),
    name: isOldStyle ? first.text : typeTextOf(tokens),
    definer: isOldStyle ? null : first.text,
    isStatic: false,
    parameters: [],
    isVariadic: false,
    returnType: 'int',
  };
}

/** What a declarator and an opening brace begin that the parser could not close: the function ends with the error. */
export function readUnclosedFunction(
  outermost: Node,
  brace: Node,
  end: number,
  view: SourceView,
): CFunction | null {
  const declarator = readDeclarator(outermost);
  const { name, function: own } = declarator;
  if (name === null || own === null || !isFunctionDeclarator(declarator)) return null;
  const list = own.childForFieldName('parameters');
  const parts = partsOf(view, { start: outermost.startIndex, end }, { start: brace.startIndex, end });
  return {
    ...parts,
    name: name.text,
    definer: null,
    isStatic: /^(?:\S+ )*?static /.test(parts.tokens.slice(0, parts.tokens.indexOf('('))),
    parameters: readParameters(list, [], view.visible),
    isVariadic: false,
    returnType: '',
  };
}

type Parts = keyof CText | 'isDefinition' | 'body' | 'calls' | 'returns';

function partsOf(view: SourceView, span: TextSpan, body: TextSpan | null): Pick<CFunction, Parts> {
  const inside = body ? view.all.within(body) : [];
  const text = view.textOf(view.all.within({ ...span, start: view.extendedStart(span.start) }));
  return {
    ...text,
    isDefinition: body !== null,
    body: body && { start: inside[0]?.line ?? text.lines.end, end: inside.at(-1)?.line ?? text.lines.end },
    calls: callsIn(inside),
    returns: returnsIn(inside),
  };
}

function spanOf(node: Node): TextSpan {
  return { start: node.startIndex, end: node.endIndex };
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
