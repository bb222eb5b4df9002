import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { PluginToolContext } from '../../plugins/api.ts';
import type { RepairPlace } from '../accept-subject.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import { buildScene } from '../build-scene.ts';
import { loadSource, surveyor } from '../load-source.ts';
import type { PluginKit } from './plugin-kit.ts';

/** What plugins may read of a tree: its C files, and what the compiler says about them. */
export function pluginSource(
  { tree, checkout, lent }: RepairPlace,
  config: Config,
  deps: Pick<AnalysisDeps, 'reader' | 'parser'>,
  { analyser }: Pick<PluginKit, 'analyser'>,
): PluginToolContext['source'] {
  const { reader } = deps;
  let listed: Promise<readonly string[]> | null = null;
  const list = () => {
    listed ??= reader.list(tree.root).then((files) => files.filter((file) => /\.[ch]$/.test(file)));
    return listed;
  };
  return {
    list,
    read: async (path) => ((await list()).includes(path) ? reader.read(join(tree.root, path)) : null),
    analyse: async (path) => {
      const source = (await list()).includes(path) ? await loadSource(tree, path, deps) : null;
      if (source === null || analyser === null) return null;
      const place = { root: tree.root, checkout, lent: { files: lent.files, lend: async () => {} } };
      const { refused, build } = await surveyor(await buildScene(place, config, reader), deps)(source);
      return refused === null ? analyser.analyse(join(tree.root, path), tree.root, build) : null;
    },
  };
}
