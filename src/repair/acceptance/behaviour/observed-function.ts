import type { CFunction } from '../../../project/c-file.ts';
import type { CBody } from '../../../project/c-statement.ts';
import { lexC } from '../../../project/c-token.ts';
import { DeclarationReader, programTokens } from '../../../project/harness/declaration-reader.ts';
import type { CType } from '../../../project/harness/harness-type.ts';
import { resolveType } from '../../../project/harness/resolve-type.ts';
import type { TypeIndex } from '../../../project/harness/type-index.ts';
import type { FileVersion } from '../edited-file.ts';
import { observe } from './observe-value.ts';

/** A function whose calls are observed: its definition and what is known of it. */
export interface ObservedFunction {
  readonly body: CBody;
  readonly returns: CType | null;
  /** Names of the parameters, in order. */
  readonly names: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly type: CType }[];
  /** What stands before the braces, on one line, with another name in place of the function's. */
  signature(name: string): string;
}

/** Null for one that can't be called by another function of the same signature. */
export function observedFunction(name: string, { text, file, bodies }: FileVersion): ObservedFunction | null {
  const one = file.functions.find((each) => each.isDefinition && each.name === name);
  const defined = bodies.filter((each) => each.name === name);
  const [body] = defined;
  if (one === undefined || body === undefined || defined.length > 1 || one.isVariadic || one.definer !== null)
    return null;
  const parameters = one.parameters.filter(({ type }) => type !== 'void');
  if (parameters.some((each) => each.name === null || each.type === '') || one.conditions.length > 0)
    return null;
  const tokens = lexC(text.slice(body.start, body.bodyStart));
  // Old definitions declare their parameters behind the parenthesis.
  if (tokens.some(({ directive }) => directive !== null) || tokens.at(-1)?.text !== ')') return null;
  const at = body.nameStart - body.start;
  return {
    body,
    returns: returnTypeOf(one),
    names: parameters.map((each) => each.name ?? ''),
    parameters: parameters.map((each) => ({ name: each.name ?? '', type: typeOf(each.type) })),
    signature: (other) => tokens.map((token) => (token.start === at ? other : token.text)).join(' '),
  };
}

/** Null for `void`. */
function returnTypeOf({ returnType }: CFunction): CType | null {
  const type = returnType.replace(/\b(?:const|inline|__inline|extern|static)\s+(?!.*\*)/g, '').trim();
  return type === 'void' ? null : typeOf(type);
}

function typeOf(text: string): CType {
  return new DeclarationReader(programTokens(text)).typeName().type;
}

/**
 * A function of the old name that calls `callee` and notes what comes of it: its result, and the numbers behind its
 * pointers where the caller, not a harness, made them. Only the outermost call counts: how a function goes about it is
 * its own affair.
 */
export function wrapperFor(
  one: ObservedFunction,
  callee: (names: string) => string,
  options: { readonly index: TypeIndex; readonly seesTargets: boolean },
): string {
  const result = 'esbmc_action_returned';
  const call = callee(one.names.join(', '));
  const seen = [
    ...(one.returns === null ? [] : observe(result, one.returns, options.index)),
    ...(options.seesTargets ? one.parameters.flatMap((each) => targetsOf(each, options.index)) : []),
  ];
  const type = `__typeof__(${call})`;
  return [
    `${one.signature(one.body.name)} { esbmc_action_begin();`,
    one.returns === null ? `${call};` : `${type} ${result} = ${call};`,
    `if (esbmc_action_end()) { ${seen.join(' ')} }`,
    one.returns === null ? '}' : `return ${result}; }`,
  ].join(' ');
}

/** The number that a pointer to one points to. */
function targetsOf(
  { name, type }: { readonly name: string; readonly type: CType },
  index: TypeIndex,
): readonly string[] {
  if (type.kind !== 'pointer' || (type.to.kind === 'named' && type.to.isConst)) return [];
  const target = resolveType(type.to, index);
  if (target.is !== 'number' && target.is !== 'enum') return [];
  return [`if (${name} != 0) { ${observe(`*${name}`, type.to, index).join(' ')} }`];
}
