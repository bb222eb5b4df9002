import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  charactersPerToken,
  converse,
  createDispatcher,
  currentSubject,
  delimited,
  describeFinding,
  estimateTokens,
  fittingMessages,
  hasMethod,
  loadPrompts,
  openModel,
  openPlugins,
  ownPrompts,
  ownTool,
  patchedSubject,
  phaseDeps,
  plainLine,
  plainLines,
  repairSettings,
  replyFormatOf,
  runPhase,
  settleWithin,
  sideOf,
  taskTools,
  tokensOf,
  unitOf as unitOf2,
  withoutTools
} from "./chunk-PXVMEXJX.js";
import {
  hasRealParents
} from "./chunk-XSH2U4RB.js";
import {
  around,
  enclosing,
  fieldOf,
  fieldsOf,
  isWithin,
  partsOf,
  unifiedDiff,
  unwrapped,
  within
} from "./chunk-TBL53B36.js";
import {
  hunksOf,
  linesOf,
  replaceLines,
  textOfLines
} from "./chunk-6QDMIOKU.js";
import {
  diffArrays,
  diffLines,
  diffWordsWithSpace
} from "./chunk-FFJ7RQAJ.js";
import {
  DeclarationReader,
  analyse,
  baseCounterpart,
  baseLineOf,
  buildScene,
  callGraph,
  changedFunctions,
  comparisonsIn,
  definitionOf,
  describeViolation,
  differingNames,
  filesOf,
  functionAt,
  functionNamer,
  functionNames,
  headLineOf,
  indexTypes,
  isLibraryFunction,
  linkDefinitions,
  loadSource,
  planOwnUnits,
  planSource,
  prepareUnit,
  programTokens,
  resolveType,
  settingsFor,
  sourceText,
  startDeadline,
  surveyor,
  verifyUnit
} from "./chunk-WFEG757O.js";
import {
  actsOnMachine,
  allocationsIn,
  assumptionFailed,
  checksInTheWay,
  compilationOf,
  compilerFolders,
  compilerLimits,
  createFuzzer,
  createReplayer,
  createToolchain,
  directivesOf,
  driverMarks,
  driverText,
  findCompiler,
  fuzzProgramText,
  harnessEntry,
  inputFunctions,
  isCKeyword,
  isNondeterministic,
  lexC,
  literalsOf,
  pLimit,
  parseToolReport,
  preprocessorArguments,
  readsFromOutside,
  runProcess,
  spellingOf,
  tool,
  toolFor,
  unitOf,
  unitRequest,
  unitText,
  unitsOnly
} from "./chunk-2BJRHKLQ.js";
import {
  normaliseStatement
} from "./chunk-DBZTPTUJ.js";
import {
  verifierFlags
} from "./chunk-P6POX3E6.js";
import {
  roles
} from "./chunk-622N2Q4Q.js";
import {
  isUndecided,
  weakest
} from "./chunk-ELVJMEME.js";
import {
  ConfigurationError,
  external_exports,
  groupOf,
  propertyKinds,
  readPrompt
} from "./chunk-V3QJJ3YM.js";

// src/adapters/compiler/command-tests.ts
var mostSeconds = 600;
var maxOutputBytes = 64 * 1024;
function commandTests({ command, env, sandbox }) {
  return {
    run: async (root, timeoutSeconds) => {
      const seconds = Math.min(mostSeconds, timeoutSeconds);
      const { exitCode, timedOut } = await sandbox.run({
        ...{ command: "/bin/sh", args: ["-c", command], cwd: root, timeoutSeconds: seconds, maxOutputBytes },
        env: { PATH: env.PATH ?? "", HOME: root, LC_ALL: "C" },
        ...{ reads: [], writes: [root] },
        limits: { cpuSeconds: Math.ceil(seconds) + 1, fileMiB: 256, addressMiB: null },
        watched: { memoryMiB: 4096, processes: 256 }
      });
      if (timedOut)
        return { passed: false, detail: `the project’s tests did not end in ${Math.round(seconds)} s` };
      return exitCode === 0 ? { passed: true, detail: "the project’s tests pass" } : { passed: false, detail: `the project’s tests end with exit code ${exitCode}` };
    }
  };
}

// src/adapters/compiler/compiler-check.ts
var maxOutputBytes2 = 1024 * 1024;
var fitting = ["-Wno-format-truncation", "-Wno-stringop-truncation"];
var options = [
  "-Wall",
  ...fitting,
  "-O1",
  "-fno-diagnostics-show-caret",
  "-fdiagnostics-color=never",
  "-c"
];
function createCompilerCheck({
  compiler,
  env,
  timeoutSeconds = 30,
  sandbox = null
}) {
  return {
    check: async (file, root, build) => {
      if (build.flags.includes("--big-endian")) return null;
      const args = [...options, ...preprocessorArguments(build), "-iquote", ".", file, "-o", "/dev/null"];
      const { exitCode, stderr, timedOut, truncated } = await (sandbox?.run ?? runProcess)({
        ...{ command: compiler, args, cwd: root, timeoutSeconds, maxOutputBytes: maxOutputBytes2 },
        env: { PATH: env.PATH ?? "", LC_ALL: "C" },
        reads: [root, file, ...await compilerFolders(compiler, env)],
        ...{ writes: [], limits: compilerLimits(timeoutSeconds), watched: null }
      });
      if (timedOut || truncated) return null;
      const found2 = diagnosticsIn(stderr);
      if (exitCode === 0 || found2.some(({ severity }) => severity === "error")) return found2;
      return [...found2, { severity: "error", message: `the compiler ends with exit code ${exitCode}` }];
    }
  };
}
function diagnosticsIn(stderr) {
  return [...stderr.matchAll(/^.+?:\d+(?::\d+)?: (?:fatal )?(error|warning): (.*)$/gm)].map(
    ([, severity, message = ""]) => ({ severity: severity === "error" ? "error" : "warning", message })
  );
}

// src/adapters/files/patched-workspace.ts
import { constants } from "node:fs";
import { copyFile, link, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
var leftOut = /* @__PURE__ */ new Set([".git", "node_modules"]);
var copyName = "esbmc-patched-";
var mostFiles = 2e5;
function patchedWorkspace(root, parent) {
  return { root, open: (patch, isWritable = false) => open(patch, root, parent, isWritable) };
}
async function open(patch, root, parent, isWritable) {
  for (const edit of patch.edits) {
    const obstacle = await obstacleTo(edit, root);
    if (obstacle !== null) return { ok: false, reason: obstacle };
  }
  const copy = await mkdtemp(join(parent, copyName));
  const close = () => rm(copy, { recursive: true, force: true });
  try {
    const edits2 = new Map(patch.edits.map((edit) => [join(root, edit.file), edit.after]));
    await copyBelow(root, copy, { root, edits: edits2, transfer: isWritable ? copied : linked, files: 0 });
  } catch (error) {
    await close();
    throw error;
  }
  return { ok: true, tree: { root: copy, close } };
}
async function obstacleTo({ file, before }, root) {
  const path = join(root, file);
  const found2 = await lstat(path).catch(() => null);
  if (found2 === null) return `there is no file ${file}`;
  if (!found2.isFile() || !await hasRealParents(root, path)) return `${file} is no regular file of the tree`;
  return Buffer.from(before).equals(await readFile(path)) ? null : `${file} is not what the patch was made for`;
}
var copied = (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE);
var linked = async (from, to) => {
  await link(from, to).catch(() => copied(from, to));
};
async function copyBelow(from, to, copying) {
  const { root, edits: edits2, transfer } = copying;
  for (const entry of await readdir(from, { withFileTypes: true }).catch(unlessClosed([]))) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory() && !leftOut.has(entry.name) && !entry.name.startsWith(copyName)) {
      await mkdir(target);
      await copyBelow(source, target, copying);
    } else if (entry.isFile()) {
      copying.files += 1;
      if (copying.files > mostFiles) throw new ConfigurationError(tooMany(root));
      const text = edits2.get(source);
      if (text === void 0) await transfer(source, target).catch(unlessClosed(void 0));
      else await writeFile(target, text, { mode: (await lstat(source)).mode });
    }
  }
}
function tooMany(root) {
  return `a repair works on a copy of ${root}, which has more than ${mostFiles} files: move the program to a folder of its own, or into a git repository`;
}
function unlessClosed(instead) {
  return (error) => {
    if (error.code === "EACCES" || error.code === "EPERM" || error.code === "ENOENT") return instead;
    throw error;
  };
}

// src/adapters/llm/attempt-log-file.ts
import { mkdir as mkdir2, open as open2 } from "node:fs/promises";
import { dirname } from "node:path";

// src/repair/acceptance.ts
var rejectionReasons = [
  "malformed-reply",
  "does-not-apply",
  "forbidden-edit",
  "does-not-compile",
  "still-fails",
  "new-failure",
  "caller-fails",
  "undecided",
  "property-lost",
  "vacuous",
  "crashes",
  "behaviour-changed",
  "tests-fail"
];

// src/repair/attempt-record.ts
var count = external_exports.number().int().min(0);
var attemptRecord = external_exports.strictObject({
  schema: external_exports.literal(1),
  index: count,
  finding: external_exports.string(),
  file: external_exports.string(),
  engine: external_exports.enum(["template", "model"]),
  /** Which template or model; null with `patch`. */
  author: external_exports.string().nullable(),
  title: external_exports.string().nullable(),
  /** Edits that are a part of it, in their order, with who proposed each; left out where no plugin has a part. */
  proposed: external_exports.array(external_exports.strictObject({ id: external_exports.string(), plugin: external_exports.string().nullable(), summary: external_exports.string() })).optional(),
  /** A unified diff against the source of the pull request; null where the reply could not be read. */
  patch: external_exports.string().nullable(),
  acceptance: external_exports.enum(["accepted", "rejected"]),
  reason: external_exports.enum(rejectionReasons).nullable(),
  detail: external_exports.string().nullable(),
  evidence: external_exports.array(external_exports.strictObject({ step: external_exports.string(), outcome: external_exports.string(), detail: external_exports.string() })),
  seconds: external_exports.number(),
  exchange: external_exports.strictObject({
    model: external_exports.string(),
    messages: external_exports.array(
      external_exports.strictObject({
        role: external_exports.enum(["system", "user", "assistant", "tool"]),
        content: external_exports.string(),
        /** Tools that the model asked for. */
        calls: external_exports.array(external_exports.strictObject({ name: external_exports.string(), arguments: external_exports.string() })).optional()
      })
    ),
    reply: external_exports.string(),
    finish: external_exports.enum(["stop", "length", "other"]),
    tokens: external_exports.strictObject({ prompt: count, completion: count }).nullable(),
    seconds: external_exports.number()
  }).nullable()
});
function toAttemptRecord({
  index,
  finding,
  file,
  engine,
  attempt,
  exchange
}) {
  const { candidate, acceptance, seconds } = attempt;
  const rejected2 = acceptance.verdict === "rejected" ? acceptance : null;
  return {
    schema: 1,
    index,
    finding,
    file,
    engine,
    author: candidate?.author ?? null,
    title: candidate?.title ?? null,
    ...candidate?.proposed === void 0 ? {} : { proposed: candidate.proposed.map((edit) => ({ ...edit })) },
    patch: candidate === null ? null : unifiedDiff(candidate.patch),
    acceptance: acceptance.verdict,
    reason: rejected2?.reason ?? null,
    detail: rejected2?.detail ?? null,
    evidence: acceptance.evidence.map(({ step, outcome, detail }) => ({ step, outcome, detail })),
    seconds,
    exchange: exchange && {
      model: exchange.model,
      messages: exchange.messages.map(({ role, content, calls }) => {
        if (calls === void 0) return { role, content };
        return {
          role,
          content,
          calls: calls.map(({ name, arguments: text }) => ({ name, arguments: text }))
        };
      }),
      reply: exchange.reply.text,
      finish: exchange.reply.finish,
      tokens: exchange.reply.tokens,
      seconds: exchange.reply.seconds
    }
  };
}

// src/adapters/llm/attempt-log-file.ts
function attemptLogFile(path) {
  return {
    append: async (logged) => {
      const line2 = `${JSON.stringify(attemptRecord.parse(toAttemptRecord(logged)))}
`;
      await mkdir2(dirname(path), { recursive: true });
      const file = await open2(path, "a", 384);
      try {
        await file.appendFile(line2);
        await file.datasync();
      } finally {
        await file.close();
      }
    }
  };
}

// src/assemble-repair.ts
async function assembleRepair(config, options2) {
  const { env, workingDirectory, tempDir, attemptsFile, workflowToken, barred, sandbox, signal } = options2;
  const userAgent = `${tool.name}/${tool.version}`;
  const [model, prompts, compiler] = await Promise.all([
    openModel(config, { workingDirectory, workflowToken, userAgent }),
    loadPrompts(ownPrompts(config, readPrompt)),
    findCompiler(env)
  ]);
  const plugins = model === null ? null : await openPlugins(config, { env, tempDir, sandbox, ...options2.plugins });
  return {
    model,
    prompts,
    log: attemptsFile === null ? { append: async () => {
    } } : attemptLogFile(attemptsFile),
    workspaceOf: (root) => patchedWorkspace(root, tempDir),
    compiler: compiler === null ? null : createCompilerCheck({ ...compiler, env, sandbox }),
    toolchain: compiler === null ? null : createToolchain({ ...compiler, env, tempDir, sandbox }),
    tests: config.testCommand === null || barred !== null ? null : commandTests({ command: config.testCommand, env, sandbox }),
    barred,
    signal,
    plugins
  };
}

// src/repair/budget.ts
var nothingSpent = {
  replies: 0,
  promptTokens: 0,
  completionTokens: 0,
  dollars: null,
  seconds: 0
};
function budgetStop(budget, spent, next) {
  const nextTokens = next.prompt + next.completion;
  const tokens = spent.promptTokens + spent.completionTokens + nextTokens;
  const dollars = (spent.dollars ?? 0) + (priceOf(next, budget) ?? 0);
  if (spent.replies >= budget.attempts)
    return { limit: "attempts", message: `${budget.attempts} answers of the model were tried.` };
  if (spent.seconds >= budget.seconds)
    return { limit: "time", message: `The ${budget.seconds} seconds for a repair are over.` };
  if (budget.dollars !== null && dollars > budget.dollars)
    return {
      limit: "money",
      message: `Another call would cost more than what is left of ${budget.dollars} dollars.`
    };
  if (budget.tokens !== null && tokens > budget.tokens)
    return {
      limit: "tokens",
      message: `Another call would take more than what is left of ${budget.tokens} tokens.`
    };
  if (nextTokens > budget.contextTokens)
    return {
      limit: "context",
      message: `The code does not fit into the ${budget.contextTokens} tokens that the model is said to take; see \`model-context\`.`
    };
  return null;
}
function charge(spent, { tokens, calls }, estimate, budget) {
  const { prompt, completion } = tokens ?? estimate;
  const price = priceOf({ prompt, completion }, budget);
  return {
    ...spent,
    replies: spent.replies + (calls === void 0 ? 1 : 0),
    promptTokens: spent.promptTokens + prompt,
    completionTokens: spent.completionTokens + completion,
    dollars: price === null ? spent.dollars : (spent.dollars ?? 0) + price
  };
}
function priceOf({ prompt, completion }, { prices }) {
  return prices === null ? null : (prompt * prices.input + completion * prices.output) / 1e6;
}

// src/repair/candidate.ts
function pluginsIn({ proposed = [] }) {
  return [...new Set(proposed.flatMap(({ plugin }) => plugin ?? []))];
}

// src/repair/describe-rejection.ts
var shownLines = 12;
var sentences = {
  "malformed-reply": "Your answer could not be used.",
  "does-not-apply": "Your change could not be applied.",
  "forbidden-edit": "Your change is of a kind that is not allowed.",
  "does-not-compile": "The code with your change does not compile.",
  "still-fails": "The property is still violated.",
  "new-failure": "The property holds, but another one is violated now.",
  "caller-fails": "A function that calls the code goes wrong now.",
  undecided: "It could not be decided whether the code with your change is right.",
  "property-lost": "The violated statement is gone; it must stay, and hold.",
  vacuous: "The violated statement is not reached any more; it must stay reachable, and hold.",
  crashes: "The code still goes wrong when it runs with the inputs of the counterexample.",
  "behaviour-changed": "The code behaves differently now on inputs with which it was right.",
  "tests-fail": "Tests of the project fail now."
};
function describeRejection({ reason, detail }) {
  return `${sentences[reason]} ${plainLines(detail, shownLines)}`.trim();
}

// src/repair/reply-size.ts
var talk = 100;
var perToken = { edits: 2, replacement: 1.2 };
var mostEdits = 800;
function expectedReply(window, format) {
  const size = Math.ceil(talk + perToken[format] * window);
  return format === "edits" ? Math.min(mostEdits, size) : size;
}
function largestWindow(room, format) {
  const largest3 = (room - talk) / (1 + perToken[format]);
  return format === "edits" ? Math.max(largest3, room - mostEdits) : largest3;
}

// src/repair/source-window.ts
var shareBefore = 0.9;
function windowOf(source, format, tokens) {
  const total = Math.max(1, linesOf(source.text).length);
  const line2 = Math.min(Math.max(1, source.line), total);
  const whole = { start: 1, end: total };
  const own = functionAt(source.parsed, line2);
  const make = (made, lines) => ({
    format: made,
    lines,
    text: textOfLines(source.text, lines),
    // What a macro defines has no name that an answer could be searched for.
    functionName: own?.definer === null ? own.name : null
  });
  const fits = (lines) => estimateTokens(textOfLines(source.text, lines)) <= tokens;
  if (format === "one-line") return make(format, { start: line2, end: line2 });
  if (format === "whole" && fits(whole)) return make(format, whole);
  if (format !== "contextual" && own !== null && fits(own.lines)) return make("function", own.lines);
  const limits2 = format === "contextual" ? whole : own?.lines ?? whole;
  return make("contextual", largestAround(source.text, line2, limits2, tokens));
}
function windowAfter(window, text, lines) {
  const { start: start2 } = window.lines;
  const range = { start: start2, end: start2 + lines - 1 };
  return { ...window, lines: range, text: textOfLines(text, range) };
}
function largestAround(text, line2, limits2, tokens) {
  const lines = linesOf(text);
  const cost = (at) => (lines[at - 1] ?? "").length + 1;
  let left = tokens * charactersPerToken - cost(line2);
  let { start: start2, end: end2 } = { start: line2, end: line2 };
  for (; ; ) {
    const before = start2 > limits2.start ? start2 - 1 : null;
    const after = end2 < limits2.end ? end2 + 1 : null;
    const isBeforeNext = (line2 - start2) * (1 - shareBefore) <= (end2 - line2) * shareBefore;
    const next = isBeforeNext ? before ?? after : after ?? before;
    if (next === null || cost(next) > left) return { start: start2, end: end2 };
    left -= cost(next);
    if (next < start2) start2 = next;
    else end2 = next;
  }
}

// src/repair/window-context.ts
var aroundCall = 3;
var shownCalls = 4;
function contextOf(task, functionName, tokens) {
  const own = { path: task.file, text: task.text, file: task.parsed };
  const target = task.parsed.functions.find((one) => one.isDefinition && one.name === functionName);
  if (target === void 0) return "";
  const sources = [...task.headers, own];
  const used = usedBy(target, sources);
  const parts = [
    ...sources.flatMap((source) => declarationsIn(source, used, target)),
    ...sources.flatMap((source) => calleesIn(source, target)),
    ...callsIn(own, target)
  ];
  return fitting2([...new Set(parts)], tokens).join("\n\n");
}
function usedBy(target, sources) {
  const declared = /* @__PURE__ */ new Map();
  for (const { names, mentions } of sources.flatMap(({ file }) => file.declarations))
    for (const name of names) declared.set(name, [...declared.get(name) ?? [], ...mentions]);
  const used = new Set(target.mentions);
  for (const name of used) for (const next of declared.get(name) ?? []) used.add(next);
  return used;
}
function declarationsIn({ text, file }, used, target) {
  const isNeeded = ({ names, lines }) => names.some((name) => used.has(name)) && !(target.lines.start <= lines.start && lines.end <= target.lines.end);
  return file.declarations.filter(isNeeded).map(({ lines }) => textOfLines(text, lines));
}
function calleesIn({ text, file }, target) {
  const called = new Set(target.calls.map(({ name }) => name));
  called.delete(target.name);
  return file.functions.filter(({ name }) => called.has(name)).map(({ lines, body }) => {
    const isShort = body === null || lines.end - lines.start < 12;
    return isShort ? textOfLines(text, lines) : `${headOf(text, lines.start, body.start)} ...`;
  });
}
function headOf(text, start2, bodyStart) {
  return textOfLines(text, { start: start2, end: bodyStart }).replace(/\{[^{]*$/, "{");
}
function callsIn({ text, file }, target) {
  const last = linesOf(text).length;
  return file.functions.filter(({ isDefinition, name }) => isDefinition && name !== target.name).flatMap(
    ({ name, calls, lines }) => calls.filter((call) => call.name === target.name).map(({ line: line2 }) => ({ name, line: line2, lines }))
  ).slice(0, shownCalls).map(({ name, line: line2, lines }) => {
    const start2 = Math.max(lines.start, line2 - aroundCall);
    const end2 = Math.min(lines.end, last, line2 + aroundCall);
    return `/* called in ${name}: */
${textOfLines(text, { start: start2, end: end2 })}`;
  });
}
function fitting2(parts, tokens) {
  let left = tokens;
  return parts.filter((part) => {
    const cost = estimateTokens(part) + 1;
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

// src/repair/loop-state.ts
var shares = { window: 0.35, onlyWindow: 0.6, feedback: 0.15, context: 0.15 };
var instructionTokens = 350;
function firstState(task, settings) {
  const { text, parsed, finding } = task;
  return {
    text,
    parsed,
    finding,
    window: windowAt(text, parsed, lineOf(finding), settings),
    rejection: null
  };
}
function nextState(state, patched, rejection, task, settings) {
  const finding = rejection.finding ?? state.finding;
  if (patched === null) return { ...state, finding, rejection };
  const { text } = patched;
  const parsed = task.parser.parse(text);
  const isMoved = settings.source === "one-line" && rejection.finding !== null && isIn(task.file, rejection.finding);
  const window = isMoved ? windowAt(text, parsed, lineOf(finding), settings) : patched.window;
  return { text, parsed, window, finding, rejection };
}
function editedState(state, text, task, settings) {
  if (text === state.text) return state;
  const parsed = task.parser.parse(text);
  const { location } = state.finding.counterexample.property;
  const line2 = headLineOf(location.line, hunksOf(state.text, text));
  return { ...state, text, parsed, window: windowAt(text, parsed, line2, settings) };
}
function present(state, task, settings, prompts) {
  const { template } = settings.prompt;
  const values = promptValues(state, task, settings);
  return { asInitial: prompts.initial(template, values), asRetry: prompts.retry(template, values) };
}
function promptValues({ window, finding, rejection }, task, settings) {
  const { fences, prompt, feedback, budget } = settings;
  const share = (part) => Math.floor(budget.contextTokens * shares[part]);
  const found2 = describeFinding(finding, feedback, share("feedback"));
  const told = rejection === null ? found2 : `${describeRejection(rejection)}

${found2}`;
  const context = window.format === "function" ? contextOf(task, window.functionName, share("context")) : "";
  return {
    source: delimited(window.text, "c", fences),
    feedback: delimited(told, "", fences),
    context: context === "" ? "(nothing)" : delimited(context, "c", fences),
    role: roles[prompt.role] ?? "",
    what: whatItIs(window)
  };
}
function windowAt(text, parsed, line2, { source, prompt, budget: { contextTokens } }) {
  const isAlone2 = source === "contextual";
  const beside = shares.feedback + (isAlone2 ? 0 : shares.context);
  const room = contextTokens * (1 - beside) - instructionTokens;
  const most3 = contextTokens * (isAlone2 ? shares.onlyWindow : shares.window);
  const tokens = Math.min(most3, largestWindow(room, replyFormatOf(prompt.template)));
  return windowOf({ text, parsed, line: line2 }, source, Math.max(0, Math.floor(tokens)));
}
function lineOf({ counterexample }) {
  return counterexample.property.location.line;
}
function isIn(file, { counterexample }) {
  return counterexample.property.location.file === file;
}
function whatItIs({ format, lines, functionName }) {
  switch (format) {
    case "one-line":
      return lines.start === lines.end ? "the line" : "the lines";
    case "function":
      return functionName === null ? "the code" : `the function \`${functionName}\``;
    case "whole":
      return "the program";
    case "contextual":
      return "the part of the program";
  }
}

// src/repair/reply/fenced-blocks.ts
var opening = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/;
function fencedBlocks(reply) {
  const blocks = [];
  let open3 = null;
  const close = (isClosed) => {
    if (open3 !== null) blocks.push({ language: open3.language, text: open3.lines.join("\n"), isClosed });
    open3 = null;
  };
  for (const line2 of reply.split("\n")) {
    const [, fence = "", info = ""] = opening.exec(line2) ?? [];
    if (open3 === null) {
      if (fence !== "") open3 = { fence, language: languageIn(info), lines: [] };
    } else if (closes(line2, open3.fence)) close(true);
    else open3.lines.push(line2);
  }
  close(false);
  return blocks;
}
function closes(line2, fence) {
  const text = line2.trim();
  return text.length >= fence.length && text === (fence[0] ?? "").repeat(text.length);
}
function languageIn(info) {
  return /^[\w+#-]*/.exec(info.trim())?.[0].toLowerCase() ?? "";
}

// src/repair/edit-size.ts
var mostLines = 2e3;
var mostWords = 2e3;
function editSize({ edits: edits2 }) {
  const sizes2 = edits2.map(({ before, after }) => sizeOf(before, after));
  return {
    lines: sizes2.reduce((total, { lines }) => total + lines, 0),
    characters: sizes2.reduce((total, { characters }) => total + characters, 0)
  };
}
function sizeOf(before, after) {
  const parts = diffLines(before, after, { maxEditLength: mostLines });
  const of = (isAdded) => parts?.filter((part) => isAdded ? part.added : part.removed) ?? [];
  if (parts === void 0) return { lines: mostLines, characters: before.length + after.length };
  const count2 = (isAdded) => of(isAdded).reduce((total, part) => total + part.count, 0);
  const text = (isAdded) => of(isAdded).map(({ value }) => value).join("");
  return { lines: Math.max(count2(true), count2(false)), characters: charactersOf(text(false), text(true)) };
}
function charactersOf(removed, added) {
  const parts = diffWordsWithSpace(removed, added, { maxEditLength: mostWords });
  const changes4 = parts?.filter((part) => part.added || part.removed);
  return changes4?.reduce((total, { value }) => total + value.length, 0) ?? removed.length + added.length;
}

// src/repair/candidate-of.ts
function candidateOf(code, task, author) {
  const patch = { edits: code.edits() };
  if (patch.edits.length === 0) return null;
  const proposed = code.applied();
  const ofPlugins = proposed.filter(({ plugin }) => plugin !== null);
  const isAllTheirs = ofPlugins.length > 0 && ofPlugins.length === proposed.length;
  return {
    patch,
    engine: "model",
    author,
    title: isAllTheirs ? ofPlugins.map(({ summary }) => plainLine(summary)).join("; ") : changeTitle(patch, task),
    ...ofPlugins.length === 0 ? {} : { proposed }
  };
}
function changeTitle(patch, { file, parsed, finding }) {
  const { line: line2, function: name } = finding.counterexample.property.location;
  const { lines } = editSize(patch);
  const owner = parsed.functions.find(
    (one) => one.isDefinition && one.lines.start <= line2 && line2 <= one.lines.end
  );
  const place2 = owner?.name ?? name ?? file;
  return `change ${lines} ${lines === 1 ? "line" : "lines"} of \`${place2}\``;
}

// src/repair/judge-candidate.ts
async function judgeCandidate(candidate, acceptor, signal) {
  const verified = await acceptor.verify(candidate, signal);
  if (verified.verdict === "rejected") return verified;
  return acceptor.execute(candidate, verified, signal);
}

// src/repair/own-code.ts
function ownCode({ file, text: before }) {
  let after = before;
  return {
    edits: () => after === before ? [] : [{ file, before, after }],
    applied: () => [],
    write: (_file, text) => {
      after = text;
    }
  };
}
function textWith(edits2, { file, text }) {
  return edits2.find((one) => one.file === file)?.after ?? text;
}

// src/repair/reply/occurrences.ts
function occurrences(wanted, lines) {
  if (wanted.length === 0) return [];
  const borders = bordersOf(wanted);
  const found2 = [];
  let matched = 0;
  for (const [at, line2] of lines.entries()) {
    while (matched > 0 && wanted[matched] !== line2) matched = borders[matched - 1] ?? 0;
    if (wanted[matched] === line2) matched += 1;
    if (matched === wanted.length) {
      found2.push(at - matched + 1);
      matched = borders[matched - 1] ?? 0;
    }
  }
  return found2;
}
function bordersOf(wanted) {
  const borders = [0];
  let length = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (length > 0 && wanted[length] !== wanted[at]) length = borders[length - 1] ?? 0;
    if (wanted[length] === wanted[at]) length += 1;
    borders.push(length);
  }
  return borders;
}

// src/repair/reply/reading.ts
function malformed(reason) {
  return { kind: "malformed", reason };
}

// src/repair/reply/apply-edits.ts
var comparisons = [
  (line2) => line2,
  (line2) => line2.trimEnd(),
  (line2) => line2.replace(/\s+/g, "")
];
function applyEdits(window, blocks) {
  const placed = [];
  for (const [index, block2] of blocks.entries()) {
    const trimmed = withoutBlankEnds(block2);
    if (trimmed.search.length === 0) return malformed(`edit ${index + 1} searches for nothing`);
    const found2 = placesOf(trimmed.search, window);
    if (found2.length === 0)
      return malformed(
        `the lines that edit ${index + 1} searches for do not stand in the code that may be changed`
      );
    if (found2.length > 1)
      return malformed(
        `the lines that edit ${index + 1} searches for stand ${found2.length} times in the code: add lines around them`
      );
    const at = found2[0] ?? 0;
    placed.push({ at, length: trimmed.search.length, lines: indentedLike(window[at] ?? "", trimmed) });
  }
  placed.sort((one, other) => one.at - other.at);
  const isOverlapping = placed.some(({ at }, index) => {
    const before = placed[index - 1];
    return before !== void 0 && before.at + before.length > at;
  });
  if (isOverlapping) return malformed("two edits change the same lines");
  return { kind: "lines", lines: assembled(window, placed) };
}
function placesOf(search, window) {
  for (const compared2 of comparisons) {
    const places = occurrences(search.map(compared2), window.map(compared2));
    if (places.length > 0) return places;
  }
  return [];
}
function withoutBlankEnds({ search, replace: replace2 }) {
  const isBlank = (line2) => line2 !== void 0 && line2.trim() === "";
  let [from, to, first, last] = [0, search.length, 0, replace2.length];
  while (from < to && isBlank(search[from])) {
    from += 1;
    if (first < last && isBlank(replace2[first])) first += 1;
  }
  while (to > from && isBlank(search[to - 1])) {
    to -= 1;
    if (last > first && isBlank(replace2[last - 1])) last -= 1;
  }
  return { search: search.slice(from, to), replace: replace2.slice(first, last) };
}
function indentedLike(line2, { search, replace: replace2 }) {
  const own = indentOf(line2);
  const given = indentOf(search[0] ?? "");
  if (own === given || !own.endsWith(given)) return replace2;
  const missing = own.slice(0, own.length - given.length);
  return replace2.map((one) => one.trim() === "" ? one : missing + one);
}
function indentOf(line2) {
  return /^[ \t]*/.exec(line2)?.[0] ?? "";
}
function assembled(window, placed) {
  const lines = [];
  let at = 0;
  for (const edit of placed) {
    lines.push(...window.slice(at, edit.at), ...edit.lines);
    at = edit.at + edit.length;
  }
  return [...lines, ...window.slice(at)];
}

// src/repair/reply/code-candidates.ts
var cLanguages = [
  "",
  "c",
  "h",
  "cpp",
  "c++",
  "cc",
  "c99",
  "c11",
  "ansi-c",
  "code",
  "text",
  "txt",
  "plaintext"
];
var longestLine = 2e3;
function codeCandidates({ text, finish }) {
  const blocks = fencedBlocks(text);
  const usable = blocks.filter(({ language }) => cLanguages.includes(language));
  const whole = usable.filter(({ isClosed }) => isClosed || finish !== "length");
  if (usable.length > 0 && whole.length === 0) return cut;
  const filled = whole.filter((block2) => block2.text.trim() !== "");
  if (whole.length > 0 && filled.length === 0) return malformed("the code block is empty");
  if (filled.length > 0) return { kind: "code", texts: filled.map((block2) => block2.text) };
  if (blocks.length > 0) return malformed(otherLanguage(blocks));
  if (finish === "length") return cut;
  const loose = [...codeRuns(text), ...inlineCode(text)];
  return loose.length > 0 ? { kind: "code", texts: loose } : malformed("there is no code in it");
}
var cut = malformed("it was cut off before its end: answer with less");
function otherLanguage(blocks) {
  const names = [...new Set(blocks.map(({ language }) => language))];
  return `the code in it is not C but ${names.join(", ").slice(0, 60)}`;
}
function codeRuns(text) {
  const runs = [[]];
  for (const line2 of text.split("\n")) {
    if (isCode(line2) || line2.trim() === "") runs.at(-1)?.push(line2);
    else runs.push([]);
  }
  return runs.map((run2) => run2.join("\n")).filter((run2) => run2.trim() !== "");
}
function isCode(line2) {
  const text = line2.trim();
  if (text.length > longestLine) return false;
  if (/^(#\s*\w|\/\/|\/\*|\*\/|\* |[{}]|(if|for|while|switch|else|do|return|case|default)\b.*[();:{]$)/.test(
    text
  ))
    return true;
  if (/[;{}\\]$/.test(text) || /[;{}]\s*(\/\/.*|\/\*.*\*\/)$/.test(text)) return true;
  return /^[\w\s*]+\([^.]*\)?,?$/.test(text) && /[(*]/.test(text) && !/^[A-Z][a-z]+ /.test(text);
}
function inlineCode(text) {
  return [...text.matchAll(/(?<!`)`{1,3}([^`\n]+)`{1,3}(?!`)/g)].map(([, code = ""]) => code).filter(isCode);
}

// src/repair/reply/edit-blocks.ts
var mostBlocks = 40;
var start = /^\s*<{5,9}\s*SEARCH\b/i;
var divider = /^\s*={5,9}\s*$/;
var end = /^\s*>{5,9}\s*REPLACE\b/i;
function hasEdits(reply) {
  return reply.split("\n").some((line2) => start.test(line2));
}
function readEditBlocks(reply) {
  const blocks = [];
  let part = "none";
  let search = [];
  let replace2 = [];
  const fail = (what) => malformed(`edit ${blocks.length + 1} ${what}`);
  for (const line2 of reply.split("\n")) {
    if (blocks.length > mostBlocks) return malformed(`it has more than ${mostBlocks} edits`);
    if (start.test(line2)) {
      if (part !== "none") return fail("is not ended with `>>>>>>> REPLACE`");
      [part, search, replace2] = ["search", [], []];
    } else if (part === "search" && divider.test(line2)) part = "replace";
    else if (part === "search" && end.test(line2)) return fail("has no line `=======`");
    else if (part === "replace" && end.test(line2)) {
      blocks.push({ search, replace: replace2 });
      part = "none";
    } else if (part === "search") search.push(line2);
    else if (part === "replace") replace2.push(line2);
  }
  return part === "none" ? { kind: "blocks", blocks } : fail("is not ended with `>>>>>>> REPLACE`");
}

// src/repair/reply/function-replacement.ts
function functionReplacement(code, name, original, parser) {
  const found2 = definitionsIn(code, name, parser);
  const changed = found2.filter((lines2) => !isSameCode(lines2.join("\n"), original));
  const lines = changed.at(-1) ?? found2.at(-1);
  if (lines !== void 0) return { kind: "lines", lines };
  return malformed(`it does not define the function \`${name}\`: answer with all of it`);
}
function programReplacement(code, program, parser) {
  const given = parser.parse(code);
  const own = parser.parse(program);
  const names = (file) => new Set(definitionsOf(file).map((one) => one.name));
  const [givenNames, ownNames] = [names(given), names(own)];
  const isWhole = [...ownNames].every((name) => givenNames.has(name));
  if (isWhole) return { kind: "lines", lines: code.split("\n") };
  const isPart = givenNames.size > 0 && [...givenNames].every((name) => ownNames.has(name));
  if (!isPart) return malformed("it is not the whole program: functions of it are missing");
  let lines = program.split("\n");
  for (const old of definitionsOf(own).toReversed()) {
    const fresh = definitionsOf(given).findLast((one) => one.name === old.name);
    if (fresh !== void 0)
      lines = [
        ...lines.slice(0, old.lines.start - 1),
        ...linesIn(code, fresh),
        ...lines.slice(old.lines.end)
      ];
  }
  return { kind: "lines", lines };
}
function definitionsIn(code, name, parser) {
  const found2 = definitionsOf(parser.parse(code)).filter((one) => one.name === name);
  if (found2.length > 0) return found2.map((one) => linesIn(code, one));
  const lines = code.split("\n");
  const start2 = lines.findIndex((line2) => line2.replace(/\s/g, "").includes(`${name}(`));
  if (start2 < 1) return [];
  const rest = lines.slice(start2).join("\n");
  const again = definitionsOf(parser.parse(rest)).filter((one) => one.name === name);
  return again.map((one) => linesIn(rest, one));
}
function definitionsOf({ functions }) {
  return functions.filter(({ isDefinition, definer }) => isDefinition && definer === null);
}
function linesIn(code, { lines }) {
  return code.split("\n").slice(lines.start - 1, lines.end);
}
function isSameCode(one, other) {
  return one.replace(/\s+/g, "") === other.replace(/\s+/g, "");
}

// src/repair/reply/line-replacement.ts
var mostLines2 = 12;
var mostNeighbours = 40;
function askedLine(text, parsed, window) {
  return { lines: linesOf(text), window, around: functionAt(parsed, window.start)?.lines ?? null };
}
function lineReplacement(code, asked) {
  const given = withoutBlankEnds2(code.split("\n"));
  const whole = { start: 1, end: asked.lines.length };
  for (const range of [whole, ...asked.around === null ? [] : [asked.around]]) {
    const middle = middleOf(given, range, asked);
    if (middle !== null) return checked(middle, asked);
  }
  return checked(withoutNeighbours(withoutSignature(given, asked), asked), asked);
}
function checked(found2, { lines, window }) {
  const own = withoutBlankEnds2(found2);
  if (own.length === 0) return malformed("there is nothing in it for the line");
  if (own.length > Math.max(mostLines2, 2 * (window.end - window.start + 1)))
    return malformed("it changes more than the line that it was asked for");
  return { kind: "lines", lines: indented(own, lines[window.start - 1] ?? "") };
}
function middleOf(given, range, { lines, window }) {
  const before = lines.slice(range.start - 1, window.start - 1);
  const after = lines.slice(window.end, range.end);
  if (before.length + after.length === 0 || given.length <= before.length + after.length) return null;
  const tail = given.length - after.length;
  const isSame = before.every((line2, index) => isEqual(line2, given[index])) && after.every((line2, index) => isEqual(line2, given[tail + index]));
  return isSame ? given.slice(before.length, tail) : null;
}
function withoutSignature(given, { lines, around: around3, window }) {
  if (around3 === null || window.start === around3.start) return given;
  const head = lines.slice(around3.start - 1, window.start - 1);
  const length = head.findIndex((line2) => line2.includes("{")) + 1;
  const isRepeated = length > 0 && head.slice(0, length).every((line2, index) => isEqual(line2, given[index]));
  if (!isRepeated) return given;
  const rest = given.slice(length);
  return rest.at(-1)?.trim() === "}" && depthOf(rest) < 0 ? rest.slice(0, -1) : rest;
}
function depthOf(lines) {
  const text = lines.join("\n");
  return text.split("{").length - text.split("}").length;
}
function withoutNeighbours(given, { lines, window }) {
  const depth = depthOf(lines.slice(window.start - 1, window.end));
  const before = lines.slice(0, window.start - 1);
  const after = lines.slice(window.end);
  for (const start2 of lengths(
    (count2) => count2 <= before.length && repeats(before.slice(-count2), given.slice(0, count2)),
    given
  )) {
    for (const end2 of lengths((count2) => repeats(after.slice(0, count2), given.slice(-count2)), given)) {
      const rest = given.slice(start2, given.length - end2);
      if (rest.length > 0 && depthOf(rest) === depth) return rest;
    }
  }
  return given;
}
function lengths(has, { length }) {
  const found2 = Array.from({ length: Math.min(length, mostNeighbours) }, (_, index) => index + 1).filter(has);
  return [...found2.reverse(), 0];
}
function repeats(known, given) {
  return known.length === given.length && known.every((line2, index) => isEqual(line2, given[index]));
}
function isEqual(one, other) {
  return other !== void 0 && one.trim() === other.trim();
}
function withoutBlankEnds2(lines) {
  const isFilled = (line2) => line2.trim() !== "";
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
function indented(found2, original) {
  const own = /^[ \t]*/.exec(original)?.[0] ?? "";
  const given = /^[ \t]*/.exec(found2[0] ?? "")?.[0] ?? "";
  if (given === own || !own.startsWith(given)) return found2;
  const missing = own.slice(given.length);
  return found2.map((line2) => line2.trim() === "" ? line2 : missing + line2);
}

// src/repair/reply/similarity.ts
function similarity(one, other) {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const total = sum(left) + sum(right);
  if (total === 0) return one.trim() === other.trim() ? 1 : 0;
  let shared = 0;
  for (const [pair, count2] of left) shared += Math.min(count2, right.get(pair) ?? 0);
  return 2 * shared / total;
}
function pairsOf(text) {
  const tokens = text.match(/\w+|[^\s\w]/g) ?? [];
  const pairs = /* @__PURE__ */ new Map();
  tokens.forEach((token, index) => {
    const pair = `${tokens[index - 1] ?? ""} ${token}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  });
  return pairs;
}
function sum(pairs) {
  return [...pairs.values()].reduce((total, count2) => total + count2, 0);
}

// src/repair/reply/read-reply.ts
var longestReply = 4e5;
var mostCandidates = 40;
function readReply(reply, to) {
  const reading = readLines({ text: withoutThoughts(reply.text), finish: reply.finish }, to);
  if (reading.kind === "malformed") return reading;
  if (reading.lines.every((line2) => line2.trim() === "")) return malformed("it leaves nothing of the code");
  if (reading.lines.some((line2) => /[\0\r]/.test(line2)))
    return malformed("it has characters that no C source has");
  if (sizeOf2(reading.lines) > roomFor(to.window))
    return malformed("it is far longer than the code that it was asked for");
  const text = replaceLines(to.text, to.window.lines, reading.lines);
  return { kind: "patched", text, window: windowAfter(to.window, text, reading.lines.length) };
}
function roomFor({ text }) {
  return 2e4 + 2 * text.length;
}
function sizeOf2(lines) {
  return lines.reduce((total, line2) => total + line2.length + 1, 0);
}
function readLines(reply, to) {
  if (reply.text.trim() === "") return malformed("it is empty");
  if (reply.text.length > longestReply) return malformed("it is too long");
  if (hasEdits(reply.text)) {
    const edits2 = readEditBlocks(reply.text);
    return edits2.kind === "malformed" ? edits2 : applyEdits(linesOf(to.window.text), edits2.blocks);
  }
  const candidates = codeCandidates(reply);
  if (candidates.kind === "malformed") return candidates;
  const readings = byLikelihood(candidates.texts.slice(-mostCandidates), to.window.text).map(
    (code) => readCode(code.trimEnd(), to)
  );
  return readings.find(({ kind }) => kind === "lines") ?? readings[0] ?? malformed("there is no code in it");
}
function byLikelihood(texts, window) {
  const isQuote = (text) => text.replace(/\s+/g, "") === window.replace(/\s+/g, "");
  const score = (text) => isQuote(text) ? -1 : similarity(text, window);
  const scored = texts.map((text) => ({ text, score: score(text) }));
  return scored.reverse().sort((one, other) => other.score - one.score).map(({ text }) => text);
}
function readCode(code, { text, parsed, window, parser }) {
  const omitted = code.split("\n").find((line2) => leavesOut(line2) && !text.includes(line2.trim()));
  if (omitted !== void 0) return malformed("it leaves code out with a comment: write the code");
  if (/^(---|\+\+\+|@@) /m.test(code)) return malformed("it is a diff: answer with the code itself");
  switch (window.format) {
    case "one-line":
      return lineReplacement(code, askedLine(text, parsed, window.lines));
    case "function":
      return window.functionName === null ? { kind: "lines", lines: code.split("\n") } : functionReplacement(code, window.functionName, window.text, parser);
    case "whole":
      return programReplacement(code, window.text, parser);
    case "contextual":
      return { kind: "lines", lines: code.split("\n") };
  }
}
function leavesOut(line2) {
  const text = line2.trim().slice(0, 200);
  return /^(\/\/|\/\*)\s*(\.{3}|…)/.test(text) || /^(\/\/|\/\*).*(rest of|remaining|existing|unchanged).*(\.{3}|…)/i.test(text);
}
function withoutThoughts(text) {
  const plain3 = text.replace(/\r\n?/g, "\n");
  return plain3.replace(/^\s*<think(ing)?>[\s\S]*?(<\/think(ing)?>|$)/i, "");
}

// src/repair/model-loop.ts
async function runModelLoop(task, settings, start2, deps) {
  const { model, log, agent = null } = deps;
  const attempts = [...start2.attempts];
  const turns = [];
  const code = agent?.code ?? ownCode(task);
  const judged = /* @__PURE__ */ new Map([[keyOf(code), unchanged(task)]]);
  let spending = start2.spending;
  let state = firstState(task, settings);
  let tools = agent;
  const end2 = (stop, accepted2 = null) => ({
    attempts,
    spending,
    accepted: accepted2,
    stop
  });
  const whyStop = (next) => {
    spending = { ...spending, seconds: deps.now() - start2.startedAt };
    return deps.signal?.aborted ? cancelled : budgetStop(settings.budget, spending, next);
  };
  for (; ; ) {
    const call = nextCall(state, turns, task, settings, deps.prompts);
    const startedAt = deps.now();
    const stop = whyStop(call.tokens);
    if (stop !== null) return end2(stop);
    const before = keyOf(code);
    const said = await converse(() => requestFor(call.messages, spending, settings, deps), {
      model,
      tools: await tools?.bind(state.finding) ?? null,
      contextTokens: settings.budget.contextTokens,
      completion: call.tokens.completion,
      stop: whyStop,
      charge: (reply2, asked) => {
        const estimate = { ...asked, completion: estimateTokens(reply2.text) };
        spending = charge(spending, reply2, estimate, settings.budget);
      }
    });
    if (said.kind === "stopped") return end2(said.stop);
    if (said.kind === "failed")
      return end2(deps.signal?.aborted ? cancelled : { limit: "model", message: said.error.message });
    const { reply, messages } = said;
    if (said.refusesTools) {
      tools?.toolsRefused();
      tools = null;
    }
    state = editedState(state, textWith(code.edits(), task), task, settings);
    const read3 = readReply(reply, { ...state, parser: task.parser });
    const isTaken = read3.kind === "malformed" && keyOf(code) !== before;
    if (read3.kind === "patched" && read3.text !== textWith(code.edits(), task))
      code.write(task.file, read3.text, changeTitle(patchTo(read3.text, task), task));
    const candidate = read3.kind === "patched" || isTaken ? candidateOf(code, task, model.name) : null;
    const acceptance = await judge(isTaken ? null : read3, candidate, keyOf(code), judged, deps);
    const attempt = { candidate, acceptance, seconds: deps.now() - startedAt };
    const exchange = { model: model.name, messages, reply };
    const { file, finding } = task;
    await log.append({
      index: attempts.length,
      finding: finding.fingerprint,
      file,
      engine: "model",
      attempt,
      exchange
    });
    attempts.push(attempt);
    spending = { ...spending, seconds: deps.now() - start2.startedAt };
    if (acceptance.verdict === "accepted") return end2(null, candidate && { candidate, acceptance });
    turns.push({ prompt: call.prompt, reply: reply.text });
    const patched = read3.kind === "patched" ? read3 : isTaken ? state : null;
    state = nextState(state, patched, acceptance, task, settings);
  }
}
var cancelled = { limit: "cancelled", message: "The repair was cancelled." };
function nextCall(state, turns, task, settings, prompts) {
  const { prompt, history, budget } = settings;
  const now = present(state, task, settings, prompts);
  const completion = expectedReply(estimateTokens(state.window.text), replyFormatOf(prompt.template));
  const room = budget.contextTokens - completion;
  const messages = fittingMessages(history, prompts.system(prompt.template), turns, now, room);
  const tokens = { prompt: tokensOf(messages), completion };
  return { messages, prompt: turns.length === 0 ? now.asInitial : now.asRetry, tokens };
}
function requestFor(messages, { seconds }, { temperature, requestSeconds, budget }, { signal }) {
  const timeoutSeconds = Math.max(1, Math.min(requestSeconds, budget.seconds - seconds));
  return { messages, temperature, timeoutSeconds, ...signal === void 0 ? {} : { signal } };
}
function patchTo(after, { file, text: before }) {
  return { edits: [{ file, before, after }] };
}
function keyOf(code) {
  return JSON.stringify(code.edits().map(({ file, after }) => [file, after]));
}
async function judge(read3, candidate, key, judged, { acceptor, signal }) {
  if (read3?.kind === "malformed") return rejected("malformed-reply", `${sentence(read3.reason)}`);
  const known = judged.get(key);
  if (known !== void 0 || candidate === null)
    return known ?? rejected("still-fails", "The answer is the code as it was.");
  const acceptance = await judgeCandidate(candidate, acceptor, signal);
  if (acceptance.verdict === "rejected")
    judged.set(key, {
      ...acceptance,
      detail: `The answer is one that was tried before. ${acceptance.detail}`
    });
  return acceptance;
}
function rejected(reason, detail) {
  return { verdict: "rejected", reason, detail, evidence: [], finding: null, isSuggestable: false };
}
function unchanged({ finding }) {
  return { ...rejected("still-fails", "The answer is the code as it was."), finding };
}
function sentence(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

// src/repair/compare-proposals.ts
function compareProposals(proposed) {
  return (one, other) => {
    const [left, right] = [editSize(one.candidate.patch), editSize(other.candidate.patch)];
    return Number(isCompared(other.acceptance)) - Number(isCompared(one.acceptance)) || proposed.indexOf(one.candidate) - proposed.indexOf(other.candidate) || left.lines - right.lines || left.characters - right.characters;
  };
}
function isCompared(acceptance) {
  return acceptance.verdict === "accepted" && acceptance.behaviour === "kept";
}

// src/repair/template-phase.ts
var mostVerified = 24;
var mostExecuted = 6;
var enoughAccepted = 2;
async function runTemplates(task, candidates, { jobs, until: until2 }, deps) {
  const { acceptor, log, now, signal } = deps;
  const attempts = [];
  const isOver = () => now() >= until2 || signal?.aborted === true;
  const keep = async (candidate, acceptance, seconds) => {
    const attempt = { candidate, acceptance, seconds };
    const index = attempts.push(attempt) - 1;
    const { file, finding } = task;
    await log.append({
      index,
      finding: finding.fingerprint,
      file,
      engine: "template",
      attempt,
      exchange: null
    });
  };
  const accepted2 = [];
  let executed = 0;
  let winner = Number.POSITIVE_INFINITY;
  const isDecided = (place2) => place2 > winner || executed >= mostExecuted || accepted2.length >= enoughAccepted;
  const judge5 = async (candidate, place2) => {
    if (isDecided(place2)) return true;
    if (isOver()) return false;
    const startedAt = now();
    const verified = await acceptor.verify(candidate, signal);
    if (verified.verdict === "rejected") {
      await keep(candidate, verified, now() - startedAt);
      return true;
    }
    if (isDecided(place2)) return true;
    if (isOver()) return false;
    executed += 1;
    const acceptance = await acceptor.execute(candidate, verified, signal);
    if (acceptance.verdict === "accepted") accepted2.push({ candidate, acceptance });
    if (isCompared(acceptance)) winner = Math.min(winner, place2);
    await keep(candidate, acceptance, now() - startedAt);
    return true;
  };
  const limit = pLimit(jobs);
  const asked = candidates.slice(0, mostVerified);
  const areJudged = await Promise.all(asked.map((candidate, place2) => limit(() => judge5(candidate, place2))));
  const isComplete = areJudged.every(Boolean);
  return { attempts, accepted: accepted2.toSorted(compareProposals(candidates))[0] ?? null, isComplete };
}

// src/repair/templates/apply-edits.ts
function applyEdits2(text, edits2) {
  const ordered = edits2.toSorted((one, other) => one.start - other.start);
  const pieces = [];
  let at = 0;
  for (const { start: start2, end: end2, text: added } of ordered) {
    if (start2 < at) continue;
    pieces.push(text.slice(at, start2), added);
    at = end2;
  }
  return [...pieces, text.slice(at)].join("");
}

// src/repair/templates/expression.ts
function operatorOf(node) {
  return fieldOf(node, "operator")?.text ?? "";
}
function calleeOf(node) {
  const callee = node.type === "call_expression" ? fieldOf(node, "function") : null;
  return callee?.type === "identifier" ? callee.text : null;
}
function argumentsOf(call) {
  const list = fieldOf(call, "arguments");
  return list === null ? [] : partsOf(list);
}
function baseOf(node) {
  let inner2 = unwrapped(node);
  for (; ; ) {
    if (inner2.type === "identifier") return inner2;
    const next = fieldOf(inner2, "argument") ?? (inner2.type === "cast_expression" ? fieldOf(inner2, "value") : null);
    if (next === null) return null;
    inner2 = unwrapped(next);
  }
}
function namesIn(node) {
  const names = /* @__PURE__ */ new Set();
  for (const inner2 of within(node, "identifier", "field_identifier")) {
    const isCallee = inner2.field === "function" && inner2.parent?.type === "call_expression";
    if (!isCallee) names.add(inner2.type === "identifier" ? inner2.text : `.${inner2.text}`);
  }
  return names;
}
function definitionsIn2(node) {
  const found2 = [];
  for (const inner2 of within(node, "assignment_expression", "init_declarator", "update_expression")) {
    const target = fieldOf(inner2, "left") ?? fieldOf(inner2, "argument") ?? declaredName(inner2);
    if (target === null) continue;
    found2.push({ node: inner2, target, value: fieldOf(inner2, "right") ?? fieldOf(inner2, "value") });
  }
  return found2;
}
function isPure(node) {
  return [...within(node, "call_expression", "assignment_expression", "update_expression")].length === 0;
}
function canonical(text) {
  return text.replace(
    /\((?:const |unsigned |signed |struct )*[A-Za-z_]\w*(?: (?:long|int|char|short))*[ *]*\)(?=[\w(&*])/g,
    ""
  ).replaceAll(/[\s()]/g, "");
}
function declaredName(declarator) {
  const outer = fieldOf(declarator, "declarator");
  return outer && ([...within(outer, "identifier")][0] ?? null);
}

// src/repair/templates/access.ts
function accessesIn(node) {
  const found2 = [];
  for (const inner2 of within(node, "subscript_expression", "field_expression", "pointer_expression")) {
    const pointer = fieldOf(inner2, "argument");
    if (pointer === null || isMeasured(inner2, node)) continue;
    const operator = operatorOf(inner2);
    if (inner2.type === "field_expression" && operator !== "->") continue;
    if (inner2.type === "pointer_expression" && operator !== "*") continue;
    found2.push({ node: inner2, pointer: unwrapped(pointer), index: fieldOf(inner2, "index") });
  }
  return found2;
}
function isMeasured(node, limit) {
  for (let outer = node.parent; outer !== null && outer !== limit.parent; outer = outer.parent)
    if (outer.type === "sizeof_expression") return true;
  return false;
}

// src/repair/templates/focus.ts
function focusOf(heads, property) {
  const able = heads.flatMap((head) => candidatesIn(head, property));
  const named = able.filter((node) => isNamed(node, property));
  if (named.length > 0) return named;
  const calls = heads.flatMap((head) => [...within(head, "call_expression")]);
  return able.length > 0 ? able : calls.length > 0 ? calls : heads;
}
function subjectsOf(focus, { kind }) {
  if (kind !== "division-by-zero" && kind !== "shift") return focus;
  return focus.map((node) => fieldOf(node, "right") ?? node);
}
function candidatesIn(head, { kind, comment, expression }) {
  switch (kind) {
    case "division-by-zero":
      return operations(head, /^[/%]=?$/);
    case "shift":
      return operations(head, /^(?:<<|>>)=?$/);
    case "overflow": {
      const sign = /^arithmetic overflow on (\w+)/.exec(comment)?.[1] ?? "";
      return operations(head, operators[sign] ?? /^(?:[-+*/%]=?|\+\+|--)$/);
    }
    case "uninitialised": {
      const name = /variable: (?:.*::)?(\w+)/.exec(comment)?.[1] ?? expression ?? "";
      return [...within(head, "identifier")].filter(({ text }) => text === name);
    }
    case "assertion":
    case "other":
      return [];
    default:
      return accessesIn(head).map(({ node }) => node);
  }
}
var operators = {
  add: /^(?:\+=?|\+\+)$/,
  sub: /^(?:-=?|--)$/,
  mul: /^\*=?$/,
  div: /^\/=?$/,
  modulus: /^%=?$/,
  neg: /^-$/,
  shl: /^<<=?$/
};
function operations(head, operator) {
  const types = ["binary_expression", "assignment_expression", "update_expression", "unary_expression"];
  return [...within(head, ...types)].filter((node) => operator.test(operatorOf(node)));
}
function isNamed(node, { expression, comment }) {
  const [comparison] = comparisonsIn(expression) ?? [];
  const operands = ["index", "left", "right", "argument"].flatMap((name) => fieldOf(node, name)?.text ?? []);
  const subject = comparison?.subject;
  const array = /array `(.*)'/.exec(comment)?.[1];
  if (array !== void 0 && !node.text.startsWith(array)) return false;
  if (subject !== void 0) return operands.some((text) => canonical(text) === canonical(subject));
  const overflow = /^!overflow\("[^"]+", (.+)\)$/.exec(expression ?? "")?.[1];
  return overflow !== void 0 && canonical(operands.join(",")) === canonical(overflow);
}

// src/repair/templates/free-calls.ts
var frees = /(?:^|_)(?:free|release|destroy|delete|fclose|close)$/;
function freeCallsIn(node) {
  return [...within(node, "expression_statement")].flatMap((statement) => {
    const [call] = statement.children;
    const [argument] = call === void 0 ? [] : argumentsOf(call);
    if (call === void 0 || argument === void 0 || !frees.test(calleeOf(call) ?? "")) return [];
    return [{ statement, call, argument }];
  });
}
function targetOf(call) {
  for (let outer = call.parent; outer !== null; outer = outer.parent) {
    if (outer.type === "assignment_expression") return fieldOf(outer, "left");
    if (outer.type === "init_declarator")
      return [...within(fieldOf(outer, "declarator") ?? outer, "identifier")][0] ?? null;
    if (outer.type !== "cast_expression" && outer.type !== "parenthesized_expression") return null;
  }
  return null;
}

// src/repair/templates/layout.ts
function layoutOf(text, root) {
  const bodies = [...within(root, "if_statement", "while_statement", "for_statement")].flatMap(({ children }) => children.filter(({ field }) => field === "consequence" || field === "body")).map((body) => ({ body, parts: body.children.filter(({ isNamed: isNamed2 }) => isNamed2).length }));
  const blocks = bodies.filter(({ body }) => body.type === "compound_statement");
  const ownLine = blocks.filter(({ body }) => isFirstOnLine(text, body.start)).length;
  const braced = blocks.filter(({ parts }) => parts === 1).length;
  return {
    text,
    newline: /\r\n/.test(text) ? "\r\n" : "\n",
    unit: unitOf3(text, root),
    bracesSingle: braced > bodies.length - blocks.length,
    braceOnOwnLine: ownLine * 2 > blocks.length
  };
}
function indentAt({ text }, offset) {
  const start2 = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start2, offset))?.[0] ?? "";
}
function isFirstOnLine(text, offset) {
  return /(?:^|\n)[ \t]*$/.test(text.slice(text.lastIndexOf("\n", offset - 1), offset));
}
function ifLines(layout, condition, body) {
  const inner2 = body.map((line2) => `${layout.unit}${line2}`);
  if (body.length === 1 && !layout.bracesSingle) return [`if (${condition})`, ...inner2];
  const head = layout.braceOnOwnLine ? [`if (${condition})`, "{"] : [`if (${condition}) {`];
  return [...head, ...inner2, "}"];
}
function unitOf3(text, root) {
  const counts = /* @__PURE__ */ new Map();
  for (const { children } of within(root, "function_definition")) {
    const body = children.find(({ field }) => field === "body");
    for (const { start: start2, isNamed: isNamed2 } of body?.children ?? []) {
      const indent = isNamed2 && isFirstOnLine(text, start2) ? indentAt({ text }, start2) : "";
      if (indent !== "") counts.set(indent, (counts.get(indent) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? "  ";
}

// src/repair/templates/functions.ts
function functionNamed(name, root) {
  if (name === null) return null;
  return [...within(root, "function_definition")].find((node) => nameOf(node) === name) ?? null;
}
function nameOf(definition) {
  const own = [...within(fieldOf(definition, "declarator") ?? definition, "function_declarator")].at(-1);
  return (own && fieldOf(own, "declarator")?.text) ?? null;
}
function parameterNames(definition) {
  const [list] = within(fieldOf(definition, "declarator") ?? definition, "parameter_list");
  return (list?.children ?? []).filter(({ type }) => type === "parameter_declaration").map((parameter) => [...within(parameter, "identifier")].at(-1)?.text);
}
function leaves(statement) {
  const last = statement?.type === "compound_statement" ? lastPart(statement) : statement;
  return last != null && /^(?:return|break|continue|goto)_statement$/.test(last.type);
}
function lastPart({ children }) {
  return children.filter(({ isNamed: isNamed2, type }) => isNamed2 && type !== "comment").at(-1);
}

// src/repair/templates/variable.ts
function variableAt(name, place2) {
  for (const scope of around(place2)) {
    const found2 = declarationsIn2(scope, place2).flatMap(variablesOf).findLast((variable) => variable.name === name);
    if (found2 !== void 0) return found2;
  }
  return null;
}
function variablesBefore(place2) {
  return [...around(place2)].flatMap((scope) => declarationsIn2(scope, place2).flatMap(variablesOf));
}
function membersNamed(name, root) {
  return [...within(root, "field_declaration")].flatMap(variablesOf).filter((one) => one.name === name);
}
function variablesOf(declaration) {
  const type = declaration.children.filter(({ field, isNamed: isNamed2, type: type2 }) => isNamed2 && field !== "declarator" && type2 !== "comment").map(({ text }) => text).join(" ");
  return fieldsOf(declaration, "declarator").flatMap((declarator) => {
    const read3 = readDeclarator(declarator);
    const value = fieldOf(declarator, "value");
    return read3 === null ? [] : [{ ...read3, scope: scopeOf(declaration), type, value, declarator, declaration }];
  });
}
function isUnsigned({ type, layers }) {
  return layers.length === 0 && /\bunsigned\b|\bsize_t\b|\buint|\bu(8|16|32|64|int|char|long)\b/.test(type);
}
function isPointer({ layers }) {
  return layers[0] === "pointer" || layers[0] === "array";
}
function declarationsIn2(scope, place2) {
  const before = (nodes) => nodes.filter(({ type, start: start2 }) => type === "declaration" && start2 < place2.start);
  switch (scope.type) {
    case "compound_statement":
    case "case_statement":
    case "translation_unit":
    case "for_statement":
      return before(scope.children);
    case "function_definition":
      return [...within(fieldOf(scope, "declarator") ?? scope, "parameter_list")].slice(0, 1).flatMap(({ children }) => children.filter(({ type }) => type === "parameter_declaration"));
    default:
      return [];
  }
}
function readDeclarator(outermost) {
  const layers = [];
  const sizes2 = [];
  for (let node = outermost; node !== null; node = inner(node)) {
    if (/identifier$/.test(node.type)) return { name: node.text, layers, sizes: sizes2 };
    const layer = /^(array|pointer|function)_declarator$/.exec(node.type)?.[1];
    if (layer !== void 0) layers.unshift(layer);
    if (layer === "array") sizes2.unshift(fieldOf(node, "size"));
  }
  return null;
}
function inner(node) {
  return fieldOf(node, "declarator") ?? node.children.find(({ type }) => /_declarator$|identifier$/.test(type)) ?? null;
}
function scopeOf({ type, parent }) {
  if (type === "parameter_declaration") return "parameter";
  if (type === "field_declaration") return "member";
  return parent?.type === "translation_unit" ? "global" : "local";
}

// src/repair/templates/dependences.ts
function* answersTo(question, program, calls) {
  const { place: place2 } = question;
  const owner = enclosing(place2, "function_definition");
  if (owner === null) return;
  yield* controls(question);
  yield* definitions(question, owner, program);
  yield* sizes(question);
  yield* callers(question, owner, program, calls);
}
function answer(node, role, distance, leadsWhen = null) {
  return { piece: { node, role, distance, leadsWhen }, place: null };
}
function* controls({ place: place2, names, distance }) {
  let inner2 = place2;
  for (const outer of around(place2)) {
    if (outer.type === "function_definition") return;
    const condition = fieldOf(outer, "condition");
    const isAlternative = inner2.field === "alternative" || inner2.type === "else_clause";
    if (condition !== null && inner2 !== condition)
      yield answer(condition, "condition", distance, !isAlternative);
    if (outer.type === "for_statement") {
      for (const name of ["initializer", "update"]) {
        const part = fieldOf(outer, name);
        if (part !== null) yield answer(part, "loop", distance);
      }
    }
    for (const check2 of checksBefore(inner2, outer)) {
      const mentions = [...namesIn(check2)].some((name) => names.has(name));
      yield answer(check2, "condition", distance + (mentions ? 0 : 1), false);
    }
    inner2 = outer;
  }
}
function checksBefore(inner2, outer) {
  return outer.children.filter(({ type, end: end2 }) => type === "if_statement" && end2 <= inner2.start).filter((check2) => leaves(fieldOf(check2, "consequence"))).flatMap((check2) => fieldOf(check2, "condition") ?? []);
}
function* definitions({ names, place: place2, distance }, owner, program) {
  for (const name of names) {
    for (const { node, target, value, owner: writer, isGlobal } of program.definitionsOf(name)) {
      const isHere = writer === owner;
      const isSame = isHere || name.startsWith(".") || isGlobal && variableAt(name, place2)?.scope === "global";
      if (!isSame) continue;
      const isData = /^(?:subscript|pointer)_expression$/.test(target.type);
      const further = (isHere ? 0 : 1) + (isData ? 2 : 0);
      yield { ...answer(node, "value", distance + further), place: isHere || writer === null ? null : node };
      yield* controlsOf(node, distance + 1);
      for (const call of within(value ?? node, "call_expression"))
        yield* resultsOf(call, program, distance + 1);
    }
  }
  for (const call of within(owner, "call_expression")) {
    for (const [index, argument] of argumentsOf(call).entries()) {
      const base = baseOf(argument)?.text ?? "";
      if (names.has(base)) yield* writesThrough(call, index, program, distance + 1);
    }
  }
}
function* controlsOf(node, distance) {
  for (const outer of around(node)) {
    if (outer.type === "function_definition") return;
    const condition = fieldOf(outer, "condition");
    if (condition !== null && !isWithin(node, condition)) yield answer(condition, "condition", distance);
  }
}
function* resultsOf(call, program, distance) {
  const callee = program.functionNamed(calleeOf(call));
  if (callee === null) return;
  for (const result of within(callee, "return_statement"))
    yield { ...answer(result, "value", distance), place: result };
}
function* writesThrough(call, index, program, distance) {
  const callee = program.functionNamed(calleeOf(call));
  const parameter = callee === null ? void 0 : parameterNames(callee)[index];
  if (callee === null || parameter === void 0) return;
  for (const { node, target } of definitionsIn2(callee)) {
    if (baseOf(target)?.text !== parameter || target.type === "identifier") continue;
    yield { ...answer(node, "value", distance), place: node };
  }
}
function* sizes({ names, place: place2, distance }) {
  for (const name of names) {
    for (const size of variableAt(name, place2)?.sizes ?? [])
      if (size !== null) yield answer(size, "size", distance);
  }
}
function* callers({ names, distance }, owner, program, calls) {
  const parameters = parameterNames(owner);
  for (const call of program.callsOf(nameOf(owner))) {
    const penalty = calls.length === 0 || calls.includes(call.line) ? 0 : 1;
    for (const [index, argument] of argumentsOf(call).entries()) {
      if (!names.has(parameters[index] ?? "")) continue;
      yield { ...answer(argument, "argument", distance + penalty), place: call };
    }
  }
}

// src/repair/templates/null-tests.ts
function nullTests(text, pointer) {
  const compared2 = text.match(/[!=]= *NULL\b/g)?.length ?? 0;
  const short = text.match(/[(|&] *![a-z_]\w*(?:->\w+)* *[)|&]/g)?.length ?? 0;
  const hasNull = /\bNULL\b|<(?:std(?:lib|io|def)|string)\.h>/.test(text);
  if (hasNull && compared2 >= short && compared2 > 0)
    return { safe: `${pointer} != NULL`, unsafe: `${pointer} == NULL` };
  if (hasNull && short === 0) return { safe: `${pointer} != NULL`, unsafe: `${pointer} == NULL` };
  const operand2 = /^[\w.>[\]-]+$/.test(pointer) ? pointer : `(${pointer})`;
  return { safe: operand2, unsafe: `!${operand2}` };
}
function asksForNull(condition, pointer) {
  const name = canonical(pointer);
  const asked = [`!${name}`, `${name}==NULL`, `${name}==0`, `NULL==${name}`];
  return canonical(condition).split("||").some((part) => asked.includes(part));
}

// src/repair/templates/program.ts
function programOf(root) {
  const globals = new Set(
    root.children.filter(({ type }) => type === "declaration").flatMap(variablesOf).map(({ name }) => name)
  );
  const definitions2 = grouped(definitionsIn2(root), ({ target }) => {
    const members = [...namesIn(target)].filter((name) => name.startsWith("."));
    return [...members, baseOf(target)?.text ?? ""];
  });
  const calls = grouped([...within(root, "call_expression")], (call) => [calleeOf(call) ?? ""]);
  const functions = grouped([...within(root, "function_definition")], (node) => [nameOf(node) ?? ""]);
  const placed = /* @__PURE__ */ new Map();
  return {
    definitionsOf(name) {
      const known = placed.get(name) ?? (definitions2.get(name) ?? []).map((one) => place(one, globals));
      placed.set(name, known);
      return known;
    },
    callsOf: (name) => calls.get(name ?? "") ?? [],
    functionNamed: (name) => name === null ? null : functions.get(name)?.at(-1) ?? null
  };
}
function place(definition, globals) {
  const base = baseOf(definition.target)?.text;
  const mayBe = base !== void 0 && globals.has(base);
  return {
    ...definition,
    owner: enclosing(definition.node, "function_definition"),
    isGlobal: mayBe && variableAt(base, definition.target)?.scope === "global"
  };
}
function grouped(items, namesOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    for (const name of new Set(namesOf(item))) {
      const known = groups.get(name);
      if (known === void 0) groups.set(name, [item]);
      else known.push(item);
    }
  }
  return groups;
}

// src/repair/templates/slice.ts
var farthest = 6;
var mostPieces = 400;
var mostQuestions = 300;
function sliceOf({ root, statement, subjects, heads, results, calls }) {
  const program = programOf(root);
  const pieces = /* @__PURE__ */ new Map();
  const asked = /* @__PURE__ */ new Set();
  const open3 = [];
  const add = (piece) => {
    const known = pieces.get(piece.node);
    const isNearer = known !== void 0 && piece.distance < known.distance;
    if (isNearer || known === void 0 && pieces.size < mostPieces) pieces.set(piece.node, piece);
  };
  const follow = (names2, place2, distance) => {
    const owner = enclosing(place2, "function_definition")?.start;
    const fresh = [...namesIn(names2)].filter((name) => !asked.has(`${owner} ${name}`));
    for (const name of fresh) asked.add(`${owner} ${name}`);
    if (distance <= farthest && asked.size <= mostQuestions)
      open3.push({ names: new Set(fresh), place: place2, distance });
  };
  for (const node of subjects) add({ node, role: "violated", distance: 0, leadsWhen: null });
  for (const node of heads) add({ node, role: "violated", distance: 2, leadsWhen: null });
  for (const node of testsOf(results)) add({ node, role: "result", distance: 1, leadsWhen: null });
  for (const { piece, place: place2 } of callsIn2(subjects).flatMap((call) => [...resultsOf(call, program, 1)])) {
    add(piece);
    follow(piece.node, place2 ?? piece.node, 2);
  }
  const names = new Set(subjects.flatMap((node) => [...namesIn(node)]));
  open3.unshift({ names, place: statement, distance: 1 });
  for (let question = open3.shift(); question !== void 0; question = open3.shift()) {
    for (const { piece, place: place2 } of answersTo(question, program, calls)) {
      const isNew = !pieces.has(piece.node);
      add(piece);
      if (isNew) follow(piece.node, place2 ?? question.place, piece.distance + 1);
    }
  }
  return [...pieces.values()].sort((one, other) => one.distance - other.distance);
}
function callsIn2(nodes) {
  return nodes.flatMap((node) => [...within(node, "call_expression")]);
}
function testsOf(results) {
  return results.flatMap((result) => {
    const owner = enclosing(result, "function_definition");
    const branches = owner === null ? [] : [...within(owner, "if_statement")];
    return branches.filter((branch) => branch.start > result.end && leaves(fieldOf(branch, "consequence"))).flatMap((branch) => fieldOf(branch, "condition") ?? []).filter((condition) => [...within(condition, "identifier")].some(({ text }) => text === result.text)).filter((condition) => !asksForNull(condition.text, result.text));
  });
}

// src/repair/templates/fault-site.ts
function faultSiteOf({ finding, text, headers, parser }) {
  const root = parser.tree(text)?.root;
  const { line: line2, column } = finding.counterexample.property.location;
  const statement = root === void 0 ? null : statementAt(root, line2, column);
  const owner = statement === null ? null : enclosing(statement, "function_definition");
  if (root === void 0 || statement === null || owner === null) return null;
  const heads = headsOf(statement);
  const focus = focusOf(heads, finding.counterexample.property);
  const subjects = subjectsOf(focus, finding.counterexample.property);
  const calls = finding.counterexample.calls.map((call) => call.line);
  return {
    finding,
    text,
    root,
    layout: layoutOf(text, root),
    function: owner,
    statement,
    heads,
    focus,
    pieces: sliceOf({ root, statement, subjects, heads, results: resultsOf2(statement, finding), calls }),
    headers: headers.flatMap((header) => parser.tree(header.text)?.root ?? [])
  };
}
function headsOf(statement) {
  if (!/^(?:if|while|do|for|switch)_statement$/.test(statement.type)) return [statement];
  return ["initializer", "condition", "update"].flatMap((name) => fieldOf(statement, name) ?? []);
}
function isLoop({ type }) {
  return type === "for_statement" || type === "while_statement" || type === "do_statement";
}
function statementAt(root, line2, column) {
  const statements = [...within(root)].filter(isStatement);
  const onLine = statements.filter((node) => node.line === line2);
  const exact = onLine.find((node) => node.column === column);
  if (exact !== void 0) return exact;
  const covering = statements.filter((node) => node.line <= line2 && line2 <= lastLine(node));
  return onLine.at(-1) ?? covering.at(-1) ?? null;
}
function isStatement({ type, parent }) {
  if (type === "declaration") return parent?.type !== "translation_unit" && parent?.type !== "for_statement";
  return /_statement$/.test(type) && !/^(?:compound|labeled|case)_/.test(type);
}
function lastLine({ line: line2, text }) {
  return line2 + text.split("\n").length - 1;
}
function resultsOf2(statement, { counterexample }) {
  if (counterexample.property.kind !== "memory-leak") return [];
  return [...within(statement, "call_expression")].flatMap((call) => targetOf(call) ?? []);
}

// src/repair/templates/rank.ts
var crowding = 0.35;
var largest = 12;
function rank(drafts, before) {
  const costs = drafts.map((draft) => ({ draft, cost: draft.doubt + Math.min(sizeOf3(draft.edits, before), largest) / 4 })).sort((one, other) => one.cost - other.cost);
  const turns = /* @__PURE__ */ new Map();
  return distinct(costs).map(({ draft, cost }) => {
    const turn = turns.get(draft.template) ?? 0;
    turns.set(draft.template, turn + 1);
    return { draft, cost: cost + crowding * turn };
  }).sort((one, other) => one.cost - other.cost).map(({ draft }) => draft);
}
function distinct(drafts) {
  const byEdits = /* @__PURE__ */ new Map();
  for (const one of drafts) {
    const key = JSON.stringify(one.draft.edits);
    if (!byEdits.has(key)) byEdits.set(key, one);
  }
  return [...byEdits.values()];
}
function sizeOf3(edits2, before) {
  return edits2.reduce((sum2, { start: start2, end: end2, text }) => sum2 + changedTokens(before.slice(start2, end2), text), 0);
}
function changedTokens(before, after) {
  const [old, fresh] = [lexC(before), lexC(after)].map((tokens) => tokens.map(({ text }) => text));
  if (old === void 0 || fresh === void 0) return 0;
  let first = 0;
  while (first < Math.min(old.length, fresh.length) && old[first] === fresh[first]) first += 1;
  let last = 0;
  const rest = Math.min(old.length, fresh.length) - first;
  while (last < rest && old.at(-1 - last) === fresh.at(-1 - last)) last += 1;
  return Math.max(old.length, fresh.length) - first - last;
}

// src/repair/templates/soundness.ts
function soundnessOf({ parser, text }, root) {
  const reading = (part) => ({
    errors: parser.tree(part)?.errors ?? Number.POSITIVE_INFINITY,
    signatures: signaturesOf(parser.parse(part).functions)
  });
  const known = /* @__PURE__ */ new Map();
  return (edits2) => {
    const { start: start2, end: end2 } = partAround(edits2, root, text);
    const before = known.get(`${start2} ${end2}`) ?? reading(text.slice(start2, end2));
    known.set(`${start2} ${end2}`, before);
    const moved = edits2.map((edit) => ({ ...edit, start: edit.start - start2, end: edit.end - start2 }));
    const after = reading(applyEdits2(text.slice(start2, end2), moved));
    return after.errors <= before.errors && after.signatures === before.signatures;
  };
}
function partAround(edits2, root, text) {
  const owner = root.children.find(
    ({ type, start: start2, end: end2 }) => type === "function_definition" && edits2.every((edit) => start2 <= edit.start && edit.end <= end2)
  );
  return owner ?? { start: 0, end: text.length };
}
function signaturesOf(functions) {
  return functions.map(({ name, returnType, parameters, isStatic, isDefinition }) => {
    const types = parameters.map((one) => `${one.type} ${one.name}`);
    return `${isStatic} ${isDefinition} ${returnType} ${name}(${types.join(", ")})`;
  }).join("\n");
}

// src/repair/templates/edit-statements.ts
function surround(layout, statement, before, after = []) {
  const { text, newline } = layout;
  if (!isBareBody(statement)) {
    const between = isFirstOnLine(text, statement.start) ? `${newline}${indentAt(layout, statement.start)}` : " ";
    return [
      ...before.length > 0 ? [insert(statement.start, [...before, ""].join(between))] : [],
      ...after.length > 0 ? [insert(statement.end, ["", ...after].join(between))] : []
    ];
  }
  const outer = indentAt(layout, statement.parent?.start ?? statement.start);
  const step = `${newline}${outer}${layout.unit}`;
  const head = text.slice(0, statement.start).trimEnd().length;
  const open3 = layout.braceOnOwnLine ? `${newline}${outer}{` : " {";
  return [
    { start: head, end: statement.start, text: [open3, ...before, ""].join(step) },
    insert(statement.end, `${["", ...after].join(step)}${newline}${outer}}`)
  ];
}
function removal({ text }, statement) {
  if (isBareBody(statement)) return { start: statement.start, end: statement.end, text: ";" };
  const lineStart = text.lastIndexOf("\n", statement.start - 1) + 1;
  const rest = /^[ \t]*\r?\n/.exec(text.slice(statement.end))?.[0];
  if (rest !== void 0 && isFirstOnLine(text, statement.start))
    return { start: lineStart, end: statement.end + rest.length, text: "" };
  return { start: statement.start, end: statement.end, text: "" };
}
function insert(offset, text) {
  return { start: offset, end: offset, text };
}
function replace(node, text) {
  return { start: node.start, end: node.end, text };
}
function isBareBody({ type, parent, field }) {
  if (type === "compound_statement" || parent === null) return false;
  return field === "consequence" || field === "body" || parent.type === "else_clause";
}

// src/repair/templates/shown-code.ts
function oneLine(code) {
  const text = code.replaceAll(/\s+/g, " ").trim();
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

// src/repair/templates/allocation-size.ts
var allocationSize = {
  name: "allocation-size",
  kinds: ["out-of-bounds", "invalid-pointer", "alignment"],
  *propose({ root, pieces, focus }) {
    const bases = new Set(focus.flatMap((node) => [...within(node, "identifier")].map(({ text }) => text)));
    for (const { node, target, value } of definitionsIn2(root)) {
      const near = pieces.find((piece) => piece.node === node)?.distance;
      if (value === null || near === void 0) continue;
      const doubt = near - 1 + (bases.has(target.text) ? 0 : 1);
      for (const call of within(value, "call_expression")) {
        for (const proposal of largerSizes(call, target))
          yield { ...proposal, doubt: proposal.doubt + doubt };
      }
    }
  }
};
function* largerSizes(call, target) {
  const name = calleeOf(call) ?? "";
  if (!/(?:^|[a-z_])(?:m|c|re)alloc$/.test(name)) return;
  const list = argumentsOf(call);
  const size = /realloc/.test(name) ? list[1] : list[0];
  if (size === void 0) return;
  const change = (text, doubt, node = size) => ({
    title: `allocate \`${oneLine(text)}\` in place of \`${oneLine(node.text)}\``,
    edits: [replace(node, text)],
    doubt
  });
  const element = elementSize(target);
  if (/calloc/.test(name)) {
    yield change(`${plain(size)} + 1`, 1);
  } else if (!/\bsizeof\b/.test(size.text)) {
    yield change(`${plain(size)} + 1`, 0);
    yield change(`${factor(size)} * ${element}`, 0);
  } else {
    yield* measured(size, element, change);
  }
  yield* loopBounds(call, target, size, change);
}
function* measured(size, element, change) {
  for (const one of within(size, "sizeof_expression"))
    if (one.text !== element) yield change(element, 0.5, one);
  const [left, right] = [fieldOf(size, "left"), fieldOf(size, "right")];
  const count2 = [left, right].find((one) => one !== null && !/\bsizeof\b/.test(one.text));
  if (count2 != null) yield change(`(${count2.text} + 1)`, 1, count2);
  else yield change(`${plain(size)} + 1`, 1);
}
function* loopBounds(call, target, size, change) {
  const owner = [...ancestors(call)].find(({ type }) => type === "function_definition");
  const count2 = [fieldOf(size, "left"), fieldOf(size, "right")].find(
    (one) => one !== null && !/\bsizeof\b/.test(one.text)
  );
  if (owner === void 0) return;
  for (const loop of within(owner, "for_statement")) {
    const condition = fieldOf(loop, "condition");
    const [counter, bound] = condition === null ? [] : [fieldOf(condition, "left"), fieldOf(condition, "right")];
    if (counter == null || bound == null) continue;
    const isIndexed = [...within(loop, "subscript_expression")].some(
      (one) => fieldOf(one, "argument")?.text === target.text && fieldOf(one, "index")?.text === counter.text
    );
    if (!isIndexed || isWithin(call, loop)) continue;
    const inner2 = count2?.type === "cast_expression" ? fieldOf(count2, "value") : null;
    const place2 = inner2 ?? count2 ?? size;
    if (place2.text !== bound.text)
      yield change(count2 == null ? `${factor(bound)} * ${elementSize(target)}` : bound.text, 1, place2);
  }
}
function* ancestors(node) {
  for (let next = node.parent; next !== null; next = next.parent) yield next;
}
function elementSize(target) {
  const variable = target.type === "identifier" ? variableAt(target.text, target) : null;
  return variable === null && target.type !== "field_expression" ? `sizeof(*${target.text})` : `sizeof *${target.text}`;
}
function plain(node) {
  return /^(?:conditional|assignment|comma)/.test(node.type) ? `(${node.text})` : node.text;
}
function factor(node) {
  return /^(?:binary|conditional|assignment|comma)/.test(node.type) ? `(${node.text})` : node.text;
}

// src/repair/templates/limits.ts
var countName = /^(?:n|m|len|length|size|sz|count|cnt|num|cap|capacity|max|limit|used|width|height|rows|cols)$|(?:_len|_size|_count|_cap|_max|[lL]ength|[sS]ize|[cC]ount)$|^n[_A-Z]|^num_/;
function limitsOf({ node, pointer }, sources) {
  const variable = declarationOf(pointer, sources);
  const declared = variable?.sizes[dimensionOf(node)]?.text;
  if (declared !== void 0 && variable?.layers[0] === "array") return [declared];
  const own = [...allocatedCounts(pointer, sources), ...counters(pointer, variable)];
  const passed = variable?.scope === "parameter" ? passedCounts(variable.name, pointer, sources) : [];
  return [.../* @__PURE__ */ new Set([...own, ...passed])];
}
function passedCounts(name, pointer, sources) {
  const owner = enclosing(pointer, "function_definition");
  const position = owner === null ? -1 : parameterNames(owner).indexOf(name);
  if (owner === null || position < 0) return [];
  return [...within(sources.root, "call_expression")].filter((call) => calleeOf(call) === nameOf(owner)).flatMap((call) => argumentsOf(call)[position] ?? []).flatMap((argument) => {
    const declared = declarationOf(argument, sources);
    const size = declared?.layers[0] === "array" ? declared.sizes[0]?.text ?? "" : "";
    return size === "" ? allocatedCounts(argument, sources) : [size];
  }).filter((size) => /^(?:\d+|[A-Z][A-Z0-9_]*)$/.test(size));
}
function declarationOf(node, { root, headers }) {
  let inner2 = unwrapped(node);
  while (inner2.type === "subscript_expression") inner2 = unwrapped(fieldOf(inner2, "argument") ?? inner2);
  if (inner2.type === "identifier") return variableAt(inner2.text, node);
  const member = inner2.type === "field_expression" ? fieldOf(inner2, "field") : null;
  if (member === null) return null;
  return [root, ...headers].flatMap((tree) => membersNamed(member.text, tree))[0] ?? null;
}
function dimensionOf(node) {
  let depth = 0;
  let inner2 = fieldOf(node, "argument");
  while (inner2?.type === "subscript_expression") {
    depth += 1;
    inner2 = fieldOf(inner2, "argument");
  }
  return depth;
}
function allocatedCounts(pointer, { root }) {
  return definitionsIn2(enclosing(pointer, "function_definition") ?? root).filter(({ target }) => target.text === pointer.text).flatMap(({ value }) => value === null ? [] : [...within(value, "call_expression")]).flatMap((call) => {
    const [first] = argumentsOf(call);
    if (first === void 0 || !/^(?:x|g_)?[mc]alloc$/.test(calleeOf(call) ?? "")) return [];
    const factors = [fieldOf(first, "left"), fieldOf(first, "right")].flatMap((one) => one ?? []);
    const count2 = factors.find(({ text }) => !/\bsizeof\b/.test(text)) ?? (factors.length === 0 ? first : null);
    return count2 === null || /\bsizeof\b|^[&"]/.test(count2.text) ? [] : [unwrappedCast(count2)];
  });
}
function unwrappedCast(node) {
  return (node.type === "cast_expression" ? fieldOf(node, "value") : null)?.text ?? node.text;
}
function counters(pointer, variable) {
  if (variable?.scope === "parameter") {
    const siblings2 = (variable.declaration.parent?.children ?? []).filter(
      ({ type, start: start2 }) => type === "parameter_declaration" && start2 !== variable.declaration.start
    );
    const after = siblings2.filter(({ start: start2 }) => start2 > variable.declaration.start);
    const before = siblings2.filter(({ start: start2 }) => start2 < variable.declaration.start);
    return [...after, ...before].flatMap(variablesOf).filter(isCount).map(({ name }) => name);
  }
  const base = pointer.type === "field_expression" ? baseOf(pointer) : null;
  const owner = fieldOf(pointer, "argument");
  if (base === null || owner === null || variable?.scope !== "member") return [];
  const sign = fieldOf(pointer, "operator")?.text ?? "->";
  const siblings = variable.declaration.parent?.children.filter(({ type }) => type === "field_declaration") ?? [];
  return siblings.flatMap(variablesOf).filter(isCount).map(({ name }) => `${owner.text}${sign}${name}`);
}
function isCount(one) {
  if (one.layers.length > 0 || /char|float|double/.test(one.type)) return false;
  return countName.test(one.name) || isUnsigned(one);
}

// src/repair/templates/argument-length.ts
var argumentLength = {
  name: "argument-length",
  kinds: ["out-of-bounds", "invalid-pointer", "uninitialised"],
  *propose(site) {
    for (const { node, role, distance } of site.pieces) {
      const call = role === "argument" ? enclosing(node, "call_expression") : null;
      if (call === null || !isLength(node, site)) continue;
      for (const size of sizesBeside(call, node, site)) {
        if (size === node.text) continue;
        const title = `pass \`${size}\` in place of \`${oneLine(node.text)}\``;
        yield { title, edits: [replace(node, size)], doubt: distance - 0.5 };
      }
    }
  }
};
function isLength(node, site) {
  if (node.type === "number_literal" || node.type === "sizeof_expression") return true;
  if (node.type === "binary_expression") return !/["&]/.test(node.text);
  return node.type === "identifier" && declarationOf(node, site)?.layers.length === 0;
}
function sizesBeside(call, node, site) {
  const others2 = argumentsOf(call).filter((one) => one !== node);
  const sizes2 = others2.flatMap((one) => {
    const variable = declarationOf(one, site);
    const size = variable?.scope !== "parameter" && variable?.layers[0] === "array" ? variable.sizes[0] : null;
    return size?.text ?? [];
  });
  return [...new Set(sizes2)];
}

// src/repair/templates/object-size.ts
function sizesOf(node, sources) {
  const variable = declarationOf(node, sources);
  if (variable === null) return [];
  if (variable.layers[0] === "array" && variable.scope !== "parameter") {
    const parenthesized = /sizeof\s*\(\s*[a-z_]\w*\s*\)/.test(sources.root.text) || node.type !== "identifier";
    return [parenthesized ? `sizeof(${node.text})` : `sizeof ${node.text}`];
  }
  const [allocation] = variable.value === null ? [] : within(variable.value, "call_expression");
  const [size] = allocation !== void 0 && calleeOf(allocation) === "malloc" ? argumentsOf(allocation) : [];
  return size === void 0 ? [] : [/^(?:identifier|number)/.test(size.type) ? size.text : `(${size.text})`];
}

// src/repair/templates/bounded-copy.ts
var boundedCopy = {
  name: "bounded-copy",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    const seen = /* @__PURE__ */ new Set();
    const near = [site.statement, ...site.pieces.map(({ node }) => node)];
    for (const [rank2, node] of near.entries()) {
      for (const call of within(node, "call_expression")) {
        if (seen.has(call)) continue;
        seen.add(call);
        for (const proposal of boundedCalls(site, call))
          yield { ...proposal, doubt: proposal.doubt + Math.min(rank2, 3) };
      }
    }
  }
};
function boundedCalls(site, call) {
  switch (calleeOf(call)) {
    case "strcpy":
      return copied2(site, call);
    case "strcat":
      return appended(site, call);
    case "sprintf":
    case "vsprintf":
      return formatted(site, call);
    case "strncpy":
    case "strncat":
    case "memcpy":
    case "memmove":
    case "memset":
    case "snprintf":
      return measured2(site, call);
    default:
      return [];
  }
}
function* copied2(site, call) {
  const { text, layout } = site;
  const [to, from] = argumentsOf(call);
  const statement = enclosing(call, "expression_statement");
  if (to === void 0 || from === void 0 || statement?.children[0] !== call) return;
  for (const size of sizesOf(to, site)) {
    const title = `copy no more than \`${to.text}\` holds`;
    const last = `${to.text}[${size} - 1] = '\\0';`;
    const copy = replace(call, `strncpy(${to.text}, ${from.text}, ${size} - 1)`);
    yield { title, edits: [copy, ...surround(layout, statement, [], [last])], doubt: 0 };
    const print = `snprintf(${to.text}, ${size}, "%s", ${from.text})`;
    if (text.includes("<stdio.h>"))
      yield { title: `${title}, with snprintf`, edits: [replace(call, print)], doubt: 0.5 };
    const condition = `strlen(${from.text}) < ${size}`;
    const lead = `if (${condition})${layout.newline}${indentAt(layout, statement.start)}${layout.unit}`;
    yield {
      title: `copy only where \`${condition}\``,
      edits: [{ start: statement.start, end: statement.start, text: lead }],
      doubt: 1.5
    };
  }
}
function* appended(site, call) {
  const [to, from] = argumentsOf(call);
  for (const size of to === void 0 ? [] : sizesOf(to, site)) {
    const text = `strncat(${to?.text}, ${from?.text}, ${size} - strlen(${to?.text}) - 1)`;
    yield { title: `append no more than \`${to?.text}\` holds`, edits: [replace(call, text)], doubt: 0 };
  }
}
function* formatted(site, call) {
  const callee = fieldOf(call, "function");
  const [to] = argumentsOf(call);
  if (to === void 0 || callee === null) return;
  for (const size of sizesOf(to, site)) {
    const name = callee.text.replace("sprintf", "snprintf");
    const edits2 = [replace(callee, name), replace(to, `${to.text}, ${size}`)];
    yield { title: `print no more than \`${to.text}\` holds`, edits: edits2, doubt: 0 };
  }
}
function* measured2(site, call) {
  const list = argumentsOf(call);
  const name = calleeOf(call) ?? "";
  const length = name === "snprintf" ? list[1] : list[2];
  if (length === void 0) return;
  const sizes2 = list.slice(0, 2).flatMap((one) => sizesOf(one, site));
  for (const [rank2, size] of [...new Set(sizes2)].entries()) {
    for (const { text, doubt } of lengthsWithin(size, length, /^strn/.test(name))) {
      const title = `a length of \`${oneLine(text)}\` in place of \`${oneLine(length.text)}\``;
      yield { title, edits: [replace(length, text)], doubt: doubt + rank2 };
    }
  }
}
function* lengthsWithin(size, length, isString) {
  if (length.text !== size) yield { text: size, doubt: isString ? 1 : 0 };
  if (isString) yield { text: `${size} - 1`, doubt: 0.5 };
  if (length.type === "number_literal" || length.type === "sizeof_expression") return;
  const value = /^(?:identifier|field|call)/.test(length.type) ? length.text : `(${length.text})`;
  yield { text: `${value} < ${size} ? ${value} : ${size}`, doubt: 0.5 };
}

// src/repair/templates/bounded-input.ts
var boundedInput = {
  name: "bounded-input",
  kinds: ["out-of-bounds", "overflow", "invalid-pointer", "other"],
  *propose(site) {
    for (const call of within(site.statement, "call_expression")) {
      const name = calleeOf(call) ?? "";
      if (/^(?:f|s)?scanf$/.test(name)) yield* widths(site, call, name === "scanf" ? 0 : 1);
      if (name === "gets") yield* line(site, call);
      if (/^(?:fgets|read|recv|fread)$/.test(name)) yield* sized(site, call, name);
    }
  }
};
var conversions = /%(\*?)(\d*)((?:hh|h|ll|l|j|z|t)?(?:\[\^?\]?[^\]]*\]|[a-zA-Z]))|%%/g;
function* widths(site, call, at) {
  const list = argumentsOf(call);
  const format = list[at];
  if (format?.type !== "string_literal") return;
  let argument = at;
  const text = format.text.replaceAll(conversions, (whole, star, width, rest) => {
    if (whole === "%%" || star === "*") return whole;
    argument += 1;
    const target = list[argument];
    const size = target === void 0 ? null : declaredSize(site, target);
    const isString = rest === "s" || rest?.startsWith("[");
    const fits = size !== null && width !== "" && Number(width) < size;
    return !isString || size === null || fits ? whole : `%${size - 1}${rest}`;
  });
  const title = `read no more characters than the buffer holds: \`${text}\``;
  yield { title, edits: [replace(format, text)], doubt: 0 };
}
function declaredSize(site, target) {
  const size = declarationOf(target, site)?.sizes.at(-1)?.text ?? "";
  if (/^\d+$/.test(size)) return Number(size);
  if (!/^\w+$/.test(size)) return null;
  const value = new RegExp(`#[ \\t]*define[ \\t]+${size}[ \\t]+(\\d+)\\s`).exec(site.text)?.[1];
  return value === void 0 ? null : Number(value);
}
function* line(site, call) {
  const [buffer] = argumentsOf(call);
  for (const size of buffer === void 0 ? [] : sizesOf(buffer, site)) {
    const text = `fgets(${buffer?.text}, ${size}, stdin)`;
    yield { title: `read with \`${text}\``, edits: [replace(call, text)], doubt: 0 };
  }
}
function* sized(site, call, name) {
  const list = argumentsOf(call);
  const isSecond = name === "read" || name === "recv";
  const buffer = list[isSecond ? 1 : 0];
  const length = list[name === "fgets" ? 1 : 2];
  if (buffer === void 0 || length === void 0) return;
  for (const size of sizesOf(buffer, site))
    yield { title: `read no more than \`${size}\` bytes`, edits: [replace(length, size)], doubt: 0 };
}

// src/repair/templates/exits.ts
var mostExits = 5;
function exitsBefore(site, statement, except) {
  const owner = ownerOf(statement) ?? site.function;
  const frees2 = pendingFrees(statement, owner, except);
  const label2 = cleanupLabel(statement, owner);
  const returns = returnsFrom(site, owner, statement).filter((value) => value !== except).map((value) => [...frees2, value === "" ? "return;" : `return ${value};`]);
  const jumps = loopExits(statement).map((jump) => [jump]);
  const exits = [...label2 === null ? [] : [[`goto ${label2};`]], ...returns];
  const loopFirst = jumps.length > 0 && !leavesFunctionInLoop(statement);
  return (loopFirst ? [...jumps, ...exits] : [...exits, ...jumps]).slice(0, mostExits);
}
function ownerOf(statement) {
  for (const outer of around(statement)) if (outer.type === "function_definition") return outer;
  return null;
}
function loopExits(statement) {
  let switches = 0;
  for (const outer of around(statement)) {
    if (outer.type === "function_definition") return [];
    if (outer.type === "switch_statement") switches += 1;
    if (!isLoop(outer)) continue;
    const proceeds = outer.type === "for_statement" && fieldOf(outer, "update") !== null;
    const used = (type) => [...within(outer, type)].length > 0;
    const jumps = [...switches === 0 ? ["break;"] : [], ...proceeds ? ["continue;"] : []];
    return used("continue_statement") && !used("break_statement") ? jumps.reverse() : jumps;
  }
  return [];
}
function leavesFunctionInLoop(statement) {
  for (const outer of around(statement)) {
    if (outer.type === "function_definition") return false;
    if (isLoop(outer)) return [...within(outer, "return_statement", "goto_statement")].length > 0;
  }
  return false;
}
function returnsFrom(site, owner, statement) {
  const returned2 = [...within(owner, "return_statement")];
  const values = returned2.map((node) => ({ node, value: partsOf(node)[0] ?? null }));
  const early = values.filter(({ node }) => node.parent?.field === "body" || isUnderIf(node));
  const constants2 = early.filter(({ value }) => value !== null && isConstant(value.text));
  const nearest2 = constants2.toSorted((one, other) => distanceOf(one.node) - distanceOf(other.node));
  const known = new Set(variablesBefore(statement).map(({ name }) => name));
  const last = values.at(-1)?.value;
  const final = last != null && (isConstant(last.text) || known.has(last.text)) ? [last.text] : [];
  const isVoid = !returned2.some((node) => partsOf(node).length > 0) && /\bvoid\b[^*]*$/.test(resultType(owner));
  if (isVoid) return [""];
  const tested2 = expectedByCallers(site.root, nameOf(owner));
  const own = [...nearest2.map(({ value }) => value?.text ?? ""), ...tested2, ...final];
  return [.../* @__PURE__ */ new Set([...own, ...usualValues(site, owner)])].slice(0, 4);
  function distanceOf(node) {
    return Math.abs(node.start - statement.start);
  }
}
function isUnderIf(node) {
  for (const outer of around(node)) {
    if (outer.type === "if_statement") return true;
    if (outer.type !== "compound_statement" && outer.type !== "else_clause") return false;
  }
  return false;
}
function isConstant(text) {
  return /^[-~]?(?:\d\w*(?:\.\d+f?)?|[A-Z][A-Z0-9_]*|true|false|'[^']*')$/.test(text);
}
function expectedByCallers(root, name) {
  const values = [...within(root, "call_expression")].filter((call) => calleeOf(call) === name).map(({ parent }) => parent?.text ?? "");
  if (values.some((text) => /\)\s*(?:<\s*0|[!=]=\s*-1)\b/.test(text))) return ["-1"];
  return [];
}
function usualValues({ text }, owner) {
  const type = resultType(owner);
  if (type.includes("*")) return [/\bNULL\b|<std|<string/.test(text) ? "NULL" : "0"];
  if (nameOf(owner) === "main") return ["1", "-1", "0"];
  if (/\bbool\b/.test(type)) return ["false"];
  if (/\b(?:struct|union)\b/.test(type)) return [];
  if (/\b(?:unsigned|size_t|float|double|u?int\d+_t|char)\b/.test(type)) return ["0"];
  return returnsNegative(text) ? ["-1", "0"] : ["0", "-1"];
}
function returnsNegative(text) {
  return /\breturn -\d/.test(text);
}
function resultType(owner) {
  const declarator = [...within(owner, "function_declarator")][0];
  const name = declarator === void 0 ? null : fieldOf(declarator, "declarator");
  return owner.text.slice(0, (name?.start ?? owner.end) - owner.start);
}
function pendingFrees(statement, owner, except) {
  const allocated = new Set(
    [...within(owner, "call_expression")].filter((call) => call.end <= statement.start && /alloc|dup|open/.test(calleeOf(call) ?? "")).flatMap((call) => allocationTarget(call) ?? [])
  );
  return [...within(owner, "expression_statement")].filter((node) => node.start >= statement.end && node.parent === fieldOf(owner, "body")).filter((node) => {
    const [call] = node.children;
    const [argument] = call === void 0 ? [] : argumentsOf(call);
    const isFree = call !== void 0 && /free$|close$/.test(calleeOf(call) ?? "");
    return isFree && argument !== void 0 && argument.text !== except && allocated.has(argument.text);
  }).map(({ text }) => text);
}
function allocationTarget(call) {
  for (const outer of around(call)) {
    if (outer.type === "init_declarator") return [...within(outer, "identifier")][0]?.text ?? null;
    if (outer.type === "assignment_expression") return fieldOf(outer, "left")?.text ?? null;
    if (outer.type !== "cast_expression" && outer.type !== "parenthesized_expression") return null;
  }
  return null;
}
function cleanupLabel(statement, owner) {
  const jumps = [...within(owner, "goto_statement")].map((node) => fieldOf(node, "label")?.text);
  const labels = [...within(owner, "labeled_statement")].filter(({ start: start2 }) => start2 > statement.end);
  const used = labels.find((label2) => jumps.includes(fieldOf(label2, "label")?.text));
  return (used && fieldOf(used, "label")?.text) ?? null;
}

// src/repair/templates/check-result.ts
var checkResult = {
  name: "check-result",
  kinds: [
    "null-dereference",
    "out-of-bounds",
    "uninitialised",
    "invalid-pointer",
    "use-after-free",
    "double-free"
  ],
  *propose(site) {
    const isNull = site.finding.counterexample.property.kind === "null-dereference";
    const seen = /* @__PURE__ */ new Set();
    const near = [...site.pieces, { node: site.function, distance: 4 }];
    for (const { node, distance } of near) {
      for (const call of within(node, "call_expression")) {
        const isLater = node === site.function && call.start > site.statement.start;
        if (!seen.has(call) && !isLater) yield* checks(site, call, distance / 2 + (isNull ? 0 : 1.5));
        seen.add(call);
      }
    }
  }
};
function* checks(site, call, doubt) {
  const statement = enclosing(call, "declaration", "expression_statement");
  const target = targetOf(call);
  if (statement === null || statement.parent?.type === "for_statement" || isTested(statement, target)) return;
  const variable = target?.type === "identifier" ? variableAt(target.text, target) : null;
  const callee = functionNamed(calleeOf(call), site.root);
  if (target !== null && variable !== null && isPointer(variable)) {
    const further = /alloc/.test(calleeOf(call) ?? "") ? 0 : 0.5;
    yield* leaving(site, statement, nullTests(site.text, target.text).unsafe, target.text, doubt + further);
    return;
  }
  for (const value of callee === null ? [] : failureValues(callee)) {
    const test = value.startsWith("-") ? "< 0" : `== ${value}`;
    if (target !== null) yield* leaving(site, statement, `${target.text} ${test}`, null, doubt + 2);
    else if (statement.children[0] === call)
      yield* tested(site, statement, `${call.text} ${test}`, doubt + 1);
  }
}
function isTested(statement, target) {
  const next = statement.parent?.children.find(({ start: start2, isNamed: isNamed2 }) => isNamed2 && start2 >= statement.end);
  const condition = next?.type === "if_statement" ? fieldOf(next, "condition") : null;
  return condition !== null && target !== null && namesIn(condition).has(target.text);
}
function* leaving(site, statement, unsafe, except, doubt) {
  for (const [index, exit] of exitsBefore(site, statement, except).entries()) {
    const lines = ifLines(site.layout, unsafe, exit);
    const leave = exit.at(-1)?.replace(/;$/, "");
    const title = `\`${leave}\` where \`${unsafe}\` after line ${statement.line}`;
    yield { title, edits: surround(site.layout, statement, [], lines), doubt: doubt + index };
  }
}
function* tested(site, statement, unsafe, doubt) {
  for (const [index, exit] of exitsBefore(site, statement, null).entries()) {
    const [head, ...rest] = surround(site.layout, statement, ifLines(site.layout, unsafe, exit));
    if (head === void 0 || rest.length > 0) return;
    const edits2 = [{ ...head, end: statement.end, text: head.text.trimEnd() }];
    yield { title: `leave where \`${oneLine(unsafe)}\``, edits: edits2, doubt: doubt + index };
  }
}
function failureValues(definition) {
  const returned2 = [...within(definition, "return_statement")].map(
    ({ text }) => text.replace(/^return\s*|;$/g, "")
  );
  const failures = returned2.filter((value) => /^(?:-\d+|false|NULL|[A-Z_]*(?:ERR|FAIL)[A-Z_]*)$/.test(value));
  return [...new Set(failures)].slice(0, 2);
}

// src/repair/templates/delay-free.ts
var delayFree = {
  name: "delay-free",
  kinds: ["use-after-free", "invalid-pointer"],
  *propose(site) {
    const names = new Set(
      site.focus.flatMap((node) => [...within(node, "identifier")].map(({ text }) => text))
    );
    for (const { statement, argument } of freeCallsIn(site.function)) {
      const block2 = statement.parent?.type === "labeled_statement" ? statement.parent.parent : statement.parent;
      if (block2?.type !== "compound_statement" || !names.has(argument.text.replace(/\W.*/, ""))) continue;
      yield* moves(site, statement, block2, argument.text);
    }
  }
};
function* moves(site, statement, block2, name) {
  const after = partsOf(block2).filter(({ start: start2 }) => start2 > statement.start);
  const uses = after.filter(
    (node) => [...within(node, "identifier", "field_expression")].some(({ text }) => text === name)
  );
  const last = uses.at(-1);
  const moves2 = uses.some((node) => definitionsIn2(node).some(({ target }) => target.text === name));
  if (last === void 0 || moves2) return;
  const title = `free \`${name}\` after its last use`;
  const taken = takenOut(site, statement);
  if (last.type === "return_statement") {
    yield* returned(site, last, taken, statement.text, title);
    return;
  }
  yield { title, edits: [taken, ...surround(site.layout, last, [], [statement.text])], doubt: 0 };
}
function* returned({ layout, function: owner }, last, taken, free, title) {
  const [value] = partsOf(last);
  const type = partsOf(owner).find(({ field }) => field === "type");
  if (value === void 0 || type === void 0 || /\*\s*\w+\s*\(/.test(owner.text.split("{")[0] ?? ""))
    return;
  const lines = [`${type.text} result = ${value.text};`, free, "return result;"];
  const between = isFirstOnLine(layout.text, last.start) ? `${layout.newline}${indentAt(layout, last.start)}` : " ";
  const text = isBareBody(last) ? `{ ${lines.join(" ")} }` : lines.join(between);
  yield { title, edits: [taken, { start: last.start, end: last.end, text }], doubt: 0 };
}
function takenOut({ layout }, statement) {
  if (statement.parent?.type !== "labeled_statement") return removal(layout, statement);
  const following = layout.text.slice(statement.end);
  const blanks = /^\s*/.exec(following)?.[0].length ?? 0;
  return { ...insert(statement.start, ""), end: statement.end + blanks };
}

// src/repair/templates/drop-free.ts
var dropFree = {
  name: "drop-free",
  kinds: ["double-free", "use-after-free", "invalid-free", "invalid-pointer"],
  *propose(site) {
    const used = /* @__PURE__ */ new Set([site.statement.text, ...site.focus.map(({ text }) => text)]);
    for (const [rank2, free] of nearestFirst(site).entries()) {
      const isSame = [...used].some((text) => text.includes(free.argument.text));
      const doubt = (isSame ? 0 : 1) + rank2 / 2;
      yield* changes(site, free, doubt);
    }
  }
};
function* changes(site, { statement, argument }, doubt) {
  const { kind } = site.finding.counterexample.property;
  const late = kind === "use-after-free" ? 3 : 0;
  yield {
    title: `remove \`${oneLine(statement.text)}\` (line ${statement.line})`,
    edits: [removal(site.layout, statement)],
    doubt: doubt + late
  };
  if (argument.type === "call_expression") return;
  const isParameter = parameterNames(site.function).includes(argument.text);
  yield {
    title: `set \`${argument.text}\` to NULL after it is freed (line ${statement.line})`,
    edits: surround(site.layout, statement, [], [`${argument.text} = ${nullIn(site)};`]),
    doubt: doubt + (isParameter ? 2 : 0.5) + late
  };
}
function nearestFirst({ root, statement, function: owner }) {
  const distance = (free) => {
    const isOwn = free.statement === statement ? 0 : 1;
    const isHere = owner.start <= free.call.start && free.call.end <= owner.end;
    return isHere ? isOwn : 2;
  };
  return freeCallsIn(root).filter(({ call }) => fieldOf(call, "function") !== null).toSorted((one, other) => distance(one) - distance(other));
}
function nullIn({ text }) {
  return /\bNULL\b|<(?:std(?:lib|io|def)|string)\.h>/.test(text) ? "NULL" : "0";
}

// src/repair/templates/violated-access.ts
function violatedAccesses({ focus }) {
  return focus.flatMap((node) => accessesIn(node).filter((access) => access.node === node));
}
function violatedSide(site) {
  const { finding } = site;
  const { comment, expression } = finding.counterexample.property;
  const side = /\b(upper|lower) bound/.exec(comment)?.[1];
  if (side === "upper" || side === "lower") return side;
  const [comparison] = comparisonsIn(expression) ?? [];
  if (comparison?.operator === ">=" && comparison.limit === 0n) return "lower";
  return comparison?.operator === "<" ? "upper" : sideInTrace(site);
}
function sideInTrace(site) {
  const [{ index } = { index: null }, ...others2] = violatedAccesses(site);
  if (index?.type !== "identifier" || others2.some((other) => other.index?.text !== index.text)) return null;
  const last = site.finding.counterexample.steps.findLast(
    ({ assignment, location }) => assignment.variable === index.text && location.function === nameOf(site.function)
  );
  const value = /^(-?)\d+\b/.exec(last?.assignment.value ?? "");
  if (value === null) return null;
  return value[1] === "-" ? "lower" : "upper";
}

// src/repair/templates/written-number.ts
function writtenNumber({ start: start2, end: end2, text: name }, source) {
  if (/^\d{1,6}$/.test(name)) return { start: start2, end: end2, value: Number(name) };
  const macro = directivesOf(lexC(source)).find(
    (directive) => directive.name === "define" && directive.tokens[0]?.text === name
  );
  const value = macro?.tokens[1];
  if (value === void 0 || macro?.tokens.length !== 2 || !/^\d{1,6}$/.test(value.text)) return null;
  return { start: value.start, end: value.end, value: Number(value.text) };
}

// src/repair/templates/enlarge-array.ts
var enlargeArray = {
  name: "enlarge-array",
  kinds: ["out-of-bounds"],
  *propose(site) {
    for (const size of sizesOf2(site)) {
      const place2 = writtenNumber(size, site.text);
      if (place2 === null) continue;
      for (const [rank2, next] of neededSizes(site, place2.value).entries()) {
        const edit = { start: place2.start, end: place2.end, text: `${next}` };
        yield {
          title: `enlarge the array from ${place2.value} to ${next} elements`,
          edits: [edit],
          doubt: 1 + rank2 / 4
        };
      }
    }
  }
};
function sizesOf2(site) {
  const accessed = violatedAccesses(site).map(({ pointer }) => pointer);
  const passed = site.heads.flatMap((head) => [...within(head, "call_expression")].flatMap(argumentsOf));
  const arguments_ = site.pieces.filter(({ role }) => role === "argument").map(({ node }) => node);
  const sizes2 = [...accessed, ...passed, ...arguments_].flatMap(
    (node) => declarationOf(node, site)?.sizes ?? []
  );
  return [...new Set(sizes2.filter((size) => size !== null))].filter((size) => isIn2(site.root, size));
}
function isIn2(root, node) {
  return enclosing(node, root.type) === root;
}
function neededSizes(site, size) {
  const numbers2 = site.pieces.flatMap(
    ({ node }) => [...within(node, "number_literal")].filter((literal) => enclosing(literal, "initializer_list") === null).map(({ text }) => Number.parseInt(text, 10))
  );
  const inputs2 = site.finding.inputs.map(({ value }) => Number.parseInt(value, 10));
  const wanted = [...inputs2, ...numbers2].flatMap((number) => [number + 1, number]);
  const larger = [size + 1, ...wanted].filter((next) => next > size && next <= 4 * size + 4);
  return [...new Set(larger)].slice(0, 5);
}

// src/repair/templates/operand.ts
function operand(condition, operator) {
  if (typeof condition === "string")
    return operator === "&&" && condition.includes("||") ? `(${condition})` : condition;
  const own = operatorOf(condition);
  const binds = condition.type === "binary_expression" && (operator === "||" || own !== "||");
  const needsNone = binds || /^(?:identifier|unary|call|subscript|field|pointer|parenthesized|number|update)/.test(condition.type);
  return needsNone ? condition.text : `(${condition.text})`;
}

// src/repair/templates/guard-conditions.ts
function* inCondition({ use, statement, safe, unsafe, title, doubt }) {
  const condition = fieldOf(statement, "condition");
  if (condition === null || !isWithin(use, condition)) return;
  const inner2 = unwrapped(condition);
  const jumps = statement.type === "if_statement" && leaves(fieldOf(statement, "consequence"));
  if (jumps) {
    const text2 = `${unsafe} || ${operand(inner2, "||")}`;
    yield { title: `${title} in the condition`, edits: [replace(inner2, text2)], doubt };
  }
  const text = `${operand(safe, "&&")} && ${operand(inner2, "&&")}`;
  yield { title: `${title} in the condition`, edits: [replace(inner2, text)], doubt: doubt + (jumps ? 1 : 0) };
}
function* inOuterConditions(guard) {
  const { statement, safe, title, doubt } = guard;
  let steps2 = 0;
  let inner2 = statement;
  for (const outer of around(statement)) {
    const isBody = inner2.field === "consequence" || inner2.field === "body";
    inner2 = outer;
    if (outer.type === "function_definition" || steps2 === 2) break;
    if (!isBody || /^(?:switch|do)_statement$/.test(outer.type)) continue;
    const condition = fieldOf(outer, "condition");
    if (condition === null) {
      yield* asCondition(outer, guard);
    } else if (isKnownAt(guard, condition) && !isAlreadyAsked(unwrapped(condition), safe)) {
      const expression = unwrapped(condition);
      const edits2 = [replace(expression, joined(safe, expression, outer))];
      yield { title: `${title} in \`${oneLine(expression.text)}\``, edits: edits2, doubt: doubt + steps2 };
      steps2 += 1;
    }
  }
  yield* inChecksBefore(guard);
}
function isAlreadyAsked(condition, safe) {
  const left = fieldOf(condition, "left")?.text;
  const isUpper = /^<=?$/.test(operatorOf(condition)) && safe.startsWith(`${left} <`);
  return isUpper || condition.text.includes(safe);
}
function joined(safe, expression, outer) {
  const parts = [operand(safe, "&&"), operand(expression, "&&")];
  const isFirst = outer.type !== "if_statement" || !/->|[*[]/.test(safe);
  return (isFirst ? parts : parts.reverse()).join(" && ");
}
function* asCondition(loop, { safe, title, doubt }) {
  const last = loop.children.filter(({ text }) => text === ";").at(-1);
  if (loop.type !== "for_statement" || last === void 0) return;
  yield { title: `${title} as the condition of the loop`, edits: [insert(last.start, ` ${safe}`)], doubt };
}
function* inChecksBefore(guard) {
  const { statement, unsafe, title, doubt } = guard;
  const before = statement.parent?.children.filter(({ end: end2 }) => end2 <= statement.start) ?? [];
  const check2 = before.findLast(
    (node) => node.type === "if_statement" && leaves(fieldOf(node, "consequence"))
  );
  const condition = check2 === void 0 ? null : fieldOf(check2, "condition");
  if (condition === null || !isKnownAt(guard, condition)) return;
  const inner2 = unwrapped(condition);
  const edits2 = [replace(inner2, `${operand(inner2, "||")} || ${operand(unsafe, "||")}`)];
  yield { title: `${title} in \`${oneLine(inner2.text)}\``, edits: edits2, doubt: doubt + 0.5 };
}
function isKnownAt({ safe, statement }, place2) {
  const names = safe.match(/\b[A-Za-z_]\w*\b/g) ?? [];
  return names.every((name) => {
    const [here, there] = [variableAt(name, statement), variableAt(name, place2)];
    return here === null || here.declarator === there?.declarator;
  });
}

// src/repair/templates/guard.ts
function* guarded(site, guard) {
  if (isGivenAt(guard)) return;
  yield* inCondition(guard);
  yield* leaving2(site, guard);
  yield* aroundStatement(site, guard);
  yield* inOuterConditions(guard);
  yield* inExpression(guard);
}
function isGivenAt({ statement, safe }) {
  let inner2 = statement;
  for (const outer of around(statement)) {
    const condition = fieldOf(outer, "condition");
    const isBody = inner2.field === "consequence" || inner2.field === "body";
    if (isBody && condition !== null && canonical(condition.text).split("&&").includes(canonical(safe)))
      return outer.type !== "do_statement";
    inner2 = outer;
  }
  return false;
}
function* leaving2(site, { use, statement, unsafe, title, doubt, except }) {
  if (isInLoopHead(use, statement) || statement.parent?.type === "else_clause") return;
  const exits = exitsBefore(site, statement, except ?? null);
  for (const [index, exit] of exits.entries()) {
    const lines = ifLines(site.layout, unsafe, exit);
    yield {
      title: `${title}: \`${exit.at(-1)?.replace(/;$/, "")}\` where \`${unsafe}\``,
      edits: surround(site.layout, statement, lines),
      doubt: doubt + index
    };
  }
}
function* aroundStatement(site, { statement, safe, title, doubt }) {
  if (statement.type !== "expression_statement") return;
  const { layout } = site;
  if (isBareBody(statement) && statement.parent?.type === "if_statement") return;
  yield {
    title: `${title}: \`${oneLine(statement.text)}\` only where \`${safe}\``,
    edits: wrapped(layout, statement, safe),
    doubt: doubt + 2
  };
}
function wrapped(layout, statement, safe) {
  const [head, ...rest] = ifLines(layout, safe, ["\0"]);
  if (rest.length > 1 && !isBareBody(statement)) {
    const lines = rest.indexOf(`${layout.unit}\0`);
    const before = [head ?? "", ...rest.slice(0, lines)];
    return surround(layout, statement, [`${before.join(" ")}`], rest.slice(lines + 1));
  }
  return [insert(statement.start, `if (${safe}) `)];
}
function* inExpression({ use, safe, title, doubt }) {
  if (!isRead(use)) return;
  const outer = use.parent;
  const isAlone2 = outer?.type === "return_statement" || outer?.type === "init_declarator" || outer?.field === "right";
  const text = `${safe} ? ${use.text} : 0`;
  const isWhole = isAlone2 && outer?.type !== "binary_expression";
  yield {
    title: `${title}: 0 where \`${safe}\` does not hold`,
    edits: [replace(use, isWhole ? text : `(${text})`)],
    doubt: doubt + 3
  };
}
function isRead(use) {
  const { parent, field } = use;
  if (parent === null || field === "left" || field === "argument" || use.type === "binary_expression")
    return use.type === "binary_expression";
  return /^(?:return_statement|init_declarator|binary_expression|assignment_expression|argument_list|parenthesized_expression)$/.test(
    parent.type
  );
}
function isInLoopHead(use, statement) {
  return /^(?:while|do|for)_statement$/.test(statement.type) && enclosing(use, statement.type) === statement;
}

// src/repair/templates/guard-assertion.ts
var guardAssertion = {
  name: "guard-assertion",
  kinds: ["assertion"],
  *propose(site) {
    for (const call of within(site.statement, "call_expression")) {
      const [asserted] = argumentsOf(call);
      if (asserted === void 0 || !/assert/i.test(calleeOf(call) ?? "") || !isPure(asserted)) continue;
      const safe = asserted.text;
      const title = `see to \`${oneLine(safe)}\``;
      const guard = {
        use: call,
        statement: site.statement,
        safe,
        unsafe: negated(asserted),
        title,
        doubt: 2
      };
      for (const proposal of guarded(site, guard)) if (!proposal.title.includes("only where")) yield proposal;
      yield* clamped(site, unwrapped(asserted));
    }
  }
};
var opposites = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "==": "!=",
  "!=": "=="
};
function negated(condition) {
  const inner2 = unwrapped(condition);
  const [left, right, sign] = [fieldOf(inner2, "left"), fieldOf(inner2, "right"), opposites[operatorOf(inner2)]];
  if (inner2.type !== "binary_expression" || sign === void 0) return `!(${inner2.text})`;
  return `${left?.text} ${sign} ${right?.text}`;
}
var nearest = { "<": " - 1", "<=": "", ">": " + 1", ">=": "" };
function* clamped({ function: owner, statement }, asserted) {
  const [left, right] = [fieldOf(asserted, "left"), fieldOf(asserted, "right")];
  const sign = operatorOf(asserted);
  if (left === null || right === null || nearest[sign] === void 0) return;
  for (const { target, value } of definitionsIn2(owner)) {
    if (value === null || target.text !== left.text || value.start > statement.start || !isPure(value))
      continue;
    const text = `${value.text} ${sign} ${right.text} ? ${value.text} : ${right.text}${nearest[sign]}`;
    yield {
      title: `limit \`${left.text}\` so that \`${oneLine(asserted.text)}\``,
      edits: [replace(value, text)],
      doubt: 2
    };
  }
}

// src/repair/templates/guard-bound.ts
var guardBound = {
  name: "guard-bound",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      const index = access.index === null ? null : unwrapped(access.index);
      if (index === null) continue;
      for (const [rank2, limit] of limitsOf(access, site).entries())
        for (const loop of loopsAround(site.statement)) yield* checked2(site, loop, index, limit, rank2);
    }
  }
};
function* checked2(site, loop, index, limit, rank2) {
  const comparison = unwrapped(fieldOf(loop, "condition") ?? loop);
  const bound = fieldOf(comparison, "right");
  const isUpper = /^(?:<=?|!=)$/.test(operatorOf(comparison));
  if (bound === null || !isUpper || fieldOf(comparison, "left")?.text !== index.text) return;
  if (bound.type === "number_literal" || bound.text === limit || !isPure(bound)) return;
  const unsafe = `${bound.text} ${operatorOf(comparison) === "<=" ? ">=" : ">"} ${limit}`;
  for (const [turn, exit] of exitsBefore(site, loop, null).entries()) {
    const title = `\`${exit.at(-1)?.replace(/;$/, "")}\` where \`${unsafe}\`, before the loop`;
    const edits2 = surround(site.layout, loop, ifLines(site.layout, unsafe, exit));
    yield { title, edits: edits2, doubt: 0.5 + rank2 / 2 + turn };
  }
}
function* loopsAround(statement) {
  for (let outer = statement.parent; outer !== null; outer = outer.parent) if (isLoop(outer)) yield outer;
}

// src/repair/templates/guard-divisor.ts
var guardDivisor = {
  name: "guard-divisor",
  kinds: ["division-by-zero"],
  *propose(site) {
    for (const use of site.focus) {
      const right = fieldOf(use, "right");
      if (right === null || !isPure(right) || right.type === "number_literal") continue;
      const divisor = unwrapped(right).text;
      const operand2 = /^\w+$/.test(divisor) ? divisor : `(${divisor})`;
      const [safe, unsafe] = [`${operand2} != 0`, `${operand2} == 0`];
      const title = `guard \`${divisor}\` against 0`;
      yield* guarded(site, { use, statement: site.statement, safe, unsafe, title, doubt: 0 });
    }
  }
};

// src/repair/templates/guard-index.ts
var guardIndex = {
  name: "guard-index",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      yield* clamped2(site, access);
      const conditions = conditionsFor(site, access);
      for (const [rank2, { safe, unsafe }] of conditions.entries()) {
        const title = `guard \`${access.node.text}\` by \`${safe}\``;
        yield* guarded(site, {
          use: access.node,
          statement: site.statement,
          safe,
          unsafe,
          title,
          doubt: 1.5 * rank2
        });
      }
    }
  }
};
function* clamped2(site, { index, node, pointer }) {
  const variable = index?.type === "identifier" ? variableAt(index.text, index) : null;
  const isCounter = site.pieces.some(
    (piece) => piece.role === "loop" && namesIn(piece.node).has(index?.text ?? "")
  );
  if (index === null || variable === null || isCounter || /\bconst\b/.test(variable.type)) return;
  const [limit] = upperLimits(site, { index, node, pointer });
  const side = violatedSide(site);
  const ends = [
    ...side === "lower" || limit === void 0 ? [] : [[`${index.text} >= ${limit}`, `${limit} - 1`]],
    ...side === "upper" || isUnsigned(variable) ? [] : [[`${index.text} < 0`, "0"]]
  ];
  for (const [unsafe, end2] of ends) {
    const lines = ifLines(site.layout, unsafe, [`${index.text} = ${end2};`]);
    const title = `limit \`${index.text}\` to \`${end2}\` before \`${node.text}\``;
    yield { title, edits: surround(site.layout, site.statement, lines), doubt: 2 };
  }
}
function conditionsFor(site, access) {
  const index = access.index === null ? null : testable(access.index);
  if (index === null) return [];
  const side = violatedSide(site);
  const { text } = index;
  const lower = side === "upper" ? [] : lowerConditions(index);
  const upper = side === "lower" ? [] : upperLimits(site, access).map((limit) => below(text, limit));
  const both = wraps(index) ? [] : bothSides(site, access, index);
  return wraps(index) || side === "lower" ? [...lower, ...upper, ...both] : [...upper, ...both, ...lower];
}
function below(index, limit) {
  return { safe: `${index} < ${limit}`, unsafe: `${index} >= ${limit}` };
}
function bothSides(site, access, index) {
  const [limit] = upperLimits(site, access);
  if (limit === void 0 || isUnsignedIndex(index)) return [];
  const { text } = index;
  return [{ safe: `${text} >= 0 && ${text} < ${limit}`, unsafe: `${text} < 0 || ${text} >= ${limit}` }];
}
function upperLimits(site, access) {
  const known = limitsOf(access, site);
  const [comparison] = comparisonsIn(site.finding.counterexample.property.expression) ?? [];
  const told = comparison?.operator === "<" ? [`${comparison.limit}`] : [];
  return [...new Set(known.length > 0 ? known : told)].slice(0, 3);
}
function lowerConditions(index) {
  const [left, right] = [fieldOf(index, "left"), fieldOf(index, "right")];
  if (left !== null && right !== null && operatorOf(index) === "-") {
    const isOne = /^1[uUlL]*$/.test(right.text);
    if (isOne && isUnsignedIndex(left)) return [{ safe: `${left.text} > 0`, unsafe: `${left.text} == 0` }];
    return [{ safe: `${left.text} >= ${right.text}`, unsafe: `${left.text} < ${right.text}` }];
  }
  return isUnsignedIndex(index) ? [] : [{ safe: `${index.text} >= 0`, unsafe: `${index.text} < 0` }];
}
function wraps(index) {
  return index.type === "binary_expression" && operatorOf(index) === "-";
}
function testable(index) {
  if (index.type === "number_literal") return null;
  if (isPure(index)) return index;
  const isPostfix = index.type === "update_expression" && index.children[0]?.field === "argument";
  return isPostfix ? fieldOf(index, "argument") : null;
}
function isUnsignedIndex(node) {
  const variable = node.type === "identifier" ? variableAt(node.text, node) : null;
  return variable !== null && isUnsigned(variable);
}

// src/repair/templates/guard-overflow.ts
var guardOverflow = {
  name: "guard-overflow",
  kinds: ["overflow"],
  *propose(site) {
    for (const use of site.focus) {
      const unsafe = overflowOf(use);
      if (unsafe === null) continue;
      const safe = `!(${unsafe})`;
      const title = `guard \`${use.text}\` against overflow`;
      const guard = { use, statement: site.statement, safe, unsafe, title, doubt: 1 };
      for (const proposal of guarded(site, guard)) yield withLimits(site, proposal);
    }
  }
};
function overflowOf(use) {
  const [left, right] = [fieldOf(use, "left") ?? fieldOf(use, "argument"), fieldOf(use, "right")];
  if (left === null || !isPure(left) || right !== null && !isPure(right)) return null;
  const [a, b] = [plain2(left), right === null ? "1" : plain2(right)];
  const [most3, least] = limitsOf2(left);
  const isPositive = /^\d+$/.test(b);
  switch (operatorOf(use)[0]) {
    case "+":
      if (isPositive) return `${a} > ${most3} - ${b}`;
      return `(${b} > 0 && ${a} > ${most3} - ${b}) || (${b} < 0 && ${a} < ${least} - ${b})`;
    case "-":
      if (use.type === "unary_expression") return `${a} == ${least}`;
      if (isPositive) return `${a} < ${least} + ${b}`;
      return `(${b} < 0 && ${a} > ${most3} + ${b}) || (${b} > 0 && ${a} < ${least} + ${b})`;
    case "*":
      return `${b} != 0 && (${a} > ${most3} / ${b} || ${a} < ${least} / ${b})`;
    default:
      return null;
  }
}
function limitsOf2(node) {
  const variable = node.type === "identifier" ? variableAt(node.text, node) : null;
  if (variable !== null && /\blong long\b|int64_t/.test(variable.type)) return ["LLONG_MAX", "LLONG_MIN"];
  if (variable !== null && /\blong\b/.test(variable.type)) return ["LONG_MAX", "LONG_MIN"];
  return variable !== null && isUnsigned(variable) ? ["UINT_MAX", "0"] : ["INT_MAX", "INT_MIN"];
}
function plain2({ type, text }) {
  return /^(?:identifier|number|subscript|field|parenthesized)/.test(type) ? text : `(${text})`;
}
function withLimits({ text, layout }, proposal) {
  if (/#\s*include\s*<limits\.h>/.test(text)) return proposal;
  const first = /^[ \t]*#[ \t]*include\b/m.exec(text)?.index;
  const header = `#include <limits.h>${layout.newline}${first === void 0 ? layout.newline : ""}`;
  return { ...proposal, edits: [insert(first ?? 0, header), ...proposal.edits] };
}

// src/repair/templates/guard-pointer.ts
var guardPointer = {
  name: "guard-pointer",
  kinds: ["null-dereference", "invalid-pointer"],
  *propose(site) {
    for (const [index, pointer] of pointersUsed(site).entries()) {
      for (const proposal of guardsOf(site, pointer, site.statement, index)) {
        const callers2 = callersToo(site, pointer, proposal);
        if (callers2 !== null) yield callers2;
        yield proposal;
      }
    }
  }
};
function pointersUsed(site) {
  const used = violatedAccesses(site).map(({ pointer }) => pointer);
  const passed = site.heads.flatMap(
    (head) => [...within(head, "call_expression")].flatMap(argumentsOf).filter((argument) => isPointerVariable(argument))
  );
  const seen = /* @__PURE__ */ new Set();
  return [...used, ...passed].filter((pointer) => {
    const isNew = isPure(pointer) && !isArray(pointer) && !seen.has(pointer.text);
    seen.add(pointer.text);
    return isNew;
  });
}
function isPointerVariable(node) {
  if (node.type !== "identifier") return false;
  const variable = variableAt(node.text, node);
  return variable !== null && isPointer(variable);
}
function isArray(node) {
  const variable = node.type === "identifier" ? variableAt(node.text, node) : null;
  return variable !== null && variable.scope !== "parameter" && variable.layers[0] === "array";
}
function guardsOf(site, pointer, statement, rank2) {
  const { safe, unsafe } = nullTests(site.text, pointer.text);
  const isNull = site.finding.counterexample.property.kind === "null-dereference";
  return guarded(site, {
    use: useOf(pointer),
    statement,
    safe,
    unsafe,
    title: `guard \`${pointer.text}\` against NULL`,
    doubt: rank2 + (isNull ? 0 : 4) + (isKnownValid(site, pointer) ? 3 : 0),
    except: pointer.text
  });
}
function isKnownValid({ finding, function: owner, pieces }, { text }) {
  const value = finding.counterexample.steps.findLast(
    ({ assignment, location }) => assignment.variable === text && location.function === nameOf(owner)
  )?.assignment.value;
  if (value !== void 0) return !/^(?:\([^()]*\))?\s*\(?0\)?$/.test(value);
  return pieces.some(({ node, leadsWhen }) => {
    const isAsked = leadsWhen === false && asksForNull(node.text, text);
    return isAsked || leadsWhen === true && canonical(node.text).split("&&").includes(canonical(text));
  });
}
function useOf(pointer) {
  for (const outer of around(pointer)) if (accessesIn(outer).some(({ node }) => node === outer)) return outer;
  return pointer;
}
function callersToo(site, pointer, proposal) {
  if (!/return (?:NULL|0)`/.test(proposal.title)) return null;
  const name = nameOf(site.function);
  const added = [];
  const shown2 = [];
  for (const call of within(site.root, "call_expression")) {
    if (calleeOf(call) !== name) continue;
    const use = firstUse(call);
    if (use === null) continue;
    const [first] = guardsOf(site, use.pointer, use.statement, 0);
    if (first === void 0) continue;
    added.push(...first.edits);
    shown2.push(use.pointer.text);
  }
  if (added.length === 0) return null;
  return {
    title: `guard \`${pointer.text}\` against NULL, and \`${shown2[0]}\` where \`${name}\` is called`,
    edits: [...proposal.edits, ...added],
    doubt: proposal.doubt + 0.1
  };
}
function firstUse(call) {
  const declarator = call.parent?.type === "init_declarator" ? call.parent : null;
  const assignment = call.parent?.type === "assignment_expression" ? call.parent : null;
  const outer = declarator ?? assignment;
  const target = (assignment && fieldOf(assignment, "left")?.text) ?? (declarator && [...within(declarator, "identifier")][0]?.text);
  const statement = outer && enclosing(outer, "declaration", "expression_statement");
  if (target == null || statement?.parent == null) return null;
  for (const next of partsOf(statement.parent).filter(({ start: start2 }) => start2 > statement.start)) {
    const mentions = [...within(next, "identifier")].some(({ text }) => text === target);
    if (!mentions) continue;
    const [access] = accessesIn(next).filter(({ pointer }) => pointer.text === target);
    const isTested2 = next.type === "if_statement" || access === void 0;
    return isTested2 ? null : { pointer: access.pointer, statement: next };
  }
  return null;
}

// src/repair/templates/guard-shift.ts
var guardShift = {
  name: "guard-shift",
  kinds: ["shift"],
  *propose(site) {
    const comparisons2 = comparisonsIn(site.finding.counterexample.property.expression) ?? [];
    const limit = comparisons2.find(({ operator }) => operator === "<")?.limit ?? 32n;
    const canBeNegative = comparisons2.some(({ operator }) => operator === ">=");
    for (const use of site.focus) {
      const [left, right] = [fieldOf(use, "left"), fieldOf(use, "right")];
      if (left === null || right === null || !isPure(right)) continue;
      const bits = unwrapped(right).text;
      const operand2 = /^\w+$/.test(bits) ? bits : `(${bits})`;
      const safe = `${canBeNegative ? `${operand2} >= 0 && ` : ""}${operand2} < ${limit}`;
      const unsafe = `${canBeNegative ? `${operand2} < 0 || ` : ""}${operand2} >= ${limit}`;
      const title = `shift by \`${bits}\` only where \`${safe}\``;
      if (operatorOf(use).length === 2) {
        const inner2 = `${safe} ? ${use.text} : ${zeroLike(left)}`;
        const isParenthesized = use.parent?.type === "parenthesized_expression";
        yield {
          title: `${title}, else 0`,
          edits: [replace(use, isParenthesized ? inner2 : `(${inner2})`)],
          doubt: 0
        };
        yield* unsignedOperand(left);
      }
      yield* guarded(site, { use, statement: site.statement, safe, unsafe, title, doubt: 0.5 });
    }
  }
};
function* unsignedOperand(left) {
  const inner2 = unwrapped(left);
  const text = inner2.type === "number_literal" && /^\d+$/.test(inner2.text) ? `${inner2.text}u` : `(unsigned)${left.text}`;
  if (/[uU]/.test(left.text)) return;
  yield { title: `shift \`${left.text}\` as an unsigned number`, edits: [replace(left, text)], doubt: 0 };
}
function zeroLike(left) {
  return `0${/^\d+([uUlL]+)$/.exec(unwrapped(left).text)?.[1] ?? ""}`;
}

// src/repair/templates/initialise.ts
var initialise = {
  name: "initialise",
  kinds: [
    "uninitialised",
    "invalid-pointer",
    "null-dereference",
    "invalid-free",
    "out-of-bounds",
    "overflow"
  ],
  *propose({ focus, pieces, finding, text }) {
    const isSure = finding.counterexample.property.kind === "uninitialised";
    const seen = /* @__PURE__ */ new Set();
    const named = focus.flatMap((node) => [...within(node, "identifier")]);
    const fed = pieces.flatMap(({ node }) => [...within(node, "identifier")]);
    for (const [rank2, name] of [...named, ...fed].entries()) {
      const variable = variableAt(name.text, name);
      if (variable === null || variable.value !== null || variable.scope !== "local") continue;
      if (seen.has(`${variable.declaration.start} ${name.text}`)) continue;
      seen.add(`${variable.declaration.start} ${name.text}`);
      for (const proposal of valuesFor(variable, text, enclosing(name, "function_definition")))
        yield { ...proposal, doubt: proposal.doubt + (isSure ? 0 : 3) + (rank2 < named.length ? 0 : 2) };
    }
  }
};
function* valuesFor(variable, text, owner) {
  const { name, declarator, layers, type } = variable;
  const give = (value, doubt) => ({
    title: `initialise \`${name}\` to \`${value}\``,
    edits: [insert(declarator.end, ` = ${value}`)],
    doubt
  });
  const isAggregate = layers[0] === "array" || layers.length === 0 && /\b(?:struct|union)\b/.test(type);
  if (isAggregate) {
    yield give("{0}", 0);
    return;
  }
  if (isPointer(variable)) {
    yield give(/\bNULL\b/.test(text) ? "NULL" : "0", 0);
    return;
  }
  yield give("0", 0);
  for (const [index, value] of assignedConstants(name, owner).entries()) yield give(value, 0.5 + index / 2);
}
function assignedConstants(name, owner) {
  if (owner === null) return [];
  const assigned = [...within(owner, "assignment_expression")].filter((node) => fieldOf(node, "left")?.text === name).flatMap((node) => fieldOf(node, "right")?.text ?? []);
  const returned2 = [...within(owner, "return_statement")].filter((node) => leaves(node)).map((node) => node.text.replace(/^return\s*|;$/g, ""));
  const constants2 = [...assigned, ...returned2].filter(
    (value) => /^-?(?:\d+\w*|[A-Z][A-Z0-9_]*)$/.test(value)
  );
  return [...new Set(constants2)].filter((value) => value !== "0").slice(0, 3);
}

// src/repair/templates/keep-alive.ts
var keepAlive = {
  name: "keep-alive",
  kinds: ["use-after-free", "invalid-pointer"],
  *propose({ root, finding }) {
    const expired = /expired variable pointer(?: `(.*)')?/.exec(finding.counterexample.property.comment);
    const name = expired?.[1]?.split("::").at(-1);
    for (const declaration of within(root, "declaration")) {
      for (const variable of variablesOf(declaration)) {
        if (variable.scope !== "local" || /\bstatic\b/.test(variable.type)) continue;
        if (name === void 0 ? isPointer(variable) || expired === null : variable.name !== name) continue;
        const doubt = name === void 0 ? 2 : 0;
        const title = `keep \`${variable.name}\` alive: make it static`;
        yield { title, edits: [insert(declaration.start, "static ")], doubt };
      }
    }
  }
};

// src/repair/templates/limit-check.ts
var limitCheck = {
  name: "limit-check",
  kinds: ["out-of-bounds", "overflow", "invalid-pointer"],
  *propose({ pieces }) {
    const additions = pieces.flatMap(({ node }) => [...within(node, "assignment_expression")]).filter((node) => operatorOf(node) === "+=");
    for (const { node, role, distance } of pieces) {
      const comparisons2 = role === "condition" ? within(node, "binary_expression") : [];
      for (const comparison of comparisons2) {
        if (!/^[<>]=?$/.test(operatorOf(comparison))) continue;
        for (const addition of additions) yield* compared(comparison, addition, distance / 2);
      }
    }
  }
};
function* compared(comparison, addition, doubt) {
  const [target, added] = [fieldOf(addition, "left"), fieldOf(addition, "right")];
  if (target === null || added === null || !comparison.text.includes(target.text)) return;
  if (!/^(?:call|binary|parenthesized)_expression$/.test(added.type)) return;
  for (const amount of within(comparison, "identifier")) {
    if (!namesIn(added).has(amount.text) || comparison.text.includes(added.text)) continue;
    const text = added.type === "binary_expression" ? `(${added.text})` : added.text;
    const title = `compare \`${oneLine(added.text)}\`, which is added, in \`${oneLine(comparison.text)}\``;
    yield { title, edits: [replace(amount, text)], doubt };
  }
}

// src/repair/templates/loop-bound.ts
var loopBound = {
  name: "loop-bound",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      const index = access.index === null ? null : unwrapped(access.index);
      if (index === null) continue;
      for (const [rank2, limit] of limitsOf(access, site).entries()) yield* bounded(site, index, limit, rank2);
    }
  }
};
function* bounded(site, index, limit, rank2) {
  for (let outer = site.statement.parent; outer !== null; outer = outer.parent) {
    const condition = isLoop(outer) ? fieldOf(outer, "condition") : null;
    const comparison = condition === null ? null : unwrapped(condition);
    if (comparison === null || fieldOf(comparison, "left")?.text !== index.text) continue;
    const bound = fieldOf(comparison, "right");
    if (bound === null || !/^(?:<=?|!=)$/.test(operatorOf(comparison)) || bound.text === limit) continue;
    const text = `${index.text} < ${limit}`;
    yield {
      title: `run the loop while \`${text}\`, not \`${oneLine(comparison.text)}\``,
      edits: [replace(comparison, text)],
      doubt: rank2
    };
  }
}

// src/repair/templates/missing-free.ts
var missingFree = {
  name: "missing-free",
  kinds: ["memory-leak"],
  *propose(site) {
    const allocations = [...within(site.statement, "call_expression")].flatMap(
      (call) => targetOf(call) ?? []
    );
    for (const target of allocations) yield* freedAtExits(site, target, site.function, 0);
    const name = nameOf(site.function);
    for (const call of within(site.root, "call_expression")) {
      const owner = calleeOf(call) === name ? enclosing(call, "function_definition") : null;
      const target = targetOf(call);
      if (owner !== null && target !== null) yield* freedAtExits(site, target, owner, 1);
    }
    yield* freedBeforeNull(site);
  }
};
function* freedAtExits(site, target, owner, doubt) {
  const name = target.text;
  const free = `${freeName(site, name)}(${name});`;
  const returns = [...within(owner, "return_statement")].filter(({ start: start2 }) => start2 > target.end);
  const open3 = returns.filter(
    (exit) => !isReturned(exit, name) && !isFreedBefore(exit, name) && !isNullThere(exit, name)
  );
  const end2 = fieldOf(owner, "body")?.children.at(-1);
  if (open3.length > 1)
    yield {
      title: `free \`${name}\` on every way out`,
      edits: open3.flatMap((exit) => freedAt(site, exit, free)),
      doubt
    };
  for (const [index, exit] of open3.entries())
    yield {
      title: `free \`${name}\` before \`${exit.text}\` (line ${exit.line})`,
      edits: freedAt(site, exit, free),
      doubt: doubt + 0.5 + index / 2
    };
  if (end2?.text === "}" && returns.at(-1)?.parent !== fieldOf(owner, "body")) {
    const { layout } = site;
    const line2 = `${layout.unit}${free}${layout.newline}`;
    yield {
      title: `free \`${name}\` at the end`,
      edits: [{ start: end2.start, end: end2.start, text: line2 }],
      doubt: doubt + 0.5
    };
  }
}
function freedAt({ layout }, exit, free) {
  return surround(layout, exit, [free]);
}
function freeName({ root }, name) {
  const known = freeCallsIn(root).find(({ argument }) => argument.text === name);
  return (known && fieldOf(known.call, "function")?.text) ?? "free";
}
function isReturned(exit, name) {
  return [...within(exit, "identifier")].some(
    ({ text, parent }) => text === name && parent?.type !== "field_expression" && parent?.type !== "subscript_expression" && parent?.type !== "pointer_expression"
  );
}
function isFreedBefore(exit, name) {
  for (const outer of around(exit)) {
    const before = outer.children.filter(({ end: end2 }) => end2 <= exit.start).flatMap((node) => node.type === "expression_statement" ? freeCallsIn(node) : []);
    if (before.some(({ argument }) => argument.text === name)) return true;
    if (outer.type === "function_definition") return false;
  }
  return false;
}
function isNullThere(exit, name) {
  for (const outer of around(exit)) {
    const condition = outer.type === "if_statement" ? fieldOf(outer, "condition") : null;
    if (condition !== null && asksForNull(condition.text, name)) return true;
    if (outer.type === "function_definition") return false;
  }
  return false;
}
function* freedBeforeNull(site) {
  const targets = [...within(site.statement, "call_expression")].flatMap(
    (call) => targetOf(call)?.text ?? []
  );
  for (const node of within(site.function, "assignment_expression")) {
    const left = fieldOf(node, "left");
    const statement = node.parent;
    if (left === null || statement?.type !== "expression_statement" || !targets.includes(left.text)) continue;
    const loses = statement !== site.statement || [...around(statement)].some(({ type }) => /^(?:for|while|do)_/.test(type));
    if (loses)
      yield {
        title: `free \`${left.text}\` before it is assigned`,
        edits: surround(site.layout, statement, [`free(${left.text});`]),
        doubt: 1.5
      };
  }
}

// src/repair/templates/negate-condition.ts
var negateCondition = {
  name: "negate-condition",
  kinds: propertyKinds,
  *propose({ pieces }) {
    for (const { node, role, distance, leadsWhen } of pieces) {
      if (role === "condition" || role === "result")
        for (const term of termsOf(node))
          yield* negated2(term, distance + (role === "result" ? 1 : leadsWhen === false ? 4 : 2.5));
    }
  }
};
function termsOf(condition) {
  const inner2 = unwrapped(condition);
  const isJoined = inner2.type === "binary_expression" && /^(?:&&|\|\|)$/.test(operatorOf(inner2));
  const sides = isJoined ? ["left", "right"].flatMap((name) => fieldOf(inner2, name) ?? []) : [];
  return isJoined ? sides.flatMap(termsOf) : [inner2];
}
function* negated2(term, doubt) {
  const argument = operatorOf(term) === "!" ? fieldOf(term, "argument") : null;
  const isPlain = /^(?:identifier|field_expression|call_expression|subscript_expression)$/.test(term.type);
  const text = argument?.text ?? (isPlain ? `!${term.text}` : null);
  if (text === null || [...within(term, "assignment_expression")].length > 0) return;
  yield {
    title: `ask for \`${oneLine(text)}\`, not \`${oneLine(term.text)}\``,
    edits: [replace(term, text)],
    doubt
  };
}

// src/repair/templates/change-piece.ts
function changePiece(node, text, doubt) {
  const shown2 = node.parent !== null && /_expression$|_declarator$/.test(node.parent.type) ? node.parent : node;
  const at = node.start - shown2.start;
  const after = shown2.text.slice(0, at) + text + shown2.text.slice(at + node.text.length);
  return {
    title: `change \`${oneLine(shown2.text)}\` to \`${oneLine(after)}\``,
    edits: [replace(node, text)],
    doubt
  };
}

// src/repair/templates/off-by-one.ts
var offByOne = {
  name: "off-by-one",
  kinds: propertyKinds,
  *propose(site) {
    const { kind } = site.finding.counterexample.property;
    const doubt = aboutNumbers.has(kind) ? 0 : 3;
    const isLow = violatedSide(site) === "lower";
    for (const piece of site.pieces) {
      for (const proposal of [...numbers(piece), ...limits(piece, isLow), ...dropped(piece)])
        yield { ...proposal, doubt: proposal.doubt + doubt };
    }
  }
};
var aboutNumbers = /* @__PURE__ */ new Set([
  "out-of-bounds",
  "overflow",
  "shift",
  "division-by-zero",
  "assertion"
]);
function* numbers({ node, distance, role }) {
  for (const literal of within(node, "number_literal")) {
    const match = /^(\d+)([uUlL]*)$/.exec(literal.text);
    if (match?.[1] === void 0 || match[1].length > 1 && match[1].startsWith("0")) continue;
    const value = BigInt(match[1]);
    const isSize = role === "size" || enclosing(literal, "array_declarator") !== null;
    for (const next of [value - 1n, value + 1n]) {
      if (next < 0n || isNeutral(literal, next)) continue;
      const less = isSize ? 3 : 0;
      const more = isSize ? 1 : 0.5;
      yield changePiece(
        literal,
        `${next}${match[2]}`,
        distance + (next > value ? more : less) + doubtIn(literal)
      );
    }
  }
}
function* limits({ node, distance, role }, isLow) {
  for (const limit of limitsIn(node, role)) {
    if (limit.type === "number_literal") continue;
    const text = /^(?:binary|conditional|assignment|cast)/.test(limit.type) ? `(${limit.text})` : limit.text;
    const further = furtherDoubt(limit);
    const [less, more] = isLow ? [1.5, 0.5] : [0.5, 1.5];
    const operator = limit.parent?.type === "binary_expression" ? operatorOf(limit.parent) : "";
    if (!/^(?:<=|>)$/.test(operator)) yield changePiece(limit, `${text} - 1`, distance + further + less);
    if (!/^(?:<|>=)$/.test(operator)) yield changePiece(limit, `${text} + 1`, distance + further + more);
  }
}
function furtherDoubt({ field, type, parent }) {
  if (field === "index") return 0.5;
  if (parent !== null && /^[!=]=$/.test(operatorOf(parent))) return 1.5;
  return type === "identifier" ? -0.25 : 0;
}
function limitsIn(node, role) {
  const compared2 = [...within(node, "binary_expression")].filter((one) => /^(?:[<>]=?|[!=]=)$/.test(operatorOf(one))).flatMap((one) => fieldOf(one, "right") ?? []);
  const assigned = definitionsIn2(node).flatMap(({ value }) => value ?? []);
  const indexes = [...within(node, "subscript_expression")].flatMap((one) => fieldOf(one, "index") ?? []);
  const passed = role === "argument" ? [node] : [];
  return [...compared2, ...assigned, ...indexes, ...passed].filter(isNumberLike);
}
function* dropped({ node, distance }) {
  for (const sum2 of within(node, "binary_expression")) {
    const [left, right] = [fieldOf(sum2, "left"), fieldOf(sum2, "right")];
    if (left === null || !/^1[uUlL]*$/.test(right?.text ?? "") || !/^[-+]$/.test(operatorOf(sum2))) continue;
    yield changePiece(sum2, left.text, distance + (sum2.field === "index" ? 0 : 0.5));
  }
}
function isNumberLike(node) {
  const { type, text } = node;
  if (type === "field_expression") return !isLinkName(text);
  if (type === "identifier") {
    const variable = variableAt(text, node);
    return variable === null || !isPointer(variable) && !/\b(?:float|double|bool|_Bool)\b/.test(variable.type);
  }
  return type === "binary_expression" && !/[&|<>=!]/.test(text.replaceAll("->", ""));
}
function isLinkName(text) {
  return /(?:next|prev|head|tail|left|right|parent|data|ptr|buf|name|child)$/.test(text);
}
function isNeutral({ parent }, next) {
  return next === 0n && parent?.type === "binary_expression" && /^[-+*/%]$/.test(operatorOf(parent));
}
function doubtIn(literal) {
  const { parent, field } = literal;
  const operator = parent?.type === "binary_expression" ? operatorOf(parent) : "";
  if (/^[*/%]$/.test(operator) || /^(?:<<|>>)$/.test(operator) && field === "left") return 2;
  for (const { type } of around(literal)) {
    if (type === "initializer_list" || type === "case_statement") return 3;
    if (/_statement$|declaration$/.test(type)) return 0;
  }
  return 0;
}

// src/repair/templates/pointer-end.ts
var pointerEnd = {
  name: "pointer-end",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const { node, pointer } of violatedAccesses(site)) {
      const walked = pointer.type === "update_expression" ? fieldOf(pointer, "argument") : pointer;
      if (walked?.type !== "identifier") continue;
      for (const end2 of endsOf(walked, site)) {
        const [safe, unsafe] = [`${walked.text} < ${end2}`, `${walked.text} >= ${end2}`];
        const title = `stop \`${walked.text}\` at \`${end2}\``;
        yield* guarded(site, { use: node, statement: site.statement, safe, unsafe, title, doubt: 0.5 });
        yield* endlessLoop(node, safe, title);
      }
    }
  }
};
function endsOf(walked, site) {
  const ends = definitionsIn2(site.function).flatMap(({ target, value }) => {
    const array = value === null || target.text !== walked.text ? null : declarationOf(value, site);
    const size = array?.layers[0] === "array" ? array.sizes[0] : null;
    if (size == null || value === null) return [];
    return [`${value.text} + ${/^\w+$/.test(size.text) ? size.text : `(${size.text})`}`];
  });
  return [...new Set(ends)];
}
function* endlessLoop(use, safe, title) {
  for (let outer = use.parent; outer !== null; outer = outer.parent) {
    const condition = isLoop(outer) ? fieldOf(outer, "condition") : null;
    if (condition === null || !/^\(?(?:1|true)\)?$/.test(condition.text)) continue;
    const edits2 = [replace(unwrapped(condition), safe)];
    yield { title: `${title} as the condition of the loop`, edits: edits2, doubt: 0 };
  }
}

// src/repair/templates/loop-direction.ts
var loops = ["for_statement", "while_statement", "do_statement"];
function stepsAway(step) {
  const loop = enclosing(step, ...loops);
  const condition = loop === null ? null : fieldOf(loop, "condition");
  if (condition === null || directionOf(step) === null) return false;
  return [...within(condition, "binary_expression")].some((comparison) => isAgainst(comparison, step));
}
function isLeftBehind(comparison) {
  const loop = enclosing(comparison, ...loops);
  const update = loop?.type === "for_statement" ? fieldOf(loop, "update") : null;
  if (update === null) return false;
  const steps2 = [...within(update, "update_expression", "assignment_expression")];
  return steps2.some((step) => isAgainst(comparison, step));
}
function isAgainst(comparison, step) {
  const counter = (fieldOf(step, "argument") ?? fieldOf(step, "left"))?.text;
  const [left, right] = [fieldOf(comparison, "left")?.text, fieldOf(comparison, "right")?.text];
  const operator = operatorOf(comparison);
  const direction = directionOf(step);
  if (counter === void 0 || direction === null || left !== counter && right !== counter) return false;
  const isCounterSmaller = left === counter ? /^<=?$/.test(operator) : /^>=?$/.test(operator);
  const isCounterLarger = left === counter ? /^>=?$/.test(operator) : /^<=?$/.test(operator);
  return direction === "down" ? isCounterSmaller : isCounterLarger;
}
function directionOf(step) {
  const operator = operatorOf(step);
  if (operator === "++" || operator === "+=") return "up";
  return operator === "--" || operator === "-=" ? "down" : null;
}

// src/repair/templates/relational-operator.ts
var boundary = { "<=": "<", "<": "<=", ">=": ">", ">": ">=" };
var others = {
  "<": [">", ">=", "!="],
  "<=": [">=", ">", "!="],
  ">": ["<", "<=", "!="],
  ">=": ["<=", "<", "=="],
  "==": ["!=", "<="],
  "!=": ["==", "<"]
};
var complement = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "==": "!=",
  "!=": "=="
};
var relationalOperator = {
  name: "relational-operator",
  kinds: propertyKinds,
  *propose(site) {
    const { kind } = site.finding.counterexample.property;
    const doubt = /^(?:memory-leak|double-free|use-after-free|uninitialised)$/.test(kind) ? 3 : 0;
    const indexes = new Set(violatedAccesses(site).flatMap(({ index }) => index?.text ?? []));
    for (const piece of site.pieces) {
      for (const node of within(piece.node, "binary_expression")) {
        const isReversed = isLeftBehind(node) || letsOutside(node, piece, indexes) || isNullTest(node, piece);
        yield* changes2(node, piece, isReversed ? 0 : doubt, isReversed);
      }
    }
  }
};
function letsOutside(node, { leadsWhen }, indexes) {
  const [left, right] = [fieldOf(node, "left")?.text ?? "", fieldOf(node, "right")?.text];
  if (!indexes.has(left) || leadsWhen === null) return false;
  const isZero = right === "0";
  return (isZero ? /^<=?$/ : /^>=?$/).test(operatorOf(node)) === leadsWhen && /^[<>]/.test(operatorOf(node));
}
function isNullTest(node, { role }) {
  return role === "result" && /^[!=]=$/.test(operatorOf(node)) && fieldOf(node, "right")?.text === "NULL";
}
function* changes2(node, { distance, leadsWhen }, further, isReversed) {
  const operator = operatorOf(node);
  const sign = node.children.find(({ field }) => field === "operator");
  if (sign === void 0) return;
  const next = boundary[operator];
  const doubt = distance + further;
  if (next !== void 0) yield changePiece(sign, next, doubt + (isStricter(operator, leadsWhen) ? 0 : 1.5));
  for (const [index, other] of (others[operator] ?? []).entries()) {
    const isMeant = isReversed && other === complement[operator];
    yield changePiece(sign, other, doubt + (isMeant ? 0 : 3 + index));
  }
}
function isStricter(operator, leadsWhen) {
  if (leadsWhen === null) return false;
  const withdraws = operator === "<=" || operator === ">=";
  return withdraws === leadsWhen;
}

// src/repair/templates/save-next.ts
var saveNext = {
  name: "save-next",
  kinds: ["use-after-free", "invalid-pointer", "double-free"],
  *propose(site) {
    for (const loop of within(site.function)) {
      const body = isLoop(loop) ? fieldOf(loop, "body") : null;
      if (body?.type !== "compound_statement") continue;
      for (const free of freeCallsIn(body)) yield* steps(site, loop, free.statement, free.argument);
    }
  }
};
function* steps(site, loop, statement, freed) {
  const heads = [fieldOf(loop, "body"), fieldOf(loop, "update")].flatMap((one) => one ?? []);
  for (const { node, target, value } of heads.flatMap(definitionsIn2)) {
    const isStep = value?.type === "field_expression" && target.text === freed.text;
    if (!isStep || value === null || fieldOf(value, "argument")?.text !== freed.text) continue;
    if (node.start < statement.start && node.field !== "update") continue;
    yield* saved(site, statement, node, value);
    if (node.parent?.type === "expression_statement")
      yield* freedLater(site, statement, node.parent, freed.text);
  }
}
function* saved(site, statement, step, value) {
  const type = site.function === null ? null : typeOf(fieldOf(step, "left"));
  const taken = [...within(site.function, "identifier")].map(({ text }) => text);
  const name = ["next", "following", "rest"].find((one) => !taken.includes(one));
  if (type === null || name === void 0) return;
  const line2 = `${type}${name} = ${value.text};`;
  const between = isFirstOnLine(site.text, statement.start) ? `${site.layout.newline}${indentAt(site.layout, statement.start)}` : " ";
  const declared = insert(statement.start, `${line2}${between}`);
  if (step.field !== "update") {
    yield {
      title: `read \`${value.text}\` before it is freed`,
      edits: [declared, replace(value, name)],
      doubt: 0
    };
    return;
  }
  const assigned = insert(statement.end, `${between}${step.text.replace(value.text, name)};`);
  yield {
    title: `read \`${value.text}\` before it is freed`,
    edits: [declared, assigned, replace(step, "")],
    doubt: 0
  };
}
function typeOf(target) {
  const variable = target?.type === "identifier" ? variableAt(target.text, target) : null;
  if (variable == null) return null;
  const stars = "*".repeat(variable.layers.filter((layer) => layer === "pointer").length);
  return `${variable.type} ${stars}`;
}
function* freedLater({ layout }, statement, step, name) {
  const type = typeOf(fieldOf(partsOf(step)[0] ?? step, "left"));
  if (type === null) return;
  const indent = `${layout.newline}${indentAt(layout, step.start)}`;
  const text = `${type}old = ${name};${indent}${step.text}${indent}${statement.text.replace(name, "old")}`;
  yield {
    title: `free the element after the step to the next one`,
    edits: [removal(layout, statement), replace(step, text)],
    doubt: 1
  };
}

// src/repair/templates/scan-end.ts
var scanEnd = {
  name: "scan-end",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const { node, pointer } of violatedAccesses(site)) {
      const type = declarationOf(pointer, site)?.type ?? "";
      if (!/\bchar\b/.test(type)) continue;
      yield* stopsAtEnd(site, node);
      yield* looksBeforeStep(site, pointer.text);
    }
  }
};
function* stopsAtEnd(site, node) {
  const loop = enclosing(node, "while_statement", "for_statement", "do_statement");
  const condition = loop === null ? null : fieldOf(loop, "condition");
  if (condition === null) return;
  const inner2 = unwrapped(condition);
  const safe = `${node.text} != '\\0'`;
  if (inner2.text.includes(safe)) return;
  const doubt = site.heads.includes(condition) ? 0 : 1;
  const edits2 = [replace(inner2, `${safe} && ${operand(inner2, "&&")}`)];
  yield { title: `stop the loop at the end of the string: \`${safe}\``, edits: edits2, doubt };
}
function* looksBeforeStep(site, pointer) {
  const member = /(?:->|\.)(\w+)$/.exec(pointer)?.[1];
  for (const step of within(site.root, "update_expression")) {
    const walked = fieldOf(step, "argument");
    const statement = step.parent;
    if (walked === null || statement?.type !== "expression_statement" || operatorOf(step) !== "++") continue;
    if (walked.text !== pointer && (member === void 0 || !walked.text.endsWith(`->${member}`))) continue;
    const far = enclosing(step, "function_definition") === site.function ? 0 : 1;
    yield* onlyIfMoreFollows(walked, statement, far + 0.5);
    const [safe, unsafe] = [`*${walked.text} != '\\0'`, `*${walked.text} == '\\0'`];
    const title = `look for the end of the string before \`${step.text}\` (line ${step.line})`;
    yield* guarded(site, { use: step, statement, safe, unsafe, title, doubt: far + 1.5 });
  }
}
function* onlyIfMoreFollows(walked, statement, doubt) {
  const check2 = statement.field === "consequence" ? statement.parent : null;
  const condition = check2 === null ? null : fieldOf(check2, "condition");
  if (condition === null || !condition.text.includes(`*${walked.text}`)) return;
  const inner2 = unwrapped(condition);
  const text = `${operand(inner2, "&&")} && ${walked.text}[1] != '\\0'`;
  yield { title: "step over a character only where another follows", edits: [replace(inner2, text)], doubt };
}

// src/repair/templates/swap-operands.ts
var otherOperators = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/", "+"],
  "/": ["*", "%"],
  "%": ["/"],
  "&&": ["||"],
  "||": ["&&"],
  "<<": [">>"],
  ">>": ["<<"],
  "&": ["|"],
  "|": ["&"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "/=": ["*="],
  "%=": ["/="],
  "<<=": [">>="],
  ">>=": ["<<="],
  "&=": ["|="],
  "|=": ["&="],
  "++": ["--"],
  "--": ["++"]
};
var swapOperands = {
  name: "swap-operands",
  kinds: propertyKinds,
  *propose({ pieces }) {
    for (const { node, distance } of pieces) {
      for (const inner2 of within(node)) {
        for (const proposal of [...swapped(inner2), ...wrongOperator(inner2)])
          yield { ...proposal, doubt: proposal.doubt + distance };
      }
    }
  }
};
function* swapped(node) {
  const [one, other, doubt] = pairIn(node);
  if (one == null || other == null || one.text === other.text) return;
  const edits2 = [replace(one, other.text), replace(other, one.text)];
  yield {
    title: `swap \`${oneLine(one.text)}\` and \`${oneLine(other.text)}\` in \`${oneLine(node.text)}\``,
    edits: edits2,
    doubt
  };
}
function pairIn(node) {
  const outer = fieldOf(node, "argument");
  if (node.type === "subscript_expression" && outer?.type === "subscript_expression")
    return [fieldOf(outer, "index"), fieldOf(node, "index"), -1.5];
  if (node.type === "binary_expression" && /^(?:[-/%]|<<|>>)$/.test(operatorOf(node)))
    return [fieldOf(node, "left"), fieldOf(node, "right"), 3];
  const list = node.type === "call_expression" ? argumentsOf(node) : [];
  if (list.length === 2) return [list[0] ?? null, list[1] ?? null, 3];
  return [null, null, 0];
}
function* wrongOperator(node) {
  const sign = fieldOf(node, "operator");
  if (sign === null || !/^(?:binary|assignment|update)_expression$/.test(node.type)) return;
  for (const [index, text] of (otherOperators[sign.text] ?? []).entries()) {
    const doubt = doubtOf(node, text) + index;
    yield {
      title: `\`${text}\` in place of \`${sign.text}\` in \`${oneLine(node.text)}\``,
      edits: [replace(sign, text)],
      doubt
    };
  }
}
function doubtOf(node, other) {
  if (stepsAway(node) || other === "*" && isElementSize(node)) return 0;
  if (/^(?:&&|\|\|)$/.test(other)) return 1.5;
  return node.type === "update_expression" ? 3.5 : 2.5;
}
function isElementSize(quotient) {
  const call = enclosing(quotient, "call_expression");
  return call !== null && /alloc/.test(calleeOf(call) ?? "") && operatorOf(quotient) === "/" && fieldOf(quotient, "right")?.type === "sizeof_expression";
}

// src/repair/templates/terminate-string.ts
var terminateString = {
  name: "terminate-string",
  kinds: ["out-of-bounds", "invalid-pointer", "uninitialised"],
  *propose(site) {
    const passed = site.heads.flatMap((head) => [...within(head, "call_expression")].flatMap(argumentsOf));
    const read3 = new Set([...passed, ...site.focus].map(({ text }) => text));
    yield* afterCopies(site, read3);
    yield* afterLoops(site, read3);
  }
};
var copies = /^(?:strncpy|memcpy|memmove|fread|read)$/;
function* afterCopies(site, read3) {
  for (const call of within(site.function, "call_expression")) {
    const statement = enclosing(call, "expression_statement");
    const [to, , length] = argumentsOf(call);
    if (to === void 0 || statement === null || !copies.test(calleeOf(call) ?? "")) continue;
    const doubt = read3.has(to.text) ? 0 : 1.5;
    for (const size of sizesOf(to, site)) yield ended(site, statement, to, `${size} - 1`, doubt);
    if (length !== void 0 && /^\w+$/.test(length.text))
      yield ended(site, statement, to, length.text, doubt + 1);
  }
}
function* afterLoops(site, read3) {
  for (const loop of within(site.function, "for_statement", "while_statement")) {
    if (loop.start > site.statement.start) continue;
    for (const node of within(loop, "assignment_expression")) {
      const left = fieldOf(node, "left");
      const [array, index] = left === null ? [] : [fieldOf(left, "argument"), fieldOf(left, "index")];
      if (left?.type !== "subscript_expression" || array == null || !read3.has(array.text)) continue;
      for (const size of sizesOf(array, site)) yield ended(site, loop, array, `${size} - 1`, 1.5);
      if (index != null && /^\w+$/.test(index.text)) yield ended(site, loop, array, index.text, 1);
    }
  }
}
function ended({ layout }, after, { text: name }, last, doubt) {
  const line2 = `${name}[${last}] = '\\0';`;
  return { title: `end \`${name}\` with \`'\\0'\``, edits: surround(layout, after, [], [line2]), doubt };
}

// src/repair/templates/test-first.ts
var testFirst = {
  name: "test-first",
  kinds: ["null-dereference", "out-of-bounds", "invalid-pointer", "division-by-zero"],
  *propose({ function: owner, statement, pieces }) {
    for (const loop of within(owner, "do_statement")) {
      const condition = fieldOf(loop, "condition");
      const holds = loop.start <= statement.start && statement.end <= loop.end;
      if (condition === null || !holds && !pieces.some(({ node }) => node === condition)) continue;
      const text = unwrapped(condition).text;
      const doubt = holds ? 0 : 2;
      yield {
        title: `test \`${text}\` before the first round of the loop`,
        edits: edits(loop, condition),
        doubt
      };
    }
  }
};
function edits(loop, condition) {
  const keyword = loop.children.find(({ type }) => type === "do");
  const body = fieldOf(loop, "body");
  if (keyword === void 0 || body === null) return [];
  return [
    { start: keyword.start, end: keyword.end, text: `while ${condition.text}` },
    { start: body.end, end: loop.end, text: "" }
  ];
}

// src/repair/templates/unsigned-index.ts
var unsignedIndex = {
  name: "unsigned-index",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    if (violatedSide(site) === "upper") return;
    for (const { index } of violatedAccesses(site)) {
      if (index === null) continue;
      const inner2 = index.type === "cast_expression" ? fieldOf(index, "value") ?? index : index;
      const variable = inner2.type === "identifier" ? variableAt(inner2.text, inner2) : null;
      const isChar = variable !== null && /\bchar\b/.test(variable.type) && !/unsigned/.test(variable.type);
      const isRead2 = inner2.type === "subscript_expression" || inner2.type === "pointer_expression";
      if (!isChar && !isRead2) continue;
      const title = `index by \`${inner2.text}\` as an unsigned char`;
      yield { title, edits: [replace(index, `(unsigned char)${inner2.text}`)], doubt: isChar ? 0 : 2 };
    }
  }
};

// src/repair/templates/widen-arithmetic.ts
var widenArithmetic = {
  name: "widen-arithmetic",
  kinds: ["overflow"],
  *propose({ focus }) {
    for (const node of focus) {
      if (node.type !== "binary_expression") continue;
      yield* midpoint(node);
      yield* widened(node);
      yield* unsigned(node);
      yield* wideOperands(node);
    }
  }
};
function* midpoint(node) {
  const half = halvedBy(node);
  const [left, right] = [fieldOf(node, "left"), fieldOf(node, "right")];
  if (half === null || left === null || right === null || operatorOf(node) !== "+" || !isPure(node)) return;
  const text = `${left.text} + (${right.text} - ${left.text}) / 2`;
  yield { title: `compute the middle as \`${oneLine(text)}\``, edits: [replace(half, text)], doubt: 0 };
}
function halvedBy(node) {
  const outer = node.parent?.type === "parenthesized_expression" ? node.parent.parent : null;
  if (outer?.type !== "binary_expression") return null;
  const operation = `${operatorOf(outer)} ${fieldOf(outer, "right")?.text}`;
  return operation === "/ 2" || operation === ">> 1" ? outer : null;
}
function* widened(node) {
  const first = innermostLeft(node);
  const wide = `(long long)${first.text}`;
  const title = `compute \`${oneLine(node.text)}\` as long long`;
  yield { title, edits: [replace(first, wide)], doubt: 0.5 };
  const outer = halvedBy(node) ?? node;
  const at = first.start - outer.start;
  const inner2 = outer.text.slice(0, at) + wide + outer.text.slice(at + first.text.length);
  yield {
    title: `${title} and back`,
    edits: [replace(outer, `(int)(${inner2})`)],
    doubt: outer === node ? 1.5 : 0.5
  };
}
function innermostLeft(node) {
  let inner2 = node;
  while (inner2.type === "binary_expression") {
    const left = fieldOf(inner2, "left");
    if (left === null) return inner2;
    inner2 = left;
  }
  return inner2;
}
function* unsigned(node) {
  const { type, text } = innermostLeft(node);
  const isPlainNumber = type === "number_literal" && /^\d+$/.test(text);
  const edits2 = [replace(innermostLeft(node), isPlainNumber ? `${text}u` : `(unsigned)${text}`)];
  yield { title: `compute \`${oneLine(node.text)}\` unsigned`, edits: edits2, doubt: 1.5 };
}
function* wideOperands(node) {
  for (const side of ["left", "right"]) {
    const name = unwrapped(fieldOf(node, side) ?? node);
    const variable = name.type === "identifier" ? variableAt(name.text, name) : null;
    const type = variable?.declaration.children.find(({ field }) => field === "type");
    if (variable?.scope !== "local" || type?.text !== "int") continue;
    yield {
      title: `declare \`${variable.name}\` as long long`,
      edits: [replace(type, "long long")],
      doubt: 2
    };
  }
}

// src/repair/templates/wrong-constant.ts
var wrongConstant = {
  name: "wrong-constant",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    const limits2 = [...new Set(violatedAccesses(site).flatMap((access) => limitsOf(access, site)))];
    const sizes2 = limits2.flatMap((text) => writtenNumber({ start: 0, end: 0, text }, site.text)?.value ?? []);
    const indexes = site.heads.flatMap((head) => [...within(head, "subscript_expression")]).flatMap((access) => fieldOf(access, "index")?.text ?? []);
    for (const { node, distance } of site.pieces) {
      for (const literal of within(node, "number_literal")) {
        const value = Number(literal.text);
        if (!isAlone(literal) || sizes2.includes(value)) continue;
        const doubt = distance + (sizes2.some((size) => value > size) ? 0 : value > 1 ? 2.5 : 4);
        yield* changes3(literal, [...endsFor(literal, limits2), ...countsBefore(literal)], doubt);
        yield* changes3(literal, elementsFor(literal, indexes), Math.min(doubt, distance + 1));
      }
    }
  }
};
function isAlone({ text, field, parent }) {
  if (!/^(?:0|[1-9]\d*)$/.test(text) || parent === null) return false;
  if (parent.type === "binary_expression") return /^(?:[<>]=?|[!=]=)$/.test(operatorOf(parent));
  const isGiven = (field === "value" || field === "right") && parent.type !== "case_statement";
  return isGiven || parent.type === "argument_list" || parent.type === "return_statement";
}
function endsFor(literal, limits2) {
  const isCompared2 = literal.parent?.type === "binary_expression";
  const counts = limits2.filter((limit) => isKnownAt2(limit, literal));
  const below2 = counts.map((count2) => /^\w+$/.test(count2) ? `${count2} - 1` : `(${count2}) - 1`);
  return isCompared2 || isBound(literal) ? [...counts, "0", ...below2] : ["0", ...counts, ...below2];
}
function elementsFor(literal, indexes) {
  const target = targetOf2(literal);
  return indexes.includes(target) ? indexes.filter((text) => text !== target) : [];
}
function countsBefore(literal) {
  const names = variablesBefore(literal).filter(isCount2).map(({ name }) => name);
  return names.filter((name) => name !== targetOf2(literal)).slice(0, 3);
}
function targetOf2({ field, parent }) {
  return field === "right" && parent !== null ? fieldOf(parent, "left")?.text ?? "" : "";
}
function isBound(literal) {
  const given = enclosing(literal, "init_declarator", "assignment_expression");
  const owner = enclosing(literal, "function_definition");
  const name = given === null ? "" : (fieldOf(given, "declarator") ?? fieldOf(given, "left"))?.text;
  return [...within(owner ?? literal, "binary_expression")].some(
    (one) => /^<=?$/.test(operatorOf(one)) && fieldOf(one, "right")?.text === name
  );
}
function isKnownAt2(limit, place2) {
  return !/^[a-z_]\w*$/i.test(limit) || /^[A-Z][A-Z0-9_]*$/.test(limit) || variableAt(limit, place2) !== null;
}
function isCount2({ layers, type, scope }) {
  return layers.length === 0 && scope !== "global" && /\b(?:int|unsigned|long|size_t|u?int\d+_t)\b/.test(type);
}
function* changes3(literal, texts, doubt) {
  for (const [rank2, text] of [...new Set(texts)].entries())
    if (text !== literal.text) yield changePiece(literal, text, doubt + rank2 / 4);
}

// src/repair/templates/templates.ts
var templates = [
  relationalOperator,
  offByOne,
  wrongConstant,
  swapOperands,
  negateCondition,
  loopBound,
  argumentLength,
  allocationSize,
  enlargeArray,
  guardPointer,
  checkResult,
  guardIndex,
  guardBound,
  unsignedIndex,
  limitCheck,
  scanEnd,
  pointerEnd,
  boundedCopy,
  boundedInput,
  terminateString,
  guardDivisor,
  guardShift,
  widenArithmetic,
  guardOverflow,
  initialise,
  keepAlive,
  testFirst,
  saveNext,
  delayFree,
  dropFree,
  missingFree,
  guardAssertion
];

// src/repair/templates/propose-templates.ts
var mostCandidates2 = 60;
function proposeTemplates(task) {
  const site = faultSiteOf(task);
  if (site === null) return [];
  const { kind } = task.finding.counterexample.property;
  const drafts = templates.filter(({ kinds }) => kinds.includes(kind)).flatMap(
    (template) => [...template.propose(site)].map((proposal) => ({ ...proposal, template: template.name }))
  );
  const isSound = soundnessOf(task, site.root);
  const seen = /* @__PURE__ */ new Set([task.text]);
  const candidates = [];
  for (const draft of rank(drafts, task.text)) {
    const after = applyEdits2(task.text, draft.edits);
    if (!seen.has(after) && isSound(draft.edits)) candidates.push(candidateOf2(draft, after, task));
    seen.add(after);
    if (candidates.length === mostCandidates2) break;
  }
  return candidates;
}
function candidateOf2({ template, title }, after, { file, text }) {
  return {
    patch: { edits: [{ file, before: text, after }] },
    engine: "template",
    author: template,
    title
  };
}

// src/repair/repair.ts
var templateShare = 0.5;
async function repair(task, settings, deps) {
  const { model, now, signal } = deps;
  const startedAt = now();
  const elapsed = () => ({ ...nothingSpent, seconds: now() - startedAt });
  const finding = deps.verify === void 0 ? task.finding : await deps.verify();
  if (finding === null) return { outcome: "nothing-to-fix", attempts: [], spending: elapsed() };
  const current = { ...task, finding };
  const share = model === null ? 1 : templateShare;
  const until2 = startedAt + settings.budget.seconds * share;
  const proposed = deps.proposeTemplates(current);
  const templates2 = await runTemplates(current, proposed, { jobs: settings.jobs, until: until2 }, deps);
  const { attempts, accepted: accepted2, isComplete } = templates2;
  if (accepted2 !== null) return { outcome: "repaired", ...accepted2, attempts, spending: elapsed() };
  if (model === null) return ended2(attempts, elapsed(), isComplete ? null : overMessage(signal));
  const start2 = { attempts, spending: elapsed(), startedAt };
  const loop = await runModelLoop(current, settings, start2, { ...deps, model });
  const { spending, stop } = loop;
  if (loop.accepted !== null)
    return { outcome: "repaired", ...loop.accepted, attempts: loop.attempts, spending };
  const reason = stop === null || stop.limit === "attempts" ? null : stop.message;
  return ended2(loop.attempts, spending, reason);
}
function ended2(attempts, spending, reason) {
  const suggestion = attempts.flatMap(suggestable).toSorted(compareProposals([]))[0];
  if (suggestion !== void 0) return { outcome: "suggested", ...suggestion, reason, attempts, spending };
  if (reason === null) return { outcome: "exhausted", attempts, spending };
  return { outcome: "aborted", reason, attempts, spending };
}
function suggestable({ candidate, acceptance }) {
  const isOne = candidate !== null && acceptance.verdict === "rejected" && acceptance.isSuggestable;
  return isOne ? [{ candidate, acceptance }] : [];
}
function overMessage(signal) {
  return signal?.aborted ? "The repair was cancelled." : "Time was over before all template repairs were judged.";
}

// src/repair/acceptance/edited-file.ts
var read = /* @__PURE__ */ new WeakMap();
function readEdit(edit, parser) {
  const known = read.get(edit) ?? {
    path: edit.file,
    before: readVersion(edit.before, parser),
    after: readVersion(edit.after, parser)
  };
  read.set(edit, known);
  return known;
}
function readVersion(text, parser) {
  return { text, file: parser.parse(text), bodies: parser.bodiesOf(text), tokens: lexC(text) };
}
function editedFunctions({ before, after }) {
  const definitions2 = after.file.functions.filter(({ isDefinition }) => isDefinition);
  return definitions2.filter(({ name, tokens }) => {
    const then = before.file.functions.find((one) => one.isDefinition && one.name === name);
    return then !== void 0 && then.tokens !== tokens;
  }).map(({ name }) => name);
}

// src/repair/acceptance/same-finding.ts
function isSameFinding(found2, wanted, patch) {
  if (found2.fingerprint === wanted.fingerprint) return true;
  return isSameProperty(found2.counterexample.property, found2.statement, wanted, patch);
}
function isSameProperty(now, statement, wanted, { edits: edits2 }) {
  const then = wanted.counterexample.property;
  const { file, line: line2 } = then.location;
  if (now.kind !== then.kind || now.location.file !== file) return false;
  if (now.location.function !== then.location.function) return false;
  if (normaliseStatement(statement) === normaliseStatement(wanted.statement)) return true;
  const edit = edits2.find((one) => one.file === file);
  const hunks = edit === void 0 ? [] : hunksOf(edit.before, edit.after);
  if (baseLineOf(now.location.line, hunks) === line2) return true;
  return hunks.some(
    ({ baseStart, baseLines, headStart, headLines }) => line2 >= baseStart && line2 < baseStart + baseLines && now.location.line >= headStart && now.location.line < headStart + headLines
  );
}
function isOfFinding({ property: found2 }, { counterexample }) {
  const { property: wanted } = counterexample;
  return found2.kind === wanted.kind && found2.location.file === wanted.location.file && found2.location.line === wanted.location.line;
}

// src/repair/acceptance/steps/inputs-replayed.ts
var fatal = /* @__PURE__ */ new Set([4, 5, 6, 7, 8, 9, 11, 24, 31]);
var runSeconds = 4;
var compileSeconds = 10;
var inputsReplayed = {
  id: "inputs-replayed",
  shownAs: "replay",
  take: async (trial) => {
    const { toolchain } = trial.deps;
    if (toolchain === null) return notReplayed("nothing may be run here");
    const pair = await trial.pair();
    if (pair === null) return notReplayed("its unit is gone");
    const reproducer = await reproducerOf(pair, toolchain, trial);
    if (reproducer === null) return notReplayed("they could not be made to go wrong in the original");
    const result = await runPatched(reproducer, pair, toolchain, trial);
    return result === null ? notReplayed("the patched code does not compile with them") : judge2(result);
  }
};
function notReplayed(detail) {
  return { outcome: "not-run", detail: `the inputs of the counterexample were not run: ${detail}` };
}
function judge2({ exitCode, stderr, timedOut }) {
  const failed2 = (what) => {
    return { outcome: "failed", reason: "crashes", detail: `with the inputs of the counterexample, ${what}` };
  };
  if (timedOut) return failed2("it does not end");
  const report = parseToolReport(stderr);
  if (report !== null) return failed2(`${report.tool} says: ${report.message}`);
  if (exitCode === assumptionFailed) return failed2("it takes for granted that there are none such");
  if (fatal.has(exitCode - 128)) return failed2(`signal ${exitCode - 128} ends it`);
  return {
    outcome: "passed",
    detail: "the inputs of the counterexample run to the end, with the sanitizers watching"
  };
}
async function reproducerOf(pair, toolchain, trial) {
  const { verifier, scratch } = trial.deps;
  const { kind } = trial.finding.counterexample.property;
  const deadline = trial.deadline.within(trial.deadline.left() / 2);
  const { violations } = await verifyUnit(pair.before, [groupOf(kind)], deadline, verifier);
  const wanted = violations.filter(({ counterexample }) => isOfFinding(counterexample, trial.finding));
  const replayer = createReplayer({ verifier, scratch, toolchain, mayRun: true });
  for (const violation of wanted) {
    const request = { violation, setup: pair.before, functions: pair.functions, linesOf: pair.linesOf };
    const { reproducer } = await replayer.replay({ ...request, deadline: trial.deadline });
    if (reproducer !== null) return reproducer;
  }
  return null;
}
async function runPatched(reproducer, pair, toolchain, { finding }) {
  const { kind } = finding.counterexample.property;
  const executable = await toolchain.compile({
    ...compilationOf(pair.after, {
      instrumentation: toolFor(kind, toolchain) ?? "sanitizers",
      without: checksInTheWay(kind),
      goesOn: false
    }),
    text: reproducer,
    timeoutSeconds: compileSeconds
  });
  if (executable === null) return null;
  try {
    return await executable.run({ ...allocationsIn(reproducer), timeoutSeconds: runSeconds });
  } finally {
    await executable.close();
  }
}

// src/repair/acceptance/behaviour/compare-runs.ts
var milliseconds = 2500;
var graceSeconds = 3;
async function watchRuns(executable) {
  const args = ["watch", "0", String(milliseconds)];
  const timeoutSeconds = milliseconds / 1e3 + graceSeconds;
  const { stderr } = await executable.run({ failingAllocation: 0, fill: -1, args, timeoutSeconds });
  const line2 = new RegExp(`^${driverMarks.run} (\\d+) (\\d+) (.*)$`, "gm");
  return new Map(
    [...stderr.matchAll(line2)].map(([, run2, status, told = ""]) => {
      const [, came = told, inputs2] = /^(.*\|)(\d+)\|$/.exec(told) ?? [];
      const ended3 = inputs2 !== void 0;
      return [Number(run2), { ended: ended3, came: `${status} ${came}`, inputs: ended3 ? Number(inputs2) : null }];
    })
  );
}
function compareRuns(before, again, after) {
  let safe = 0;
  let otherInputs = 0;
  for (const [run2, then] of before) {
    const now = after.get(run2);
    if (!then.ended || now === void 0 || again.get(run2)?.came !== then.came) continue;
    safe += 1;
    if (now.came !== then.came) return { safe, difference: { before: then, after: now }, otherInputs };
    if (now.inputs !== then.inputs) otherInputs += 1;
  }
  return { safe, difference: null, otherInputs };
}

// src/repair/acceptance/behaviour/watched-program.ts
import { dirname as dirname2, join as join2 } from "node:path";

// src/repair/acceptance/text-inserts.ts
function withInserts(text, inserts) {
  const ordered = inserts.map((insert2, index) => ({ ...insert2, order: insert2.order ?? 0, index })).sort((one, other) => one.start - other.start || one.order - other.order || one.index - other.index);
  let at = 0;
  const pieces = [];
  for (const { start: start2, end: end2, text: inserted } of ordered) {
    pieces.push(text.slice(at, Math.max(at, start2)), inserted);
    at = Math.max(at, end2);
  }
  pieces.push(text.slice(at));
  return pieces.join("");
}

// src/repair/acceptance/behaviour/observe-value.ts
var observerDeclarations = "void esbmc_action_see(long long); void esbmc_action_see_real(double); void esbmc_action_begin(void); _Bool esbmc_action_end(void);";
var mostElements = 16;
var deepest = 2;
function observe(expression, type, index, depth = 0) {
  const resolved = resolveType(type, index);
  switch (resolved.is) {
    case "number":
      return resolved.form === "floating" ? [`esbmc_action_see_real((double)(${expression}));`] : [`esbmc_action_see((long long)(${expression}));`];
    case "enum":
      return [`esbmc_action_see((long long)(${expression}));`];
    case "pointer":
      return [`esbmc_action_see((${expression}) != 0);`];
    case "array": {
      const size = resolved.size === null ? null : index.constantOf(resolved.size);
      if (size === null || depth >= deepest) return [];
      return Array.from(
        { length: Math.min(size, mostElements) },
        (_, at) => observe(`(${expression})[${at}]`, resolved.of, index, depth + 1)
      ).flat();
    }
    case "record":
      if (resolved.form === "union" || resolved.members === null || depth >= deepest) return [];
      return resolved.members.flatMap(
        ({ name, type: member }) => name === null ? [] : observe(`(${expression}).${name}`, member, index, depth + 1)
      );
    default:
      return [];
  }
}

// src/repair/acceptance/behaviour/observed-function.ts
function observedFunction(name, { text, file, bodies }) {
  const one = file.functions.find((each) => each.isDefinition && each.name === name);
  const defined = bodies.filter((each) => each.name === name);
  const [body] = defined;
  if (one === void 0 || body === void 0 || defined.length > 1 || one.isVariadic || one.definer !== null)
    return null;
  const parameters = one.parameters.filter(({ type }) => type !== "void");
  if (parameters.some((each) => each.name === null || each.type === "") || one.conditions.length > 0)
    return null;
  const tokens = lexC(text.slice(body.start, body.bodyStart));
  if (tokens.some(({ directive }) => directive !== null) || tokens.at(-1)?.text !== ")") return null;
  const at = body.nameStart - body.start;
  return {
    body,
    returns: returnTypeOf(one),
    names: parameters.map((each) => each.name ?? ""),
    parameters: parameters.map((each) => ({ name: each.name ?? "", type: typeOf2(each.type) })),
    signature: (other) => tokens.map((token) => token.start === at ? other : token.text).join(" ")
  };
}
function returnTypeOf({ returnType }) {
  const type = returnType.replace(/\b(?:const|inline|__inline|extern|static)\s+(?!.*\*)/g, "").trim();
  return type === "void" ? null : typeOf2(type);
}
function typeOf2(text) {
  return new DeclarationReader(programTokens(text)).typeName().type;
}
function wrapperFor(one, callee, options2) {
  const result = "esbmc_action_returned";
  const call = callee(one.names.join(", "));
  const seen = [
    ...one.returns === null ? [] : observe(result, one.returns, options2.index),
    ...options2.seesTargets ? one.parameters.flatMap((each) => targetsOf(each, options2.index)) : []
  ];
  const type = `__typeof__(${call})`;
  return [
    `${one.signature(one.body.name)} { esbmc_action_begin();`,
    one.returns === null ? `${call};` : `${type} ${result} = ${call};`,
    `if (esbmc_action_end()) { ${seen.join(" ")} }`,
    one.returns === null ? "}" : `return ${result}; }`
  ].join(" ");
}
function targetsOf({ name, type }, index) {
  if (type.kind !== "pointer" || type.to.kind === "named" && type.to.isConst) return [];
  const target = resolveType(type.to, index);
  if (target.is !== "number" && target.is !== "enum") return [];
  return [`if (${name} != 0) { ${observe(`*${name}`, type.to, index).join(" ")} }`];
}

// src/repair/acceptance/behaviour/observed-globals.ts
var most = 12;
function observedGlobals(index) {
  return index.globals.filter(({ isConst, isOwn }) => isOwn && !isConst).slice(0, most).map(({ name, type }) => ({ name, seen: observe(name, type, index) }));
}

// src/repair/acceptance/behaviour/observed-harness.ts
var block = /^( *)([\w ]+?) \*(\w+) = malloc\((?:(\w[\w.>\-[\]]*) \* sizeof\([\w ]+\)|sizeof\([\w ]+ \[(\d+)\]\))\);\n *__ESBMC_assume\(\3 != 0\);$/gm;
var object = /^ *((?:struct )?\w[\w ]*?) (\w+_object) = esbmc_action_any_\w+\(\);$/gm;
var mostElements2 = 24;
function observedHarness(harness, index, looksInside) {
  const functions = [];
  const seen = [];
  const filled = harness.replace(
    block,
    (whole, indent, type, name, counted, fixed) => {
      const count2 = counted ?? fixed ?? "0";
      const any = `esbmc_action_any_filled_${functions.length + 1}`;
      functions.push(`extern ${type} ${any}(void);`);
      const places = Array.from(
        { length: Math.min(mostElements2, Number(fixed ?? mostElements2)) },
        (_, at) => at
      );
      const elements = (text) => places.map((at) => `${indent}if (${at} < ${count2}) ${text(at)}`);
      const look = places.map(
        (at) => `if (${at} < ${count2}) { ${observe(`${name}[${at}]`, typeOf3(type), index).join(" ")} }`
      );
      seen.push(...look);
      return [whole, ...elements((at) => `${name}[${at}] = ${any}();`)].join("\n");
    }
  );
  for (const [, type = "", name = ""] of harness.matchAll(object)) {
    seen.push(...observe(name, typeOf3(type), index));
  }
  const start2 = filled.indexOf(`
void ${harnessEntry}(void)`);
  const end2 = filled.lastIndexOf("\n}");
  if (start2 === -1 || end2 === -1) return harness;
  const looks = looksInside ? seen.map((one) => `
  ${one}`).join("") : "";
  return `${filled.slice(0, start2)}
${functions.join("\n")}${filled.slice(start2, end2)}${looks}${filled.slice(end2)}`;
}
function typeOf3(text) {
  return new DeclarationReader(programTokens(text)).typeName().type;
}

// src/repair/acceptance/behaviour/watched-program.ts
var without = ["alignment", "bool", "enum", "float-cast-overflow"];
var compileSeconds2 = 10;
async function compileWatched(watched, deps) {
  const { pair, when, files, looksInside } = watched;
  const setup = pair[when];
  const [own, ...headers] = pair.files;
  const copies2 = /* @__PURE__ */ new Map();
  for (const one of files) {
    copies2.set(join2(setup.root, one.path), await deps.scratch.write("watched.c", watchedText(one, watched)));
  }
  const includedFile = copies2.get(setup.file) ?? setup.file;
  const around3 = setup.harness?.textFor(includedFile) ?? `#include "${includedFile}"`;
  const edited = files.find(({ path }) => join2(setup.root, path) === setup.file)?.version.file ?? own;
  const isMain = (setup.harness?.entry ?? "main") === "main";
  const ownIndex = indexTypes([...edited === void 0 ? [] : [edited], ...headers]);
  const text = isMain ? around3 : observedHarness(around3, ownIndex, looksInside);
  const unit = unitOf(setup, pair.functions, text);
  const compilation = compilationOf(setup, { instrumentation: "sanitizers", without, goesOn: false });
  const driver = await deps.scratch.write("driver.c", driverOf(watched, unit.argv?.most ?? null));
  const globals = observedGlobals(ownIndex);
  const folders = new Set([...copies2.keys(), setup.file].map((file) => dirname2(file)));
  const observed = {
    main: (call) => `esbmc_action_see(${call})`,
    after: globals.flatMap(({ seen }) => seen)
  };
  return deps.toolchain.compile({
    ...compilation,
    text: `${observerDeclarations}
${fuzzProgramText(unit, observed)}`,
    linked: [driver, ...compilation.linked.map((one) => copies2.get(one) ?? one)],
    included: [...copies2.values()],
    build: { ...setup.build, includeDirs: [...folders, ...setup.build.includeDirs] },
    initial: watched.initial,
    timeoutSeconds: compileSeconds2
  });
}
function driverOf({ pair, lines }, mostArguments) {
  return driverText({
    literals: literalsOf(lines),
    mostArguments: mostArguments === null ? 0 : mostArguments + 1,
    readsStandardInput: readsFromOutside(pair.functions),
    observes: true
  });
}
function watchedText({ version, names }, { pair, when, looksInside }) {
  const isMain = (pair[when].harness?.entry ?? "main") === "main";
  const index = indexTypes([version.file, ...pair.files.slice(1)]);
  const inserts = names.flatMap((name) => {
    const one = name === "main" ? null : observedFunction(name, version);
    if (one === null) return [];
    const own = `esbmc_action_own_${name}`;
    const options2 = { index, seesTargets: isMain && looksInside };
    const { start: start2, end: end2, nameStart, nameEnd } = one.body;
    return [
      { start: start2, end: start2, text: `${one.signature(name)}; ${one.signature(own)};
`, order: -1 },
      { start: nameStart, end: nameEnd, text: own },
      { start: end2, end: end2, text: `
${wrapperFor(one, (given) => `${own}(${given})`, options2)}
`, order: 1 }
    ];
  });
  return `${observerDeclarations}
${withInserts(version.text, inserts)}`;
}

// src/repair/acceptance/unit-edits.ts
import { join as join3, relative } from "node:path";
var found = /* @__PURE__ */ new WeakMap();
function unitEdits({ edits: edits2, deps: { parser } }, pair) {
  const known = found.get(pair);
  if (known !== void 0) return known;
  const { root, file, sources, copies: copies2 } = pair.after;
  const files = [file, ...sources.slice(1).map((one) => copies2?.get(one) ?? one)];
  const all = files.flatMap((one) => {
    const path = relative(root, one);
    const edit = edits2().find((each) => each.path === path);
    const text = pair.linesOf(path)?.join("\n");
    if (edit !== void 0 || text === void 0) return edit === void 0 ? [] : [edit];
    return [readEdit({ file: path, before: text, after: text }, parser)];
  });
  found.set(pair, all);
  return all;
}
function changesCode({ before, after }) {
  const tokens = ({ tokens: all }) => JSON.stringify(all.map(({ text }) => text));
  return tokens(before) !== tokens(after);
}
function pathIn({ after: { root } }, { path }) {
  return join3(root, path);
}

// src/repair/acceptance/steps/same-runs.ts
var fewest = 5;
var mostOtherInputs = 0.5;
var sameRuns = {
  id: "same-runs",
  shownAs: "behaviour",
  take: async (trial) => {
    const { toolchain } = trial.deps;
    const edits2 = trial.edits().filter((edit) => edit.path.endsWith(".c") && changesCode(edit));
    const pair = await trial.pair();
    if (toolchain === null) return notCompared("nothing may be run here");
    if (edits2.length === 0 || pair === null) return notCompared("it changes no code of a C file");
    if (actsOnMachine(pair.functions)) return notCompared("the code reaches beyond its own process");
    const lines = edits2.flatMap(
      ({ before, after }) => [before, after].flatMap(({ text }) => text.split("\n"))
    );
    const files = (when) => edits2.map((edit) => {
      const names = changedFunctions(edit.before.file, edit.after.file);
      return { path: edit.path, version: edit[when], names };
    });
    for (const looksInside of [true, false]) {
      const versionOf = (when, initial) => {
        return { pair, when, files: files(when), lines, looksInside, initial };
      };
      const compared2 = await compare(versionOf, toolchain, trial);
      if (compared2 === null) return notCompared("they do not compile with what watches them");
      const outcome = judge3(compared2);
      if (outcome !== null) return outcome;
    }
    return notCompared("the original is safe on too few inputs that were tried");
  }
};
function notCompared(detail) {
  return { outcome: "not-run", detail: `old and new were not run side by side: ${detail}` };
}
function judge3({ safe, difference, otherInputs }) {
  if (difference !== null) {
    const { before, after } = difference;
    const detail = `where the original came to \`${before.came}\`, it ${after.ended ? `comes to \`${after.came}\`` : "goes wrong"}`;
    return { outcome: "failed", reason: "behaviour-changed", detail, isSuggestable: true };
  }
  if (safe < fewest) return null;
  if (otherInputs > safe * mostOtherInputs) {
    const detail = `it asks for another number of inputs in ${otherInputs} of ${safe} runs in which the original is safe`;
    return { outcome: "failed", reason: "behaviour-changed", detail, isSuggestable: true };
  }
  return { outcome: "passed", detail: `old and new agree in all ${safe} runs in which the original is safe` };
}
async function compare(versionOf, toolchain, { deps: { scratch } }) {
  const made = [];
  try {
    const runs = [];
    for (const version of [
      versionOf("before", "zero"),
      versionOf("before", "pattern"),
      versionOf("after", "zero")
    ]) {
      const executable = await compileWatched(version, { scratch, toolchain });
      if (executable === null) return null;
      made.push(executable);
      runs.push(await watchRuns(executable));
    }
    const [then, again, now] = runs;
    return then && again && now ? compareRuns(then, again, now) : null;
  } finally {
    await Promise.all(made.map((one) => one.close()));
  }
}

// src/repair/acceptance/steps/tests-pass.ts
var testsPass = {
  id: "tests-pass",
  shownAs: "tests",
  take: async ({ deps: { tests, workspace }, candidate, deadline }) => {
    if (tests === null)
      return { outcome: "not-run", detail: "the configuration names no tests that may run here" };
    const opened = await workspace.open(candidate.patch, true);
    if (!opened.ok) return { outcome: "failed", reason: "does-not-apply", detail: opened.reason };
    try {
      const { passed, detail } = await tests.run(opened.tree.root, deadline.left());
      return passed ? { outcome: "passed", detail } : { outcome: "failed", reason: "tests-fail", detail };
    } finally {
      await opened.tree.close();
    }
  }
};

// src/repair/acceptance/execute-steps.ts
var executeSteps = [inputsReplayed, sameRuns, testsPass];

// src/repair/acceptance/take-steps.ts
async function takeSteps(steps2, trial, signal) {
  const evidence = [];
  for (const step of steps2) {
    signal?.throwIfAborted();
    const taken = await step.take(trial);
    const { outcome, detail } = taken;
    evidence.push({ step: step.shownAs, outcome, detail });
    if (taken.outcome !== "failed") continue;
    const { reason, finding = null, isSuggestable = false } = taken;
    return { evidence, failure: { reason, detail, finding, isSuggestable } };
  }
  return { evidence, failure: null };
}

// src/repair/acceptance/steps/compiles.ts
import { join as join4 } from "node:path";

// src/repair/acceptance/count-items.ts
function countItems(items) {
  const counts = /* @__PURE__ */ new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
function moreOftenIn(one, other) {
  const there = countItems(other);
  return [...countItems(one)].filter(([item, count2]) => count2 > (there.get(item) ?? 0)).map(([item]) => item);
}

// src/repair/acceptance/steps/compiles.ts
var compiles = {
  id: "compiles",
  shownAs: "compile",
  take: async (trial) => {
    const { compiler, workspace } = trial.deps;
    if (compiler === null) return { outcome: "not-run", detail: "no C compiler was found" };
    const pair = await trial.pair();
    if (pair === null) return { outcome: "not-run", detail: "the build of the file is not known" };
    const { root } = await trial.patched();
    for (const { file } of trial.candidate.patch.edits.filter((edit) => edit.file.endsWith(".c"))) {
      const before = await compiler.check(join4(workspace.root, file), workspace.root, pair.before.build);
      const after = await compiler.check(join4(root, file), root, pair.after.build);
      if (before === null || after === null) {
        return { outcome: "not-run", detail: "the compiler gave no answer in time" };
      }
      if (before.some(({ severity }) => severity === "error")) {
        return { outcome: "not-run", detail: `${file} does not compile here without the patch either` };
      }
      const [added] = moreOftenIn(after.map(shown), before.map(shown));
      if (added !== void 0) {
        return { outcome: "failed", reason: "does-not-compile", detail: `the compiler says: ${added}` };
      }
    }
    return { outcome: "passed", detail: "it compiles with -Wall, without new warnings" };
  }
};
function shown({ severity, message }) {
  return `${severity}: ${message}`;
}

// src/repair/source-path.ts
function isSourcePath(path) {
  const folders = path.split("/");
  return /\.[ch]$/.test(path) && !/[\\\0]/.test(path) && folders.every((one) => !/^(?:|\.|\.\.|\.git.*)$/i.test(one));
}

// src/repair/acceptance/rules/banned-words.ts
var endings = /^(?:abort|assume|_?_?exit|_Exit|quick_exit|at_?quick_exit|atexit|pthread_exit|thrd_exit|err[xc]?|verrx?|raise|kill|p?signal|sigaction|alarm|pause|u?sleep|nanosleep|_?(?:sig)?(?:set|long)jmp|exec[lv]\w*|v?fork|system|popen|syscall|dlsym|dlopen|mprotect|setrlimit)$/;
var dialects = /^(?:asm|_Pragma|_Noreturn|noreturn|alignas|_Alignas|volatile|register|thread_local|_Thread_local)$/;
var inputs = /^(?:s?rand(?:om)?|rand_r|drand48|time|clock|clock_gettime|gettimeofday|getenv|secure_getenv|getpid)$/;
var harmlessReserved = /^__(?:func__|FILE__|LINE__|restrict|inline)$/;
var odd = /\?\?[=/'()!<>-]|\[\s*\[/g;
var bannedWords = ({ path, before, after }, { headers, unit }) => {
  const added = moreOftenIn(wordsOf(after), wordsOf(before));
  const banned = added.find(isBanned);
  if (banned !== void 0) return `it brings in \`${banned}\``;
  const others2 = unit.filter((one) => one.path !== path).map(({ file }) => file);
  const ends = endingNames([after.file, ...headers, ...others2]);
  const [leading] = added.filter((word) => ends.has(word));
  if (leading !== void 0) return `it brings in \`${leading}\`, which may end the program`;
  const [spelled2] = moreOftenIn(after.text.match(odd) ?? [], before.text.match(odd) ?? []);
  return spelled2 === void 0 ? null : `it brings in \`${spelled2}\``;
};
function isBanned(word) {
  if (word === "main" || endings.test(word) || dialects.test(word) || inputs.test(word)) return true;
  return isNondeterministic(word) || word.startsWith("__") && !harmlessReserved.test(word);
}
function wordsOf({ tokens }) {
  return tokens.filter(({ kind }) => kind === "word").map(({ text }) => text);
}
function endingNames(files) {
  const users = files.flatMap(({ functions, declarations }) => [
    ...functions.filter(({ isDefinition }) => isDefinition).map(({ name, mentions }) => ({ name, mentions })),
    ...declarations.filter(({ kind }) => kind === "macro").flatMap(({ names, mentions }) => names.slice(0, 1).map((name) => ({ name, mentions })))
  ]);
  const found2 = /* @__PURE__ */ new Set();
  for (let size = -1; size !== found2.size; ) {
    size = found2.size;
    for (const { name, mentions } of users) {
      if (mentions.some((one) => endings.test(one) || found2.has(one))) found2.add(name);
    }
  }
  return found2;
}

// src/repair/acceptance/rules/kept-checks.ts
var checks2 = /assert|reach_error|assume|invariant|expects?$|ensures?$|^abort$|exit$/i;
var keptChecks = ({ before, after }) => {
  const [gone] = moreOftenIn(callsOf(before), callsOf(after));
  if (gone !== void 0) return `it takes away or changes \`${gone}\``;
  const [promise] = different(promisesIn(before), promisesIn(after));
  if (promise !== void 0) return `it changes what a comment tells the verifier: \`${promise}\``;
  const [input] = different(inputsOf(before), inputsOf(after));
  return input === void 0 ? null : `it changes how often the input \`${input}\` is read`;
};
function different(one, other) {
  return [...moreOftenIn(one, other), ...moreOftenIn(other, one)];
}
function promisesIn({ text }) {
  return (text.match(/esbmc\s*:[^\n]*/gi) ?? []).map((one) => one.trim());
}
function inputsOf({ tokens }) {
  return tokens.map(({ text }) => text).filter(isNondeterministic);
}
function callsOf({ tokens }) {
  return tokens.flatMap(
    (token, at) => token.kind === "word" && checks2.test(token.text) && tokens[at + 1]?.text === "(" ? [callAt(tokens, at)] : []
  );
}
function callAt(tokens, from) {
  let depth = 0;
  for (let at = from + 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text;
    if (text === "(") depth += 1;
    if (text === ")") depth -= 1;
    if (depth === 0) return spelled(tokens.slice(from, at + 1));
  }
  return spelled(tokens.slice(from));
}
function spelled(tokens) {
  return tokens.map(({ text }) => text).join(" ");
}

// src/repair/acceptance/rules/kept-directives.ts
var standardHeaders = new Set(
  "assert ctype errno float inttypes iso646 limits locale math stdalign stdarg stdbool stddef stdint stdio stdlib string strings time wchar wctype unistd".split(" ").map((name) => `<${name}.h>`)
);
var keptDirectives = ({ before, after }) => {
  const [gone] = moreOftenIn(directives(before), directives(after));
  if (gone !== void 0) return `it takes away or changes the directive \`${gone}\``;
  const [added] = moreOftenIn(directives(after), directives(before)).filter((text) => {
    return !standardHeaders.has(text.replace(/^#include /, ""));
  });
  if (added !== void 0) return `it adds the directive \`${added}\``;
  const numbers2 = (version) => version.file.declarations.flatMap(numberName);
  const [lost2] = moreOftenIn(numbers2(before), numbers2(after));
  if (lost2 !== void 0) return `it takes away the macro \`${lost2}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const taken = moreOftenIn(numbers2(after), numbers2(before)).find((name) => known.has(name));
  return taken === void 0 ? null : `it makes a macro of \`${taken}\`, which is a name that the file uses`;
};
function directives({ tokens }) {
  return directivesOf(tokens).filter((one) => !isNumber(one)).map(spelling);
}
function spelling({ name, tokens }) {
  return `#${name} ${spellingOf(tokens)}`.trim();
}
function isNumber({ name, tokens }) {
  if (name !== "define") return false;
  const [defined, ...body] = tokens;
  if (defined === void 0 || body.length === 0) return false;
  if (body[0]?.text === "(" && body[0].start === defined.end) return false;
  return body.every(({ kind, text }) => kind === "number" || /^[-+*/%()]$|^<<$/.test(text));
}
function numberName({ kind, names, tokens }) {
  return kind === "macro" && /^# ?define \w+ [-+*/%()<\w .]*$/.test(tokens) ? names.slice(0, 1) : [];
}

// src/repair/acceptance/rules/kept-functions.ts
var reservedName = /^_|^(?:is|to)(?:alnum|alpha|ascii|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit)$|^(?:str|mem|wcs)[a-z]{2,5}$/;
var keptFunctions = ({ before, after }) => {
  if (!after.file.isComplete) return "the patched file can not be read to its end";
  const [gone] = moreOftenIn(signaturesOf2(before.file), signaturesOf2(after.file));
  if (gone !== void 0) return `it takes away or changes \`${gone}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const added = definitionsOf2(after.file).filter(({ name }) => !definesOne(before.file, name));
  const taken = added.find(({ name }) => known.has(name));
  if (taken !== void 0) return `it defines \`${taken.name}\`, which is a name that the file uses already`;
  const reserved = added.find(({ name }) => isLibraryFunction(name) || reservedName.test(name));
  if (reserved !== void 0) return `it defines \`${reserved.name}\`, which is a name of the C library`;
  const open3 = added.find(({ isStatic }) => !isStatic);
  if (open3 !== void 0) return `it adds the function \`${open3.name}\` to the program without \`static\``;
  const [again] = moreOftenIn(signaturesOf2(after.file), signaturesOf2(before.file)).filter((signature) => {
    return !added.some((one) => signatureOf(one) === signature || prototypeOf(one) === signature);
  });
  return again === void 0 ? null : `it adds a declaration of \`${again}\``;
};
function definitionsOf2({ functions }) {
  return functions.filter(({ isDefinition }) => isDefinition);
}
function definesOne(file, name) {
  return functionNames(file).defined.has(name);
}
function signaturesOf2({ functions }) {
  return functions.map(signatureOf);
}
function signatureOf(one) {
  return one.isDefinition ? written(one, one.definer ?? "") : prototypeOf(one);
}
function prototypeOf(one) {
  return `${written(one, "")};`;
}
function written({ name, isStatic, returnType, parameters, isVariadic, conditions }, definer) {
  const types = [
    ...parameters.map(({ type, name: own }) => `${type} ${own ?? ""}`.trim()),
    ...isVariadic ? ["..."] : []
  ];
  const around3 = conditions.length === 0 ? "" : ` /* ${conditions.join(", ")} */`;
  return `${definer}${isStatic ? "static " : ""}${returnType} ${name}(${types.join(", ")})${around3}`;
}

// src/repair/acceptance/rules/kept-globals.ts
var keptGlobals = ({ before, after }) => {
  const [gone] = moreOftenIn(namesIn2(before.file), namesIn2(after.file));
  if (gone !== void 0) return `it takes away \`${gone}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const taken = moreOftenIn(namesIn2(after.file), namesIn2(before.file)).find((name) => known.has(name));
  return taken === void 0 ? null : `it declares \`${taken}\`, which is a name that the file uses already`;
};
function namesIn2({ declarations }) {
  const isOne = ({ kind }) => kind === "global" || kind === "type";
  return declarations.filter(isOne).flatMap(({ names }) => names);
}

// src/repair/acceptance/rules/result-checks.ts
var check = /^if \( (?:! (?<negated>\w+)|(?<compared>\w+) (?:==|<) (?:NULL|0)) \) (?:\{ )?return (?:[^;{}]*? )?; ?(?:\})?$/;
function gainsResultChecksOnly(before, after, edited) {
  const then = textsOf(before);
  const parts = diffArrays([...then], [...textsOf(after)]);
  if (parts.some(({ removed }) => removed)) return false;
  const results = new Set(edited.flatMap((name) => resultsOf3(name, then)));
  return parts.filter(({ added }) => added).every(({ value }) => {
    const { negated: negated3, compared: compared2 } = check.exec(value.join(" "))?.groups ?? {};
    return results.has(negated3 ?? compared2 ?? "");
  });
}
function textsOf(source) {
  return lexC(source).map(({ text }) => text);
}
function resultsOf3(name, tokens) {
  return tokens.flatMap((token, index) => {
    const isCall = token === name && tokens[index + 1] === "(" && tokens[index - 1] === "=";
    return isCall ? [tokens[index - 2] ?? ""] : [];
  });
}

// src/repair/acceptance/rules/kept-main.ts
var keptMain = (edit, { finding }) => {
  const { before, after } = edit;
  const then = definitionOf("main", before.file);
  const now = definitionOf("main", after.file);
  if (then === void 0 || now === void 0) return null;
  if (finding.counterexample.property.location.function === "main") {
    const own = functionNames(before.file).defined;
    const calls = ({ calls: calls2 }) => calls2.map(({ name }) => name).filter((name) => own.has(name));
    const [gone] = moreOftenIn(calls(then), calls(now));
    return gone === void 0 ? null : `\`main\` calls \`${gone}\` less often`;
  }
  const isAsBefore = then.tokens === now.tokens;
  if (!isAsBefore && !gainsResultChecksOnly(then.tokens, now.tokens, editedFunctions(edit)))
    return "it changes `main`, and the violated statement is not in there";
  const macro = macrosOf(then.mentions, before.file).find(
    ([name, text]) => !macrosOf([name], after.file).some(([, other]) => other === text)
  );
  return macro === void 0 ? null : `it changes the macro \`${macro[0]}\`, which \`main\` is written with`;
};
function macrosOf(mentions, { declarations }) {
  const found2 = /* @__PURE__ */ new Map();
  const waiting = [...mentions];
  for (let name = waiting.pop(); name !== void 0; name = waiting.pop()) {
    for (const one of declarations) {
      if (one.kind !== "macro" || one.names[0] !== name || found2.has(name)) continue;
      found2.set(name, one.tokens);
      waiting.push(...one.mentions);
    }
  }
  return [...found2];
}

// src/project/c-statement.ts
function allStatements(statements) {
  return statements.flatMap((one) => [one, ...allStatements(one.children)]);
}

// src/repair/acceptance/rules/no-endless-loops.ts
var noEndlessLoops = ({ before, after }) => {
  const [loop] = moreOftenIn(endlessIn(after.bodies), endlessIn(before.bodies));
  if (loop !== void 0) return `nothing ends the loop \`${loop}\``;
  const [jump] = moreOftenIn(jumpsBackIn(after.bodies), jumpsBackIn(before.bodies));
  if (jump !== void 0) return `it jumps back to \`${jump}\``;
  const [own] = moreOftenIn(selfCallsIn(after.bodies), selfCallsIn(before.bodies));
  return own === void 0 ? null : `it makes \`${own}\` call itself`;
};
function endlessIn(bodies) {
  return bodies.flatMap(({ statements }) => allStatements(statements)).filter(isEndless).map(({ head }) => head);
}
function isEndless({ loop }) {
  if (loop === null || loop.hasExit || loop.conditionHasCall) return false;
  return !loop.conditionNames.some((name) => loop.changes.includes(name));
}
function jumpsBackIn(bodies) {
  return bodies.flatMap(({ statements }) => {
    const all = allStatements(statements);
    const labels = new Map(
      all.filter(({ kind }) => kind === "label").map((one) => [one.names[0], one.start])
    );
    return all.filter(({ kind, names, start: start2 }) => kind === "goto" && (labels.get(names[0]) ?? start2 + 1) <= start2).flatMap(({ names }) => names);
  });
}
function selfCallsIn(bodies) {
  return bodies.flatMap(
    ({ name, statements }) => allStatements(statements).filter(({ mentions }) => mentions.includes(name)).map(() => name)
  );
}

// src/repair/acceptance/rules/no-new-storage.ts
var noNewStorage = ({ before, after }) => {
  const [kept] = moreOftenIn(keptIn(after.bodies), keptIn(before.bodies));
  if (kept !== void 0) return `it keeps \`${kept}\` from call to call`;
  for (const { name, statements } of after.bodies) {
    const then = before.bodies.find((one) => one.name === name);
    if (then === void 0) continue;
    const meant = new Set(allStatements(then.statements).flatMap(({ mentions }) => mentions));
    const declared = (one) => allStatements(one).flatMap(({ names, kind }) => {
      return kind === "declaration" || kind === "loop" ? names : [];
    });
    const own = new Set(declared(then.statements));
    const hidden = declared(statements).find((one) => meant.has(one) && !own.has(one));
    if (hidden !== void 0) return `in \`${name}\` its new \`${hidden}\` hides what was meant by that name`;
  }
  return null;
};
function keptIn(bodies) {
  return bodies.flatMap(
    ({ statements }) => allStatements(statements).filter(({ kind, head }) => kind === "declaration" && /(?:^| )(?:static|extern) /.test(head)).flatMap(({ names }) => names)
  );
}

// src/repair/acceptance/rules/related-functions.ts
var relatedFunctions = (edit, { finding: { counterexample, entry }, unit }) => {
  const { property, steps: steps2, calls } = counterexample;
  const isOfViolation = edit.path === property.location.file;
  if (!isOfViolation && unit.length === 0) return null;
  const places = [property.location, ...calls, ...steps2.map(({ location }) => location)];
  const ran = [entry, ...places.flatMap((place2) => place2.function ?? [])];
  const graph = callGraph(isOfViolation ? edit.before.file : wholeOf(unit));
  const related = new Set(ran.flatMap((name) => [name, ...graph.reachableFrom(name)]));
  const isPublic = (name) => edit.before.file.functions.some((one) => one.name === name && !one.isStatic);
  const stranger = editedFunctions(edit).find((name) => {
    return !related.has(isOfViolation || isPublic(name) ? name : ownName(name, edit.path));
  });
  return stranger === void 0 ? null : `it changes \`${stranger}\`, which has nothing to do with the finding`;
};
function wholeOf(unit) {
  const parts = unit.map(({ path, file }) => {
    const own = new Set(file.functions.filter(({ isStatic }) => isStatic).map(({ name }) => name));
    const named = (name) => own.has(name) ? ownName(name, path) : name;
    return {
      functions: file.functions.map((one) => {
        return { ...one, name: named(one.name), mentions: one.mentions.map(named) };
      }),
      declarations: file.declarations.map((one) => ({ ...one, mentions: one.mentions.map(named) }))
    };
  });
  return {
    functions: parts.flatMap(({ functions }) => functions),
    declarations: parts.flatMap(({ declarations }) => declarations)
  };
}
function ownName(name, path) {
  return `${name} of ${path}`;
}

// src/repair/acceptance/rules/small-edit.ts
var mostLines3 = 80;
var mostLongerCharacters = 8e3;
var smallEdit = ({ before, after }) => {
  if (after.text.length > before.text.length + mostLongerCharacters) {
    return `it makes the file more than ${mostLongerCharacters} characters longer`;
  }
  const parts = diffLines(before.text, after.text).filter(({ added, removed }) => added || removed);
  const lines = parts.reduce((sum2, { count: count2 }) => sum2 + (count2 ?? 0), 0);
  return lines > mostLines3 ? `it changes ${lines} lines, and a repair may change ${mostLines3}` : null;
};

// src/repair/acceptance/rules/edit-rules.ts
var editRules = [
  smallEdit,
  keptFunctions,
  keptDirectives,
  keptGlobals,
  bannedWords,
  keptChecks,
  keptMain,
  relatedFunctions,
  noEndlessLoops,
  noNewStorage
];

// src/repair/acceptance/edit-problem.ts
function editProblem(patch, about, parser) {
  const foreign = patch.edits.find(({ file }) => !about.editable.includes(file) || !isSourcePath(file));
  if (foreign !== void 0) return `${foreign.file} is not the file to be repaired`;
  const facts = { ...about, unit: about.closure === void 0 ? [] : filesOf2(about.closure, parser) };
  for (const edit of patch.edits) {
    for (const rule of editRules) {
      const objection = rule(readEdit(edit, parser), facts);
      if (objection !== null) return objection;
    }
  }
  return null;
}
var read2 = /* @__PURE__ */ new WeakMap();
function filesOf2(closure, parser) {
  const known = read2.get(closure) ?? [...closure].map(([path, text]) => ({ path, file: parser.parse(text) }));
  read2.set(closure, known);
  return known;
}

// src/repair/acceptance/steps/edit-allowed.ts
var editAllowed = {
  id: "edit-allowed",
  shownAs: "edit",
  take: async (trial) => {
    const { candidate, editable, closure = /* @__PURE__ */ new Map() } = trial;
    const ofUnit = pluginsIn(candidate).length > 0 ? [...editable, ...closure.keys()] : editable;
    const problem = editProblem(candidate.patch, { ...trial, editable: ofUnit }, trial.deps.parser);
    if (problem !== null) return { outcome: "failed", reason: "forbidden-edit", detail: problem };
    const isOne = candidate.patch.edits.every(({ file }) => editable.includes(file));
    const what = isOne ? "the file to be repaired" : "files of the unit";
    return { outcome: "passed", detail: `it changes ${what} only, and nothing that is checked` };
  }
};

// src/repair/acceptance/steps/nothing-new.ts
var unitHasNoNewFailure = {
  id: "no-new-failure",
  shownAs: "unit",
  take: async (trial) => {
    const found2 = (await newFindings(trial)).find((one) => !one.isOfCaller);
    return found2 === void 0 ? { outcome: "passed", detail: "ESBMC finds nothing new in what the patch changes" } : failed("new-failure", found2.finding);
  }
};
var callersHold = {
  id: "callers-hold",
  shownAs: "callers",
  take: async (trial) => {
    const found2 = (await newFindings(trial)).find((one) => one.isOfCaller);
    if (found2 !== void 0) return failed("caller-fails", found2.finding);
    const callers2 = (await trial.analysis()).units.filter(({ unit }) => unit.isCaller === true);
    if (callers2.length === 0) return { outcome: "passed", detail: "there are no other callers to look at" };
    const names = callers2.map(({ unit, verdict }) => `\`${unit.entry}\` (${verdict})`).join(", ");
    return { outcome: "passed", detail: `nothing new fails in its callers: ${names}` };
  }
};
function failed(reason, finding) {
  return { outcome: "failed", reason, detail: `something else fails with it: ${finding.message}`, finding };
}
async function newFindings(trial) {
  const analysis = await trial.analysis();
  return analysis.findings.filter(({ status }) => status !== "existing" && status !== "fixed").filter((one) => !isSameFinding(one, trial.finding, trial.candidate.patch)).map((finding) => ({ finding, isOfCaller: isOfCaller(finding, analysis) }));
}
function isOfCaller({ entry }, { units }) {
  const own = units.filter(({ unit }) => unit.entry === entry);
  return own.length > 0 && own.every(({ unit }) => unit.isCaller === true);
}

// src/repair/acceptance/steps/patch-applies.ts
var patchApplies = {
  id: "applies",
  shownAs: "edit",
  take: async ({ candidate: { patch }, deps }) => {
    if (patch.edits.length === 0) {
      return { outcome: "failed", reason: "malformed-reply", detail: "there is no edit in it" };
    }
    if (patch.edits.every(({ before, after }) => before === after)) {
      return { outcome: "failed", reason: "does-not-apply", detail: "it changes nothing" };
    }
    const broken = patch.edits.find(({ after }) => /[\0\ufffd]/.test(after) || after.trim() === "");
    if (broken !== void 0) {
      return { outcome: "failed", reason: "malformed-reply", detail: `${broken.file} would be no text` };
    }
    const opened = await deps.workspace.open(patch);
    if (!opened.ok) return { outcome: "failed", reason: "does-not-apply", detail: opened.reason };
    await opened.tree.close();
    return { outcome: "passed", detail: `it applies to ${patch.edits.map(({ file }) => file).join(", ")}` };
  }
};

// src/repair/acceptance/bound-of.ts
var usual = 8;
var largest2 = 20;
function boundOf({ finding }, { after }) {
  const { bound } = finding.counterexample;
  return Math.min(largest2, Math.max(bound === null ? usual : bound + 2, after.harness?.bound ?? 0));
}

// src/repair/acceptance/steps/property-holds.ts
var propertyHolds = {
  id: "property-holds",
  shownAs: "property",
  take: async (trial) => {
    const atOnce = trial.candidate.engine === "template" ? await failsAtOnce(trial) : null;
    if (atOnce !== null) return atOnce;
    const { findings } = await trial.analysis();
    const same = findings.find((one) => isSameFinding(one, trial.finding, trial.candidate.patch));
    if (same !== void 0) {
      return {
        outcome: "failed",
        reason: "still-fails",
        detail: `it still fails: ${same.message}`,
        finding: same
      };
    }
    const { kind, location } = trial.finding.counterexample.property;
    return { outcome: "passed", detail: `ESBMC finds no ${kind} any more where line ${location.line} was` };
  }
};
var secondsAtOnce = 10;
async function failsAtOnce(trial) {
  const pair = await trial.pair();
  if (pair === null) return null;
  const { finding, candidate, deps, deadline } = trial;
  const { kind } = finding.counterexample.property;
  const outcome = await deps.verifier.verify(
    unitRequest(pair.after, {
      checks: groupOf(kind),
      allocationMayFail: finding.needsAllocationFailure,
      strategy: { name: "within", bound: boundOf(trial, pair) },
      timeoutSeconds: Math.min(secondsAtOnce, deadline.left() / 4)
    })
  );
  const edits2 = trial.edits();
  const still = outcome.counterexamples.find(({ property }) => {
    const { file, line: line2 } = property.location;
    const text = edits2.find(({ path }) => path === file)?.after.text.split("\n")[line2 - 1] ?? "";
    return isSameProperty(property, text, finding, candidate.patch);
  });
  if (still === void 0) return null;
  const detail = `it still fails: ${still.property.comment} in line ${still.property.location.line}`;
  return { outcome: "failed", reason: "still-fails", detail };
}

// src/repair/acceptance/align-statements.ts
function alignStatements(before, after) {
  const [then, now] = [statementsOf(before), statementsOf(after)];
  const parts = diffArrays(
    then.map(({ head }) => head),
    now.map(({ head }) => head)
  );
  const found2 = [];
  const gaps = [[]];
  let [old, young] = [0, 0];
  for (const { added, removed, count: count2 = 0 } of parts) {
    if (added) gaps.at(-1)?.push(...now.slice(young, young + count2));
    for (const one of removed ? then.slice(old, old + count2) : []) {
      found2.push({ before: one, kept: null, gap: gaps.length - 1 });
    }
    if (!added && !removed) {
      for (let step = 0; step < count2; step += 1) {
        const one = then[old + step];
        if (one !== void 0) found2.push({ before: one, kept: now[young + step] ?? null, gap: -1 });
      }
      gaps.push([]);
    }
    if (!added) old += count2;
    if (!removed) young += count2;
  }
  return withMoves(found2, gaps);
}
function withMoves(found2, gaps) {
  const free = new Set(gaps.flat());
  return found2.map(({ before, kept, gap }) => {
    if (kept !== null) return { before, kept, replacedBy: [] };
    const moved = [...free].find(({ head }) => head === before.head) ?? null;
    if (moved !== null) free.delete(moved);
    return { before, kept: moved, replacedBy: moved === null ? gaps[gap] ?? [] : [] };
  });
}
function statementsOf({ statements }) {
  return allStatements(statements).filter(({ kind }) => kind !== "block");
}

// src/repair/acceptance/violated-statement.ts
function violatedStatement({ path, before }, finding) {
  const { file, line: line2, column, function: name } = finding.counterexample.property.location;
  const body = before.bodies.find((one) => one.name === name && isWithin2(one, before.text, line2));
  if (path !== file || body === void 0) return null;
  const own = allStatements(body.statements).filter(({ kind }) => kind !== "block");
  const onLine = own.filter((one) => one.line <= line2 && line2 <= one.headLastLine);
  const offset = column === null ? null : offsetOf(before.text, line2, column);
  const around3 = onLine.filter(({ start: start2, end: end2 }) => offset !== null && start2 <= offset && offset < end2);
  const statement = around3.at(-1) ?? onLine.at(-1);
  return statement === void 0 ? null : { body, statement };
}
function isWithin2({ start: start2, end: end2 }, text, line2) {
  const from = offsetOf(text, line2, 1);
  return from < end2 && offsetOf(text, line2 + 1, 1) > start2;
}
function offsetOf(text, line2, column) {
  let start2 = 0;
  for (let at = 1; at < line2; at += 1) {
    const end2 = text.indexOf("\n", start2);
    if (end2 < 0) return text.length;
    start2 = end2 + 1;
  }
  return start2 + column - 1;
}

// src/repair/acceptance/steps/property-kept.ts
var mayGo = ["double-free", "invalid-free"];
var mayNeedNoCheck = [
  ...mayGo,
  "overflow",
  "shift",
  "division-by-zero",
  "uninitialised",
  "assertion"
];
var propertyKept = {
  id: "property-kept",
  shownAs: "reached",
  take: async (trial) => {
    const violated = violatedThen(trial.edits(), trial);
    const { kind, location } = trial.finding.counterexample.property;
    if (violated !== null && violated.kept === null && standIns(violated).length === 0) {
      const isFree = /^free \(/.test(violated.before.head);
      if (!(isFree && mayGo.includes(kind))) {
        return lost(`the violated statement \`${violated.before.head}\` is gone`);
      }
    }
    const pair = await trial.pair();
    if (pair === null) return lost("its unit is gone");
    const [before, after] = [await rowsOf(pair.before, pair, trial), await rowsOf(pair.after, pair, trial)];
    if (before === null || after === null) {
      return { outcome: "not-run", detail: "which properties are checked could not be listed in time" };
    }
    const edited = new Set(trial.edits().flatMap(editedFunctions));
    const gone = before.rows.find(({ file, function: name, kind: one }) => {
      if (after.rows.some((row) => row.file === file && row.function === name && row.kind === one))
        return false;
      return !edited.has(name) || name === location.function && one === kind && !isReplaced(violated, kind);
    });
    if (gone !== void 0) {
      return lost(`ESBMC checks no ${gone.kind} in \`${gone.function}\` any more`);
    }
    return { outcome: "passed", detail: keptDetail(violated) };
  }
};
function lost(detail) {
  return { outcome: "failed", reason: "property-lost", detail };
}
function keptDetail(violated) {
  if (violated === null) return "all that was checked before is checked still";
  if (violated.kept !== null) return `\`${violated.kept.head}\` is there still, and is checked`;
  const [first] = standIns(violated);
  return first === void 0 ? `\`${violated.before.head}\` is done once less` : `\`${first.head}\` stands in its place, and is checked`;
}
function violatedThen(edits2, { finding }) {
  for (const edit of edits2) {
    const violated = violatedStatement(edit, finding);
    const after = edit.after.bodies.find(({ name }) => name === violated?.body.name);
    if (violated === null || after === void 0) continue;
    const { body, statement } = violated;
    return alignStatements(body, after).find(({ before }) => before.start === statement.start) ?? null;
  }
  return null;
}
function standIns({ before, replacedBy }) {
  const wanted = namesIn3(before);
  const shared = (names) => wanted.filter((name) => names.includes(name)).length;
  const areMost = (count2) => count2 > 0 && count2 * 2 >= wanted.length;
  const alone = replacedBy.filter((one) => areMost(shared(namesIn3(one))));
  if (alone.length > 0) return alone;
  const together = replacedBy.filter((one) => shared(namesIn3(one)) > 0);
  return areMost(shared(together.flatMap(namesIn3))) ? together : [];
}
function namesIn3({ head }) {
  const words = head.match(/\b[A-Za-z_]\w*/g) ?? [];
  return [...new Set(words.filter((word) => !isCKeyword(word)))];
}
function isReplaced(violated, kind) {
  if (mayNeedNoCheck.includes(kind)) return true;
  if (violated === null || violated.kept !== null) return false;
  return standIns(violated).some((one) => one.head.includes("("));
}
async function rowsOf(setup, pair, trial) {
  const { kind } = trial.finding.counterexample.property;
  const outcome = await trial.deps.verifier.verify(
    unitRequest(setup, {
      checks: groupOf(kind),
      allocationMayFail: true,
      strategy: { name: "enumerate", bound: boundOf(trial, pair) },
      timeoutSeconds: trial.deadline.left() / 4
    })
  );
  if (outcome.status !== "failed" && outcome.status !== "passed") return null;
  return { rows: outcome.rows.filter(({ status }) => status !== "not-checked") };
}

// src/repair/acceptance/steps/same-behaviour.ts
import { dirname as dirname4 } from "node:path";

// src/repair/acceptance/safe-inserts.ts
function safeInserts(body, text, finding) {
  const { kind } = finding.counterexample.property;
  const asserted = kind === "assertion" ? allStatements(body.statements).flatMap((one) => held(one, text)) : [];
  return [...asserted, ...safeOperations(body, text, finding)];
}
function held({ start: start2, end: end2, isInBlock }, text) {
  const condition = /^assert\s*(\([\s\S]*\))\s*;$/.exec(text.slice(start2, end2))?.[1];
  if (condition === void 0) return [];
  const assumed2 = `__ESBMC_assume${condition};`;
  return isInBlock ? [{ start: start2, end: start2, text: assumed2, order: -1 }] : [
    { start: start2, end: start2, text: `{ ${assumed2}`, order: -1 },
    { start: end2, end: end2, text: "}", order: -1e6 }
  ];
}
function safeOperations({ operations: operations2 }, text, finding) {
  const { kind, location } = finding.counterexample.property;
  const lineOf2 = (offset) => text.slice(0, offset).split("\n").length;
  const isViolated = (one) => kind === "overflow" && lineOf2(one.start) === location.line;
  return operations2.flatMap((one, depth) => {
    if (one.operator === "[") return asPointer(one, depth);
    if (one.operator === "/" || one.operator === "%") return assumed(one, depth, (b) => `${b} != 0`);
    if (one.operator === "<<" || one.operator === ">>") {
      const { start: start2, end: end2 } = one.left;
      return assumed(one, depth, (b) => `${b} >= 0 && ${b} < 8 * (int)sizeof(${text.slice(start2, end2)})`);
    }
    return /^[-+*]$/.test(one.operator) && isViolated(one) ? withoutOverflow(one, depth) : [];
  });
}
function asPointer({ start: start2, end: end2, left, right }, depth) {
  return [
    ...around2(start2, end2, "(*((", ")))", depth),
    // The brackets and what stands around them.
    { start: left.end, end: right.start, text: ") + (" },
    { start: right.end, end: end2, text: "", order: closing(depth) }
  ];
}
function assumed({ right }, depth, condition) {
  const after = `, ${condition(`esbmc_action_b${depth}`)})`;
  return around2(right.start, right.end, `esbmc_action_safe(${depth}, `, after, depth);
}
function withoutOverflow({ start: start2, end: end2, left, right, operator }, depth) {
  return [
    { start: start2, end: start2, text: `esbmc_action_exact(${depth}, (`, order: depth },
    { start: left.end, end: right.start, text: `), ${operator}, (` },
    { start: end2, end: end2, text: "))", order: closing(depth) }
  ];
}
function around2(start2, end2, before, after, depth) {
  return [
    { start: start2, end: start2, text: before, order: depth },
    { start: end2, end: end2, text: after, order: closing(depth) }
  ];
}
function closing(depth) {
  return -1 - depth;
}
var safeDeclarations = [
  "#define esbmc_action_safe(n, b, condition) ({ __typeof__(b) esbmc_action_b##n = (b); __ESBMC_assume(condition); esbmc_action_b##n; })",
  `#define esbmc_action_exact(n, a, op, b) ({ ${[
    "__typeof__(a) esbmc_action_l##n = (a)",
    "__typeof__(b) esbmc_action_r##n = (b)",
    "__ESBMC_assume((__int128)esbmc_action_l##n op (__int128)esbmc_action_r##n == (__int128)(esbmc_action_l##n op esbmc_action_r##n))",
    "esbmc_action_l##n op esbmc_action_r##n"
  ].join("; ")}; })`
].join("\n");

// src/repair/acceptance/behaviour/both-versions.ts
var bothVersionsFront = `${safeDeclarations}
${observerDeclarations} extern int esbmc_action_mode;`;
function bothVersions({ before, after }, names, finding, options2) {
  const others2 = after.bodies.filter(({ name }) => !names.includes(name));
  const inserts = others2.flatMap((body) => safeInserts(body, after.text, finding));
  for (const name of names) {
    const [then, now] = [observedFunction(name, before), observedFunction(name, after)];
    if (then === null || now === null) return null;
    const [oldName, newName] = [`esbmc_action_old_${name}`, `esbmc_action_new_${name}`];
    const prototypes = [name, oldName, newName].map((one) => `${now.signature(one)};`).join(" ");
    const callee = (given) => `(esbmc_action_mode == 0 ? ${oldName}(${given}) : ${newName}(${given}))`;
    const { start: start2, end: end2 } = now.body;
    const old = `${definitionText(then, before, oldName, finding)}
${wrapperFor(now, callee, options2)}
`;
    inserts.push(
      { start: start2, end: start2, text: `${prototypes}
`, order: -1 },
      { start: now.body.nameStart, end: now.body.nameEnd, text: newName },
      ...returnOfMain(now),
      { start: end2, end: end2, text: `
${old}`, order: 1 }
    );
  }
  return withInserts(after.text, inserts);
}
function definitionText(one, version, name, finding) {
  const { start: start2, end: end2, nameStart, nameEnd } = one.body;
  const inserts = [
    ...safeInserts(one.body, version.text, finding),
    { start: nameStart, end: nameEnd, text: name },
    ...returnOfMain(one)
  ];
  const moved = inserts.map((insert2) => ({
    ...insert2,
    start: insert2.start - start2,
    end: insert2.end - start2
  }));
  return withInserts(version.text.slice(start2, end2), moved);
}
function returnOfMain({ body }) {
  return body.name === "main" ? [{ start: body.end - 1, end: body.end - 1, text: " return 0; " }] : [];
}

// src/repair/acceptance/behaviour/linked-state.ts
var stateCalls = { keep: 0, giveBack: 1, look: 2 };
function stateFunction(number) {
  return `void esbmc_action_state_${number}(int what)`;
}
function stateAccess(number, globals) {
  const copy = (to, from) => `__builtin_memcpy(&${to}, &${from}, sizeof(${from}));`;
  const kept = globals.map(({ name }, at) => ({ name, copy: `esbmc_action_kept_${at}` }));
  const of = (what, statements) => `if (what == ${stateCalls[what]}) { ${statements.join(" ")} }`;
  return [
    `${stateFunction(number)} {`,
    ...kept.map((one) => `static __typeof__(${one.name}) ${one.copy};`),
    of(
      "keep",
      kept.map((one) => copy(one.copy, one.name))
    ),
    of(
      "giveBack",
      kept.map((one) => copy(one.name, one.copy))
    ),
    of(
      "look",
      globals.flatMap(({ seen }) => seen)
    ),
    "}"
  ].join(" ");
}

// src/repair/acceptance/behaviour/twice-program.ts
var twiceEntry = "esbmc_action_twice";
var endLabel = "esbmc-action:end";
var sameLabel = "esbmc-action:same";
var mostInputs = 64;
var mostSeen = 256;
function twiceProgram({ text, entry, inputs: inputs2, globals, linked: linked2, isMain }) {
  const numbers2 = ["counts", "seen", "reals"].map((name) => `esbmc_action_${name}`);
  const [counts, seen, reals] = numbers2;
  const states = (what) => linked2.map((number) => `  esbmc_action_state_${number}(${stateCalls[what]});`);
  const once3 = [...run(entry, isMain, globals), ...states("look")];
  return [
    ...inputs2.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...isMain ? ["#define main esbmc_action_main"] : [],
    ...linked2.map((number) => `${stateFunction(number)};`),
    text.trimEnd(),
    ...isMain ? ["#undef main"] : [],
    "",
    `static unsigned ${counts}[2], esbmc_action_depth;`,
    `static long long ${seen}[2][${mostSeen}];`,
    `static double ${reals}[2][${mostSeen}];`,
    "void esbmc_action_begin(void) { esbmc_action_depth++; }",
    "_Bool esbmc_action_end(void) { return --esbmc_action_depth == 0; }",
    ...observer("esbmc_action_see(long long value)", `${seen}`, counts ?? ""),
    ...observer("esbmc_action_see_real(double value)", `${reals}`, counts ?? ""),
    ...inputs2.flatMap(recorded),
    `void ${twiceEntry}(void)`,
    "{",
    ...globals.flatMap(({ name }, at) => [
      `  static __typeof__(${name}) esbmc_action_kept_global_${at};`,
      `  __builtin_memcpy(&esbmc_action_kept_global_${at}, &${name}, sizeof(${name}));`
    ]),
    ...states("keep"),
    "  esbmc_action_mode = 0;",
    ...once3,
    ...globals.map(
      ({ name }, at) => `  __builtin_memcpy(&${name}, &esbmc_action_kept_global_${at}, sizeof(${name}));`
    ),
    ...states("giveBack"),
    ...inputs2.map((_, at) => `  esbmc_action_used_${at} = 0;`),
    "  esbmc_action_mode = 1;",
    "  esbmc_action_depth = 0;",
    ...once3,
    `  __ESBMC_assert(0, "${endLabel}");`,
    `  _Bool esbmc_action_same = ${counts}[0] == ${counts}[1];`,
    `  unsigned esbmc_action_at;`,
    `  __ESBMC_assume(esbmc_action_at < ${counts}[0]);`,
    `  __ESBMC_assert(esbmc_action_same && ${seen}[0][esbmc_action_at] == ${seen}[1][esbmc_action_at]`,
    `    && (${reals}[0][esbmc_action_at] == ${reals}[1][esbmc_action_at]`,
    `      || (${reals}[0][esbmc_action_at] != ${reals}[0][esbmc_action_at] && ${reals}[1][esbmc_action_at] != ${reals}[1][esbmc_action_at])), "${sameLabel}");`,
    "}",
    ""
  ].join("\n");
}
function run(entry, isMain, globals) {
  const look = globals.flatMap(({ seen }) => seen.map((one) => `  ${one}`));
  return [isMain ? `  esbmc_action_see(esbmc_action_main());` : `  ${entry}();`, ...look];
}
function observer(header, list, counts) {
  return [
    `void ${header}`,
    "{",
    `  unsigned at = ${counts}[esbmc_action_mode]++;`,
    `  __ESBMC_assume(at < ${mostSeen});`,
    `  ${list}[esbmc_action_mode][at] = value;`,
    "}"
  ];
}
function recorded({ name, header }, index) {
  const [used, known, values, raw] = ["used", "known", "values", "raw"].map(
    (one) => `esbmc_action_${one}_${index}`
  );
  return [
    `static unsigned ${used}, ${known};`,
    `static __typeof__(${name}()) ${values}[${mostInputs}];`,
    `extern __typeof__(${name}()) ${raw}(void);`,
    header,
    "{",
    `  __ESBMC_assume(${used} < ${mostInputs});`,
    `  if (${used} == ${known}) ${values}[${known}++] = ${raw}();`,
    `  return ${values}[${used}++];`,
    "}"
  ];
}

// src/repair/acceptance/with-text.ts
import { basename, dirname as dirname3 } from "node:path";
async function withText(setup, file, text, front, scratch) {
  const { sources, harness, copies: copies2 = /* @__PURE__ */ new Map() } = setup;
  const at = sources.findIndex((one) => one === file || copies2.get(one) === file);
  const isOwn = file === setup.file;
  if (!isOwn && at < 1) return null;
  const copy = await scratch.write(basename(file), `${front}
${unitText(file, text)}`);
  const first = isOwn && harness !== null ? await scratch.write("harness.c", harness.textFor(copy)) : copy;
  return {
    ...setup,
    sources: sources.map((one, index) => index === (isOwn ? 0 : at) ? first : one),
    // Quoted includes are looked up beside the file, which now lies elsewhere.
    build: { ...setup.build, includeDirs: [dirname3(file), ...setup.build.includeDirs] },
    copies: new Map([...copies2, [copy, file]])
  };
}

// src/repair/acceptance/steps/same-behaviour.ts
var sameBehaviour = {
  id: "same-behaviour",
  shownAs: "behaviour",
  take: async (trial) => {
    const question = await questionOf(trial);
    if (typeof question === "string") return notCompared2(question);
    for (const looksInside of [true, false]) {
      const outcome = await compare2(question, looksInside, trial);
      const isCertain = outcome?.outcome !== "failed" || !looksInside || entryOf(question.pair) !== "main";
      if (outcome !== null && isCertain) return outcome;
    }
    return notCompared2("the original goes wrong on every input, or no run ends within the bound");
  }
};
function notCompared2(detail) {
  return { outcome: "not-run", detail: `old and new were not compared by ESBMC: ${detail}` };
}
async function questionOf(trial) {
  const pair = await trial.pair();
  if (pair === null) return "its unit is gone";
  const all = unitEdits(trial, pair);
  const outside = trial.edits().find((edit) => changesCode(edit) && !all.includes(edit));
  if (outside !== void 0) return `${outside.path} is none of the C files of the unit`;
  if (all[0] === void 0 || pathIn(pair, all[0]) !== pair.after.file) return "its file can not be read";
  if (trial.finding.counterexample.property.kind === "uninitialised") {
    return "which runs read what was never written can not be told apart";
  }
  const [declared] = all.flatMap(({ before, after }) => differingNames(before.file, after.file));
  if (declared !== void 0) return `\`${declared}\` is declared in another way`;
  const files = all.map((edit) => ({ edit, names: editedFunctions(edit) }));
  if (files.every(({ names }) => names.length === 0)) return "no function changes";
  const main = pair.functions.find(({ name, isDefinition }) => name === "main" && isDefinition);
  const isMain = entryOf(pair) === "main";
  if (isMain && main?.parameters.some(({ type }) => type !== "void")) return "`main` takes arguments";
  return { files, pair };
}
function entryOf({ after }) {
  return after.harness?.entry ?? after.unit.entry;
}
async function compare2(question, looksInside, trial) {
  const setup = await twiceUnit(question, looksInside, trial);
  if (setup === null) return notCompared2("a changed function can not be called through another one");
  const bound = boundOf(trial, question.pair);
  const request = unitRequest(setup, {
    checks: "safe-runs",
    strategy: { name: "enumerate", bound },
    // Two runs would not fail at the same allocations.
    allocationMayFail: false,
    timeoutSeconds: Math.min(60, trial.deadline.left() / 2)
  });
  return judge4(await trial.deps.verifier.verify({ ...request, entry: twiceEntry }), bound);
}
async function twiceUnit({ files: [own, ...linked2], pair }, looksInside, { finding, deps: { scratch } }) {
  const isMain = entryOf(pair) === "main";
  const headers = pair.files.slice(1);
  const indexOf = ({ after }) => indexTypes([after.file, ...headers]);
  const bothOf = ({ edit, names }) => bothVersions(edit, names, finding, { index: indexOf(edit), seesTargets: isMain && looksInside });
  const both = own === void 0 ? null : bothOf(own);
  if (own === void 0 || both === null) return null;
  let setup = pair.after;
  for (const [at, one] of linked2.entries()) {
    const text2 = bothOf(one);
    const state = stateAccess(at, observedGlobals(indexOf(one.edit)));
    const file2 = pathIn(pair, one.edit);
    const replaced = text2 === null ? null : await withText(setup, file2, `${text2}
${state}
`, bothVersionsFront, scratch);
    if (replaced === null) return null;
    setup = replaced;
  }
  const { file, harness } = pair.after;
  const copy = await scratch.write("both.c", `${bothVersionsFront}
${unitText(file, both)}`);
  const around3 = harness?.textFor(copy) ?? `#include "${copy}"`;
  const index = indexOf(own.edit);
  const text = isMain ? around3 : observedHarness(around3, index, looksInside);
  const program = twiceProgram({
    text: `int esbmc_action_mode;
${text}`,
    entry: entryOf(pair),
    inputs: inputFunctions(text, pair.functions),
    globals: observedGlobals(index),
    linked: linked2.map((_, at) => at),
    isMain
  });
  const started = await scratch.write("twice.c", program);
  const build = { ...setup.build, includeDirs: [dirname4(file), ...setup.build.includeDirs] };
  return { ...setup, sources: [started, ...setup.sources.slice(1)], build };
}
function judge4(outcome, bound) {
  if (outcome.status !== "failed" && outcome.status !== "passed") return notCompared2(outcome.message);
  const statusOf = (label2) => outcome.rows.find(({ comment }) => comment === label2)?.status;
  if (statusOf(endLabel) !== "failed") return null;
  if (statusOf(sameLabel) === "failed") {
    const detail = "it does something else on an input on which the original is safe";
    return { outcome: "failed", reason: "behaviour-changed", detail, isSuggestable: true };
  }
  return statusOf(sameLabel) === "passed" ? {
    outcome: "passed",
    detail: `old and new agree where the original is safe, up to ${bound} loop iterations`
  } : notCompared2("it was not decided in time");
}

// src/repair/acceptance/steps/statements-reached.ts
import { join as join5 } from "node:path";

// src/repair/acceptance/canaries.ts
var label = "esbmc-action:at:";
var beforeAll = -1e6;
var beforeThat = -2e6;
function canaryInserts(statements) {
  return statements.flatMap(({ start: start2, end: end2, isInBlock }, number) => {
    const canary = `__ESBMC_assert(0,"${label}${number}");`;
    if (isInBlock) return [{ start: start2, end: start2, text: canary, order: beforeAll }];
    return [
      { start: start2, end: start2, text: `{${canary}`, order: beforeAll },
      { start: end2, end: end2, text: "}", order: beforeThat }
    ];
  });
}
function canHaveCanary({ kind }) {
  return kind !== "block" && kind !== "case" && kind !== "label";
}
async function reachedCanaries(setup, bound, timeoutSeconds, verifier) {
  const strategy = { name: "enumerate", bound };
  const run2 = { checks: "safe-runs", strategy, allocationMayFail: true, timeoutSeconds };
  const outcome = await verifier.verify(unitRequest(setup, run2));
  if (outcome.status !== "failed" && outcome.status !== "passed") return null;
  const failing = [
    ...outcome.rows.filter(({ status }) => status === "failed").map(({ comment }) => comment),
    ...outcome.counterexamples.map(({ property }) => property.comment)
  ];
  return new Set(
    failing.filter((one) => one.startsWith(label)).map((one) => Number(one.slice(label.length)))
  );
}

// src/repair/acceptance/steps/statements-reached.ts
var most2 = 60;
var statementsReached = {
  id: "statements-reached",
  shownAs: "reached",
  take: async (trial) => {
    const pair = await trial.pair();
    if (pair === null) return vacuous("its unit is gone");
    const { file } = trial.finding.counterexample.property.location;
    const watched = /* @__PURE__ */ new Set([
      ...trial.edits(),
      ...unitEdits(trial, pair).filter(({ path }) => path === file)
    ]);
    let count2 = 0;
    for (const edit of watched) {
      const found2 = await reachedIn(edit, pair, trial);
      if (typeof found2 !== "number") return found2;
      count2 += found2;
    }
    return { outcome: "passed", detail: `the patched place and ${count2} statements are reached as before` };
  }
};
function vacuous(detail) {
  return { outcome: "failed", reason: "vacuous", detail };
}
async function reachedIn(edit, pair, trial) {
  const watched = watchedIn(edit, trial);
  const before = watched.map((one) => one.before);
  const after = watched.flatMap((one) => one.after);
  const then = await reached(edit, "before", before, pair, trial);
  const now = await reached(edit, "after", after, pair, trial);
  if (then === null || now === null) {
    const detail = `what is reached in ${edit.path} could not be found out`;
    return { outcome: "failed", reason: "undecided", detail, isSuggestable: true };
  }
  let next = 0;
  for (const [number, one] of watched.entries()) {
    const own = one.after.map((_, index) => next + index);
    next += one.after.length;
    if (!then.has(number) && !one.isViolated) continue;
    if (!own.some((each) => now.has(each))) return vacuous(`\`${one.before.head}\` is reached no more`);
  }
  return watched.filter((_, number) => then.has(number)).length;
}
function watchedIn(edit, trial) {
  const edited = editedFunctions(edit);
  const violated = violatedThen([edit], trial);
  const own = [];
  const others2 = [];
  for (const body of edit.before.bodies) {
    const after = edit.after.bodies.find(({ name }) => name === body.name);
    if (after === void 0) continue;
    const isEdited = edited.includes(body.name);
    for (const [index, then] of alignStatements(body, after).entries()) {
      const isViolated = then.before === violated?.before || then.before.start === violated?.before.start;
      if (!isEdited && !isViolated && index > 0) continue;
      const stands = isViolated && then.kept === null ? standIns(then) : [];
      const now = (then.kept === null ? stands : [then.kept]).filter(canHaveCanary);
      if (now.length === 0 || !canHaveCanary(then.before)) continue;
      (isEdited || isViolated ? own : others2).push({ before: then.before, after: now, isViolated });
    }
  }
  const first = own.filter(({ isViolated }) => isViolated);
  return [...first, ...own.filter(({ isViolated }) => !isViolated), ...others2].slice(0, most2);
}
async function reached(edit, when, statements, pair, trial) {
  const { scratch, verifier } = trial.deps;
  const version = edit[when];
  const setup = pair[when];
  const bound = boundOf(trial, pair);
  const safe = version.bodies.flatMap((body) => safeInserts(body, version.text, trial.finding));
  for (const inserts of [safe, []]) {
    const text = withInserts(version.text, [...canaryInserts(statements), ...inserts]);
    const watched = await withText(setup, join5(setup.root, edit.path), text, safeDeclarations, scratch);
    if (watched === null) return null;
    const found2 = await reachedCanaries(watched, bound, trial.deadline.left() / 4, verifier);
    if (found2 !== null) return found2;
  }
  return null;
}

// src/repair/acceptance/enlargement.ts
var allocators = /* @__PURE__ */ new Set(["malloc", "calloc", "realloc", "reallocarray", "aligned_alloc", "alloca"]);
function enlargement({ before, after }) {
  const [array] = moreOftenIn(arraysOf(after), arraysOf(before));
  const number = /^(.*) = .*$/.exec(moreOftenIn(numbersOf(after), numbersOf(before))[0] ?? "")?.[1];
  if (number !== void 0) return `it makes \`${number}\` another number`;
  if (array !== void 0) return `it declares \`${array}\``;
  const [size] = moreOftenIn(allocationsOf(after), allocationsOf(before));
  return size === void 0 ? null : `it allocates \`${size}\``;
}
function arraysOf({ tokens }) {
  return tokens.flatMap((token, at) => {
    const [open3, size, close] = tokens.slice(at + 1, at + 4);
    const isSize = size?.kind === "number" || /^[A-Z_][A-Z0-9_]*$/.test(size?.text ?? "");
    if (open3?.text !== "[" || close?.text !== "]" || !isSize || token.kind !== "word") return [];
    return startsDeclarator(tokens[at - 1]) ? [`${token.text}[${size?.text}]`] : [];
  });
}
function startsDeclarator(before) {
  if (before === void 0) return false;
  return before.kind === "word" ? before.text !== "return" : /^[*,]$/.test(before.text);
}
function numbersOf({ file }) {
  return file.declarations.filter(({ kind }) => kind === "macro").flatMap(({ names: [name], tokens }) => {
    const value = /^# ?define \w+ ([-+*/%()<\w .]*)$/.exec(tokens)?.[1];
    return name === void 0 || value === void 0 ? [] : [`${name} = ${value}`];
  });
}
function allocationsOf({ tokens }) {
  return tokens.flatMap((token, at) => {
    if (!allocators.has(token.text) || tokens[at + 1]?.text !== "(") return [];
    const end2 = tokens.findIndex((one, index) => index > at && (one.text === ";" || one.text === "{"));
    return [
      tokens.slice(at, end2).map(({ text }) => text).join(" ")
    ];
  });
}

// src/repair/acceptance/steps/unit-decided.ts
var unitDecided = {
  id: "unit-decided",
  shownAs: "unit",
  take: async (trial) => {
    const { units, unit } = await trial.analysis();
    const own = units.find((one) => one.unit.file === unit.file && one.unit.entry === unit.entry);
    if (own === void 0) return undecided(`the unit of \`${unit.entry}\` was not verified again`);
    const open3 = await openReason(own, trial);
    if (open3 !== null) return undecided(open3);
    const lost2 = await lostVerdict(trial);
    if (lost2 !== null) return undecided(lost2);
    const larger = own.verdict === "proved" ? null : trial.edits().map(enlargement).find((one) => one !== null);
    if (larger != null) {
      const detail = `${larger}, and that this is enough is shown up to a bound only`;
      return { outcome: "failed", reason: "undecided", detail, isSuggestable: true };
    }
    return { outcome: "passed", detail: heldDetail(own, trial) };
  }
};
function undecided(detail) {
  return { outcome: "failed", reason: "undecided", detail };
}
function heldDetail({ verdict, bound }, { finding }) {
  const then = finding.counterexample.bound;
  const failed2 = then === null ? "" : ` (before: failed at ${then})`;
  if (verdict === "proved") return `the unit is proved${failed2}`;
  if (verdict === "failed") return `the property holds beside findings that were there before${failed2}`;
  return bound === null ? `the unit holds${failed2}` : `the unit holds for up to ${bound} loop iterations${failed2}`;
}
async function openReason(own, trial) {
  if (isUndecided(own.verdict)) return `ESBMC gives no verdict on the unit: ${own.reason ?? own.verdict}`;
  if (own.verdict === "proved") return null;
  const { bound, property } = trial.finding.counterexample;
  const { held: held2, functions } = await trial.analysis();
  const isEnough = (reached2) => reached2 === null || bound !== null && reached2 >= bound;
  if (own.verdict === "bounded" && isEnough(own.bound)) return null;
  const { kind, location } = property;
  const same = held2.filter(
    (one) => one.file === location.file && one.function === location.function && one.kind === kind
  );
  const function_ = functions.find(({ name, file }) => name === location.function && file === location.file);
  const isDecided = function_ === void 0 || !isUndecided(function_.verdict);
  if (same.some((one) => isEnough(one.bound)) && isDecided) return null;
  return own.verdict === "bounded" ? `the unit holds up to ${own.bound} loop iterations only, and failed at ${bound ?? "more"}` : "another finding of the unit hides whether the property holds";
}
async function lostVerdict(trial) {
  const { functions, unit } = await trial.analysis();
  const open3 = functions.filter(({ verdict, file }) => file === unit.file && isUndecided(verdict));
  if (open3.length === 0) return null;
  const before = await trial.deps.analyst.functionsBefore(open3.map(({ name }) => name));
  const lost2 = open3.find(({ name }) => before.some((one) => one.name === name && !isUndecided(one.verdict)));
  return lost2 === void 0 ? null : `\`${lost2.name}\` had a verdict and has none now: ${lost2.reason ?? lost2.verdict}`;
}

// src/repair/acceptance/verify-steps.ts
var verifySteps = [
  patchApplies,
  editAllowed,
  compiles,
  propertyHolds,
  unitHasNoNewFailure,
  callersHold,
  unitDecided,
  propertyKept,
  statementsReached,
  sameBehaviour
];

// src/repair/acceptance/create-acceptor.ts
function createAcceptor(about, deps, { clock, secondsEach, steps: steps2 = { verify: verifySteps, execute: executeSteps } }) {
  const judge5 = async (part, candidate, signal) => {
    const { trial, close } = startTrial(candidate, about, deps, startDeadline(secondsEach, clock));
    try {
      const taken = await takeSteps(part, trial, signal);
      return { ...taken, bound: taken.failure === null ? await trial.bound() : null };
    } finally {
      await close();
    }
  };
  return {
    verify: async (candidate, signal) => {
      const { evidence, failure, bound } = await judge5(steps2.verify, candidate, signal);
      if (failure !== null) return { verdict: "rejected", evidence, ...failure };
      return accepted(evidence, bound);
    },
    execute: async (candidate, verified, signal) => {
      const { evidence, failure } = await judge5(steps2.execute, candidate, signal);
      const all = [...verified.evidence, ...evidence];
      if (failure !== null) return { verdict: "rejected", evidence: all, ...failure };
      return accepted(all, verified.bound);
    }
  };
}
function accepted(evidence, bound) {
  const isCompared2 = evidence.some(({ step, outcome }) => step === "behaviour" && outcome === "passed");
  return { verdict: "accepted", evidence, bound, behaviour: isCompared2 ? "kept" : "not-compared" };
}
function startTrial(candidate, about, deps, deadline) {
  const { patch } = candidate;
  const patched = once(async () => {
    const opened = await deps.workspace.open(patch);
    if (!opened.ok) throw new Error(`a patch that applied does not any more: ${opened.reason}`);
    return opened.tree;
  });
  const analysis = once(async () => deps.analyst.analyse(await patched.get(), patch));
  const pair = once(
    async () => analysis.isAsked() ? (await analysis.get()).pair : deps.analyst.pair(await patched.get(), patch)
  );
  const trial = {
    ...about,
    candidate,
    deps,
    deadline,
    edits: () => patch.edits.map((edit) => readEdit(edit, deps.parser)),
    patched: patched.get,
    analysis: analysis.get,
    pair: pair.get,
    bound: async () => {
      if (!analysis.isAsked()) return null;
      const { units, unit } = await analysis.get();
      return units.find((one) => one.unit.file === unit.file && one.unit.entry === unit.entry)?.bound ?? null;
    }
  };
  const close = async () => {
    if (patched.isAsked())
      await patched.get().then(
        (tree) => tree.close(),
        () => {
        }
      );
  };
  return { trial, close };
}
function once(find) {
  let found2 = null;
  const get = () => {
    found2 ??= find();
    return found2;
  };
  return { get, isAsked: () => found2 !== null };
}

// src/modes/accept-analyst.ts
function patchAnalyst(finding, place2, config, given) {
  const deps = { ...given, replayer: null, cache: unitsOnly(given.cache) };
  const unit = unitOf2(finding);
  const subjectOf = ({ root }, patch) => patchedSubject({ root, commit: null }, patch, finding, place2, config, deps);
  return {
    analyse: async (tree, patch) => {
      const subject = await subjectOf(tree, patch);
      const {
        findings,
        units,
        functions,
        held: held2 = []
      } = await analyse(subject, config, describeViolation, deps);
      return {
        findings,
        units,
        functions,
        held: held2,
        unit,
        pair: await pairOf(subject, place2, unit, config, deps)
      };
    },
    pair: async (tree, patch) => pairOf(await subjectOf(tree, patch), place2, unit, config, deps),
    functionsBefore: async (names) => {
      const subject = await currentSubject(unit.file, names, place2, config, deps);
      return (await analyse(subject, config, describeViolation, deps)).functions;
    }
  };
}
async function pairOf(subject, { tree }, { file, entry }, config, deps) {
  const source = subject.sources.find(({ path }) => path === file);
  if (source === void 0 || source.refused !== null) return null;
  const planned = await planSource(source, subject, config);
  const unit = plannedUnit(planned, entry);
  if (unit === void 0) return null;
  const prepared = await prepareUnit(source, unit, { subject, planner: planned.planner, config }, deps);
  const { setup, links } = prepared;
  const before = (await baseCounterpart(prepared, { setup, files: [] }, tree, subject, deps)).setup;
  if (before === null) return null;
  const around3 = [source, ...source.headers, ...links, ...links.flatMap(({ headers }) => headers)];
  const then = await Promise.all(around3.map((one) => loadSource(tree, one.path, deps)));
  const text = sourceText(then.filter((one) => one !== null));
  return {
    before,
    after: setup,
    functions: around3.flatMap((one) => one.file.functions),
    files: [source.base?.file ?? source.file, ...source.headers.map((header) => header.file)],
    linesOf: text.lines
  };
}
function plannedUnit({ plan, source, options: options2 }, entry) {
  const planned = plan.units.find(({ unit }) => unit.entry === entry);
  return planned ?? planOwnUnits(source.file, [entry], options2).units[0];
}

// src/modes/accept-repairs.ts
var unitsEach = 4;
function acceptorFor({ finding, place: place2, editable, closure = /* @__PURE__ */ new Map(), headers }, config, deps, tools, steps2) {
  const { parser, verifier, scratch, clock } = deps;
  const { timeout } = settingsFor(config, finding.counterexample.property.location.file);
  const analyst = patchAnalyst(finding, place2, config, deps);
  return createAcceptor(
    { finding, editable, closure, headers },
    { ...tools, analyst, parser, verifier, scratch },
    { clock, secondsEach: timeout * unitsEach, ...steps2 === void 0 ? {} : { steps: steps2 } }
  );
}

// src/plugins/state-host.ts
import { once as once2 } from "node:events";
var longestView = 9e5;
function createStateHost(deps) {
  const snapshots = /* @__PURE__ */ new WeakMap();
  return {
    mint: () => {
      const token = Object.freeze({});
      snapshots.set(token, deps.snapshot());
      return token;
    },
    readerFor: (id) => async (at, use) => {
      const known = snapshots.get(at);
      if (known !== void 0) {
        const lend = async (signal) => lentTo(use, await deps.open(known, id, signal), signal);
        return settleWithin(longestView, `view of ${id}`, lend, deps.signal);
      }
      const message = "opened what is no state of this phase";
      deps.faults.add({ plugin: id, at: "state", message });
      throw new Error(message);
    }
  };
}
async function lentTo(use, { view, close }, signal) {
  const over = new AbortController();
  const closed = once2(over.signal, "abort").then(() => close().catch(() => {
  }));
  const end2 = () => over.abort(new Error("this view of the state is over"));
  signal.addEventListener("abort", end2, { once: true });
  try {
    signal.throwIfAborted();
    return await use(until(over.signal, view));
  } finally {
    end2();
    await closed;
  }
}
function until(over, view) {
  const handler = {
    get: (target, key) => {
      over.throwIfAborted();
      return lent(Reflect.get(target, key));
    },
    apply: (target, _this, args) => {
      over.throwIfAborted();
      return Reflect.apply(target, void 0, args);
    },
    set: () => false
  };
  const lent = (value) => {
    if (Array.isArray(value)) return [...value];
    return value === Object(value) ? new Proxy(value, handler) : value;
  };
  return lent(view);
}

// src/repair/edit-store.ts
import { createHash } from "node:crypto";
var mostFiles2 = 5;
var mostCharacters = 1024 * 1024;
var mostEdits2 = 100;
function createEditStore({ mayEdit }) {
  const edits2 = /* @__PURE__ */ new Map();
  const trees = [/* @__PURE__ */ new Map()];
  const applied = [];
  const current = () => trees.at(-1) ?? /* @__PURE__ */ new Map();
  const known = (id) => {
    const edit = edits2.get(id);
    if (edit === void 0) throw new Error("there is no edit with that id");
    return edit;
  };
  return {
    commit: (author, parent, given, why) => {
      const files = filesOf3(given, mayEdit);
      const { summary, whySound } = Object(why);
      const base = treeId(parent);
      const id = digest([
        base,
        sorted(files),
        author.by === "plugin" ? ["plugin", author.plugin] : ["agent"]
      ]).slice(0, 16);
      if (edits2.size >= mostEdits2 && !edits2.has(id)) throw new Error(`there are ${mostEdits2} edits already`);
      if (!edits2.has(id)) {
        const told = { summary: textOf(summary, 200), whySound: textOf(whySound, 2e3) };
        edits2.set(
          id,
          Object.freeze({ id, parent: base, files, ...told, author: Object.freeze({ ...author }) })
        );
      }
      return id;
    },
    apply: (id) => {
      const edit = known(id);
      if (edit.parent !== treeId(current()))
        throw new Error("this edit was made for another state of the code; have it proposed anew");
      trees.push(new Map([...current(), ...edit.files]));
      applied.push(edit);
      return edit;
    },
    revert: (id) => {
      const last = applied.at(-1);
      if (last === void 0 || last.id !== known(id).id)
        throw new Error("only the edit that was applied last can be taken back");
      trees.pop();
      applied.pop();
      return last;
    },
    current,
    applied: () => [...applied],
    all: () => [...edits2.values()]
  };
}
function filesOf3(given, mayEdit) {
  const entries = given instanceof Map ? [...given] : Object.entries(Object(given));
  if (entries.length === 0 || entries.length > mostFiles2)
    throw new Error(`an edit changes 1 to ${mostFiles2} files`);
  const files = /* @__PURE__ */ new Map();
  for (const [path, text] of entries) {
    if (typeof path !== "string" || !isSourcePath(path) || !mayEdit(path))
      throw new Error(`${String(path).slice(0, 200)} is no .c or .h file of the unit`);
    if (typeof text !== "string" || text.length > mostCharacters)
      throw new Error(`${path}: no text of a source`);
    files.set(path, text);
  }
  return files;
}
function treeId(tree) {
  return digest(sorted(tree));
}
function sorted(files) {
  return [...files].sort(([one], [other]) => one < other ? -1 : 1);
}
function digest(value) {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
function textOf(value, most3) {
  return typeof value === "string" ? value.slice(0, most3) : "";
}

// src/modes/agent/author-state.ts
import { join as join7 } from "node:path";

// src/modes/agent/edited-code.ts
function editedCode(store, originals) {
  return {
    edits: () => fileEdits(store.current(), originals),
    applied: () => store.applied().map(({ id, author, summary }) => {
      return { id, plugin: author.by === "plugin" ? author.plugin : null, summary };
    }),
    write: (file, text, summary) => {
      const id = store.commit({ by: "agent" }, store.current(), { [file]: text }, { summary, whySound: "" });
      store.apply(id);
    }
  };
}
function editDiff(store, id, originals) {
  const edit = store.all().find((one) => one.id === id);
  return edit === void 0 ? "" : unifiedDiff({ edits: fileEdits(edit.files, originals) });
}
function fileEdits(files, originals) {
  const edits2 = [...files].map(([file, after]) => ({ file, before: originals.get(file) ?? "", after }));
  return edits2.filter(({ before, after }) => before !== after);
}

// src/modes/agent/authored-repair.ts
import { join as join6 } from "node:path";
async function scratchEdits({ root }, { originals, deps }) {
  const files = /* @__PURE__ */ new Map();
  for (const path of originals.keys()) {
    const text = await deps.reader.read(join6(root, path));
    if (text !== null) files.set(path, text);
  }
  return fileEdits(files, originals);
}

// src/modes/agent/fuzz-tree.ts
var longest = 60;
async function fuzzTree(tree, seconds, repair2) {
  const { finding, place: place2, config, deps, tools } = repair2;
  const { toolchain } = tools;
  const patch = { edits: await scratchEdits(tree, repair2) };
  const root = { root: tree.root, close: async () => {
  } };
  const pair = await patchAnalyst(finding, place2, config, deps).pair(root, patch);
  if (pair === null || toolchain === null) return { outcome: "unknown", detail: "the unit is gone" };
  const texts = new Map([
    ...repair2.originals,
    ...patch.edits.map(({ file, after }) => [file, after])
  ]);
  const { runs, crash } = await createFuzzer({ scratch: deps.scratch, toolchain, mayRun: true }).fuzz({
    setup: pair.after,
    functions: pair.functions,
    linesOf: (file) => texts.has(file) ? linesOf(texts.get(file) ?? "") : null,
    functionOf: functionNamer((file) => deps.parser.parse(texts.get(file) ?? "")),
    checks: config.checks,
    deadline: startDeadline(Math.min(longest, seconds), deps.clock)
  });
  if (crash !== null) {
    const { file, line: line2 } = crash.property.location;
    const inputs2 = crash.inputs.map(({ variable, value }) => `${variable} = ${value}`).join(", ");
    return {
      outcome: "wrong",
      detail: `${file}:${line2}: ${crash.tool} says: ${crash.says} (with ${inputs2})`
    };
  }
  if (runs === 0) return { outcome: "unknown", detail: "nothing could be run" };
  return { outcome: "fine", detail: `${runs} runs came to their end` };
}

// src/modes/agent/replay-tree.ts
async function replayTree(tree, repair2) {
  const { finding, place: place2, config, deps, tools } = repair2;
  const patch = { edits: await scratchEdits(tree, repair2) };
  const acceptor = acceptorFor(
    { finding, place: place2, editable: [], headers: [] },
    config,
    deps,
    {
      workspace: tools.workspaceOf(place2.tree.root),
      compiler: tools.compiler,
      toolchain: tools.toolchain,
      tests: null
    },
    { verify: [], execute: [inputsReplayed] }
  );
  const candidate = { patch, engine: "model", author: "", title: "" };
  const nothing = { verdict: "accepted", bound: null, behaviour: "not-compared", evidence: [] };
  const { evidence } = await acceptor.execute(candidate, nothing, tree.signal);
  const [said] = evidence;
  if (said === void 0 || said.outcome === "not-run")
    return { outcome: "unknown", detail: said?.detail ?? "" };
  return { outcome: said.outcome === "passed" ? "fine" : "wrong", detail: said.detail };
}

// src/modes/agent/verify-tree.ts
async function verifyTree({ root, signal }, { file, fn, flags = [] }, { place: place2, config, deps: given, originals }) {
  if (!originals.has(file)) throw new Error(`${file} is no file of the unit`);
  const stray = flags.find((flag) => !isFlag(flag));
  if (stray !== void 0) throw new Error(`${stray} is none of ${verifierFlags.join(", ")}`);
  const deps = {
    ...given,
    replayer: null,
    fuzzer: null,
    cache: null,
    progress: () => {
    },
    verifier: { ...given.verifier, verify: (request) => given.verifier.verify(request, signal) }
  };
  const scratch = { ...place2, tree: { root, commit: null } };
  const own = { ...config, overrides: [...config.overrides, { paths: [file], flags: flags.filter(isFlag) }] };
  const subject = await currentSubject(file, fn === void 0 ? [] : [fn], scratch, own, deps);
  const asked = fn === void 0 ? withAll(subject) : subject;
  const { functions, units, findings } = await analyse(asked, own, describeViolation, deps);
  const told = functions.length > 0 ? functions : units;
  return {
    verdict: weakest(told.map(({ verdict }) => verdict)),
    findings: findings.map(({ message, counterexample: { property } }) => {
      const { kind, location } = property;
      return { kind, file: location.file, line: location.line, message };
    })
  };
}
function isFlag(flag) {
  return verifierFlags.some((one) => one === flag);
}
function withAll(subject) {
  const sources = subject.sources.map((source) => {
    const defined = source.file.functions.filter(({ isDefinition }) => isDefinition);
    return { ...source, asked: defined.map(({ name }) => name) };
  });
  return { ...subject, sources };
}

// src/modes/agent/author-state.ts
async function openAuthorState(edited, id, repair2, signal) {
  const { place: place2, config, finding, store, tasks, tools, originals, deps } = repair2;
  const own = (path) => {
    if (originals.has(path)) return path;
    throw new Error(`${path} is no file of the unit`);
  };
  const opened = await tools.workspaceOf(place2.tree.root).open({ edits: fileEdits(edited, originals) }, true);
  if (!opened.ok) throw new Error(opened.reason);
  const { file } = finding.counterexample.property.location;
  const { flags, unwind, timeout } = settingsFor(config, file);
  const tree = { root: opened.tree.root, signal };
  const mayRun = tools.toolchain !== null && tools.barred === null;
  return {
    close: opened.tree.close,
    view: {
      config: { flags, unwind, timeoutS: timeout },
      tree: tree.root,
      read: async (path) => await deps.reader.read(join7(tree.root, own(path))) ?? "",
      write: (path, text) => repair2.write(join7(tree.root, own(path)), text),
      edits: {
        propose: (files, why) => store.commit({ by: "plugin", plugin: id }, edited, files, why)
      },
      tasks: { launch: (description, job) => tasks.launch(id, String(description), job) },
      verify: (asked) => verifyTree(tree, asked, repair2),
      replay: mayRun ? () => replayTree(tree, repair2) : null,
      fuzz: mayRun ? (seconds) => fuzzTree(tree, seconds, repair2) : null
    }
  };
}

// src/modes/agent/edit-tools.ts
function editTools(store, diffOf) {
  const id = { id: { type: "string", description: "the id of the edit" } };
  return {
    plugin: null,
    systemPrompt: "Tools may propose edits; each has an id. `edit_apply` puts one into the code, `edit_log` lists them, `edit_revert` takes the last one back. Your answer is then read against the code as it is with those applied; the answer `DONE` has them judged as they are.",
    tools: [
      ownTool("edit_apply", "Puts a proposed edit into the code.", id, (args) => {
        const edit = store.apply(String(args.id));
        return `Applied, proposed by ${authorText(edit.author)}:
${diffOf(edit.id)}`;
      }),
      ownTool("edit_revert", "Takes the edit back that was applied last.", id, (args) => {
        return `Taken back: ${store.revert(String(args.id)).id}`;
      }),
      ownTool("edit_log", "Lists all edits, with who proposed them and whether they are applied.", {}, () => {
        const applied = store.applied().map((edit) => edit.id);
        const lines = store.all().map((edit) => {
          const state = applied.includes(edit.id) ? "applied" : "proposed";
          return `${edit.id} ${state}, by ${authorText(edit.author)}: ${edit.summary}`;
        });
        return lines.join("\n") || "There are no edits.";
      })
    ]
  };
}
function authorText(author) {
  return author.by === "agent" ? "you" : `plugin ${author.plugin}`;
}

// src/modes/agent/repair-with-plugins.ts
var repairExtension = {
  kind: "injected",
  provider: (plugin) => hasMethod(plugin, "repairTools"),
  project: (provider) => provider.repairTools
};
async function repairWithPlugins(subject, kit, run2, signal) {
  const { finding } = subject;
  const notes = [];
  const phase = {
    name: "repair",
    extension: repairExtension,
    run: (_unit, _findings, host) => run2({ ...agentOf(subject, kit, host), toolsRefused: () => notes.push(withoutTools) })
  };
  const ended3 = await runPhase(phase, unitOf2(finding), [finding], {
    ...phaseDeps(subject, kit),
    signal
  });
  const side = await sideOf(ended3, kit);
  return { ...ended3.result, side: { ...side, notes: [...notes, ...side.notes] } };
}
function agentOf(subject, { write }, { nextBinder, tasks, faults, signal }) {
  const { originals } = subject;
  const store = createEditStore({ mayEdit: (path) => originals.has(path) });
  const repair2 = { ...subject, store, tasks, write };
  const states = createStateHost({
    snapshot: store.current,
    open: (edited, id, own) => openAuthorState(edited, id, repair2, own),
    faults,
    signal
  });
  const dispatcher = createDispatcher({ faults, mint: states.mint, signal });
  return {
    code: editedCode(store, originals),
    bind: async () => {
      const bound = await nextBinder()(repairExtension, states.readerFor);
      if (bound.length === 0) return dispatcher([]);
      const edits2 = editTools(store, (id) => editDiff(store, id, originals));
      return dispatcher([...bound, edits2, ...taskTools(bound, tasks)]);
    }
  };
}

// src/modes/unit-closure.ts
async function unitClosure(finding, place2, config, deps) {
  const { file, entry } = unitOf2(finding);
  const subject = await currentSubject(file, [entry], place2, config, deps);
  const [source] = subject.sources;
  if (source === void 0 || source.refused !== null) return /* @__PURE__ */ new Map();
  const { files } = await linkDefinitions(source, [entry], subject.neighbours);
  const all = filesOf({ source, links: files });
  const isOurs = (path) => isSourcePath(path) && !place2.lent.files.has(path);
  return new Map(all.filter(({ path }) => isOurs(path)).map(({ path, text }) => [path, text]));
}

// src/modes/repair-in-tree.ts
async function acceptorInTree({ finding, place: place2 }, config, deps, tools) {
  const task = await taskFor(finding, place2, config, deps);
  return acceptorOf(task, place2, config, deps, tools, await unitTexts(task, place2, config, deps));
}
async function repairInTree({ finding, place: place2 }, config, deps, tools) {
  const task = await taskFor(finding, place2, config, deps);
  const plugins = tools.model === null ? null : tools.plugins ?? null;
  const originals = await unitTexts(task, place2, config, deps);
  const acceptor = acceptorOf(task, place2, config, deps, tools, originals);
  const run2 = (agent) => repair(task, repairSettings(config, deps.jobs), {
    proposeTemplates: tools.templates === false ? () => [] : proposeTemplates,
    model: tools.model,
    acceptor,
    prompts: tools.prompts,
    log: tools.log,
    now: () => deps.clock() / 1e3,
    signal: tools.signal,
    agent
  });
  if (plugins === null) return run2(null);
  return repairWithPlugins({ finding, place: place2, config, deps, tools, originals }, plugins, run2, tools.signal);
}
function acceptorOf({ finding, file, headers }, place2, config, deps, {
  workspaceOf,
  compiler,
  toolchain,
  tests,
  barred
}, closure) {
  const about = { finding, place: place2, editable: [file], closure, headers: headers.map((header) => header.file) };
  const workspace = workspaceOf(place2.tree.root);
  const acceptor = acceptorFor(about, config, deps, { workspace, compiler, toolchain, tests });
  if (barred === null) return acceptor;
  const evidence = {
    step: "replay",
    outcome: "not-run",
    detail: `nothing of the project was run: ${barred}`
  };
  return {
    verify: acceptor.verify,
    execute: async (_candidate, verified) => ({ ...verified, evidence: [...verified.evidence, evidence] })
  };
}
async function unitTexts({ finding, file, text }, place2, config, deps) {
  return new Map([...await unitClosure(finding, place2, config, deps), [file, text]]);
}
async function taskFor(finding, { tree, checkout, lent }, config, deps) {
  const { file } = finding.counterexample.property.location;
  const source = await loadSource(tree, file, deps);
  if (source === null) throw new ConfigurationError(`${file}: the file that the bug is in can not be read`);
  const place2 = { root: tree.root, checkout, lent: { files: lent.files, lend: async () => {
  } } };
  const { headers } = await surveyor(await buildScene(place2, config, deps.reader), deps)(source);
  return { finding, file, text: source.text, parsed: source.file, headers, parser: deps.parser };
}

export {
  rejectionReasons,
  isSourcePath,
  nothingSpent,
  budgetStop,
  charge,
  pluginsIn,
  windowAt,
  fencedBlocks,
  runModelLoop,
  mostVerified,
  proposeTemplates,
  editProblem,
  acceptorInTree,
  repairInTree,
  taskFor,
  assembleRepair
};
