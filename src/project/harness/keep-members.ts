import { bodyOf } from './c-body.ts';
import type { HarnessContext } from './harness-context.ts';
import type { CType } from './harness-type.ts';
import { resolveType } from './resolve-type.ts';

/** Blocks behind blocks that are kept; in longer chains a leak can't be told from what is still in use. */
const deepest = 2;

/**
 * Keeps what is reachable through the members of a record that the function has made: a record from an allocator of the
 * project's own is bytes to ESBMC, which loses the pointers in them, and would report each block behind it as a leak.
 * @param pointer an expression that points to the record, or is NULL
 */
export function keepMembers(pointer: string, to: CType, context: HarnessContext, depth = 1): void {
  const { writer, index, readers } = context;
  const allocates = readers.some((one) =>
    bodyOf(one).calls.some(({ name }) => /alloc|dup|new|create|make/i.test(name)),
  );
  const record = resolveType(to, index);
  if (!allocates || record.is !== 'record' || record.form !== 'struct') return;
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
