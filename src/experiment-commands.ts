import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Terminal } from './command-options.ts';
import type { Shard } from './experiment/shard.ts';
import type { DatasetOptions, ReportOptions, TrialOptions } from './experiment-options.ts';

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
    .option(
      '--export <folder>',
      'write unsafe mutants and their repairs as chat messages for fine-tuning, split by base program',
    )
    .addHelpText('after', codes)
    .action(async (folders: string[], options: DatasetOptions) => {
      const { runExperimentDataset } = await import('./run-experiment-dataset.ts');
      exitWith(await runExperimentDataset(folders, options, terminal));
    });

  const kinds = [
    ['single', 'one answer of a model to each of 144 prompts, with and without fences'],
    ['iterative', 'up to five attempts, with three histories, five temperatures and five prompts'],
    ['templates', 'the repairs without a model'],
  ] as const;
  for (const [name, description] of kinds) {
    trials(experiment.command(name).description(`repair unsafe mutants: ${description}`))
      .addHelpText('after', codes)
      .action(async (folders: string[], options: TrialOptions) => {
        const { runExperimentTrials } = await import('./run-experiment-trials.ts');
        exitWith(await runExperimentTrials(name, folders, options, terminal));
      });
  }

  experiment
    .command('report')
    .description('all tables and figures of what is there: `report/report.html` and `report/report.md`')
    .argument('<folder...>', 'the folders that the dataset was made of')
    .option('--out <folder>', 'where everything is kept', 'esbmc-experiment')
    .option(
      '--write-defaults <file>',
      "write the best condition as the product's defaults: src/config/repair-defaults.ts of a checkout",
    )
    .option('--quiet', 'say nothing on standard error')
    .action(async (folders: string[], options: ReportOptions) => {
      const { runExperimentReport } = await import('./run-experiment-report.ts');
      exitWith(await runExperimentReport(folders, options, terminal));
    });
}

function trials(command: Command): Command {
  return shared(command.argument('<folder...>', 'the folders that the dataset was made of'))
    .addOption(
      new Option('--preset <name>', "the paper's numbers: 100 mutants, one answer").choices(['paper']),
    )
    .option('--samples <count>', 'unsafe mutants', above0, 100)
    .option('--seed <text>', 'by which they are chosen', '1')
    .option('--repetitions <count>', 'answers to the same', above0, 1)
    .option('--model <name>', 'a language model, or `scripted:FILE`; may be given several times', several, [])
    .option(
      '--model-url <url>',
      'endpoint compatible with the OpenAI API; its key is read from ESBMC_MODEL_API_KEY',
    )
    .option('--model-context <tokens>', 'what the model takes at once, its answer included', above0, 16_000)
    .option('--request-timeout <seconds>', 'for one answer', above0, 180)
    .option('--price-input <dollars>', 'for a million tokens that are sent', above0)
    .option('--price-output <dollars>', 'for a million tokens that are received', above0)
    .option('--budget <dollars>', 'most money that it may cost, with what is there already', above0)
    .option('--requests-per-minute <count>', 'no more requests than this', above0)
    .option('--only <text>', 'conditions with this in their name; may be given several times', several, [])
    .option('--plan', 'say what it would take, and do nothing');
}

function several(text: string, before: readonly string[]): readonly string[] {
  return [...before, text];
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
