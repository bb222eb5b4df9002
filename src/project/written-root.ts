import { isBelow } from './header-search.ts';
import type { TreeIndex } from './tree-index.ts';

/** More files say nothing new about where they are. */
const enough = 500;

/**
 * The root of the project where compile commands were made: the checkout, or, when none of their files is below that, the
 * folder below which most of them have the paths of files of the tree.
 * @param files absolute
 */
export function writtenRoot(
  files: readonly string[],
  { checkout, tree }: { readonly checkout: string; readonly tree: TreeIndex },
): string {
  if (files.some((file) => isBelow(file, checkout))) return checkout;
  const votes = new Map<string, number>();
  for (const file of files.slice(0, enough)) {
    const root = rootOf(file, tree);
    if (root !== null) votes.set(root, (votes.get(root) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? checkout;
}

/** What is left of a path before its longest end that is a file of the tree. */
function rootOf(file: string, tree: TreeIndex): string | null {
  for (let at = file.indexOf('/', 1); at > 0; at = file.indexOf('/', at + 1)) {
    if (tree.has(file.slice(at + 1))) return file.slice(0, at);
  }
  return null;
}
