import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openLanguageDetector } from './adapters/experiment/language-detector.ts';
import { openRecords, readRecords as readRecordFiles } from './adapters/experiment/open-records.ts';
import { readPrograms } from './adapters/experiment/read-programs.ts';
import { openModel } from './adapters/llm/open-model.ts';
import { pacedModel } from './adapters/llm/paced-model.ts';
import { tool } from './assemble.ts';
import { assembleRepair } from './assemble-repair.ts';
import { repairSettingsOf, type Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import { ConfigurationError } from './domain/errors.ts';
import { classification } from './experiment/dataset/classification.ts';
import { hashOf, samplesOf, textOf } from './experiment/dataset/classify.ts';
import { loadPrograms } from './experiment/dataset/load-programs.ts';
import { mutantsOf } from './experiment/dataset/mutant.ts';
import { readRecords } from './experiment/record-lines.ts';
import { allOfIt, shardOf } from './experiment/shard.ts';
import { evenSamples, randomSamples, unsafeSamples } from './experiment/trials/choose-samples.ts';
import { type Condition, conditionName } from './experiment/trials/condition.ts';
import { iterativeGrid, singleGrid } from './experiment/trials/grids.ts';
import { idOfRecord, planOf, planText, type Trial, trialsOf } from './experiment/trials/plan.ts';
import { type ModelTrialDeps, runModelTrial } from './experiment/trials/run-model-trial.ts';
import { runTemplateTrial } from './experiment/trials/run-template-trial.ts';
import { runTrials } from './experiment/trials/run-trials.ts';
import { type TrialRecord, trialRecord } from './experiment/trials/trial-record.ts';
import { benchOpener } from './experiment-bench.ts';
import { paperClassifier } from './experiment-classifiers.ts';
import type { TrialOptions } from './experiment-options.ts';
import { openExperiment } from './open-experiment.ts';

type Experiment = TrialRecord['experiment'];

/** `experiment single`, `iterative` and `templates`: trials on unsafe mutants; returns the exit code. */
export async function runExperimentTrials(
  experiment: Experiment,
  folders: readonly string[],
  given: TrialOptions,
  terminal: Terminal,
): Promise<number> {
  const options =
    given.preset === 'paper' ? { ...given, samples: 100, repetitions: 1, seed: 'paper' } : given;
  const from = (path: string) => resolve(terminal.cwd(), path);
  const out = from(options.out);
  const { deps, say, memory } = await openExperiment(options, terminal, { isKept: true });
  try {
    const programs = loadPrograms(await Promise.all(folders.map(from).map(readPrograms)), deps.parser);
    const samples = programs.flatMap((program) => samplesOf(program, mutantsOf(program, deps.parser)));
    const classified = await readRecordFiles(join(out, 'dataset'), 'classified');
    const records = readRecords(classified, classification).records.filter(({ flags }) => flags === 'paper');
    const byText = new Map(records.map((record) => [`${record.id} ${record.sha256}`, record]));
    const known = new Map(
      samples.flatMap((sample) => {
        const record = byText.get(`${sample.id} ${hashOf(textOf(sample))}`);
        return record === undefined ? [] : [[sample.id, record] as const];
      }),
    );
    const unsafe = unsafeSamples(samples, known);
    if (unsafe.length === 0)
      throw new ConfigurationError(
        `${options.out}: no mutant is known to be unsafe; run \`experiment dataset\` with the same folders first`,
      );
    const choose = experiment === 'templates' ? evenSamples : randomSamples;
    const chosen = choose(unsafe, options.samples, options.seed);
    const conditions = conditionsOf(experiment, options);
    const shard = options.shard ?? allOfIt;
    const trials = trialsOf(
      experiment === 'templates'
        ? chosen.filter((one) => shardOf([one], shard).length > 0)
        : shardOf(chosen, shard),
      conditions,
      options.repetitions,
    );
    const file = await openRecords(join(out, 'trials'), experiment, shard);
    const there = new Set(readRecords(file.text, trialRecord).records.map(idOfRecord));
    const { priceInput: input, priceOutput: output } = options;
    const prices = input === undefined || output === undefined ? null : { input, output };
    const plan = planOf(trials, there, { prices, contextTokens: options.modelContext });
    say(
      `${chosen.length} of ${unsafe.length} unsafe mutants, ${conditions.length} conditions: ${planText(plan)}`,
    );
    if (options.plan === true) {
      terminal.stdout.write(`${planText(plan)}\n`);
      return 0;
    }
    const budget = options.budget ?? null;
    if (budget !== null && prices === null)
      throw new ConfigurationError(
        '--budget: say what the model costs, with --price-input and --price-output',
      );
    const config = buildConfig([
      memory,
      { checks: ['memory'], timeout: options.timeout, timeBudget: 4 * options.timeout },
    ]);
    const tools = await assembleRepair(config, {
      env: terminal.env,
      workingDirectory: terminal.cwd(),
      tempDir: tmpdir(),
      // A condition is a model and a prompt; what plugins would add is none of it.
      plugins: { readFiles: async () => [], keep: null, log: say },
      attemptsFile: null,
      workflowToken: null,
      barred: null,
      sandbox: deps.sandbox,
      signal: new AbortController().signal,
    });
    const now = () => deps.clock() / 1000;
    const modelDeps = await modelDepsOf(options, terminal, tools.prompts, prices, now);
    const run = await runTrials(
      experiment,
      trials,
      { limit: options.limit ?? null, budget },
      {
        openBench: benchOpener(config, deps, tools, paperClassifier(deps, options.timeout)),
        run: (bench, { condition }: Trial) =>
          condition.engine === 'templates'
            ? runTemplateTrial(bench, now)
            : runModelTrial(bench, condition, modelDeps(condition.model)),
        records: file,
        esbmc: deps.verifier.version,
        seed: options.seed,
        now,
        progress: (done, of, record) =>
          say(
            `${done} of ${of}  ${record.mutant}  ${conditionName(record.condition)}: ` +
              `${record.oracle ?? 'none'} ${record.acceptance ?? record.stopped ?? ''} (${record.seconds.toFixed(1)} s)`,
          ),
      },
    );
    if (run.skipped.length > 0)
      say(`not found to be unsafe in ${options.timeout} s now, and left: ${run.skipped.join(', ')}`);
    say(`${run.made} trials made now, ${run.left} left${run.stopped === null ? '' : `. ${run.stopped}`}`);
    return run.left === 0 ? 0 : 1;
  } finally {
    await deps.close();
  }
}

function conditionsOf(experiment: Experiment, { model, only = [] }: TrialOptions): readonly Condition[] {
  if (experiment === 'templates') return [{ engine: 'templates' }];
  if (model.length === 0) throw new ConfigurationError('--model: name at least one model, with --model-url');
  const grid = experiment === 'single' ? singleGrid(model) : iterativeGrid(model);
  const chosen = grid.filter(
    (one) => only.length === 0 || only.some((part) => conditionName(one).includes(part)),
  );
  if (chosen.length === 0)
    throw new ConfigurationError(`--only: no condition has ${only.join(' or ')} in its name`);
  return chosen;
}

async function modelDepsOf(
  options: TrialOptions,
  terminal: Terminal,
  prompts: ModelTrialDeps['prompts'],
  prices: ModelTrialDeps['prices'],
  now: () => number,
): Promise<(name: string) => ModelTrialDeps> {
  const { model: names, modelUrl, requestsPerMinute, modelContext, requestTimeout } = options;
  const opened = new Map(
    await Promise.all(
      names.map(async (name) => {
        const config = buildConfig([
          repairSettingsOf({ model: name, ...(modelUrl === undefined ? {} : { modelUrl }) }, terminal.env),
        ]);
        const userAgent = `${tool.name}/${tool.version}`;
        const model = await openModel(config, {
          workingDirectory: terminal.cwd(),
          workflowToken: null,
          userAgent,
        });
        if (model === null) throw new ConfigurationError('--model: `none` is the experiment `templates`');
        return [
          name,
          requestsPerMinute === undefined ? model : pacedModel(model, requestsPerMinute),
        ] as const;
      }),
    ),
  );
  const syntaxOf = names.length === 0 ? null : await openLanguageDetector();
  return (name) => {
    const model = opened.get(name);
    if (model === undefined) throw new Error(`${name} is none of the models`);
    const requestSeconds = requestTimeout;
    return { model, prompts, syntaxOf, prices, contextTokens: modelContext, requestSeconds, now };
  };
}
