import type { Finding } from '../../domain/finding.ts';
import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import type { RepairTask } from '../repair-task.ts';
import type { Piece } from './dependences.ts';
import { focusOf, subjectsOf } from './focus.ts';
import { targetOf } from './free-calls.ts';
import { type Layout, layoutOf } from './layout.ts';
import { sliceOf } from './slice.ts';

/** The place of a violation in the syntax tree, and what leads to it. */
export interface FaultSite {
  readonly finding: Finding;
  readonly text: string;
  readonly root: CNode;
  readonly layout: Layout;
  /** The definition that the violated place is in, and its statement there. */
  readonly function: CNode;
  readonly statement: CNode;
  /** What of the statement is violated: all of a simple one, the heads of the others. */
  readonly heads: readonly CNode[];
  /** The expressions in them that are violated, or may be. */
  readonly focus: readonly CNode[];
  /** What feeds the violated statement, nearest first; the statement's own heads too. */
  readonly pieces: readonly Piece[];
  /** The trees of the project's headers. */
  readonly headers: readonly CNode[];
}

/** Null where the violated place is in no function of the file. */
export function faultSiteOf({ finding, text, headers, parser }: RepairTask): FaultSite | null {
  const root = parser.tree(text)?.root;
  const { line, column } = finding.counterexample.property.location;
  const statement = root === undefined ? null : statementAt(root, line, column);
  const owner = statement === null ? null : enclosing(statement, 'function_definition');
  if (root === undefined || statement === null || owner === null) return null;
  const heads = headsOf(statement);
  const focus = focusOf(heads, finding.counterexample.property);
  const subjects = subjectsOf(focus, finding.counterexample.property);
  const calls = finding.counterexample.calls.map((call) => call.line);
  return {
    finding,
    text,
    root,
    layout: layoutOf(text, root),
    function: owner,
    statement,
    heads,
    focus,
    pieces: sliceOf({ root, statement, subjects, heads, results: resultsOf(statement, finding), calls }),
    headers: headers.flatMap((header) => parser.tree(header.text)?.root ?? []),
  };
}

/** The parts of a statement that run by themselves: not the statements inside of it. */
export function headsOf(statement: CNode): readonly CNode[] {
  if (!/^(?:if|while|do|for|switch)_statement$/.test(statement.type)) return [statement];
  return ['initializer', 'condition', 'update'].flatMap((name) => fieldOf(statement, name) ?? []);
}

export function isLoop({ type }: CNode): boolean {
  return type === 'for_statement' || type === 'while_statement' || type === 'do_statement';
}

/** ESBMC gives the place where the statement starts. A line without one belongs to the statement around it. */
function statementAt(root: CNode, line: number, column: number | null): CNode | null {
  const statements = [...within(root)].filter(isStatement);
  const onLine = statements.filter((node) => node.line === line);
  const exact = onLine.find((node) => node.column === column);
  if (exact !== undefined) return exact;
  const covering = statements.filter((node) => node.line <= line && line <= lastLine(node));
  return onLine.at(-1) ?? covering.at(-1) ?? null;
}

function isStatement({ type, parent }: CNode): boolean {
  if (type === 'declaration') return parent?.type !== 'translation_unit' && parent?.type !== 'for_statement';
  return /_statement$/.test(type) && !/^(?:compound|labeled|case)_/.test(type);
}

function lastLine({ line, text }: CNode): number {
  return line + text.split('\n').length - 1;
}

/** What takes the blocks that are lost, of a leak. */
function resultsOf(statement: CNode, { counterexample }: Finding): readonly CNode[] {
  if (counterexample.property.kind !== 'memory-leak') return [];
  return [...within(statement, 'call_expression')].flatMap((call) => targetOf(call) ?? []);
}
