import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  conditionName,
  iterativeGrid,
  oracles,
  promptOf,
  singleGrid,
  trialRecord
} from "./chunk-FFA7ZFOO.js";
import {
  acceptorInTree,
  assembleRepair,
  fencedBlocks,
  mostVerified,
  nothingSpent,
  proposeTemplates,
  runModelLoop,
  taskFor,
  windowAt
} from "./chunk-4JPFWZSD.js";
import {
  openModel
} from "./chunk-PXVMEXJX.js";
import "./chunk-XSH2U4RB.js";
import {
  repairSettingsOf
} from "./chunk-U43JZ3WD.js";
import {
  inFolder,
  openExperiment,
  paperClassifier
} from "./chunk-T6VJAY7Y.js";
import {
  allOfIt,
  classification,
  hashOf,
  loadPrograms,
  mutantsOf,
  openRecords,
  readPrograms,
  readRecords,
  readRecords2,
  recordLine,
  samplesOf,
  shardOf,
  textOf
} from "./chunk-WSSSFZ7Q.js";
import "./chunk-DND5Q7TS.js";
import {
  unifiedDiff
} from "./chunk-TBL53B36.js";
import {
  linesOf
} from "./chunk-6QDMIOKU.js";
import {
  diffChars
} from "./chunk-FFJ7RQAJ.js";
import {
  describeViolation,
  emptyBuildContext,
  functionAt,
  identify,
  inputsOf,
  noLentHeaders
} from "./chunk-WFEG757O.js";
import "./chunk-BJCS6NRT.js";
import {
  tool
} from "./chunk-2BJRHKLQ.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-DBZTPTUJ.js";
import {
  buildConfig
} from "./chunk-P6POX3E6.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import {
  ConfigurationError,
  ModelError,
  modelFile
} from "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-experiment-trials.ts
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// src/adapters/experiment/language-detector.ts
import { readFile } from "node:fs/promises";
async function openLanguageDetector() {
  const { ModelOperations } = (await import("./lib-HDAS46JY.js")).default;
  const detector = new ModelOperations({
    modelJsonLoaderFunc: async () => JSON.parse(await readFile(modelFile("model.json"), "utf8")),
    weightsLoaderFunc: async () => {
      const bytes = await readFile(modelFile("group1-shard1of1.bin"));
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    },
    minContentSize: 1
  });
  return async (code) => {
    if (code.trim() === "") return 0;
    const found = await detector.runModel(code);
    const sum = found.filter(({ languageId }) => languageId === "c" || languageId === "cpp").reduce((total, { confidence }) => total + confidence, 0);
    return Math.min(1, sum);
  };
}

// src/adapters/llm/paced-model.ts
import { setTimeout as sleep } from "node:timers/promises";
function pacedModel(model, requestsPerMinute) {
  const gap = 6e4 / requestsPerMinute;
  let next = 0;
  return {
    name: model.name,
    ask: async (request) => {
      const now = performance.now();
      const wait = Math.max(0, next - now);
      next = Math.max(now, next) + gap;
      if (wait > 0)
        await sleep(wait, void 0, request.signal === void 0 ? {} : { signal: request.signal });
      return model.ask(request);
    }
  };
}

// src/experiment/trials/choose-samples.ts
function unsafeSamples(samples, records) {
  return samples.flatMap((sample) => {
    const record = records.get(sample.id);
    const isUnsafe = sample.mutant !== null && record?.verdict === "unsafe" && record.kind !== null;
    return isUnsafe ? [{ id: sample.id, sample, record }] : [];
  });
}
function randomSamples(unsafe, count, seed) {
  return shardOf(unsafe, allOfIt, seed).slice(0, count);
}
function evenSamples(unsafe, count, seed) {
  const byOperator = inTurn(
    [...groupBy(shardOf(unsafe, allOfIt, seed), ({ record }) => record.operator ?? "").values()].map(
      (group) => inTurn([...groupBy(group, ({ record }) => record.category).values()])
    )
  );
  return byOperator.slice(0, count);
}
function groupBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) groups.set(keyOf(item), [...groups.get(keyOf(item)) ?? [], item]);
  return groups;
}
function inTurn(groups) {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from(
    { length: longest },
    (_, index) => groups.flatMap((group) => group.slice(index, index + 1))
  ).flat();
}

// src/experiment/trials/plan.ts
function trialsOf(samples, conditions, repetitions) {
  const numbers = Array.from({ length: repetitions }, (_, repetition) => repetition);
  return samples.flatMap(
    (sample) => conditions.flatMap(
      (condition) => numbers.map((repetition) => ({
        id: trialId(sample.id, condition, repetition),
        sample,
        condition,
        repetition
      }))
    )
  );
}
function trialId(mutant, condition, repetition) {
  return `${mutant} | ${conditionName(condition)} | ${repetition}`;
}
function idOfRecord({ mutant, condition, repetition }) {
  return trialId(mutant, condition, repetition);
}
var answerTokens = { "one-line": 150, contextual: 2e3, function: 800, whole: 4e3 };
var promptTokens = 500;
function planOf(trials, known, { prices, contextTokens }) {
  const missing = trials.filter(({ id }) => !known.has(id));
  let [calls, prompt, completion] = [0, 0, 0];
  for (const { condition } of missing) {
    if (condition.engine === "templates") continue;
    const { attempts, source, history } = condition;
    const answer = Math.min(answerTokens[source], contextTokens / 2);
    const shown = source === "one-line" ? 50 : Math.min(answerTokens[source], contextTokens / 2);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const earlier = history === "latest" ? 0 : attempt * (promptTokens + shown + answer);
      prompt += Math.min(contextTokens, promptTokens + shown + earlier);
      completion += answer;
      calls += 1;
    }
  }
  const dollars = prices === null ? null : (prompt * prices.input + completion * prices.output) / 1e6;
  return {
    trials: trials.length,
    missing: missing.length,
    calls,
    tokens: { prompt: Math.round(prompt), completion: Math.round(completion) },
    dollars
  };
}
function planText({ trials, missing, calls, tokens, dollars }) {
  const price = dollars === null ? "no price is known" : `at most ${dollars.toFixed(2)} US dollars`;
  return `${trials} trials, ${missing} of them to be made: at most ${calls} calls of a model, ${tokens.prompt} tokens sent and ${tokens.completion} received, ${price}`;
}

// src/experiment/trials/relevance.ts
var mostCharacters = 6e3;
function relevance(source, answer) {
  const [left, right] = [source, answer].map((text) => text.replace(/\s+/g, "").slice(0, mostCharacters));
  if (left === void 0 || right === void 0 || left === "") return 0;
  const common = diffChars(left, right).filter(({ added, removed }) => !added && !removed).reduce((sum, { value }) => sum + value.length, 0);
  return common / left.length;
}

// src/experiment/trials/run-model-trial.ts
async function runModelTrial(bench, condition, deps) {
  const { model, prompts, now } = deps;
  const { task } = bench;
  const settings = settingsOf(condition, deps);
  const logged = [];
  const verified = /* @__PURE__ */ new Map();
  const end = await runModelLoop(
    task,
    settings,
    { attempts: [], spending: nothingSpent, startedAt: now() },
    {
      model,
      prompts,
      now,
      acceptor: verifyingAcceptor(bench, verified),
      log: { append: async (one) => void logged.push(one) }
    }
  );
  if (end.stop?.limit === "model") throw new ModelError(end.stop.message, "unavailable");
  const shown = windowAt(task.text, task.parsed, lineOf(task), settings);
  const attempts = await Promise.all(
    logged.map((one, index) => measured(one, index, shown.text, verified, deps))
  );
  const confirmation = end.accepted === null ? null : await bench.confirm(end.accepted.candidate);
  const { stop, spending } = end;
  return {
    attempts,
    candidates: attempts.length,
    oracle: confirmation?.oracle ?? null,
    acceptance: confirmation?.acceptance ?? null,
    author: end.accepted?.candidate.author ?? null,
    stopped: stop === null || stop.limit === "attempts" ? null : stop.message,
    dollars: spending.dollars
  };
}
function verifyingAcceptor(bench, verified) {
  return {
    verify: async (candidate) => {
      const found = await bench.verify(candidate);
      verified.set(unifiedDiff(candidate.patch), found);
      if (found.isVerified)
        return { verdict: "accepted", bound: null, behaviour: "not-compared", evidence: [] };
      return rejected(found);
    },
    execute: async (_candidate, accepted) => accepted
  };
}
function rejected({ compiles, reason, finding }) {
  const failure = finding === null ? "undecided" : "still-fails";
  return {
    verdict: "rejected",
    reason: compiles ? failure : "does-not-compile",
    detail: reason ?? "",
    finding,
    isSuggestable: false,
    evidence: []
  };
}
async function measured({ attempt, exchange }, index, shown, verified, { syntaxOf }) {
  const patch = attempt.candidate === null ? null : unifiedDiff(attempt.candidate.patch);
  const found = patch === null ? void 0 : verified.get(patch);
  const code = codeIn(exchange?.reply.text ?? "");
  const { acceptance } = attempt;
  return {
    index,
    syntax: syntaxOf === null ? null : await syntaxOf(code),
    relevance: Math.min(1, relevance(shown, code)),
    patch,
    // An answer that leaves the code as it is compiles as it did.
    compiles: found?.compiles ?? (acceptance.verdict === "rejected" && acceptance.reason === "still-fails"),
    isVerified: found?.isVerified ?? false,
    reason: acceptance.verdict === "rejected" ? acceptance.reason : null,
    tokens: exchange?.reply.tokens ?? { prompt: 0, completion: 0 },
    seconds: Math.round(attempt.seconds * 1e3) / 1e3
  };
}
function codeIn(text) {
  const blocks = fencedBlocks(text);
  return blocks.length === 0 ? text : blocks.map((block) => block.text).join("\n");
}
function lineOf({ finding }) {
  return finding.counterexample.property.location.line;
}
function settingsOf(condition, deps) {
  const { source, feedback, history, temperature, fences, attempts } = condition;
  return {
    prompt: promptOf(condition),
    source,
    // A template that shows nothing takes no notice.
    feedback: feedback ?? "violated-property",
    history,
    temperature,
    fences,
    requestSeconds: deps.requestSeconds,
    jobs: 1,
    budget: {
      attempts,
      tokens: null,
      dollars: null,
      prices: deps.prices,
      seconds: Number.MAX_SAFE_INTEGER,
      contextTokens: deps.contextTokens
    }
  };
}

// src/experiment/trials/run-template-trial.ts
var mostConfirmed = 4;
async function runTemplateTrial(bench, now) {
  const candidates = proposeTemplates(bench.task);
  const attempts = [];
  let best = null;
  let confirmed = 0;
  for (const candidate of candidates.slice(0, mostVerified)) {
    const startedAt = now();
    const { compiles, isVerified, reason } = await bench.verify(candidate);
    const confirmation = isVerified ? await bench.confirm(candidate) : null;
    attempts.push({
      index: attempts.length,
      syntax: null,
      relevance: 1,
      patch: unifiedDiff(candidate.patch),
      compiles,
      isVerified,
      reason: confirmation?.acceptance ?? reason,
      tokens: { prompt: 0, completion: 0 },
      seconds: Math.round((now() - startedAt) * 1e3) / 1e3
    });
    if (confirmation === null) continue;
    confirmed += 1;
    if (best === null || oracles.indexOf(confirmation.oracle) > oracles.indexOf(best.oracle))
      best = { ...confirmation, author: candidate.author };
    if (best.oracle === "d" || confirmed >= mostConfirmed) break;
  }
  return {
    attempts,
    candidates: candidates.length,
    oracle: best?.oracle ?? null,
    acceptance: best?.acceptance ?? null,
    author: best?.author ?? null,
    stopped: null,
    dollars: null
  };
}

// src/experiment/trials/run-trials.ts
async function runTrials(experiment, trials, { limit, budget }, { openBench, run, records, esbmc, seed, now, progress }) {
  const all = readRecords2(records.text, trialRecord).records.filter((one) => one.experiment === experiment);
  const known = new Map(all.map((record) => [idOfRecord(record), record]));
  let spent = all.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  const missing = trials.filter(({ id }) => !known.has(id)).slice(0, limit ?? trials.length);
  let made = 0;
  let stopped = null;
  const skipped = [];
  for (const group of byMutant(missing)) {
    if (stopped !== null) break;
    const [first] = group;
    if (first === void 0) continue;
    const { sample } = first.sample;
    const text = textOf(sample);
    const { file, includeDirs } = sample.program;
    await openBench({ file, text, includeDirs }, async (bench) => {
      if (bench === null) {
        skipped.push(sample.id);
        return;
      }
      for (const trial of group) {
        if (budget !== null && spent >= budget) stopped = `The budget of ${budget} US dollars is spent.`;
        if (stopped !== null) return;
        const startedAt = now();
        const end = await run(bench, trial).catch(endpointFault);
        if (end instanceof ModelError) {
          stopped = end.message;
          return;
        }
        const record = recordOf(trial, end, {
          experiment,
          esbmc,
          seed,
          sha256: hashOf(text),
          seconds: now() - startedAt
        });
        await records.append(recordLine(trialRecord.parse(record)));
        known.set(trial.id, record);
        spent += record.dollars ?? 0;
        made += 1;
        progress(made, missing.length, record);
      }
    });
  }
  const ours = trials.flatMap(({ id }) => known.get(id) ?? []);
  return { records: ours, made, left: trials.length - ours.length, stopped, skipped };
}
function endpointFault(error) {
  if (error instanceof ModelError) return error;
  throw error;
}
function byMutant(trials) {
  const groups = /* @__PURE__ */ new Map();
  for (const trial of trials) groups.set(trial.sample.id, [...groups.get(trial.sample.id) ?? [], trial]);
  return [...groups.values()];
}
function recordOf({ sample, condition, repetition }, end, facts) {
  const { category, operator, kind, relation } = sample.record;
  return {
    schema: 1,
    mutant: sample.id,
    category,
    operator: operator ?? "",
    kind: kind ?? "other",
    relation,
    condition,
    repetition,
    ...end,
    ...facts,
    seconds: Math.round(facts.seconds * 1e3) / 1e3
  };
}

// src/experiment-bench.ts
import { dirname } from "node:path";

// src/experiment-finding.ts
function findingOf(whole, file, text, parsed) {
  const lines = linesOf(text);
  const source = {
    lines: (path) => path === file ? lines : null,
    functionStart: (_path, line) => functionAt(parsed, line)?.lines.start ?? 1
  };
  const { counterexample, statement, fingerprint } = identify({ counterexample: whole }, source);
  const inputs = inputsOf(whole, (path, line) => source.lines(path)?.[line - 1] ?? null);
  return {
    fingerprint,
    counterexample,
    statement,
    message: describeViolation({ counterexample, statement, inputs }),
    origin: "entry",
    entry: "main",
    status: null,
    reproduced: null,
    reproducer: null,
    foundBy: "verifier",
    inputs,
    assumptions: [],
    requires: null,
    needsAllocationFailure: false,
    basePassed: false
  };
}

// src/experiment-bench.ts
function benchOpener(config, deps, tools, classifier) {
  return ({ file, text, includeDirs }, use) => inFolder({ [file]: text }, async (root) => {
    const tree = { root, commit: null };
    const own = { ...config, includeDirs: [...config.includeDirs, ...includeDirs] };
    const found = await classifier.classify({ file, text, includeDirs });
    if (found.verdict !== "unsafe") return use(null);
    const finding = findingOf(found.counterexample, file, text, deps.parser.parse(text));
    const place = { tree, checkout: root, lent: noLentHeaders };
    const task = await taskFor(finding, place, own, deps);
    const acceptor = await acceptorInTree({ finding, place }, own, deps, tools);
    const bench = {
      task,
      verify: (candidate) => verify(candidate, { file, includeDirs }, classifier, tools.compiler, deps),
      confirm: (candidate) => confirm(candidate, acceptor)
    };
    return use(bench);
  });
}
async function verify(candidate, { file, includeDirs }, classifier, compiler, { scratch, parser }) {
  const text = candidate.patch.edits[0]?.after ?? "";
  const path = await scratch.write(file, text);
  const build = { ...emptyBuildContext, includeDirs };
  const said = await compiler?.check(path, dirname(path), build) ?? [];
  if (said.some(({ severity }) => severity === "error"))
    return { compiles: false, isVerified: false, reason: "does-not-compile", finding: null };
  const found = await classifier.classify({ file, text, includeDirs });
  if (found.verdict === "safe") return { compiles: true, isVerified: true, reason: null, finding: null };
  if (found.verdict === "unknown")
    return { compiles: true, isVerified: false, reason: "undecided", finding: null };
  const { counterexample } = found;
  const finding = findingOf(counterexample, file, text, parser.parse(text));
  return { compiles: true, isVerified: false, reason: "still-fails", finding };
}
async function confirm(candidate, acceptor) {
  const verified = await acceptor.verify(candidate);
  if (verified.verdict === "rejected" && verified.reason !== "behaviour-changed")
    return { oracle: "a", acceptance: verified.reason };
  const passed = { verdict: "accepted", bound: null, behaviour: "not-compared", evidence: [] };
  const executed = await acceptor.execute(candidate, verified.verdict === "accepted" ? verified : passed);
  if (executed.verdict === "rejected")
    return { oracle: executed.reason === "crashes" ? "b" : "c", acceptance: executed.reason };
  if (verified.verdict === "rejected") return { oracle: "c", acceptance: verified.reason };
  return { oracle: "d", acceptance: executed.behaviour === "kept" ? "accepted" : "accepted-not-compared" };
}

// src/run-experiment-trials.ts
async function runExperimentTrials(experiment, folders, given, terminal) {
  const options = given.preset === "paper" ? { ...given, samples: 100, repetitions: 1, seed: "paper" } : given;
  const from = (path) => resolve(terminal.cwd(), path);
  const out = from(options.out);
  const { deps, say, memory } = await openExperiment(options, terminal, { isKept: true });
  try {
    const programs = loadPrograms(await Promise.all(folders.map(from).map(readPrograms)), deps.parser);
    const samples = programs.flatMap((program) => samplesOf(program, mutantsOf(program, deps.parser)));
    const classified = await readRecords(join(out, "dataset"), "classified");
    const records = readRecords2(classified, classification).records.filter(({ flags }) => flags === "paper");
    const byText = new Map(records.map((record) => [`${record.id} ${record.sha256}`, record]));
    const known = new Map(
      samples.flatMap((sample) => {
        const record = byText.get(`${sample.id} ${hashOf(textOf(sample))}`);
        return record === void 0 ? [] : [[sample.id, record]];
      })
    );
    const unsafe = unsafeSamples(samples, known);
    if (unsafe.length === 0)
      throw new ConfigurationError(
        `${options.out}: no mutant is known to be unsafe; run \`experiment dataset\` with the same folders first`
      );
    const choose = experiment === "templates" ? evenSamples : randomSamples;
    const chosen = choose(unsafe, options.samples, options.seed);
    const conditions = conditionsOf(experiment, options);
    const shard = options.shard ?? allOfIt;
    const trials = trialsOf(
      experiment === "templates" ? chosen.filter((one) => shardOf([one], shard).length > 0) : shardOf(chosen, shard),
      conditions,
      options.repetitions
    );
    const file = await openRecords(join(out, "trials"), experiment, shard);
    const there = new Set(readRecords2(file.text, trialRecord).records.map(idOfRecord));
    const { priceInput: input, priceOutput: output } = options;
    const prices = input === void 0 || output === void 0 ? null : { input, output };
    const plan = planOf(trials, there, { prices, contextTokens: options.modelContext });
    say(
      `${chosen.length} of ${unsafe.length} unsafe mutants, ${conditions.length} conditions: ${planText(plan)}`
    );
    if (options.plan === true) {
      terminal.stdout.write(`${planText(plan)}
`);
      return 0;
    }
    const budget = options.budget ?? null;
    if (budget !== null && prices === null)
      throw new ConfigurationError(
        "--budget: say what the model costs, with --price-input and --price-output"
      );
    const config = buildConfig([
      memory,
      { checks: ["memory"], timeout: options.timeout, timeBudget: 4 * options.timeout }
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
      signal: new AbortController().signal
    });
    const now = () => deps.clock() / 1e3;
    const modelDeps = await modelDepsOf(options, terminal, tools.prompts, prices, now);
    const run = await runTrials(
      experiment,
      trials,
      { limit: options.limit ?? null, budget },
      {
        openBench: benchOpener(config, deps, tools, paperClassifier(deps, options.timeout)),
        run: (bench, { condition }) => condition.engine === "templates" ? runTemplateTrial(bench, now) : runModelTrial(bench, condition, modelDeps(condition.model)),
        records: file,
        esbmc: deps.verifier.version,
        seed: options.seed,
        now,
        progress: (done, of, record) => say(
          `${done} of ${of}  ${record.mutant}  ${conditionName(record.condition)}: ${record.oracle ?? "none"} ${record.acceptance ?? record.stopped ?? ""} (${record.seconds.toFixed(1)} s)`
        )
      }
    );
    if (run.skipped.length > 0)
      say(`not found to be unsafe in ${options.timeout} s now, and left: ${run.skipped.join(", ")}`);
    say(`${run.made} trials made now, ${run.left} left${run.stopped === null ? "" : `. ${run.stopped}`}`);
    return run.left === 0 ? 0 : 1;
  } finally {
    await deps.close();
  }
}
function conditionsOf(experiment, { model, only = [] }) {
  if (experiment === "templates") return [{ engine: "templates" }];
  if (model.length === 0) throw new ConfigurationError("--model: name at least one model, with --model-url");
  const grid = experiment === "single" ? singleGrid(model) : iterativeGrid(model);
  const chosen = grid.filter(
    (one) => only.length === 0 || only.some((part) => conditionName(one).includes(part))
  );
  if (chosen.length === 0)
    throw new ConfigurationError(`--only: no condition has ${only.join(" or ")} in its name`);
  return chosen;
}
async function modelDepsOf(options, terminal, prompts, prices, now) {
  const { model: names, modelUrl, requestsPerMinute, modelContext, requestTimeout } = options;
  const opened = new Map(
    await Promise.all(
      names.map(async (name) => {
        const config = buildConfig([
          repairSettingsOf({ model: name, ...modelUrl === void 0 ? {} : { modelUrl } }, terminal.env)
        ]);
        const userAgent = `${tool.name}/${tool.version}`;
        const model = await openModel(config, {
          workingDirectory: terminal.cwd(),
          workflowToken: null,
          userAgent
        });
        if (model === null) throw new ConfigurationError("--model: `none` is the experiment `templates`");
        return [
          name,
          requestsPerMinute === void 0 ? model : pacedModel(model, requestsPerMinute)
        ];
      })
    )
  );
  const syntaxOf = names.length === 0 ? null : await openLanguageDetector();
  return (name) => {
    const model = opened.get(name);
    if (model === void 0) throw new Error(`${name} is none of the models`);
    const requestSeconds = requestTimeout;
    return { model, prompts, syntaxOf, prices, contextTokens: modelContext, requestSeconds, now };
  };
}
export {
  runExperimentTrials
};
