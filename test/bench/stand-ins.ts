import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { esbmcBinary } from '../support/esbmc.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

const sources = join(repositoryRoot, 'test/bench');
const compiler = 'gcc';
const recorded = join(repositoryRoot, 'test/fixtures/esbmc-output/proved/stderr.txt');

/** A program that is found on PATH in ESBMC's place. */
export interface StandIn {
  /** The environment in which it is found, and its probes are remembered. */
  readonly env: Record<string, string>;
  /** What `record-esbmc.c` writes to. */
  readonly log: string;
}

/**
 * @param source `record-esbmc.c` or `answer-as-esbmc.c`, which say what they do
 * @param folder an empty one for it
 */
export async function standIn(source: string, folder: string): Promise<StandIn> {
  const binary = join(folder, 'bin', 'esbmc');
  const log = join(folder, 'runs');
  const answer = join(folder, 'answer');
  await mkdir(join(folder, 'bin'), { recursive: true });
  await writeFile(answer, await answerOf());
  const defines = { BINARY: await esbmcBinary(), LOG: log, ANSWER: answer };
  const options = Object.entries(defines).map(([name, value]) => `-D${name}=${JSON.stringify(value)}`);
  await execa(compiler, ['-O2', '-static', ...options, join(sources, source), '-o', binary]);
  const cache = join(folder, 'cache');
  return {
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, XDG_CACHE_HOME: cache, RUNNER_TOOL_CACHE: '' },
    log,
  };
}

/** A success that ESBMC has printed, about any function of any file. */
async function answerOf(): Promise<string> {
  const text = await readFile(recorded, 'utf8');
  return text
    .replaceAll('/repo/several-fixed.c', 'FILE')
    .replaceAll('function at\n', 'function FUNCTION\n')
    .replaceAll('[at.', '[FUNCTION.');
}
