import { around, type CNode, enclosing, fieldOf, isWithin, within } from '../../project/c-node.ts';
import { argumentsOf, baseOf, calleeOf, definitionsIn, namesIn } from './expression.ts';
import { variableAt } from './variable.ts';

/** A part of the program that a violated statement depends on. */
export interface Piece {
  readonly node: CNode;
  readonly role: 'violated' | 'condition' | 'loop' | 'value' | 'argument' | 'size';
  /** Steps of dependence from the violated statement, which is at 0. */
  readonly distance: number;
  /** For conditions: whether the violated place is reached when they hold, or when they don't; null when unknown. */
  readonly leadsWhen: boolean | null;
}

interface Question {
  /** What feeds these names before this place? */
  readonly names: ReadonlySet<string>;
  readonly place: CNode;
  readonly distance: number;
}

interface Start {
  readonly root: CNode;
  readonly statement: CNode;
  /** The violated expressions. */
  readonly focus: readonly CNode[];
  readonly heads: readonly CNode[];
  /** Lines of the calls through which the place is reached. */
  readonly calls: readonly number[];
}

/** Beyond these a repair would be a guess. */
const farthest = 6;
const mostPieces = 400;

/** What feeds a statement, nearest first: in its function, in callers and in what it calls, by names alone. */
export function sliceOf({ root, statement, focus, heads, calls }: Start): readonly Piece[] {
  const pieces = new Map<CNode, Piece>();
  const asked = new Set<string>();
  const open: Question[] = [];
  const add = (piece: Piece) => {
    if (!pieces.has(piece.node) && pieces.size < mostPieces) pieces.set(piece.node, piece);
  };
  for (const node of focus) add({ node, role: 'violated', distance: 0, leadsWhen: null });
  for (const node of heads) add({ node, role: 'violated', distance: 2, leadsWhen: null });
  const names = new Set(focus.flatMap((node) => [...namesIn(node)]));
  open.push({ names, place: statement, distance: 1 });
  for (let index = 0; index < open.length; index++) {
    const question = open[index];
    if (question === undefined || question.distance > farthest) continue;
    for (const answer of answersTo(question, root, calls)) {
      add(answer.piece);
      const place = answer.place ?? question.place;
      const owner = enclosing(place, 'function_definition');
      const fresh = [...namesIn(answer.names)].filter((name) => !asked.has(`${owner?.start} ${name}`));
      for (const name of fresh) asked.add(`${owner?.start} ${name}`);
      if (fresh.length > 0 || answer.place !== null)
        open.push({ names: new Set(fresh), place, distance: answer.piece.distance + 1 });
    }
  }
  return [...pieces.values()].sort((one, other) => one.distance - other.distance);
}

interface Answer {
  readonly piece: Piece;
  /** What to ask about next: the names of this node. */
  readonly names: CNode;
  /** Where, when it is another function; null for the same place. */
  readonly place: CNode | null;
}

function* answersTo(question: Question, root: CNode, calls: readonly number[]): Generator<Answer> {
  const { place } = question;
  const owner = enclosing(place, 'function_definition');
  if (owner === null) return;
  yield* controls(question);
  yield* definitions(question, owner, root);
  yield* sizes(question);
  yield* callers(question, owner, root, calls);
}

function answer(node: CNode, role: Piece['role'], distance: number, leadsWhen: boolean | null = null): Answer {
  return { piece: { node, role, distance, leadsWhen }, names: node, place: null };
}

/** Conditions around the place, and the checks before it that leave. */
function* controls({ place, names, distance }: Question): Generator<Answer> {
  let inner = place;
  for (const outer of around(place)) {
    if (outer.type === 'function_definition') return;
    const condition = fieldOf(outer, 'condition');
    const isAlternative = inner.field === 'alternative' || inner.type === 'else_clause';
    if (condition !== null && inner !== condition) yield answer(condition, 'condition', distance, !isAlternative);
    if (outer.type === 'for_statement') {
      for (const name of ['initializer', 'update']) {
        const part = fieldOf(outer, name);
        if (part !== null) yield answer(part, 'loop', distance);
      }
    }
    for (const check of checksBefore(inner, outer)) {
      const mentions = [...namesIn(check)].some((name) => names.has(name));
      yield answer(check, 'condition', distance + (mentions ? 0 : 1), false);
    }
    inner = outer;
  }
}

function checksBefore(inner: CNode, outer: CNode): readonly CNode[] {
  return outer.children
    .filter(({ type, end }) => type === 'if_statement' && end <= inner.start)
    .filter((check) => leaves(fieldOf(check, 'consequence')))
    .flatMap((check) => fieldOf(check, 'condition') ?? []);
}

/** Whether a statement ends in a jump. */
export function leaves(statement: CNode | null): boolean {
  const last = statement?.type === 'compound_statement' ? lastPart(statement) : statement;
  return last != null && /^(?:return|break|continue|goto)_statement$/.test(last.type);
}

function lastPart({ children }: CNode): CNode | undefined {
  return children.filter(({ isNamed, type }) => isNamed && type !== 'comment').at(-1);
}

/** What gives the names their values: assignments, and the functions that are called for them. */
function* definitions({ names, place, distance }: Question, owner: CNode, root: CNode): Generator<Answer> {
  for (const { node, target, value } of definitionsIn(root)) {
    const isHere = isWithin(node, owner);
    if (!isNamed(target, names, isHere, place)) continue;
    yield answer(node, 'value', distance + (isHere ? 0 : 1));
    const other = isHere ? null : node;
    if (other !== null) yield { ...answer(node, 'value', distance + 1), place: other };
    yield* controlsOf(node, distance + 1);
    for (const call of within(value ?? node, 'call_expression')) yield* results(call, root, distance + 1);
  }
  for (const call of within(owner, 'call_expression')) {
    for (const [index, argument] of argumentsOf(call).entries()) {
      const base = baseOf(argument)?.text ?? '';
      if (names.has(base)) yield* writesThrough(call, index, root, distance + 1);
    }
  }
}

function isNamed(target: CNode, names: ReadonlySet<string>, isHere: boolean, place: CNode): boolean {
  const member = [...namesIn(target)].some((name) => name.startsWith('.') && names.has(name));
  const base = baseOf(target)?.text;
  if (base === undefined || !names.has(base)) return member;
  return isHere || member || isGlobal(base, place, target);
}

function isGlobal(name: string, place: CNode, target: CNode): boolean {
  return [place, target].every((node) => variableAt(name, node)?.scope === 'global');
}

/** The conditions that decide whether an assignment happens. */
function* controlsOf(node: CNode, distance: number): Generator<Answer> {
  for (const outer of around(node)) {
    if (outer.type === 'function_definition') return;
    const condition = fieldOf(outer, 'condition');
    if (condition !== null && !isWithin(node, condition)) yield answer(condition, 'condition', distance);
  }
}

/** What a called function of the file returns. */
function* results(call: CNode, root: CNode, distance: number): Generator<Answer> {
  const callee = functionNamed(calleeOf(call), root);
  if (callee === null) return;
  for (const result of within(callee, 'return_statement'))
    yield { ...answer(result, 'value', distance), place: result };
}

/** What a called function of the file stores through a parameter. */
function* writesThrough(call: CNode, index: number, root: CNode, distance: number): Generator<Answer> {
  const callee = functionNamed(calleeOf(call), root);
  const parameter = callee === null ? undefined : parameterNames(callee)[index];
  if (callee === null || parameter === undefined) return;
  for (const { node, target } of definitionsIn(callee)) {
    if (baseOf(target)?.text !== parameter || target.type === 'identifier') continue;
    yield { ...answer(node, 'value', distance), place: node };
  }
}

/** The sizes with which the names are declared. */
function* sizes({ names, place, distance }: Question): Generator<Answer> {
  for (const name of names) {
    for (const size of variableAt(name, place)?.sizes ?? [])
      if (size !== null) yield answer(size, 'size', distance);
  }
}

/** What is passed for the parameters among the names; the calls of the trace first. */
function* callers({ names, distance }: Question, owner: CNode, root: CNode, calls: readonly number[]): Generator<Answer> {
  const name = nameOf(owner);
  const parameters = parameterNames(owner);
  const sites = [...within(root, 'call_expression')].filter((call) => calleeOf(call) === name);
  for (const call of sites) {
    const penalty = calls.length === 0 || calls.includes(call.line) ? 0 : 1;
    for (const [index, argument] of argumentsOf(call).entries()) {
      if (!names.has(parameters[index] ?? '')) continue;
      yield { ...answer(argument, 'argument', distance + penalty), place: call };
    }
  }
}

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
