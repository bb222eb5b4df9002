import { findRoot } from './adapters/files/find-root.ts';
import { readConfigFile } from './adapters/files/read-config-file.ts';
import {
  type RepairOptions,
  repairSettingsOf,
  settingsOf,
  type Terminal,
  type VerifyOptions,
} from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import type { Config } from './config/config.ts';
import { today } from './today.ts';

export interface FileCommand {
  /** Absolute: what reported files are relative to. */
  readonly root: string;
  /** The file that the command is about, relative to the root. */
  readonly file: string;
  readonly config: Config;
}

/** What a command about one file starts from. Throws ConfigurationError. */
export async function openFileCommand(
  path: string,
  options: VerifyOptions & RepairOptions,
  { env, cwd }: Terminal,
): Promise<FileCommand> {
  const workingDirectory = cwd();
  const { root, paths } = await findRoot(workingDirectory, [path]);
  const [file = path] = paths;
  const config = buildConfig([
    await readConfigFile(options.config ?? null, root),
    settingsOf(options, workingDirectory),
    repairSettingsOf(options, env),
    { today: today() },
  ]);
  return { root, file, config };
}
