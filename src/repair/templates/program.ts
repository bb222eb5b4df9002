import { type CNode, within } from '../../project/c-node.ts';
import { calleeOf, type Definition, definitionsIn } from './expression.ts';
import { nameOf } from './functions.ts';

/** What is asked of a file again and again, collected once. */
export interface Program {
  readonly definitions: readonly Definition[];
  /** The calls of each function by its name. */
  readonly calls: ReadonlyMap<string, readonly CNode[]>;
  /** The file's own functions by name. */
  readonly functions: ReadonlyMap<string, CNode>;
}

export function programOf(root: CNode): Program {
  const calls = new Map<string, CNode[]>();
  for (const call of within(root, 'call_expression')) {
    const name = calleeOf(call);
    if (name === null) continue;
    const known = calls.get(name);
    if (known === undefined) calls.set(name, [call]);
    else known.push(call);
  }
  const functions = new Map<string, CNode>();
  for (const definition of within(root, 'function_definition')) {
    const name = nameOf(definition);
    if (name !== null) functions.set(name, definition);
  }
  return { definitions: definitionsIn(root), calls, functions };
}
