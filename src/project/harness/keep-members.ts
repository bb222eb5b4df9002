import type { CFunction } from '../c-file.ts';
import { bodyOf, spanText, textAt } from './c-body.ts';
import type { HarnessContext } from './harness-context.ts';
import type { CType } from './harness-type.ts';
import { resolveType } from './resolve-type.ts';
import type { TypeIndex } from './type-index.ts';

/** Blocks behind blocks that are kept; in longer chains a leak can't be told from what is still in use. */
const deepest = 2;

/**
 * Keeps what is reachable through the members of a record that the function has made of bytes, as by an allocator of the
 * project's own: ESBMC loses the pointers in them, and would report each block behind it as a leak. Only there: what is
 * read through pointers to nothing known takes the solver seconds (measured: 0.1 s without it, 5 s with it).
 * @param pointer an expression that points to the record, or is NULL
 */
export function keepMembers(pointer: string, to: CType, context: HarnessContext, depth = 1): void {
  const { writer, index, readers } = context;
  const record = resolveType(to, index);
  if (!readers.some((one) => makesOfBytes(one, index)) || record.is !== 'record' || record.form !== 'struct')
    return;
  for (const { name, type } of record.members ?? []) {
    const member = resolveType(type, index);
    if (name === null || member.is !== 'pointer' || resolveType(member.to, index).is === 'function') continue;
    const holder = writer.nameFor('esbmc_action_kept');
    writer.closing.push(
      `  static const void *${holder};`,
      `  if (${pointer} != 0) ${holder} = ${pointer}->${name};`,
    );
    if (depth < deepest)
      keepMembers(`((${pointer}) ? (${pointer})->${name} : 0)`, member.to, context, depth + 1);
  }
}

/** Whether a function allocates what ESBMC does not see the type of: `malloc(sizeof(T))` alone makes a `T`. */
function makesOfBytes(one: CFunction, index: TypeIndex): boolean {
  const body = bodyOf(one);
  const parameters = new Set(one.parameters.map(({ name }) => name));
  return body.calls.some(({ name, at, arguments: list }) => {
    if (!/alloc|new|create|make/i.test(name) || index.functions.has(name)) return false;
    const isHook = /^(?:\.|->)$/.test(textAt(body, at - 1)) || parameters.has(name);
    if (!isHook && name !== 'malloc') return true;
    return list.some((argument) => {
      const words = spanText(body, argument);
      const isOneObject = /^sizeof (?:\( [^()]* \)|\*? ?\w+)$/.test(words);
      return (words.includes('sizeof') && !isOneObject) || parameters.has(words);
    });
  });
}
