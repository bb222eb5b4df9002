import { type CNode, enclosing, within } from '../../project/c-node.ts';
import { baseOf, calleeOf, type Definition, definitionsIn, namesIn } from './expression.ts';
import { nameOf } from './functions.ts';
import { variableAt, variablesOf } from './variable.ts';

/** A definition with the function that it is in. */
export interface PlacedDefinition extends Definition {
  /** Null outside of functions. */
  readonly owner: CNode | null;
  /** Whether it is a variable of the whole file, or a part of one. */
  readonly isGlobal: boolean;
}

/** What is asked of a file again and again, collected once. */
export interface Program {
  /** What gives a value to the variable or `.member` of that name, or to a part of it. */
  definitionsOf(name: string): readonly PlacedDefinition[];
  /** The calls of a function by its name. */
  callsOf(name: string | null): readonly CNode[];
  /** The file's own function of that name. */
  functionNamed(name: string | null): CNode | null;
}

export function programOf(root: CNode): Program {
  const globals = new Set(
    root.children
      .filter(({ type }) => type === 'declaration')
      .flatMap(variablesOf)
      .map(({ name }) => name),
  );
  const definitions = grouped(definitionsIn(root), ({ target }) => {
    const members = [...namesIn(target)].filter((name) => name.startsWith('.'));
    return [...members, baseOf(target)?.text ?? ''];
  });
  const calls = grouped([...within(root, 'call_expression')], (call) => [calleeOf(call) ?? '']);
  const functions = grouped([...within(root, 'function_definition')], (node) => [nameOf(node) ?? '']);
  const placed = new Map<string, readonly PlacedDefinition[]>();
  return {
    definitionsOf(name) {
      const known = placed.get(name) ?? (definitions.get(name) ?? []).map((one) => place(one, globals));
      placed.set(name, known);
      return known;
    },
    callsOf: (name) => calls.get(name ?? '') ?? [],
    functionNamed: (name) => (name === null ? null : (functions.get(name)?.at(-1) ?? null)),
  };
}

function place(definition: Definition, globals: ReadonlySet<string>): PlacedDefinition {
  const base = baseOf(definition.target)?.text;
  const mayBe = base !== undefined && globals.has(base);
  return {
    ...definition,
    owner: enclosing(definition.node, 'function_definition'),
    isGlobal: mayBe && variableAt(base, definition.target)?.scope === 'global',
  };
}

function grouped<T>(
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const name of new Set(namesOf(item))) {
      const known = groups.get(name);
      if (known === undefined) groups.set(name, [item]);
      else known.push(item);
    }
  }
  return groups;
}
