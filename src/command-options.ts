import { resolve } from 'node:path';
import type { ConfigInput } from './config/config.ts';
import { Secret } from './config/secret.ts';
import type { ShardNumber } from './scan/scan-plan.ts';

/** The process as the command line uses it. */
export interface Terminal {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
  cwd(): string;
}

/** One that may be typed into. */
export interface TypingTerminal extends Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
}

export const formats = ['text', 'json', 'sarif', 'markdown', 'html'] as const;

export type Format = (typeof formats)[number];

/** What a repair may be told. */
export interface RepairOptions {
  readonly model?: string;
  readonly modelUrl?: string;
  readonly attempts?: number;
  readonly history?: string;
  readonly source?: string;
  readonly feedback?: string;
  readonly prompt?: string;
  readonly temperature?: number;
  readonly budget?: number;
  readonly plugins?: readonly string[];
  readonly repoPlugins?: boolean;
}

export interface FixOptions extends CommonOptions, RepairOptions {
  /** The beginning of a fingerprint. */
  readonly finding?: string;
  readonly write?: boolean;
  readonly attemptsFile?: string;
  /** Folder for what plugins leave. */
  readonly artifacts?: string;
  /** False with `--no-replay`. */
  readonly replay?: boolean;
}

/** The options that all verifying commands share, as commander leaves them. */
export interface CommonOptions extends VerifyOptions {
  readonly format: Format;
}

export const explanationFormats = ['text', 'json', 'markdown'] as const;

export interface ExplainOptions
  extends VerifyOptions,
    Pick<RepairOptions, 'model' | 'modelUrl' | 'temperature' | 'plugins' | 'repoPlugins'> {
  readonly format: (typeof explanationFormats)[number];
  /** The beginning of a fingerprint. */
  readonly finding?: string;
  /** Folder for what plugins leave. */
  readonly artifacts?: string;
  /** False with `--no-replay`. */
  readonly replay?: boolean;
}

export interface ChatOptions extends Omit<VerifyOptions, 'output'>, RepairOptions {
  /** The beginning of a fingerprint. */
  readonly finding?: string;
  readonly transcript?: string;
  /** False with `--no-replay`. */
  readonly replay?: boolean;
}

export interface VerifyOptions {
  readonly config?: string;
  readonly compileCommands?: string;
  readonly output?: string;
  readonly timeout?: number;
  readonly timeBudget?: number;
  readonly memory?: number;
  readonly jobs?: number;
  readonly quiet?: boolean;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
}

export interface CheckOptions extends CommonOptions {
  readonly changed?: boolean;
  readonly base?: string;
  readonly keepHarness?: string;
  readonly keepReproducer?: string;
  /** False with `--no-replay`. */
  readonly replay?: boolean;
}

/** Of what puts records of a scan together. */
export interface MergeOptions {
  readonly config?: string;
  readonly format: Format;
  readonly output?: string;
  /** Where the record goes. */
  readonly record?: string;
  readonly baseline?: string;
  readonly writeBaseline?: string;
}

export interface ScanOptions extends CommonOptions, MergeOptions {
  readonly plan?: boolean;
  /** How many shards a plan has. */
  readonly shards?: number;
  readonly shard?: ShardNumber;
  readonly planFile?: string;
  /** False with `--no-replay`. */
  readonly replay?: boolean;
}

/** What the shared options set; a path that is named there starts in the working directory. */
export function settingsOf(options: VerifyOptions, workingDirectory: string): ConfigInput {
  const { timeout, timeBudget, memory, jobs, compileCommands } = options;
  const database = compileCommands === undefined ? undefined : resolve(workingDirectory, compileCommands);
  const settings = { timeout, timeBudget, memory, jobs, compileCommands: database };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

const repairOptions = [
  ...(['model', 'modelUrl', 'attempts', 'history', 'source', 'feedback', 'prompt'] as const),
  ...(['temperature', 'budget', 'plugins', 'repoPlugins'] as const),
] satisfies readonly (keyof RepairOptions)[];

/** What the options of a repair set. The key of a model is no option, which everybody on the machine could read. */
export function repairSettingsOf(options: RepairOptions, env: NodeJS.ProcessEnv): ConfigInput {
  const key = env.ESBMC_MODEL_API_KEY;
  const modelApiKey = key === undefined || key === '' ? undefined : new Secret(key);
  const settings = [...repairOptions.map((name) => [name, options[name]]), ['modelApiKey', modelApiKey]];
  return Object.fromEntries(settings.filter(([, value]) => value !== undefined)) as ConfigInput;
}
