import { commandVersion } from '../process/command-version.ts';

export interface CompilerTools {
  /** `gcc` or `clang`. */
  readonly compiler: string;
  readonly hasValgrind: boolean;
}

/** The first compiler of the PATH; null when there is none. */
export async function findCompiler(env: NodeJS.ProcessEnv): Promise<CompilerTools | null> {
  const valgrind = commandVersion('valgrind', env);
  for (const compiler of ['gcc', 'clang', 'cc']) {
    if ((await commandVersion(compiler, env)) !== null)
      return { compiler, hasValgrind: (await valgrind) !== null };
  }
  return null;
}
