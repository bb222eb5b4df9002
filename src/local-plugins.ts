import { join, resolve } from 'node:path';
import { readSourceBytes } from './adapters/files/source-reader.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import { ConfigurationError } from './domain/errors.ts';
import type { OpenPluginsOptions } from './open-plugins.ts';

/** Plugins on the user's own machine: those of the repository are read from the working tree, as the user asked for. */
export function localPlugins(
  root: string,
  artifacts: string | undefined,
  workingDirectory: string,
  log: (line: string) => void,
): Pick<OpenPluginsOptions, 'readFiles' | 'keep' | 'log'> {
  return {
    log,
    readFiles: (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const bytes = await readSourceBytes(join(root, path));
          if (bytes === null) throw new ConfigurationError(`plugin-files: ${path} can not be read`);
          return { path, text: bytes.toString('utf8') };
        }),
      ),
    keep:
      artifacts === undefined
        ? null
        : async ({ plugin, name, content }) => {
            const path = join(artifacts, plugin, name);
            await writeTextFile(resolve(workingDirectory, path), content);
            return path;
          },
  };
}
