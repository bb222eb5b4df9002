import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { answersTo, type Piece, type Question, resultsOf } from './dependences.ts';
import { namesIn } from './expression.ts';
import { leaves } from './functions.ts';
import { asksForNull } from './null-tests.ts';
import { programOf } from './program.ts';

interface Start {
  readonly root: CNode;
  readonly statement: CNode;
  /** The expressions whose values decide whether it is violated. */
  readonly subjects: readonly CNode[];
  readonly heads: readonly CNode[];
  /** What is asked for behind the statement matters, too: of a leak, what the allocation gave. */
  readonly results: readonly CNode[];
  /** Lines of the calls through which the place is reached. */
  readonly calls: readonly number[];
}

/** Beyond these a repair would be a guess. */
const farthest = 6;
const mostPieces = 400;
const mostQuestions = 300;

/** What feeds a statement, nearest first: in its function, in callers and in what it calls, by names alone. */
export function sliceOf({ root, statement, subjects, heads, results, calls }: Start): readonly Piece[] {
  const program = programOf(root);
  const pieces = new Map<CNode, Piece>();
  const asked = new Set<string>();
  const open: Question[] = [];
  const add = (piece: Piece) => {
    const known = pieces.get(piece.node);
    const isNearer = known !== undefined && piece.distance < known.distance;
    if (isNearer || (known === undefined && pieces.size < mostPieces)) pieces.set(piece.node, piece);
  };
  const follow = (names: CNode, place: CNode, distance: number) => {
    const owner = enclosing(place, 'function_definition')?.start;
    const fresh = [...namesIn(names)].filter((name) => !asked.has(`${owner} ${name}`));
    for (const name of fresh) asked.add(`${owner} ${name}`);
    if (distance <= farthest && asked.size <= mostQuestions)
      open.push({ names: new Set(fresh), place, distance });
  };
  for (const node of subjects) add({ node, role: 'violated', distance: 0, leadsWhen: null });
  for (const node of heads) add({ node, role: 'violated', distance: 2, leadsWhen: null });
  for (const node of testsOf(results)) add({ node, role: 'result', distance: 1, leadsWhen: null });
  for (const { piece, place } of callsIn(subjects).flatMap((call) => [...resultsOf(call, program, 1)])) {
    add(piece);
    follow(piece.node, place ?? piece.node, 2);
  }
  const names = new Set(subjects.flatMap((node) => [...namesIn(node)]));
  open.unshift({ names, place: statement, distance: 1 });
  for (let question = open.shift(); question !== undefined; question = open.shift()) {
    for (const { piece, place } of answersTo(question, program, calls)) {
      const isNew = !pieces.has(piece.node);
      add(piece);
      if (isNew) follow(piece.node, place ?? question.place, piece.distance + 1);
    }
  }
  return [...pieces.values()].sort((one, other) => one.distance - other.distance);
}

function callsIn(nodes: readonly CNode[]): readonly CNode[] {
  return nodes.flatMap((node) => [...within(node, 'call_expression')]);
}

/** The conditions behind them that leave the function with what they took: `if (p != NULL) return -1;`. */
function testsOf(results: readonly CNode[]): readonly CNode[] {
  return results.flatMap((result) => {
    const owner = enclosing(result, 'function_definition');
    const branches = owner === null ? [] : [...within(owner, 'if_statement')];
    return branches
      .filter((branch) => branch.start > result.end && leaves(fieldOf(branch, 'consequence')))
      .flatMap((branch) => fieldOf(branch, 'condition') ?? [])
      .filter((condition) => [...within(condition, 'identifier')].some(({ text }) => text === result.text))
      .filter((condition) => !asksForNull(condition.text, result.text));
  });
}
