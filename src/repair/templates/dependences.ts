import { around, type CNode, enclosing, fieldOf, isWithin, within } from '../../project/c-node.ts';
import { argumentsOf, baseOf, calleeOf, definitionsIn, namesIn } from './expression.ts';
import { leaves, nameOf, parameterNames } from './functions.ts';
import type { Program } from './program.ts';
import { variableAt } from './variable.ts';

/** A part of the program that a violated statement depends on. */
export interface Piece {
  readonly node: CNode;
  readonly role: 'violated' | 'condition' | 'loop' | 'value' | 'argument' | 'size' | 'result';
  /** Steps of dependence from the violated statement, which is at 0. */
  readonly distance: number;
  /** For conditions: whether the violated place is reached when they hold, or when they don't; null when unknown. */
  readonly leadsWhen: boolean | null;
}

export interface Question {
  /** What feeds these names before this place? */
  readonly names: ReadonlySet<string>;
  readonly place: CNode;
  readonly distance: number;
}

export interface Answer {
  readonly piece: Piece;
  /** Where to ask what feeds it in turn, when that is another function; null for the same place. */
  readonly place: CNode | null;
}

/** The pieces that feed names before a place, one step back. `calls` are lines of the trace. */
export function* answersTo(
  question: Question,
  program: Program,
  calls: readonly number[],
): Generator<Answer> {
  const { place } = question;
  const owner = enclosing(place, 'function_definition');
  if (owner === null) return;
  yield* controls(question);
  yield* definitions(question, owner, program);
  yield* sizes(question);
  yield* callers(question, owner, program, calls);
}

function answer(
  node: CNode,
  role: Piece['role'],
  distance: number,
  leadsWhen: boolean | null = null,
): Answer {
  return { piece: { node, role, distance, leadsWhen }, place: null };
}

/** Conditions around the place, and the checks before it that leave. */
function* controls({ place, names, distance }: Question): Generator<Answer> {
  let inner = place;
  for (const outer of around(place)) {
    if (outer.type === 'function_definition') return;
    const condition = fieldOf(outer, 'condition');
    const isAlternative = inner.field === 'alternative' || inner.type === 'else_clause';
    if (condition !== null && inner !== condition)
      yield answer(condition, 'condition', distance, !isAlternative);
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

/** What gives the names their values: assignments, and the functions that are called for them. */
function* definitions(
  { names, place, distance }: Question,
  owner: CNode,
  program: Program,
): Generator<Answer> {
  for (const name of names) {
    for (const { node, target, value, owner: writer, isGlobal } of program.definitionsOf(name)) {
      const isHere = writer === owner;
      const isSame =
        isHere || name.startsWith('.') || (isGlobal && variableAt(name, place)?.scope === 'global');
      if (!isSame) continue;
      // What is stored through a pointer is data more often than a bound.
      const isData = /^(?:subscript|pointer)_expression$/.test(target.type);
      const further = (isHere ? 0 : 1) + (isData ? 2 : 0);
      yield { ...answer(node, 'value', distance + further), place: isHere || writer === null ? null : node };
      yield* controlsOf(node, distance + 1);
      for (const call of within(value ?? node, 'call_expression'))
        yield* resultsOf(call, program, distance + 1);
    }
  }
  for (const call of within(owner, 'call_expression')) {
    for (const [index, argument] of argumentsOf(call).entries()) {
      const base = baseOf(argument)?.text ?? '';
      if (names.has(base)) yield* writesThrough(call, index, program, distance + 1);
    }
  }
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
export function* resultsOf(call: CNode, program: Program, distance: number): Generator<Answer> {
  const callee = program.functionNamed(calleeOf(call));
  if (callee === null) return;
  for (const result of within(callee, 'return_statement'))
    yield { ...answer(result, 'value', distance), place: result };
}

/** What a called function of the file stores through a parameter. */
function* writesThrough(call: CNode, index: number, program: Program, distance: number): Generator<Answer> {
  const callee = program.functionNamed(calleeOf(call));
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
function* callers(
  { names, distance }: Question,
  owner: CNode,
  program: Program,
  calls: readonly number[],
): Generator<Answer> {
  const parameters = parameterNames(owner);
  for (const call of program.callsOf(nameOf(owner))) {
    const penalty = calls.length === 0 || calls.includes(call.line) ? 0 : 1;
    for (const [index, argument] of argumentsOf(call).entries()) {
      if (!names.has(parameters[index] ?? '')) continue;
      yield { ...answer(argument, 'argument', distance + penalty), place: call };
    }
  }
}
