import { type CNode, fieldOf, partsOf, within } from '../../project/c-node.ts';
import { insert, removal, replace } from './edit-statements.ts';
import { definitionsIn } from './expression.ts';
import { type FaultSite, isLoop } from './fault-site.ts';
import { freeCallsIn } from './free-calls.ts';
import { indentAt, isFirstOnLine } from './layout.ts';
import type { Proposal, Template } from './template.ts';
import { variableAt } from './variable.ts';

/** In a loop that frees a list, the next element is read before its element is freed. */
export const saveNext: Template = {
  name: 'save-next',
  kinds: ['use-after-free', 'invalid-pointer', 'double-free'],
  *propose(site) {
    for (const loop of within(site.function)) {
      const body = isLoop(loop) ? fieldOf(loop, 'body') : null;
      if (body?.type !== 'compound_statement') continue;
      for (const free of freeCallsIn(body)) yield* steps(site, loop, free.statement, free.argument);
    }
  },
};

/** `p = p->next` after `free(p)`, in the body or in the head of the loop. */
function* steps(site: FaultSite, loop: CNode, statement: CNode, freed: CNode): Generator<Proposal> {
  const heads = [fieldOf(loop, 'body'), fieldOf(loop, 'update')].flatMap((one) => one ?? []);
  for (const { node, target, value } of heads.flatMap(definitionsIn)) {
    const isStep = value?.type === 'field_expression' && target.text === freed.text;
    if (!isStep || value === null || fieldOf(value, 'argument')?.text !== freed.text) continue;
    if (node.start < statement.start && node.field !== 'update') continue;
    yield* saved(site, statement, node, value);
    if (node.parent?.type === 'expression_statement')
      yield* freedLater(site, statement, node.parent, freed.text);
  }
}

function* saved(site: FaultSite, statement: CNode, step: CNode, value: CNode): Generator<Proposal> {
  const type = site.function === null ? null : typeOf(fieldOf(step, 'left'));
  const taken = [...within(site.function, 'identifier')].map(({ text }) => text);
  const name = ['next', 'following', 'rest'].find((one) => !taken.includes(one));
  if (type === null || name === undefined) return;
  const line = `${type}${name} = ${value.text};`;
  const between = isFirstOnLine(site.text, statement.start)
    ? `${site.layout.newline}${indentAt(site.layout, statement.start)}`
    : ' ';
  const declared = insert(statement.start, `${line}${between}`);
  if (step.field !== 'update') {
    yield {
      title: `read \`${value.text}\` before it is freed`,
      edits: [declared, replace(value, name)],
      doubt: 0,
    };
    return;
  }
  const assigned = insert(statement.end, `${between}${step.text.replace(value.text, name)};`);
  yield {
    title: `read \`${value.text}\` before it is freed`,
    edits: [declared, assigned, replace(step, '')],
    doubt: 0,
  };
}

function typeOf(target: CNode | null): string | null {
  const variable = target?.type === 'identifier' ? variableAt(target.text, target) : null;
  if (variable == null) return null;
  const stars = '*'.repeat(variable.layers.filter((layer) => layer === 'pointer').length);
  return `${variable.type} ${stars}`;
}

/** The element is kept in a variable, and freed once the loop has moved on. */
function* freedLater(
  { layout }: FaultSite,
  statement: CNode,
  step: CNode,
  name: string,
): Generator<Proposal> {
  const type = typeOf(fieldOf(partsOf(step)[0] ?? step, 'left'));
  if (type === null) return;
  const indent = `${layout.newline}${indentAt(layout, step.start)}`;
  const text = `${type}old = ${name};${indent}${step.text}${indent}${statement.text.replace(name, 'old')}`;
  yield {
    title: `free the element after the step to the next one`,
    edits: [removal(layout, statement), replace(step, text)],
    doubt: 1,
  };
}
