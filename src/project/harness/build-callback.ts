import type { HarnessContext, PointerRequest } from './harness-context.ts';
import { type CType, declare, type FunctionType } from './harness-type.ts';
import { type ResolvedType, resolveType } from './resolve-type.ts';
import { returnTyped, sizedRecords } from './typed-blocks.ts';

/** What the bodies of stubs are written with. */
export type StubContext = Pick<HarnessContext, 'writer' | 'index'> & Partial<Pick<HarnessContext, 'readers'>>;

/** A function of the harness for a pointer to a function: an allocator, or one that returns any value. */
export function buildCallback(
  type: FunctionType,
  { label, name }: PointerRequest,
  context: HarnessContext,
): string {
  const { writer } = context;
  const stub = writer.nameFor(`esbmc_action_stub_${name}`);
  const allocator = allocatorBody(type, `${label} ${name}`, context);
  if (allocator !== null) writer.note(`\`${label}\` is \`${allocator.like}\``);
  else writer.note(`\`${label}\` is a function that returns any value`);
  writer.fileScope.push(`static ${stubDefinition(type, stub, allocator?.body ?? anyBody(type, context))}`);
  return stub;
}

/** A function whose parameters are called `p1`, `p2`, and so on. */
export function stubDefinition(type: FunctionType, name: string, body: readonly string[]): string {
  const parameters = type.parameters.map((one, position) => declare(one.type, `p${position + 1}`));
  const listed = [...(parameters.length === 0 ? ['void'] : parameters), ...(type.isVariadic ? ['...'] : [])];
  const head = declare({ ...type, parameters: [], isVariadic: false }, name).replace(
    '(void)',
    () => `(${listed.join(', ')})`,
  );
  return [head, '{', ...body.map((line) => `  ${line}`), '}'].join('\n');
}

/** Allocation through a pointer is not modelled by ESBMC: the stub calls the library by its name. */
export function allocatorBody(
  type: FunctionType,
  words: string,
  { index, readers = [] }: StubContext,
): { like: string; body: readonly string[] } | null {
  const returns = resolveType(type.returns, index);
  const shapes = type.parameters.map((one) => resolveType(one.type, index));
  const pointers = shapes.flatMap((shape, at) => (isVoidPointer(shape, index) ? [`p${at + 1}`] : []));
  const sizes = shapes.flatMap((shape, at) =>
    shape.is === 'number' && shape.form === 'integer' ? [`p${at + 1}`] : [],
  );
  const last = pointers.at(-1);
  const [size, second] = sizes;
  if (pointers.length + sizes.length !== shapes.length) return null;
  if (isVoidPointer(returns, index) && size !== undefined) {
    const isRealloc = pointers.length > 0 && (/realloc|resize|grow/i.test(words) || pointers.length > 1);
    if (isRealloc && last !== undefined)
      return { like: 'realloc', body: [`return realloc(${last}, ${sizes.at(-1)});`] };
    if (second !== undefined && pointers.length === 0)
      return { like: 'calloc', body: [`return calloc(${size}, ${second});`] };
    if (pointers.length === 0 || /alloc|new/i.test(words))
      return {
        like: 'malloc',
        body: [...returnTyped(sizedRecords(readers, index), size), `return malloc(${size});`],
      };
  }
  const isFree = returns.is === 'void' && last !== undefined && sizes.length === 0;
  return isFree && /free|dealloc|release|destroy/i.test(words)
    ? { like: 'free', body: [`free(${last});`] }
    : null;
}

function isVoidPointer(type: ResolvedType, index: HarnessContext['index']): boolean {
  return type.is === 'pointer' && resolveType(type.to, index).is === 'void';
}

export function anyBody(type: FunctionType, context: StubContext): readonly string[] {
  const { writer, index } = context;
  const lines = type.parameters.flatMap((one, position) =>
    changes(one.type, `p${position + 1}`, type, context),
  );
  const returns = resolveType(type.returns, index);
  if (returns.is === 'void') return lines;
  if (returns.is === 'pointer') {
    const target = resolveType(returns.to, index);
    const isPlain = target.is === 'number' || (target.is === 'record' && target.members !== null);
    return [...lines, isPlain ? objectOf(returns.to, writer.any(returns.to)) : 'return 0;'];
  }
  return [...lines, `return ${writer.any(type.returns)};`];
}

function objectOf(type: CType, any: string): string {
  return `static ${declare(type.kind === 'named' ? { ...type, isConst: false } : type, 'any')};\n  any = ${any};\n  return &any;`;
}

/** What a callback gets through a pointer to numbers that are not const it may change; a length beside it is kept to. */
function changes(
  type: CType,
  name: string,
  of: FunctionType,
  { writer, index }: StubContext,
): readonly string[] {
  const resolved = resolveType(type, index);
  if (resolved.is !== 'pointer') return [];
  const { to } = resolved;
  const target = resolveType(to, index);
  if (target.is !== 'number' || (to.kind === 'named' && to.isConst)) return [];
  const next = of.parameters[Number(name.slice(1))];
  const hasLength = next !== undefined && resolveType(next.type, index).is === 'number';
  const length = `p${Number(name.slice(1)) + 1}`;
  if (hasLength)
    return [
      `if (${length} > 0) {`,
      `  ${name}[0] = ${writer.any(to)};`,
      `  ${name}[${length} - 1] = ${writer.any(to)};`,
      '}',
    ];
  return [`if (${name} != 0) *${name} = ${writer.any(to)};`];
}
