import type { HarnessContext, PointerRequest } from './harness-context.ts';
import { type CType, declare, withoutConst } from './harness-type.ts';
import { elementBehind } from './hidden-storage.ts';
import { isCountName } from './length-names.ts';
import { capacityOf } from './member-sizes.ts';
import { containsPointer, hasConstMember } from './record-parts.ts';
import { resolveType } from './resolve-type.ts';
import { type Sentinel, sentinelOf } from './sentinel-of.ts';

/** More elements with pointers in them are not made one by one. */
export const mostBuiltElements = 3;

/** One record, or an array of them as long as its length says or as its last element is known by. */
export function buildRecords(to: CType, request: PointerRequest, context: HarnessContext): string {
  const { writer, hasFree, limits } = context;
  const { extent, uses, label, name, parents } = request;
  const sentinel = extent === null && uses.isArray ? sentinelOf(to, context) : null;
  const isMany = extent !== null || (uses.isArray && (parents.length === 0 || sentinel !== null));
  // `(char *)s + sizeof *s` looks like more than one of them.
  const behind = extent === null && parents.length === 0 ? elementBehind(to, context) : null;
  if (behind !== null) return recordWithStorage(to, behind, request, context);
  if (!isMany) {
    writer.note(`\`${label}\` points to one ${declare(withoutConst(to), '')}`);
    const isCopyable = !hasConstMember(to, context);
    const object =
      hasFree || !isCopyable
        ? writer.block(to, '1', `${name}_object`, `*${label}`)
        : `&${writer.object(to, `${name}_object`, `*${label}`)}`;
    const lvalue = object.startsWith('&') ? object.slice(1) : `(*${object})`;
    if (!object.startsWith('&') && isCopyable) writer.statement(`${lvalue} = ${writer.any(to)};`);
    context.build.record(to, lvalue, { label: `${label}->`, name, parents }, context);
    return object;
  }
  const hasPointers = containsPointer(to, context);
  const count = extent?.count ?? String(hasPointers ? mostBuiltElements : limits.ample);
  if (hasPointers && extent !== null) {
    writer.assume(`${count} <= ${mostBuiltElements}`);
    writer.limit(`\`${label}\` has at most ${mostBuiltElements} elements`);
  }
  if (extent === null) writer.limit(`\`${label}\` points to ${count} elements${endingWith(sentinel)}`);
  else writer.note(`\`${label}\` points to ${extent.words}`);
  const block = writer.block(to, count, `${name}_elements`, `${label}[]`, hasPointers);
  const end = () => {
    if (sentinel !== null) writer.statement(`${block}[${count} - 1].${sentinel.member} = ${sentinel.value};`);
    return block;
  };
  if (!hasPointers) return end();
  for (let at = 0; at < mostBuiltElements; at += 1) {
    const element = (inner: string) => `${block}[${at}]${inner}`;
    writer.when(`${at} < ${count}`, () => {
      context.build.record(
        to,
        element(''),
        { label: `${label}[].`, name: `${name}_${at}`, parents },
        inBlock(context),
      );
    });
  }
  return end();
}

function endingWith(sentinel: Sentinel | null): string {
  return sentinel === null ? '' : `, the last of which has ${sentinel.value} as its \`${sentinel.member}\``;
}

/** A record and the elements behind it in one allocation; its own numbers of elements do not go beyond them. */
function recordWithStorage(
  to: CType,
  element: string,
  { label, name, parents }: PointerRequest,
  context: HarnessContext,
): string {
  const { writer, limits, index } = context;
  const spelled = declare(withoutConst(to), '');
  const room = writer.nameFor(`${name}_room`);
  const object = writer.nameFor(`${name}_object`);
  writer.inputNames.set(room, `room behind *${label}`);
  writer.inputNames.set(object, `*${label}`);
  writer.statement(`unsigned ${room} = ${writer.any(unsigned)};`);
  writer.assume(`${room} <= ${limits.most}`);
  writer.limit(`\`${label}\` points to one ${spelled} with at most ${limits.most} elements behind it`);
  writer.statement(`${spelled} *${object} = malloc(sizeof(${spelled}) + ${room} * ${element});`);
  writer.assume(`${object} != 0`);
  writer.keep(object);
  // A new block holds anything; only numbers are set, so that a trace shows them (measured: to set the whole, with an
  // array of no size at its end, is out of its bounds to ESBMC).
  const record = resolveType(to, index);
  const members = record.is === 'record' ? (record.members ?? []) : [];
  for (const { name: member, type, isBitField } of members) {
    if (member === null || isBitField || resolveType(type, index).is !== 'number') continue;
    writer.statement(`${object}->${member} = ${writer.any(type)};`);
  }
  const numbers = members.flatMap((member) => {
    const resolved = resolveType(member.type, index);
    const isCount = resolved.is === 'number' && resolved.form === 'integer';
    return member.name !== null && isCount && isCountName(member.name) ? [member.name] : [];
  });
  const capacity = capacityOf(numbers);
  for (const number of numbers) {
    const limit = number === capacity || capacity === null ? room : `${object}->${capacity}`;
    writer.assume(`${object}->${number} >= 0 && ${object}->${number} <= ${limit}`);
    const words = limit === room ? 'what lies behind it' : `\`${label}->${capacity}\``;
    writer.note(`\`${label}->${number}\` does not go beyond ${words}`);
  }
  context.build.record(to, `(*${object})`, { label: `${label}->`, name, parents }, context);
  return object;
}

const unsigned: CType = { kind: 'named', name: 'unsigned', isConst: false, defines: null };

/** Within a block of statements nothing local may be made: what is made there is on the heap. */
export function inBlock(context: HarnessContext): HarnessContext {
  return { ...context, hasFree: true };
}
