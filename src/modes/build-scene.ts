import type { Config } from '../config/config.ts';
import { type FileBuilds, readFileBuilds } from '../project/file-builds.ts';
import type { SourceReader } from '../project/source-reader.ts';
import { indexTree, type TreeIndex } from '../project/tree-index.ts';
import type { LentHeaders } from './lend-headers.ts';

/** A tree with all that is known about how its files are compiled. */
export interface BuildScene {
  /** Absolute. */
  readonly root: string;
  readonly tree: TreeIndex;
  readonly buildOf: FileBuilds;
  readonly lent: LentHeaders;
}

interface ScenePlace {
  /** Absolute root of the tree that is verified. */
  readonly root: string;
  /** Absolute root of the user's own checkout, where a build may have run: the same tree, or another one. */
  readonly checkout: string;
  readonly lent: LentHeaders;
}

/** Lists the tree, once for all that needs to know its files, and reads how they are compiled. */
export async function buildScene(
  { root, checkout, lent }: ScenePlace,
  config: Config,
  reader: SourceReader,
): Promise<BuildScene> {
  const files = await reader.list(root);
  const checkoutFiles = checkout === root ? files : await reader.list(checkout);
  const tree = indexTree(files);
  const buildOf = await readFileBuilds({ root, tree, checkout, checkoutFiles }, config, reader);
  return { root, tree, buildOf, lent };
}
