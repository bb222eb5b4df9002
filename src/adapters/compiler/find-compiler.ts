import { commandVersion } from '../process/command-version.ts';

export interface CompilerTools {
  /** `gcc` or `clang`. */
  readonly compiler: string;
  readonly hasValgrind: boolean;
  /** The first line of what clang, which has libFuzzer, says about itself; null where there is none. */
  readonly guided: string | null;
  /** The first line of what it says about itself. */
  readonly version: string;
}

/** The one that has libFuzzer. */
export const guidedCompiler = 'clang';

/** The first compiler of the PATH; null when there is none. */
export async function findCompiler(env: NodeJS.ProcessEnv): Promise<CompilerTools | null> {
  const valgrind = commandVersion('valgrind', env);
  const guided = commandVersion(guidedCompiler, env);
  for (const compiler of ['gcc', 'clang', 'cc']) {
    const version = await commandVersion(compiler, env);
    if (version !== null)
      return { compiler, hasValgrind: (await valgrind) !== null, guided: await guided, version };
  }
  return null;
}
