import { canBeIncluded } from './harness/harness-names.ts';
import { wrapAllocators, wrapperDeclarations } from './wrap-allocators.ts';

const intrinsics = 'void __ESBMC_assert(_Bool, const char *); void __ESBMC_assume(_Bool);';

/** Lines of ours in front of the file's own. */
export const linesInFront = 2;

/**
 * What ESBMC compiles in place of a file, with places as in the file itself.
 * @param file absolute path that places are told in
 * @param text the file's, perhaps with assertions put in
 */
export function unitText(file: string, text: string): string {
  const wrapped = wrapAllocators(text);
  const declarations = wrapped === text ? intrinsics : `${intrinsics} ${wrapperDeclarations}`;
  // A name that means something else between quotes is told as that of the copy.
  const place = canBeIncluded(file) ? `#line 1 "${file}"` : '#line 1';
  return `${declarations}\n${place}\n${wrapped}`;
}

/** Whether a file has to be compiled in another form than it has, and can be. */
export function needsUnitText(file: string, text: string, asserted: string): boolean {
  return canBeIncluded(file) && (asserted !== text || wrapAllocators(text) !== text);
}
