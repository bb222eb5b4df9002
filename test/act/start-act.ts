import { delimiter, dirname } from 'node:path';
import { execa } from 'execa';

export interface ActProgram {
  /** Absolute paths of act, of the Node.js that it starts Actions with, and of a home folder of nobody. */
  readonly act: string;
  readonly node: string;
  readonly home: string;
}

/** Runs act with nothing of the caller's environment but where programs are: act passes all of its own to the steps. */
export async function startAct(
  { act, node, home }: ActProgram,
  options: readonly string[],
  folder: string,
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const { exitCode, all } = await execa(act, options, {
    cwd: folder,
    reject: false,
    all: true,
    stdin: 'ignore',
    timeout: 900_000,
    extendEnv: false,
    env: {
      PATH: [dirname(node), process.env.PATH].join(delimiter),
      HOME: home,
      LANG: 'C.UTF-8',
      // It would ask its makers' server for news.
      ACT_DISABLE_VERSION_CHECK: '1',
    },
  });
  return { exitCode: exitCode ?? -1, output: all };
}
