import { bodyOf } from './c-body.ts';
import type { HarnessContext } from './harness-context.ts';
import type { HarnessSetting } from './harness-setting.ts';
import { relateSizes } from './member-sizes.ts';
import { forwardLinks } from './record-links.ts';
import { resolveType } from './resolve-type.ts';
import { mergeUses, usesIn } from './uses.ts';

/**
 * The globals that the function reads. Any value would break what the file's functions keep true about them together,
 * so most keep their initial values; a number that indexes an array of known size may be anything that the array
 * allows, and a pointer to a list may lead to one.
 */
export function writeGlobals({ index }: HarnessSetting, context: HarnessContext): void {
  const { writer, readers } = context;
  const used = index.globals.filter(
    ({ name, isConst, isOwn }) =>
      isOwn && !isConst && readers.some((one) => bodyOf(one).tokens.some(({ text }) => text === name)),
  );
  const usesOf = (name: string) =>
    mergeUses(readers.map((one) => usesIn(one, { name, isMember: false }, index.functions)));
  const { limits } = relateSizes(used, false, index, usesOf, readers);
  const changed = new Set<string>();
  for (const { number, limit, isStrict } of limits) {
    const global = used.find(({ name }) => name === number);
    const array = used.find(({ type }) => type.kind === 'array' && type.size === limit);
    if (global === undefined || array === undefined) continue;
    const resolved = resolveType(global.type, index);
    const sign = resolved.is === 'number' && resolved.isSigned ? `${number} >= 0 && ` : '';
    const operator = isStrict ? '<' : '<=';
    writer.statement(`${number} = ${writer.any(global.type)};`);
    writer.assume(`${sign}${number} ${operator} ${limit}`);
    writer.note(
      `the global \`${number}\` is 0 to ${limit}, the size of \`${array.name}\`${isStrict ? ', and less' : ''}`,
    );
    changed.add(number);
  }
  for (const { name, type } of used) {
    if (type.kind !== 'pointer' || forwardLinks(type.to, context).length === 0) continue;
    const uses = usesOf(name);
    const request = { label: name, name, uses, extent: null, mayBeNull: true, parents: [] };
    writer.statement(`${name} = ${context.build.pointer(type.to, request, context)};`);
    changed.add(name);
  }
  const others = used.filter(({ name }) => !changed.has(name)).map(({ name }) => `\`${name}\``);
  if (others.length > 0) writer.note(`global variables have their initial values: ${others.join(', ')}`);
}
