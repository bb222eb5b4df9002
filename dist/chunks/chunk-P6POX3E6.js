import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  feedbackFormats,
  historyFormats,
  parsePromptId,
  promptTemplates,
  repairDefaults,
  sourceFormats
} from "./chunk-622N2Q4Q.js";
import {
  Secret
} from "./chunk-27KWD7BJ.js";
import {
  ConfigurationError,
  checkGroups,
  external_exports
} from "./chunk-V3QJJ3YM.js";

// src/config/kebab-case.ts
function kebabCase(name2) {
  return name2.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
function camelCase(name2) {
  return name2.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

// src/config/c-standards.ts
var standards = /* @__PURE__ */ new Set([
  ...["89", "90", "99", "9x", "11", "1x", "17", "18", "2x", "23"].flatMap((year) => [
    `c${year}`,
    `gnu${year}`
  ]),
  ...["1990", "199409", "1999", "2011", "2017", "2018"].map((year) => `iso9899:${year}`)
]);
function isCStandard(name2) {
  return standards.has(name2);
}

// src/config/macro-definition.ts
var name = /^[A-Za-z_$][\w$]*/;
var parameters = /^\([\w$, .]*\)$/;
function isMacroDefinition(text) {
  const rest = text.slice(macroName(text).length);
  if (rest.length === text.length || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.replaceAll("	", " "))) return false;
  const head = rest.split("=", 1)[0] ?? "";
  return (head === "" || parameters.test(head)) && !text.endsWith("\\");
}
function macroName(definition) {
  return name.exec(definition)?.[0] ?? "";
}
function mergeDefinitions(...lists) {
  const byName = /* @__PURE__ */ new Map();
  for (const definition of lists.flat()) byName.set(macroName(definition), definition);
  return [...byName.values()];
}

// src/config/prompt-names.ts
var aroundTemplates = [
  ...["system", "system-edits", "system-fix-code"],
  ...["retry", "retry-edits", "retry-fix-code"]
];
var repairPromptNames = [...promptTemplates, ...aroundTemplates];
var conversationPromptNames = [
  ...["explain-system", "explain"],
  ...["chat-system", "chat-source", "chat-output", "chat-initial"],
  ...["chat-system-reply", "chat-source-reply", "chat-output-reply"]
];
var promptNames = [
  ...repairPromptNames.map((name2) => `repair/${name2}`),
  ...conversationPromptNames.map((name2) => `conversation/${name2}`)
];

// src/config/verifier-flags.ts
var solvers = ["--bitwuzla", "--boolector", "--cvc5", "--z3"];
var verifierFlags = [
  ...solvers,
  "--32",
  "--big-endian",
  "--fms-extensions",
  "--funsigned-char",
  "--malloc-zero-is-null"
];
function hasOneSolver(flags) {
  return new Set(flags.filter(isSolver)).size < 2;
}
function mergeFlags(...lists) {
  const all = [...new Set(lists.flat())];
  const solver = lists.flat().findLast(isSolver);
  return all.filter((flag) => !isSolver(flag) || flag === solver);
}
function isSolver(flag) {
  return solvers.some((solver) => solver === flag);
}

// src/config/config.ts
var list = external_exports.array(external_exports.string().min(1));
var definitions = external_exports.array(
  external_exports.string().refine(isMacroDefinition, "must look like `NAME`, `NAME=value` or `NAME(x)=value`")
);
var standard = external_exports.string().refine(isCStandard, "must be a standard of C, like `c11` or `gnu99`");
var seconds = external_exports.number().positive();
var failOn = external_exports.enum(["introduced", "any", "never"]);
var minTrust = external_exports.enum(["entry", "harness"]);
var allocationFailure = external_exports.enum(["report", "fail", "ignore"]);
var commentLimit = external_exports.number().int().min(0).max(30);
var model = external_exports.string().trim().min(1);
var modelUrl = external_exports.url({ protocol: /^https?$/, error: "must be an address like `http://127.0.0.1:11434/v1`" }).refine((url) => !/^https?:\/\/[^/]*@/.test(url), "must not hold a key: that is `model-api-key`");
var dollars = external_exports.number().min(0);
var modelPrices = external_exports.strictObject({ input: dollars, output: dollars });
var modelContext = external_exports.number().int().min(1e3).max(2e6);
var attempts = external_exports.number().int().min(1).max(10);
var history = external_exports.enum(historyFormats);
var source = external_exports.enum(sourceFormats);
var feedback = external_exports.enum(feedbackFormats);
var prompt = external_exports.string().refine(
  (id) => parsePromptId(id) !== null,
  "must be a prompt like `9`, `9.2`, `9-2.2.0` or `edits`; see docs/repair.md"
);
var promptPath = external_exports.string().min(1).refine(
  (path) => !/^[/\\]|[\0\r\n]/.test(path) && !path.split(/[/\\]/).includes(".."),
  "must be the path of a file inside of the repository"
);
var prompts = external_exports.strictObject(
  Object.fromEntries(promptNames.map((name2) => [camelCase(name2), promptPath.optional()]))
);
var questions = external_exports.number().int().min(0).max(1e3);
var temperature = external_exports.number().min(0).max(2);
var plugins = external_exports.array(external_exports.string().trim().min(1)).max(20);
var pluginFiles = external_exports.array(
  external_exports.string().regex(
    /^(?:[\w.-]+\/)*[a-z][a-z0-9-]{0,23}\.mjs$/,
    "must be the path of a file like `tools/guard.mjs`; its name is the name of the plugin"
  ).refine((path) => !path.split("/").includes(".."), "must stay in the repository")
).max(10);
var override = external_exports.strictObject({
  /** Glob patterns, or names of folders. */
  paths: list.min(1),
  /** Seconds for one unit. */
  timeout: seconds.optional(),
  /** Loop unwindings to search up to. */
  unwind: external_exports.number().int().min(1).max(1e4).optional(),
  flags: external_exports.array(external_exports.enum(verifierFlags)).refine(hasOneSolver, "must name one solver only").optional(),
  defines: definitions.optional(),
  includeDirs: list.optional(),
  std: standard.optional()
});
var fingerprint = "must be the 16 hexadecimal digits of a finding, in quotes";
var suppression = external_exports.strictObject({
  fingerprint: external_exports.string(fingerprint).regex(/^[0-9a-f]{16}$/, fingerprint),
  reason: external_exports.string().trim().min(1).max(500),
  /** The last day that it counts. */
  expires: external_exports.iso.date("must be a day like `2027-01-31`").nullish().transform((day) => day ?? null)
});
var fileSettings = external_exports.strictObject({
  /** Glob patterns of files to verify; empty means all. */
  paths: list.optional(),
  exclude: list.optional(),
  /** Relative to the repository root, or absolute for the system's. */
  includeDirs: list.optional(),
  defines: definitions.optional(),
  std: standard.optional(),
  /** Path of a `compile_commands.json`, relative to the repository root. */
  compileCommands: external_exports.string().min(1).optional(),
  /** Glob patterns of function names that anybody may call with any arguments. */
  entryPoints: list.optional(),
  /** Glob patterns of function names that never return to their callers. */
  noreturn: list.optional(),
  /** A line for a shell that runs the project's tests, in a patched copy of the repository. */
  testCommand: external_exports.string().min(1).optional(),
  checks: external_exports.array(external_exports.enum(checkGroups)).min(1).optional(),
  overrides: external_exports.array(override).optional(),
  suppressions: external_exports.array(suppression).optional(),
  failOn: failOn.optional(),
  minTrust: minTrust.optional(),
  failOnUnknown: external_exports.boolean().optional(),
  allocationFailure: allocationFailure.optional(),
  timeout: seconds.optional(),
  timeBudget: seconds.optional(),
  commentLimit: commentLimit.optional(),
  /** A check run of our own on the commit, beside the workflow's; needs `checks: write`. */
  checkRun: external_exports.boolean().optional(),
  /** `none`, the model's name at its endpoint, or `scripted:FILE`. */
  model: model.optional(),
  modelUrl: modelUrl.optional(),
  modelPrices: modelPrices.optional(),
  modelContext: modelContext.optional(),
  attempts: attempts.optional(),
  history: history.optional(),
  source: source.optional(),
  feedback: feedback.optional(),
  prompt: prompt.optional(),
  prompts: prompts.optional(),
  temperature: temperature.optional(),
  questions: questions.optional(),
  budget: dollars.optional(),
  /** Built-in plugins by their names; see docs/plugins.md. */
  plugins: plugins.optional(),
  /** Paths of plugins of this repository, which count only where `repo-plugins` is switched on. */
  pluginFiles: pluginFiles.optional(),
  /** Whether the workflow is set up that answers `/esbmc-...`: comments offer the commands, and what they say counts. */
  commands: external_exports.boolean().optional()
});
var configSchema = external_exports.strictObject({
  paths: list.default([]),
  exclude: list.default([]),
  includeDirs: list.default([]),
  defines: definitions.default([]),
  std: standard.nullable().default(null),
  /** Relative to the root, or absolute when the command line names it; null: the usual places. */
  compileCommands: external_exports.string().min(1).nullable().default(null),
  entryPoints: list.default([]),
  noreturn: list.default([]),
  /** Null: a repair is not held against the project's tests. */
  testCommand: external_exports.string().min(1).nullable().default(null),
  checks: external_exports.array(external_exports.enum(checkGroups)).min(1).default([...checkGroups]),
  /** Of several that match a file, the later ones count more; see `settingsFor`. */
  overrides: external_exports.array(override).default([]),
  suppressions: external_exports.array(suppression).default([]),
  checkRun: external_exports.boolean().default(false),
  commands: external_exports.boolean().default(false),
  failOn: failOn.default("introduced"),
  minTrust: minTrust.default("entry"),
  failOnUnknown: external_exports.boolean().default(false),
  allocationFailure: allocationFailure.default("report"),
  /** Seconds for one unit, all its runs together. */
  timeout: seconds.default(60),
  /** Seconds for all units together. */
  timeBudget: seconds.default(600),
  /** MiB for one run of ESBMC (it does not start with less than 600); null: computed from the machine. */
  memory: external_exports.number().int().min(600).nullable().default(null),
  /** Units at the same time; null: the number of cores. */
  jobs: external_exports.number().int().positive().nullable().default(null),
  esbmcPath: external_exports.string().nullable().default(null),
  esbmcVersion: external_exports.string().nullable().default(null),
  commentLimit: commentLimit.default(10),
  dryRun: external_exports.boolean().default(false),
  /** `none`, the model's name at its endpoint, or `scripted:FILE`. */
  model: model.default("none"),
  /** Null: that of GitHub Models where the Action runs. */
  modelUrl: modelUrl.nullable().default(null),
  modelApiKey: external_exports.instanceof(Secret).nullable().default(null),
  /** What a budget is counted by; null: not known. */
  modelPrices: modelPrices.nullable().default(null),
  /** Tokens that the model takes at once, its answer included; null: not known, so few. */
  modelContext: modelContext.nullable().default(null),
  /** Replies that a model may give for one repair. */
  attempts: attempts.default(3),
  history: history.default(repairDefaults.history),
  /** Null, here and below: what goes together; see `repairSettings`. */
  source: source.nullable().default(null),
  feedback: feedback.nullable().default(null),
  prompt: prompt.nullable().default(null),
  prompts: prompts.default({}),
  /** Not the user's to set: what is in the files that `prompts` names, by the names of the prompts. */
  promptTexts: external_exports.record(external_exports.string(), external_exports.string()).default({}),
  temperature: temperature.default(repairDefaults.temperature),
  /** Answers of a model to `/esbmc-explain` and `/esbmc-ask` in one pull request. */
  questions: questions.default(20),
  /** US dollars for one run; null: no limit. */
  budget: dollars.nullable().default(null),
  plugins: plugins.default([]),
  pluginFiles: pluginFiles.default([]),
  /** Whether plugins of the repository are loaded; no setting of the file, which lists them. */
  repoPlugins: external_exports.boolean().default(false),
  /** Not the user's to set: the day of the run in UTC, by which suppressions expire; null: none does. */
  today: external_exports.iso.date().nullable().default(null)
});

// src/config/build-config.ts
function buildConfig(sources, prefix = "") {
  const merged = Object.assign({}, ...sources.map(withoutUndefined));
  const result = configSchema.safeParse(merged);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map(
    ({ path, message }) => `${prefix}${kebabCase(String(path[0] ?? "setting"))}: ${message}`
  );
  throw new ConfigurationError(problems.join("\n"));
}
function withoutUndefined(source2) {
  return Object.fromEntries(Object.entries(source2).filter(([, value]) => value !== void 0));
}

export {
  isCStandard,
  kebabCase,
  camelCase,
  isMacroDefinition,
  macroName,
  mergeDefinitions,
  repairPromptNames,
  conversationPromptNames,
  verifierFlags,
  mergeFlags,
  fileSettings,
  buildConfig
};
