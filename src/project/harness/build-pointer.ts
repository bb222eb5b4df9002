import { buildCallback } from './build-callback.ts';
import { buildWhole } from './build-made.ts';
import { buildOpaque, buildStream } from './build-opaque.ts';
import { buildRecords, inBlock, mostBuiltElements } from './build-records.ts';
import { castTargetOf } from './cast-target.ts';
import type { HarnessContext, PointerRequest } from './harness-context.ts';
import { type CType, declare, withoutConst } from './harness-type.ts';
import { keepMembers } from './keep-members.ts';
import { type ResolvedType, resolveType } from './resolve-type.ts';

/** Writes what a pointer points to, and gives an expression for the pointer. */
export function buildPointer(to: CType, request: PointerRequest, context: HarnessContext): string {
  const target = resolveType(to, context.index);
  if (target.is === 'function')
    return orNull(buildCallback(target.type, request, context), to, request, context);
  const pointer = pointerTo(to, target, request, context);
  return orNull(pointer, to, request, context);
}

function pointerTo(
  to: CType,
  target: ResolvedType,
  request: PointerRequest,
  context: HarnessContext,
): string {
  switch (target.is) {
    case 'void':
      return untyped(request, context);
    case 'number':
      return target.form === 'character' ? characters(to, request, context) : elements(to, request, context);
    case 'enum':
    case 'system':
      return elements(to, request, context);
    case 'record':
      if (target.members === null) return buildOpaque(to, request, context);
      return buildRecords(to, request, context);
    case 'pointer':
    case 'array':
      return pointers(to, request, context);
    default:
      if (to.kind === 'named' && to.name === 'FILE') return buildStream(request, context);
      return buildOpaque(to, request, context);
  }
}

function orNull(
  pointer: string,
  to: CType,
  { mayBeNull, label }: PointerRequest,
  { writer }: HarnessContext,
): string {
  if (!mayBeNull) {
    writer.note(`\`${label}\` is not NULL`);
    return pointer;
  }
  writer.note(`\`${label}\` may be NULL`);
  const type = declare({ kind: 'pointer', to, isConst: false }, '');
  return `${writer.anyBool()} ? ${pointer} : (${type})0`;
}

/** Numbers: as many as the length says, one, or more than the function can want. */
function elements(to: CType, request: PointerRequest, context: HarnessContext): string {
  const { writer, limits } = context;
  const { extent, label, uses, name } = request;
  if (extent !== null) return sized(to, request, context);
  if (!uses.isArray) {
    writer.note(`\`${label}\` points to one ${declare(withoutConst(to), '')}`);
    if (context.hasFree) return writer.block(to, '1', `${name}_object`, `*${label}`);
    return `&${writer.object(to, `${name}_object`, `*${label}`)}`;
  }
  writer.limit(`\`${label}\` points to ${limits.ample} elements, past every size that the function shows`);
  return writer.block(to, String(limits.ample), `${name}_elements`, `${label}[]`);
}

/** One allocation of exactly what the length says. */
function sized(to: CType, request: PointerRequest, { writer, index }: HarnessContext): string {
  const { extent, label, name } = request;
  if (extent === null) return '0';
  writer.note(`\`${label}\` points to ${extent.words}`);
  const isVoid = resolveType(to, index).is === 'void';
  if (extent.isBytes && !isVoid) {
    const block = writer.block(
      { kind: 'named', name: 'void', isConst: false, defines: null },
      extent.count,
      `${name}_bytes`,
      `${label}[]`,
    );
    return `(${declare({ kind: 'pointer', to: withoutConst(to), isConst: false }, '')})${block}`;
  }
  return writer.block(to, extent.count, `${name}_elements`, `${label}[]`);
}

function characters(to: CType, request: PointerRequest, context: HarnessContext): string {
  const { writer, limits } = context;
  const { extent, uses, label, name } = request;
  const isConst = to.kind === 'named' && to.isConst;
  if (extent !== null) {
    const block = sized(to, request, context);
    if (extent.terminatedAt !== null) writer.statement(`${block}[${extent.terminatedAt}] = 0;`);
    return block;
  }
  const isSingle = !uses.isArray && !uses.isString && uses.isDereferenced;
  if (isSingle) return elements(to, request, context);
  const isText = uses.isString || (isConst && to.kind === 'named' && /^(?:char|const char)$/.test(to.name));
  if (!isText) return elements(to, { ...request, uses: { ...uses, isArray: true } }, context);
  // The first zero byte may come earlier: only the block's size is known.
  const size = writer.nameFor(`${name}_size`);
  writer.inputNames.set(size, `size of ${label}`);
  writer.statement(
    `unsigned ${size} = ${writer.any({ kind: 'named', name: 'unsigned', isConst: false, defines: null })};`,
  );
  writer.assume(`${size} >= 1 && ${size} <= ${limits.most + 1}`);
  writer.limit(
    `\`${label}\` is a terminated string of at most ${limits.most} characters, in a block that ends with it`,
  );
  const block = writer.block(to, size, `${name}_text`, `${label}[]`);
  writer.statement(`${block}[${size} - 1] = 0;`);
  return block;
}

function untyped(request: PointerRequest, context: HarnessContext): string {
  const { writer, limits, index, readers } = context;
  const { extent, label, name } = request;
  if (extent !== null)
    return sized({ kind: 'named', name: 'void', isConst: false, defines: null }, request, context);
  const target = castTargetOf(label, readers);
  const isKnown = target !== null && !['unknown', 'void'].includes(resolveType(target, index).is);
  if (target !== null && isKnown) {
    writer.note(`\`${label}\` points to what the function takes it for, ${declare(target, '')}`);
    return pointerTo(target, resolveType(target, index), { ...request, mayBeNull: false }, context);
  }
  writer.limit(`\`${label}\` points to ${limits.ample} bytes`);
  return writer.block(
    { kind: 'named', name: 'void', isConst: false, defines: null },
    String(limits.ample),
    `${name}_bytes`,
    `${label}[]`,
  );
}

function pointers(to: CType, request: PointerRequest, context: HarnessContext): string {
  const { writer, index } = context;
  const { extent, uses, label, name } = request;
  const inner = resolveType(to, index);
  if (inner.is === 'array') return sizedOrOne(to, request, context);
  if (inner.is !== 'pointer') return sizedOrOne(to, request, context);
  // `const char **cursor, size_t *left`: the number is about what the one pointer points to.
  const isCursor = extent !== null && !uses.isArray;
  const isMany = !isCursor && (extent !== null || (uses.isArray && !uses.isContentNullChecked));
  const elementUses = { ...uses, isArray: uses.isArray, isString: isText(inner.to, context) };
  const element = (at: number): PointerRequest => ({
    label: isMany || uses.isArray ? `${label}[]` : `*${label}`,
    name: `${name}_${at}`,
    uses: isMany ? elementUses : context.usesOf({ name: `*${label}`, isMember: false }),
    extent: isCursor ? extent : null,
    mayBeNull: uses.isContentNullChecked,
    parents: request.parents,
  });
  if (!isMany && !uses.isArray) return outParameter(to, inner.to, request, element(0), context);
  const most = mostBuiltElements;
  const count = extent?.count ?? String(most);
  if (extent !== null) writer.assume(`${count} <= ${most}`);
  writer.limit(`\`${label}\` has at most ${most} elements, and NULL after them`);
  const block = writer.block(to, `(${count} + 1)`, `${name}_elements`, `${label}[]`, true);
  writer.statement(`${block}[${count}] = 0;`);
  for (let at = 0; at < most; at += 1)
    writer.when(`${at} < ${count}`, () => {
      const one = { ...element(at), mayBeNull: false };
      const value = buildWhole(to, one, context) ?? buildPointer(inner.to, one, inBlock(context));
      writer.statement(`${block}[${at}] = ${value};`);
    });
  return block;
}

/** `T **out`: what it holds before matters only where the function reads it. */
function outParameter(
  to: CType,
  inner: CType,
  request: PointerRequest,
  element: PointerRequest,
  context: HarnessContext,
): string {
  const { writer } = context;
  const { uses, label, name } = request;
  writer.note(`\`${label}\` points to one pointer`);
  const value = uses.isRead || uses.isFreed ? buildPointer(inner, element, context) : '0';
  if (value === '0') writer.note(`\`*${label}\` is NULL before the call`);
  const object = writer.nameFor(`${name}_object`);
  const plain = withoutConst(to);
  writer.inputNames.set(object, `*${label}`);
  writer.statement(`${declare(plain, object)} = ${value};`);
  const holder = writer.nameFor('esbmc_action_kept');
  writer.closing.push(`  static ${declare(plain, holder)};`, `  ${holder} = ${object};`);
  keepMembers(object, inner, context);
  return `&${object}`;
}

function sizedOrOne(to: CType, request: PointerRequest, context: HarnessContext): string {
  if (request.extent !== null) return sized(to, request, context);
  context.writer.limit(`\`${request.label}\` points to ${context.limits.most} elements`);
  return context.writer.block(
    to,
    String(context.limits.most),
    `${request.name}_elements`,
    `${request.label}[]`,
  );
}

function isText(type: CType, { index }: HarnessContext): boolean {
  const resolved = resolveType(type, index);
  return resolved.is === 'number' && resolved.form === 'character';
}
