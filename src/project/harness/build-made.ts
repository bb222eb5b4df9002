import type { CFunction, CParameter } from '../c-file.ts';
import { DeclarationReader, programTokens } from './declaration-reader.ts';
import { type HarnessContext, NoHarness } from './harness-context.ts';
import { type CType, declare, withoutConst } from './harness-type.ts';
import { isReadBefore } from './hidden-storage.ts';
import { resolveType } from './resolve-type.ts';

/** An argument that a harness can give to a function that only makes something. */
type SimpleArgument = 'number' | 'text' | 'bytes';

/** What a maker copies in a loop costs each run of it. */
const mostMade = 12;

interface Maker {
  readonly one: CFunction;
  readonly parameters: readonly { readonly type: CType; readonly form: SimpleArgument }[];
}

/**
 * Something that only one of the project's functions can make right: the result of one that returns the type and takes
 * no more than numbers and texts. Null where there is none.
 * @param spelled the type as the function returns it, for example `struct list *` or `sds`
 */
export function buildMade(
  spelled: string,
  { label, name }: { readonly label: string; readonly name: string },
  context: HarnessContext,
): string | null {
  const { writer } = context;
  const most = Math.min(context.limits.most, mostMade);
  const maker = makerOf(spelled, context);
  if (maker === null) return null;
  const made = writer.nameFor(`${name}_made`);
  const bytes = writer.nameFor(`${name}_bytes`);
  const size = writer.nameFor(`${name}_size`);
  const hasText = maker.parameters.some(({ form }) => form !== 'number');
  if (hasText) {
    writer.statement(`char *${bytes} = malloc(${most + 1});`);
    writer.assume(`${bytes} != 0`);
    writer.keep(bytes);
    writer.statement(`${bytes}[${most}] = 0;`);
    writer.inputNames.set(bytes, `${label}[]`);
  }
  const values = maker.parameters.map(({ type, form }, position) => {
    if (form !== 'number') return bytes;
    const number = position === 0 ? size : writer.nameFor(size);
    writer.statement(`${declare(withoutConst(type), number)} = ${writer.any(type)};`);
    writer.assume(`${number} >= 0 && ${number} <= ${most}`);
    writer.inputNames.set(number, `size of ${label}`);
    return number;
  });
  const sizes = maker.parameters.length === 0 ? '' : `, of at most ${most} elements`;
  writer.limit(`\`${label}\` is made by \`${maker.one.name}\`${sizes}`);
  writer.statement(`static ${spelled} ${made};`);
  writer.statement(`${made} = ${maker.one.name}(${values.join(', ')});`);
  writer.assume(`${made} != 0`);
  return made;
}

/**
 * Something of a type whose functions read what lies before it, made by one of them; null for any other type. Throws
 * NoHarness where nobody makes it.
 */
export function buildWhole(
  type: CType,
  request: { readonly label: string; readonly name: string },
  context: HarnessContext,
): string | null {
  const spelled = declare(withoutConst(type), '');
  const isRead = type.kind === 'named' && isTypeReadBefore(spelled, context);
  // Another function's parameter of the same name is something else.
  const readers = context.readers.filter(({ parameters }) =>
    parameters.every((one) => one.name !== request.name || isOfType(one, spelled)),
  );
  if (!isRead && !isReadBefore(request.name, readers)) return null;
  const made = buildMade(spelled, request, context);
  if (made === null)
    throw new NoHarness(`needs a harness: what lies before \`${request.label}\` is known to its makers only`);
  return made;
}

function isTypeReadBefore(spelled: string, { index }: HarnessContext): boolean {
  if (!index.typedefs.has(spelled)) return false;
  return [...index.functions.values()].some((one) =>
    one.parameters.some((parameter) => {
      const { name } = parameter;
      return name !== null && isOfType(parameter, spelled) && isReadBefore(name, [one]);
    }),
  );
}

function isOfType({ type }: CParameter, spelled: string): boolean {
  return spaced(type).replace(/^const /, '') === spelled;
}

/** The one that is given the most: an empty thing shows little. */
function makerOf(spelled: string, context: HarnessContext): Maker | null {
  const wanted = spaced(spelled);
  const makers = [...context.index.callable].flatMap((one): Maker[] => {
    if (spaced(one.returnType) !== wanted || one.isVariadic || one.definer !== null) return [];
    if (!/new|create|init|make|alloc|open|empty|from|parse|build|dup/i.test(one.name)) return [];
    const parameters = one.parameters
      .filter(({ type }) => type !== 'void')
      .map((parameter) => simpleArgument(parameter, wanted, context));
    return parameters.includes(null) ? [] : [{ one, parameters: parameters.filter((each) => each !== null) }];
  });
  const isWhole = ({ parameters }: Maker) => parameters.some(({ form }) => form !== 'number');
  return (
    makers.toSorted(
      (one, other) =>
        Number(isWhole(other)) - Number(isWhole(one)) || one.parameters.length - other.parameters.length,
    )[0] ?? null
  );
}

function simpleArgument(
  { type: text }: CParameter,
  wanted: string,
  { index }: HarnessContext,
): Maker['parameters'][number] | null {
  if (spaced(text) === wanted) return null;
  const { type } = new DeclarationReader(programTokens(text === '' ? 'int' : text)).typeName();
  const resolved = resolveType(type, index);
  if (resolved.is === 'number' && resolved.form !== 'floating') return { type, form: 'number' };
  if (resolved.is !== 'pointer' || resolved.to.kind !== 'named' || !resolved.to.isConst) return null;
  const target = resolveType(resolved.to, index);
  if (target.is === 'void') return { type, form: 'bytes' };
  return target.is === 'number' && target.form === 'character' ? { type, form: 'text' } : null;
}

function spaced(type: string): string {
  return type
    .replace(/\b(?:extern|inline|static)\b/g, '')
    .replace(/\*/g, ' * ')
    .replace(/\s+/g, ' ')
    .trim();
}
