import { z } from 'zod';
import { checkGroups } from '../domain/property-kind.ts';
import { isCStandard } from './c-standards.ts';
import { camelCase } from './kebab-case.ts';
import { isMacroDefinition } from './macro-definition.ts';
import { parsePromptId } from './prompt-id.ts';
import { promptNames } from './prompt-names.ts';
import { repairDefaults } from './repair-defaults.ts';
import { feedbackFormats, historyFormats, sourceFormats } from './repair-formats.ts';
import { Secret } from './secret.ts';
import { hasOneSolver, verifierFlags } from './verifier-flags.ts';

const list = z.array(z.string().min(1));
const definitions = z.array(
  z.string().refine(isMacroDefinition, 'must look like `NAME`, `NAME=value` or `NAME(x)=value`'),
);
const standard = z.string().refine(isCStandard, 'must be a standard of C, like `c11` or `gnu99`');
const seconds = z.number().positive();
const failOn = z.enum(['introduced', 'any', 'never']);
const minTrust = z.enum(['entry', 'harness']);
const allocationFailure = z.enum(['report', 'fail', 'ignore']);
const commentLimit = z.number().int().min(0).max(30);

const model = z.string().trim().min(1);
/** Without a name or a password in it, which logs would show. */
const modelUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like `http://127.0.0.1:11434/v1`' })
  .refine((url) => !/^https?:\/\/[^/]*@/.test(url), 'must not hold a key: that is `model-api-key`');
const dollars = z.number().min(0);
/** US dollars for a million tokens. */
const modelPrices = z.strictObject({ input: dollars, output: dollars });
const modelContext = z.number().int().min(1000).max(2_000_000);
// The reference finds a repair after the second retry unlikely.
const attempts = z.number().int().min(1).max(10);
const history = z.enum(historyFormats);
const source = z.enum(sourceFormats);
const feedback = z.enum(feedbackFormats);
const prompt = z
  .string()
  .refine(
    (id) => parsePromptId(id) !== null,
    'must be a prompt like `9`, `9.2`, `9-2.2.0` or `edits`; see docs/repair.md',
  );
/** Relative to the root of the repository, and inside of it. */
const promptPath = z
  .string()
  .min(1)
  .refine(
    (path) => !/^[/\\]|[\0\r\n]/.test(path) && !path.split(/[/\\]/).includes('..'),
    'must be the path of a file inside of the repository',
  );
/** Own files in the place of our prompts. */
const prompts = z.strictObject(
  Object.fromEntries(promptNames.map((name) => [camelCase(name), promptPath.optional()])),
);
const questions = z.number().int().min(0).max(1000);
const temperature = z.number().min(0).max(2);
const plugins = z.array(z.string().trim().min(1)).max(20);
const pluginFiles = z
  .array(
    z
      .string()
      .regex(
        /^(?:[\w.-]+\/)*[a-z][a-z0-9-]{0,23}\.mjs$/,
        'must be the path of a file like `tools/guard.mjs`; its name is the name of the plugin',
      )
      .refine((path) => !path.split('/').includes('..'), 'must stay in the repository'),
  )
  .max(10);

/** Settings for some files only. */
const override = z.strictObject({
  /** Glob patterns, or names of folders. */
  paths: list.min(1),
  /** Seconds for one unit. */
  timeout: seconds.optional(),
  /** Loop unwindings to search up to. */
  unwind: z.number().int().min(1).max(10_000).optional(),
  flags: z.array(z.enum(verifierFlags)).refine(hasOneSolver, 'must name one solver only').optional(),
  defines: definitions.optional(),
  includeDirs: list.optional(),
  std: standard.optional(),
});

const fingerprint = 'must be the 16 hexadecimal digits of a finding, in quotes';

const suppression = z.strictObject({
  fingerprint: z.string(fingerprint).regex(/^[0-9a-f]{16}$/, fingerprint),
  reason: z.string().trim().min(1).max(500),
  /** The last day that it counts. */
  expires: z.iso
    .date('must be a day like `2027-01-31`')
    .nullish()
    .transform((day) => day ?? null),
});

/** What a repository's `.github/esbmc.yml` may set; names are the file's own, in kebab-case there. */
export const fileSettings = z.strictObject({
  /** Glob patterns of files to verify; empty means all. */
  paths: list.optional(),
  exclude: list.optional(),
  /** Relative to the repository root, or absolute for the system's. */
  includeDirs: list.optional(),
  defines: definitions.optional(),
  std: standard.optional(),
  /** Path of a `compile_commands.json`, relative to the repository root. */
  compileCommands: z.string().min(1).optional(),
  /** Glob patterns of function names that anybody may call with any arguments. */
  entryPoints: list.optional(),
  /** Glob patterns of function names that never return to their callers. */
  noreturn: list.optional(),
  /** A line for a shell that runs the project's tests, in a patched copy of the repository. */
  testCommand: z.string().min(1).optional(),
  checks: z.array(z.enum(checkGroups)).min(1).optional(),
  overrides: z.array(override).optional(),
  suppressions: z.array(suppression).optional(),
  failOn: failOn.optional(),
  minTrust: minTrust.optional(),
  failOnUnknown: z.boolean().optional(),
  allocationFailure: allocationFailure.optional(),
  timeout: seconds.optional(),
  timeBudget: seconds.optional(),
  commentLimit: commentLimit.optional(),
  /** A check run of our own on the commit, beside the workflow's; needs `checks: write`. */
  checkRun: z.boolean().optional(),
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
  commands: z.boolean().optional(),
});

/** Everything that may be set, with its default: one schema for inputs, file and command line. */
export const configSchema = z.strictObject({
  paths: list.default([]),
  exclude: list.default([]),
  includeDirs: list.default([]),
  defines: definitions.default([]),
  std: standard.nullable().default(null),
  /** Relative to the root, or absolute when the command line names it; null: the usual places. */
  compileCommands: z.string().min(1).nullable().default(null),
  entryPoints: list.default([]),
  noreturn: list.default([]),
  /** Null: a repair is not held against the project's tests. */
  testCommand: z.string().min(1).nullable().default(null),
  checks: z
    .array(z.enum(checkGroups))
    .min(1)
    .default([...checkGroups]),
  /** Of several that match a file, the later ones count more; see `settingsFor`. */
  overrides: z.array(override).default([]),
  suppressions: z.array(suppression).default([]),
  checkRun: z.boolean().default(false),
  commands: z.boolean().default(false),
  failOn: failOn.default('introduced'),
  minTrust: minTrust.default('entry'),
  failOnUnknown: z.boolean().default(false),
  allocationFailure: allocationFailure.default('report'),
  /** Seconds for one unit, all its runs together. */
  timeout: seconds.default(60),
  /** Seconds for all units together. */
  timeBudget: seconds.default(600),
  /** MiB for one run of ESBMC (it does not start with less than 600); null: computed from the machine. */
  memory: z.number().int().min(600).nullable().default(null),
  /** Units at the same time; null: the number of cores. */
  jobs: z.number().int().positive().nullable().default(null),
  esbmcPath: z.string().nullable().default(null),
  esbmcVersion: z.string().nullable().default(null),
  commentLimit: commentLimit.default(10),
  dryRun: z.boolean().default(false),
  /** `none`, the model's name at its endpoint, or `scripted:FILE`. */
  model: model.default('none'),
  /** Null: that of GitHub Models where the Action runs. */
  modelUrl: modelUrl.nullable().default(null),
  modelApiKey: z.instanceof(Secret).nullable().default(null),
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
  promptTexts: z.record(z.string(), z.string()).default({}),
  temperature: temperature.default(repairDefaults.temperature),
  /** Answers of a model to `/esbmc-explain` and `/esbmc-ask` in one pull request. */
  questions: questions.default(20),
  /** US dollars for one run; null: no limit. */
  budget: dollars.nullable().default(null),
  plugins: plugins.default([]),
  pluginFiles: pluginFiles.default([]),
  /** Whether plugins of the repository are loaded; no setting of the file, which lists them. */
  repoPlugins: z.boolean().default(false),
  /** Not the user's to set: the day of the run in UTC, by which suppressions expire; null: none does. */
  today: z.iso.date().nullable().default(null),
});

export type Config = Readonly<z.output<typeof configSchema>>;
export type ConfigInput = Partial<z.input<typeof configSchema>>;
