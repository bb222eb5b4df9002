import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Terminal } from './command-options.ts';
import type { Shard } from './experiment/shard.ts';
import type { DatasetOptions } from './experiment-options.ts';

const codes = '\nExit code: 0 all of it is there, 1 something is left to do, 2 it could not be done.';

/** Adds `experiment` and its own commands to the command line. */
export function addExperiments(program: Command, terminal: Terminal, exitWith: (code: number) => void): void {
  const experiment = program
    .command('experiment')
    .description('repeat the experiments on mutated neural networks: dataset, prompts, iterative repair');

  shared(
    experiment
      .command('dataset')
      .description('mutate base programs and classify the mutants with ESBMC')
      .argument('<folder...>', 'folders of C programs; a checkout of NeuroCodeBench is one'),
  )
    .addOption(
      new Option('--flags <set>', 'whose flags ESBMC gets')
        .choices(['paper', 'ours', 'both'])
        .default('paper'),
    )
    .option('--no-classify', 'mutate only')
    .addHelpText('after', codes)
    .action(async (folders: string[], options: DatasetOptions) => {
      const { runExperimentDataset } = await import('./run-experiment-dataset.ts');
      exitWith(await runExperimentDataset(folders, options, terminal));
    });
}

function shared(command: Command): Command {
  return command
    .option('--out <folder>', 'where everything is kept, and gone on from', 'esbmc-experiment')
    .option('--timeout <seconds>', 'for one program', above0, 300)
    .option('--memory <mib>', 'for one run of ESBMC', above0)
    .option('--jobs <count>', 'programs at the same time', above0)
    .option('--limit <count>', 'do no more than this many now', above0)
    .option('--shard <i/n>', 'only this part, for several machines', shard)
    .option('--quiet', 'no progress on standard error');
}

function above0(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('Use a number above 0.');
}

function shard(text: string): Shard {
  const [, index = 0, of = 0] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError('Use I/N, for example 2/4.');
}
