import type { HarnessContext } from './harness-context.ts';
import type { CType } from './harness-type.ts';
import { resolveType } from './resolve-type.ts';

/** Deeper nesting is made up. */
const deepest = 10;

/** Something in a value of the type is a pointer. */
export function containsPointer(type: CType, context: HarnessContext, depth = 0): boolean {
  const resolved = resolveType(type, context.index);
  if (resolved.is === 'pointer' || resolved.is === 'function') return true;
  if (resolved.is === 'array') return containsPointer(resolved.of, context, depth);
  if (resolved.is !== 'record' || depth > deepest) return false;
  return (resolved.members ?? []).some((member) => containsPointer(member.type, context, depth + 1));
}

/** A record of the type can't be assigned as a whole. */
export function hasConstMember(type: CType, context: HarnessContext, depth = 0): boolean {
  const resolved = resolveType(type, context.index);
  if (resolved.is !== 'record' || depth > deepest) return false;
  return (resolved.members ?? []).some(({ type: member }) => {
    const own = member.kind === 'array' ? member.of : member;
    return (
      (own.kind !== 'function' && own.kind !== 'array' && own.isConst) ||
      hasConstMember(own, context, depth + 1)
    );
  });
}
