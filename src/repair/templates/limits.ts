import { type CNode, enclosing, fieldOf, unwrapped, within } from '../../project/c-node.ts';
import type { Access } from './access.ts';
import { argumentsOf, baseOf, calleeOf, definitionsIn } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { nameOf, parameterNames } from './functions.ts';
import { isUnsigned, membersNamed, type Variable, variableAt, variablesOf } from './variable.ts';

const countName =
  /^(?:n|m|len|length|size|sz|count|cnt|num|cap|capacity|max|limit|used|width|height|rows|cols)$|(?:_len|_size|_count|_cap|_max|[lL]ength|[sS]ize|[cC]ount)$|^n[_A-Z]|^num_/;

/** Where declarations are looked up: the file, then the project's headers. */
export type Sources = Pick<FaultSite, 'root' | 'headers'>;

/** How many elements an indexed place can have, as the source would write it; the likeliest first. */
export function limitsOf({ node, pointer }: Access, sources: Sources): readonly string[] {
  const variable = declarationOf(pointer, sources);
  const declared = variable?.sizes[dimensionOf(node)]?.text;
  if (declared !== undefined && variable?.layers[0] === 'array') return [declared];
  const own = [...allocatedCounts(pointer, sources), ...counters(pointer, variable)];
  const passed = variable?.scope === 'parameter' ? passedCounts(variable.name, pointer, sources) : [];
  return [...new Set([...own, ...passed])];
}

/** What the callers pass for a pointer parameter: the sizes that mean the same in every function. */
function passedCounts(name: string, pointer: CNode, sources: Sources): readonly string[] {
  const owner = enclosing(pointer, 'function_definition');
  const position = owner === null ? -1 : parameterNames(owner).indexOf(name);
  if (owner === null || position < 0) return [];
  return [...within(sources.root, 'call_expression')]
    .filter((call) => calleeOf(call) === nameOf(owner))
    .flatMap((call) => argumentsOf(call)[position] ?? [])
    .flatMap((argument) => {
      const declared = declarationOf(argument, sources);
      const size = declared?.layers[0] === 'array' ? (declared.sizes[0]?.text ?? '') : '';
      return size === '' ? allocatedCounts(argument, sources) : [size];
    })
    .filter((size) => /^(?:\d+|[A-Z][A-Z0-9_]*)$/.test(size));
}

/** The variable, parameter or member that an expression leads to. */
export function declarationOf(node: CNode, { root, headers }: Sources): Variable | null {
  let inner = unwrapped(node);
  while (inner.type === 'subscript_expression') inner = unwrapped(fieldOf(inner, 'argument') ?? inner);
  if (inner.type === 'identifier') return variableAt(inner.text, node);
  const member = inner.type === 'field_expression' ? fieldOf(inner, 'field') : null;
  if (member === null) return null;
  return [root, ...headers].flatMap((tree) => membersNamed(member.text, tree))[0] ?? null;
}

/** `a[i][j]` is about the second dimension. */
function dimensionOf(node: CNode): number {
  let depth = 0;
  let inner = fieldOf(node, 'argument');
  while (inner?.type === 'subscript_expression') {
    depth += 1;
    inner = fieldOf(inner, 'argument');
  }
  return depth;
}

/** `n` for `p = malloc(n * sizeof *p)`, `malloc(n)` and `calloc(n, size)`. */
function allocatedCounts(pointer: CNode, { root }: Sources): readonly string[] {
  return definitionsIn(enclosing(pointer, 'function_definition') ?? root)
    .filter(({ target }) => target.text === pointer.text)
    .flatMap(({ value }) => (value === null ? [] : [...within(value, 'call_expression')]))
    .flatMap((call) => {
      const [first] = argumentsOf(call);
      if (first === undefined || !/^(?:x|g_)?[mc]alloc$/.test(calleeOf(call) ?? '')) return [];
      const factors = [fieldOf(first, 'left'), fieldOf(first, 'right')].flatMap((one) => one ?? []);
      const count =
        factors.find(({ text }) => !/\bsizeof\b/.test(text)) ?? (factors.length === 0 ? first : null);
      return count === null || /\bsizeof\b|^[&"]/.test(count.text) ? [] : [unwrappedCast(count)];
    });
}

function unwrappedCast(node: CNode): string {
  return (node.type === 'cast_expression' ? fieldOf(node, 'value') : null)?.text ?? node.text;
}

/** Parameters beside a pointer, members beside a member, that are named like a number of things. */
function counters(pointer: CNode, variable: Variable | null): readonly string[] {
  if (variable?.scope === 'parameter') {
    const siblings = (variable.declaration.parent?.children ?? []).filter(
      ({ type, start }) => type === 'parameter_declaration' && start !== variable.declaration.start,
    );
    const after = siblings.filter(({ start }) => start > variable.declaration.start);
    const before = siblings.filter(({ start }) => start < variable.declaration.start);
    return [...after, ...before]
      .flatMap(variablesOf)
      .filter(isCount)
      .map(({ name }) => name);
  }
  const base = pointer.type === 'field_expression' ? baseOf(pointer) : null;
  const owner = fieldOf(pointer, 'argument');
  if (base === null || owner === null || variable?.scope !== 'member') return [];
  const sign = fieldOf(pointer, 'operator')?.text ?? '->';
  const siblings =
    variable.declaration.parent?.children.filter(({ type }) => type === 'field_declaration') ?? [];
  return siblings
    .flatMap(variablesOf)
    .filter(isCount)
    .map(({ name }) => `${owner.text}${sign}${name}`);
}

function isCount(one: Variable): boolean {
  if (one.layers.length > 0 || /char|float|double/.test(one.type)) return false;
  return countName.test(one.name) || isUnsigned(one);
}
