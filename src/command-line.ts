import { tmpdir } from 'node:os';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { productVersion } from './adapters/assets.ts';
import { fileProblem } from './adapters/files/file-problem.ts';
import {
  type ChatOptions,
  type CheckOptions,
  type ExplainOptions,
  explanationFormats,
  type FixOptions,
  formats,
  type MergeOptions,
  type ScanOptions,
  type TypingTerminal,
} from './command-options.ts';
import { ConfigurationError, ModelError, VerifierError } from './domain/errors.ts';
import { addExperiments } from './experiment-commands.ts';
import { mostShards } from './scan/balance.ts';
import { parseShard, type ShardNumber } from './scan/scan-plan.ts';

/** Exit code for a command line that is wrong, and for what could not be checked. */
const notChecked = 2;

/** Runs one command and returns the exit code; the one catch of the command line. */
export async function runCommandLine(args: readonly string[], terminal: TypingTerminal): Promise<number> {
  let exitCode = 0;
  const program = commands(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : notChecked;
    if (
      error instanceof ConfigurationError ||
      error instanceof VerifierError ||
      error instanceof ModelError
    ) {
      terminal.stderr.write(`esbmc-action: ${error.message}\n`);
      return notChecked;
    }
    const problem = fileProblem(error);
    if (problem === null) throw error;
    const places = `Temporary files go to ${tmpdir()}, or where TMPDIR says.`;
    terminal.stderr.write(`esbmc-action: ${problem}. Mend it and run the command again. ${places}\n`);
    return notChecked;
  }
}

function commands(terminal: TypingTerminal, exitWith: (code: number) => void): Command {
  const program = new Command('esbmc-action')
    .description('Verifies the memory safety of C code with the model checker ESBMC')
    .version(productVersion)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'esbmc-action: ')),
    })
    .helpCommand(false);

  common(
    program
      .command('check')
      .description('verify files, folders, or what changed since the merge base with a commit')
      .argument('[path...]', 'C files or folders; the working directory when nothing is named'),
  )
    .option('--changed', 'only what changed since the merge base with --base, with a comparison against it')
    .option('--base <ref>', 'commit, branch or tag that --changed starts from (default: the upstream branch)')
    .option('--keep-harness <dir>', 'write the generated harnesses to this folder')
    .option('--no-replay', 'do not compile and run what was found to see whether it goes wrong')
    .option(
      '--keep-reproducer <dir>',
      'write a C program for each finding that went wrong when it was run to this folder',
    )
    .addHelpText('after', exitCodes)
    .action(async (paths: string[], options: CheckOptions) => {
      const { runCheck } = await import('./run-check.ts');
      exitWith(await runCheck(paths, options, terminal));
    });

  repairing(
    common(program.command('fix').description('repair a finding in a file').argument('<file>', 'C file')),
  )
    .option(
      '--finding <fingerprint>',
      'which one, by its fingerprint or the beginning of it (default: the first)',
    )
    .option('--write', 'change the file, once a patch was accepted')
    .option(
      '--attempts-file <file>',
      'write each attempt to this file as soon as it is known, one JSON line each',
    )
    .option('--no-replay', 'run nothing of the project: then less can be said about a patch')
    .addHelpText(
      'after',
      '\nThe patch goes to standard output as a unified diff.' +
        '\nExit code: 0 repaired or nothing to fix, 1 nothing was accepted, 2 ended before it was done.',
    )
    .action(async (file: string, options: FixOptions) => {
      const { runFix } = await import('./run-fix.ts');
      exitWith(await runFix(file, options, terminal));
    });

  asking(
    verifying(
      program
        .command('explain')
        .description('say what a finding in a file means, how it comes about and what to do')
        .argument('<file>', 'C file'),
    ),
  )
    .option(
      '--format <format>',
      `on standard output: ${explanationFormats.join(', ')}`,
      oneOf(explanationFormats),
      'text',
    )
    .option('--output <file>', 'write the explanation to a file')
    .option(
      '--finding <fingerprint>',
      'which one, by its fingerprint or the beginning of it (default: the first)',
    )
    .option('--no-replay', 'do not compile and run what was found to see whether it goes wrong')
    .addHelpText(
      'after',
      '\nExit code: 0 explained or everything holds, 2 nothing was found and not everything is proved.',
    )
    .action(async (file: string, options: ExplainOptions) => {
      const { runExplain } = await import('./run-explain.ts');
      exitWith(await runExplain(file, options, terminal));
    });

  repairing(
    verifying(
      program
        .command('chat')
        .description('talk about a finding in a file: explanation, questions to a model, /fix-code')
        .argument('<file>', 'C file'),
    ),
  )
    .option(
      '--finding <fingerprint>',
      'which one, by its fingerprint or the beginning of it (default: the first)',
    )
    .option('--transcript <file>', 'where the chat is kept (default: a file in ~/.local/state/esbmc-action)')
    .option('--no-replay', 'run nothing of the project')
    .addHelpText(
      'after',
      '\nLines that are piped in are answered one by one.' +
        '\nExit code: 0 talked, or everything is proved; 2 nothing was found and not everything is proved.',
    )
    .action(async (file: string, options: ChatOptions) => {
      const { runChat } = await import('./run-chat.ts');
      exitWith(await runChat(file, options, terminal));
    });

  common(
    records(
      program
        .command('scan')
        .description('verify the whole repository, in one piece or as one of several shards'),
    ),
  )
    .option(
      '--plan',
      'print a job matrix for the shards, balanced by the times in --baseline; verify nothing',
    )
    .option(
      '--shards <count>',
      'how many shards --plan makes (default: what keeps each below 20 minutes)',
      shardCount,
    )
    .option('--shard <i/n>', 'only this part of the repository', shardNumber)
    .option('--plan-file <file>', 'the record of --plan: what each shard is to do')
    .option('--no-replay', 'do not compile and run what was found to see whether it goes wrong')
    .addHelpText('after', exitCodes)
    .action(async (options: ScanOptions) => {
      const { runScan } = await import('./run-scan.ts');
      exitWith(await runScan(options, terminal));
    });

  reporting(
    records(
      program
        .command('merge')
        .description('put the records of shards together to one report')
        .argument('<file...>', 'records of a plan, of shards, or of an earlier merge'),
    ),
  )
    .option('--config <file>', 'configuration file (default: .github/esbmc.yml where there is one)')
    .addHelpText('after', exitCodes)
    .action(async (files: string[], options: MergeOptions) => {
      const { runMerge } = await import('./run-merge.ts');
      exitWith(await runMerge(files, options, terminal));
    });

  program
    .command('doctor')
    .description('show which ESBMC, compiler and configuration are found, and run the probes')
    .option('--config <file>', 'configuration file')
    .action(async (options: { config?: string }) => {
      const { runDoctor } = await import('./run-doctor.ts');
      exitWith(await runDoctor(options, terminal));
    });

  addExperiments(program, terminal, exitWith);
  return program;
}

const exitCodes = '\nExit code: 0 everything holds, 1 a finding fails, 2 something could not be checked.';

function records(command: Command): Command {
  return command
    .option('--record <file>', 'write what is known, as soon as it is known, and go on from what is there')
    .option('--baseline <file>', 'what an earlier scan left, to be compared with')
    .option('--write-baseline <file>', 'what the next scan is to be compared with');
}

function reporting(command: Command): Command {
  return command
    .option('--format <format>', `report on standard output: ${formats.join(', ')}`, oneOf(formats), 'text')
    .option('--output <file>', 'write the report to a file');
}

function asking(command: Command): Command {
  return command
    .option('--model <name>', 'language model, `none` or `scripted:FILE` (default: none)')
    .option(
      '--model-url <url>',
      'endpoint that is compatible with the OpenAI API; its key is read from ESBMC_MODEL_API_KEY',
    )
    .option('--temperature <number>', 'sampling temperature of the model', atLeastZero)
    .option(
      '--plugins <names>',
      'built-in plugins that give the model tools, with commas between them',
      names,
    )
    .option('--repo-plugins', 'load the plugins that the configuration file lists; their code runs here')
    .option('--artifacts <folder>', 'where to write what plugins leave');
}

function repairing(command: Command): Command {
  return asking(command)
    .option('--attempts <count>', 'answers of the model for one repair', positive)
    .option('--history <order>', 'how earlier attempts are shown: forward, reverse or latest')
    .option('--source <format>', 'what the model sees: one-line, contextual, function or whole')
    .option('--feedback <format>', 'what it is told: violated-property, counterexample or inputs')
    .option('--prompt <id>', 'prompt template, for example 9-2.1.1')
    .option('--budget <dollars>', 'most money that the model may cost', atLeastZero);
}

function common(command: Command): Command {
  return reporting(verifying(command));
}

function verifying(command: Command): Command {
  return command
    .option('--config <file>', 'configuration file (default: .github/esbmc.yml where there is one)')
    .option('--compile-commands <file>', 'how files are compiled (default: the usual places)')
    .option('--timeout <seconds>', 'for one unit, all its runs together', positive)
    .option('--time-budget <seconds>', 'for all units together', positive)
    .option('--memory <mib>', 'for one run of ESBMC', positive)
    .option('--jobs <count>', 'units at the same time', positive)
    .option('--no-cache', 'verify again what was verified before')
    .option('--quiet', 'no progress on standard error');
}

function names(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value {
  return (text) => {
    const value = values.find((each) => each === text);
    if (value !== undefined) return value;
    throw new InvalidArgumentError(`Use one of ${values.join(', ')}.`);
  };
}

function atLeastZero(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new InvalidArgumentError('Use a number that is not negative.');
}

function positive(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('Use a number above 0.');
}

function shardNumber(text: string): ShardNumber {
  const shard = parseShard(text);
  if (shard !== null) return shard;
  throw new InvalidArgumentError(`Use I/N, for example 2/4, with N up to ${mostShards}.`);
}

function shardCount(text: string): number {
  const count = positive(text);
  if (Number.isInteger(count) && count <= mostShards) return count;
  throw new InvalidArgumentError(`Use a whole number up to ${mostShards}.`);
}
