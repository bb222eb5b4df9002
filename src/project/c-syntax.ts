import { Language, type Node, Parser } from 'web-tree-sitter';
import { readDeclaration } from './c-declaration.ts';
import { isFunctionDeclarator, readDeclarator } from './c-declarator.ts';
import { type CDirective, directivesOf } from './c-directive.ts';
import type { CDeclaration, CFile, CFunction } from './c-file.ts';
import { readFunction, readMacroFunction, readUnclosedFunction } from './c-function.ts';
import { filePragmasOf, includesOf, macrosOf } from './c-preprocessor.ts';
import { type SourceView, TooEntangled, viewOf } from './c-source-view.ts';
import type { CBody } from './c-statement.ts';
import { type CToken, lexC } from './c-token.ts';
import { type CTree, copyTree } from './c-tree.ts';
import { maskSource } from './mask-source.ts';
import { readBodies } from './read-statements.ts';
import { unreadBodies } from './unread-bodies.ts';
import type { TextSpan } from './unusable-branches.ts';

/** Reads the structure of C sources, of such as do not compile too. */
export interface CParser {
  parse(source: string): CFile;
  /** The statements of its functions; none where the parser gave up. */
  bodiesOf(source: string): readonly CBody[];
  /** The whole syntax tree; null when the parser gave up. */
  tree(source: string): CTree | null;
}

/**
 * Ordinary files take milliseconds; this ends the parse of one that was made to take long. Of the processor: on a busy
 * machine a large file would be given up that is read everywhere else.
 */
const parseMilliseconds = 10_000;

/** To ask for the time costs more than the parser does in between. */
const callsBetweenLooks = 64;

/** The two modules are those of the packages `web-tree-sitter` and `tree-sitter-c`. */
export async function createCParser(assets: {
  readonly runtimeWasm: Uint8Array;
  readonly grammarWasm: Uint8Array;
}): Promise<CParser> {
  await Parser.init({ wasmBinary: assets.runtimeWasm });
  const parser = new Parser().setLanguage(await Language.load(assets.grammarWasm));
  return {
    parse: (source) => parseC(source, parser),
    bodiesOf: (source) => {
      const [tokens, directives] = lexed(source);
      const { masked, visible } = maskSource(source, tokens, directives);
      const view = viewOf(tokens, visible, directives);
      return withTree(masked, parser, (root) => readBodies(root, view)) ?? [];
    },
    tree: (source) => {
      const { masked } = maskSource(source, ...lexed(source));
      return withTree(masked, parser, (root) => copyTree(root, source));
    },
  };
}

function parseC(source: string, parser: Parser): CFile {
  const [tokens, directives] = lexed(source);
  const { masked, visible } = maskSource(source, tokens, directives);
  const view = viewOf(tokens, visible, directives);
  const found = readTree(masked, parser, view);
  const functions = (found?.functions ?? []).sort((one, other) => one.lines.start - other.lines.start);
  const declarations = [
    ...macrosOf(directives, view),
    ...filePragmasOf(directives, functions, view),
    ...(found?.declarations ?? []),
  ];
  return {
    functions,
    declarations: declarations.sort((one, other) => one.lines.start - other.lines.start),
    includes: includesOf(directives),
    hasMain: functions.some((one) => one.isDefinition && one.name === 'main'),
    unread: found === null ? [] : unreadBodies(visible, found.spans, view),
    isComplete: found !== null,
  };
}

function lexed(source: string): [readonly CToken[], readonly CDirective[]] {
  const tokens = lexC(source);
  return [tokens, directivesOf(tokens)];
}

interface Found {
  readonly functions: CFunction[];
  readonly declarations: CDeclaration[];
  /** Where the definitions of functions are. */
  readonly spans: TextSpan[];
}

/** Null when the parser gave up. */
function readTree(masked: string, parser: Parser, view: SourceView): Found | null {
  return withTree(masked, parser, (root) => {
    const found: Found = { functions: [], declarations: [], spans: [] };
    readSiblings(root, view, found, 0);
    return found;
  });
}

function withTree<Result>(masked: string, parser: Parser, read: (root: Node) => Result): Result | null {
  const start = process.cpuUsage();
  let calls = 0;
  const progressCallback = () => {
    calls += 1;
    if (calls % callsBetweenLooks !== 0) return false;
    const { user, system } = process.cpuUsage(start);
    return user + system > parseMilliseconds * 1000;
  };
  const tree = parser.parse(masked, null, { progressCallback });
  if (tree === null) {
    parser.reset();
    return null;
  }
  try {
    return read(tree.rootNode);
  } catch (error) {
    if (error instanceof TooEntangled) return null;
    throw error;
  } finally {
    tree.delete();
  }
}

/** Nodes that may hold what belongs to the file itself. */
const containers = new Set(['linkage_specification', 'declaration_list', 'ERROR']);
const typeNodes = new Set(['type_definition', 'struct_specifier', 'union_specifier', 'enum_specifier']);
/** Deeper nesting is not looked into: only code that is no C gets there. */
const deepest = 100;

function readSiblings(parent: Node, view: SourceView, found: Found, depth: number): void {
  if (depth > deepest) return;
  const siblings = parent.namedChildren;
  siblings.forEach((node, index) => {
    const next = siblings[index + 1];
    const bodyOfMacro = next?.type === 'compound_statement' ? readMacroFunction(node, next, view) : null;
    if (node.type === 'function_definition') readDefinition(node, view, found, depth);
    else if (bodyOfMacro !== null && next !== undefined)
      pushDefinition(found, bodyOfMacro, { start: node.startIndex, end: next.endIndex });
    else if (node.type === 'declaration') readDeclarators(node, view, found);
    else if (typeNodes.has(node.type))
      push(found.declarations, readDeclaration(node, node.childrenForFieldName('declarator'), view));
    else if (containers.has(node.type)) readSiblings(node, view, found, depth + 1);
  });
  if (parent.type === 'ERROR') readUnclosedFunctions(parent, view, found);
}

function readUnclosedFunctions(error: Node, view: SourceView, found: Found): void {
  const { children } = error;
  children.forEach((node, index) => {
    const brace = children[index + 1];
    if (brace?.type !== '{' || !node.type.endsWith('declarator')) return;
    const next = children.slice(index).find(({ type }) => type === 'function_definition');
    const end = next?.startIndex ?? error.endIndex;
    pushDefinition(found, readUnclosedFunction(node, brace, end, view), { start: node.startIndex, end });
  });
}

function readDefinition(node: Node, view: SourceView, found: Found, depth: number): void {
  const body = node.childForFieldName('body');
  const read =
    readFunction(node, node.childForFieldName('declarator'), view) ??
    (body && readMacroFunction(node, body, view));
  pushDefinition(found, read, { start: node.startIndex, end: node.endIndex });
  // Where a brace is missing, the next function ends up inside of this one.
  if (body?.hasError) readNestedFunctions(body, view, found, depth + 1);
}

function readNestedFunctions(parent: Node, view: SourceView, found: Found, depth: number): void {
  if (depth > deepest) return;
  for (const node of parent.namedChildren) {
    if (node.type === 'function_definition') readDefinition(node, view, found, depth);
    else if (node.hasError) readNestedFunctions(node, view, found, depth + 1);
  }
}

function readDeclarators(node: Node, view: SourceView, found: Found): void {
  const declarators = node.childrenForFieldName('declarator');
  const prototypes = declarators.filter((one) => isFunctionDeclarator(readDeclarator(one)));
  for (const prototype of prototypes) push(found.functions, readFunction(node, prototype, view));
  const variables = declarators.filter((one) => !prototypes.includes(one));
  push(found.declarations, readDeclaration(node, variables, view));
}

function pushDefinition({ functions, spans }: Found, definition: CFunction | null, span: TextSpan): void {
  if (definition === null) return;
  functions.push(definition);
  spans.push(span);
}

function push<T>(list: T[], item: T | null): void {
  if (item !== null) list.push(item);
}
