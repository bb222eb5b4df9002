import {
  type Extent,
  type HarnessContext,
  NoHarness,
  type Parent,
  type RecordRequest,
} from './harness-context.ts';
import { type CType, type Declared, declare } from './harness-type.ts';
import { limitNumber } from './limit-number.ts';
import { findList, writeListEnds } from './list-ends.ts';
import { relateSizes, type SizeRelations } from './member-sizes.ts';
import { forwardLinks, isBackName, isDownName, isOfRow, recordName } from './record-links.ts';
import { type ResolvedType, resolveType } from './resolve-type.ts';
import { setToNull } from './set-to-null.ts';

type Member = Declared & { readonly name: string };

/** Nodes of a chain and levels of a tree, the first one included; behind another record one less. */
const mostNodes = 3;
/** Records within records; deeper ones are none that a function is about. */
const deepest = 6;
const mostObjects = 60;
/** Arrays of pointers or records up to this size are filled one by one. */
const mostElements = 8;
/** Measured: four chains of two nodes that are freed take more than 12 s, two take some. */
const mostChains = 2;

/** Fills the members of a record that ESBMC has given any value: what must hold, and what pointers point to. */
export function buildRecord(
  type: CType,
  lvalue: string,
  request: RecordRequest,
  context: HarnessContext,
): void {
  const resolved = resolveType(type, context.index);
  if (resolved.is !== 'record' || resolved.members === null) return;
  const members = flatten(resolved.members, context);
  const parents = [...request.parents, { record: recordName(type, context), address: addressOf(lvalue) }];
  if (resolved.form === 'union') {
    const pointer = members.find((member) => resolveType(member.type, context.index).is === 'pointer');
    if (pointer !== undefined) fillMember(pointer, lvalue, { ...request, parents }, noRelations, context);
    return;
  }
  const usesOf = (name: string) => context.usesOf({ name, isMember: true });
  const relations = relateSizes(members, true, context.index, usesOf, context.readers);
  const filler = { ...request, parents };
  const list = findList(members, context);
  for (const member of members) limitNumber(member, lvalue, filler, relations, members, context);
  for (const member of members)
    if (member.name !== list?.tail) fillMember(member, lvalue, filler, relations, context);
  if (list !== null) writeListEnds(list, lvalue, request.label, context);
}

const noRelations: SizeRelations = { extents: new Map(), limits: [] };

/** Members of unnamed structures and unions are members of the outer one. */
function flatten(members: readonly Declared[], context: HarnessContext): readonly Member[] {
  return members.flatMap((member) => {
    if (member.name !== null) return [{ ...member, name: member.name }];
    const inner = resolveType(member.type, context.index);
    return inner.is === 'record' && inner.form === 'struct' ? flatten(inner.members ?? [], context) : [];
  });
}

function fillMember(
  member: Member,
  lvalue: string,
  request: RecordRequest,
  relations: SizeRelations,
  context: HarnessContext,
): void {
  const place = `${lvalue}.${member.name}`;
  const resolved = resolveType(member.type, context.index);
  const label = `${request.label}${member.name}`;
  const name = `${request.name}_${member.name}`;
  if (resolved.is === 'record' && request.parents.length <= deepest) {
    const inner = { label: `${label}.`, name, parents: request.parents };
    context.build.record(member.type, place, inner, context);
  }
  if (resolved.is === 'array') fillArray(member, resolved, place, { ...request, label, name }, context);
  if (resolved.is !== 'pointer') return;
  const value = pointerMember(member, resolved.to, lvalue, request, relations, context);
  writeMember(member, place, value, context);
}

function writeMember({ type }: Member, place: string, value: string, { writer }: HarnessContext): void {
  const isConst = type.kind === 'pointer' && type.isConst;
  const target = isConst
    ? `*(${declare({ kind: 'pointer', to: { ...type, isConst: false }, isConst: false }, '')})&${place}`
    : place;
  writer.statement(`${target} = ${value};`);
}

function pointerMember(
  { name, type }: Member,
  to: CType,
  lvalue: string,
  request: RecordRequest,
  relations: SizeRelations,
  context: HarnessContext,
): string {
  const { writer } = context;
  const label = `${request.label}${name}`;
  const uses = context.usesOf({ name, isMember: true });
  if (!uses.isMentioned) return '0';
  const own = recordName(to, context);
  const level = request.parents.filter(({ record }) => record === own).length;
  const isLink = level > 0;
  if (isLink && isBackName(name)) {
    // Several times the time of ESBMC hangs on it: what is stored through it may change the parent.
    const isFirst = isOfRow(name) && isDownName(lastOf(request.label));
    return backLink(own, isFirst ? 1 : level, request.parents, label, context);
  }
  const most = request.parents[0]?.record === own ? mostNodes : mostNodes - 1;
  const nodes = Math.max(2, most - branchCost(to, context));
  if ((isLink && level >= nodes) || request.parents.length > deepest || writer.objectCount > mostObjects) {
    writer.limit(`lists and trees behind \`${firstOf(label)}\` end after ${nodes} nodes`);
    return '0';
  }
  const variable = `${request.name}_${name}`;
  const extent = extentOf(name, lvalue, request, relations);
  const isTextBuffer = extent !== null && uses.isString;
  const used = relations.limits.find(({ limit }) => limit === relations.extents.get(name));
  const terminated = isTextBuffer && used !== undefined ? `${lvalue}.${used.number}` : null;
  if (terminated !== null && extent !== null) {
    writer.assume(`${terminated} < ${extent.count}`);
    writer.note(`\`${label}\` is terminated at \`${request.label}${used?.number}\``);
  }
  try {
    const isHandedOver = !isLink && context.isNoLongerFreed({ name, isMember: true });
    // A block that is not passed would be lost by the harness itself.
    const mayBeNull = isLink || (uses.isNullChecked && !isHandedOver);
    const build = () =>
      context.build.pointer(
        to,
        {
          label,
          name: variable,
          uses,
          extent: extent && { ...extent, terminatedAt: terminated },
          mayBeNull,
          parents: request.parents,
        },
        context,
      );
    const pointer = isHandedOver ? writer.handOver(build) : build();
    if (isHandedOver) writer.note(handedOver(label));
    if (extent !== null && uses.isNullChecked && !isLink) {
      const holder = writer.nameFor(variable);
      writer.statement(
        `${declare(type.kind === 'pointer' ? { ...type, isConst: false } : type, holder)} = ${pointer};`,
      );
      writer.assume(`${holder} != 0 || ${extent.count} == 0`);
      return holder;
    }
    return pointer;
  } catch (error) {
    if (!(error instanceof NoHarness)) throw error;
    writer.note(`\`${label}\` is NULL, as nothing is known of its type`);
    return '0';
  }
}

/**
 * One level less where nodes branch and are freed. Measured on a list of lists with strings in its nodes: with seven nodes
 * its destructor takes more than 30 s, with three about one.
 */
function branchCost(to: CType, context: HarnessContext): 0 | 1 {
  return context.hasFree && forwardLinks(to, context).length > 1 ? 1 : 0;
}

function extentOf(
  name: string,
  lvalue: string,
  { label }: RecordRequest,
  { extents }: SizeRelations,
): Extent | null {
  const length = extents.get(name);
  if (length === undefined) return null;
  return {
    count: `${lvalue}.${length}`,
    words: `\`${label}${length}\` elements`,
    isBytes: false,
    terminatedAt: null,
  };
}

/** To the node that this one is reached from. */
function backLink(
  record: string,
  level: number,
  parents: readonly Parent[],
  label: string,
  { writer }: HarnessContext,
): string {
  const before = parents.filter((one) => one.record === record).at(-2);
  if (level > 1 && before !== undefined) return before.address;
  writer.note(`\`${label}\` is NULL: the first node has none before it`);
  return '0';
}

function fillArray(
  member: Member,
  { of, size }: ResolvedType & { is: 'array' },
  place: string,
  request: RecordRequest,
  context: HarnessContext,
): void {
  const { writer, index } = context;
  const inner = resolveType(of, index);
  const count = size === null ? null : index.constantOf(size);
  if (inner.is === 'number' && inner.form === 'character' && count !== null) {
    const uses = context.usesOf({ name: member.name, isMember: true });
    if (!uses.isString) return;
    writer.statement(
      `${place}[${writer.any({ kind: 'named', name: 'unsigned', isConst: false, defines: null })} % ${count}] = 0;`,
    );
    writer.note(`\`${request.label}\` holds a terminated string`);
    return;
  }
  if (inner.is !== 'pointer' && inner.is !== 'record') return;
  const isSmall = count !== null && count <= mostElements;
  if (inner.is === 'pointer' && !isSmall) setToNull(place, count, writer);
  const each = isSmall ? count : 0;
  for (let at = 0; at < each; at += 1) {
    if (inner.is === 'pointer' && at >= mostChains) {
      writer.statement(`${place}[${at}] = 0;`);
      continue;
    }
    const element: Member = { name: `${member.name}[${at}]`, type: of, isBitField: false };
    const label = `${request.label}[]`;
    const name = `${request.name}_${at}`;
    if (inner.is === 'record')
      context.build.record(
        of,
        `${place}[${at}]`,
        { label: `${label}.`, name, parents: request.parents },
        context,
      );
    else
      arrayElement(element, inner.to, `${place}[${at}]`, { ...request, label, name }, member.name, context);
  }
}

/** In an array of pointers, each one may be NULL when the function asks. */
function arrayElement(
  element: Member,
  to: CType,
  place: string,
  request: RecordRequest,
  member: string,
  context: HarnessContext,
): void {
  const uses = context.usesOf({ name: member, isMember: true });
  const value = context.build.pointer(
    to,
    {
      label: request.label,
      name: request.name,
      uses: { ...uses, isArray: false },
      extent: null,
      mayBeNull: true,
      parents: request.parents,
    },
    context,
  );
  writeMember(element, place, value, context);
}

function addressOf(lvalue: string): string {
  const pointer = /^\(\*(\w+)\)$/.exec(lvalue);
  return pointer?.[1] ?? `&${lvalue}`;
}

/** What the reader of a finding is told of it. */
export function handedOver(label: string): string {
  return `what \`${label}\` points to is the function's to free, as it was before`;
}

/** Of `list->child->` the last member. */
function lastOf(label: string): string {
  return label.split(/->|\./).at(-2) ?? label;
}

function firstOf(label: string): string {
  return label.split(/->|\./)[0] ?? label;
}
