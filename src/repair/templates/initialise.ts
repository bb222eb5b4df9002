import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { insert } from './edit-statements.ts';
import { leaves } from './functions.ts';
import type { Proposal, Template } from './template.ts';
import { isPointer, type Variable, variableAt } from './variable.ts';

/** An initial value for a variable that has none, or for the branch that leaves it without. */
export const initialise: Template = {
  name: 'initialise',
  kinds: [
    'uninitialised',
    'invalid-pointer',
    'null-dereference',
    'invalid-free',
    'out-of-bounds',
    'overflow',
  ],
  *propose({ focus, pieces, finding, text }) {
    const isSure = finding.counterexample.property.kind === 'uninitialised';
    const seen = new Set<string>();
    const named = focus.flatMap((node) => [...within(node, 'identifier')]);
    const fed = pieces.flatMap(({ node }) => [...within(node, 'identifier')]);
    for (const [rank, name] of [...named, ...fed].entries()) {
      const variable = variableAt(name.text, name);
      if (variable === null || variable.value !== null || variable.scope !== 'local') continue;
      if (seen.has(`${variable.declaration.start} ${name.text}`)) continue;
      seen.add(`${variable.declaration.start} ${name.text}`);
      for (const proposal of valuesFor(variable, text, enclosing(name, 'function_definition')))
        yield { ...proposal, doubt: proposal.doubt + (isSure ? 0 : 3) + (rank < named.length ? 0 : 2) };
    }
  },
};

function* valuesFor(variable: Variable, text: string, owner: CNode | null): Generator<Proposal> {
  const { name, declarator, layers, type } = variable;
  const give = (value: string, doubt: number): Proposal => ({
    title: `initialise \`${name}\` to \`${value}\``,
    edits: [insert(declarator.end, ` = ${value}`)],
    doubt,
  });
  const isAggregate = layers[0] === 'array' || (layers.length === 0 && /\b(?:struct|union)\b/.test(type));
  if (isAggregate) {
    yield give('{0}', 0);
    return;
  }
  if (isPointer(variable)) {
    yield give(/\bNULL\b/.test(text) ? 'NULL' : '0', 0);
    return;
  }
  yield give('0', 0);
  for (const [index, value] of assignedConstants(name, owner).entries()) yield give(value, 0.5 + index / 2);
}

/** What the function gives it elsewhere, and what it returns early. */
function assignedConstants(name: string, owner: CNode | null): readonly string[] {
  if (owner === null) return [];
  const assigned = [...within(owner, 'assignment_expression')]
    .filter((node) => fieldOf(node, 'left')?.text === name)
    .flatMap((node) => fieldOf(node, 'right')?.text ?? []);
  const returned = [...within(owner, 'return_statement')]
    .filter((node) => leaves(node))
    .map((node) => node.text.replace(/^return\s*|;$/g, ''));
  const constants = [...assigned, ...returned].filter((value) =>
    /^-?(?:\d+\w*|[A-Z][A-Z0-9_]*)$/.test(value),
  );
  return [...new Set(constants)].filter((value) => value !== '0').slice(0, 3);
}
