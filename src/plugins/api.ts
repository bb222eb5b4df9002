import type { Finding } from '../domain/finding.ts';

/** All that a plugin sees of this program; see docs/plugins.md. The id is the loader's, never the plugin's word. */
export interface Plugin {
  /** For people only. */
  readonly title: string;
}

export interface ProvidedTools<S extends string = string> {
  readonly tools: readonly Tool<S>[];
  /** Tells the model when to use them; at most 4,000 characters. */
  readonly systemPrompt: string;
}

/** The part of JSON Schema that arguments are checked with; anything else is refused. */
export type JsonSchema =
  | {
      readonly type: 'object';
      readonly description?: string;
      readonly properties: Readonly<Record<string, JsonSchema>>;
      readonly required?: readonly string[];
      readonly additionalProperties?: false;
    }
  | { readonly type: 'array'; readonly description?: string; readonly items: JsonSchema }
  | { readonly type: 'string'; readonly description?: string; readonly enum?: readonly string[] }
  | { readonly type: 'number' | 'integer' | 'boolean'; readonly description?: string };

/** What the model sent, checked against the tool's schema. */
export type ToolArguments = Readonly<Record<string, unknown>>;

export interface Tool<S extends string = string> {
  /** `^[a-z][a-z0-9_]{0,31}$`; the model calls it `<plugin>__<name>`. */
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
  /** Milliseconds, at most 300,000; 60,000 where it is left out. */
  readonly timeoutMs?: number;
  /** Whether it starts work that goes on beside the model, which then gets tools to wait for it. */
  readonly launchesTasks?: boolean;
  /** The text that the model gets; of a longer one the first 16 KB. */
  execute(args: ToolArguments, call: ToolCall<S>): Promise<string> | string;
}

export interface ToolCall<S extends string = string> {
  readonly id: string;
  /** What the phase's state was when the model spoke; calls of one answer see the same. */
  readonly state: StateToken<S>;
  /** Aborted when the tool's time is over and when the phase ends. */
  readonly signal: AbortSignal;
}

declare const stateOf: unique symbol;

/** Opens a phase's state through the reader that the phase gave; it says nothing by itself. */
export interface StateToken<S extends string> {
  readonly [stateOf]?: S;
}

/** The view lives as long as `use` does, and so does its folder. */
export type StateReader<S extends string, V> = <T>(
  at: StateToken<S>,
  use: (view: V) => Promise<T> | T,
) => Promise<T>;

/** A phase asks for tools with a fixed beginning, and with what this phase has for its plugins. Empty: none here. */
export type Hook<U, P extends readonly unknown[]> = (
  unit: U,
  findings: readonly Finding[],
  context: PluginToolContext,
  ...rest: P
) => Promise<readonly ProvidedTools[]>;

/** What a phase works on: where ESBMC was started. */
export interface PhaseUnit {
  /** Relative to the root, as all paths here. */
  readonly file: string;
  readonly entry: string;
}

/** For any phase; gets the beginning only. Having the method is the declaration. */
export interface AnyPhaseTools extends Plugin {
  anyPhaseTools: Hook<PhaseUnit, []>;
}

export interface PluginToolContext {
  /** The sources as the pull request has them. */
  readonly source: {
    /** Null for what is no regular text file of the tree. */
    read(path: string): Promise<string | null>;
    /** All `.c` and `.h` files, sorted. */
    list(): Promise<readonly string[]>;
    /** What the compiler's static analyser says about a file; null where there is none that could. */
    analyse(path: string): Promise<readonly string[] | null>;
  };
  /** For this plugin and this unit only; lasts as long as the phase. */
  readonly cache: { get(key: string): string | undefined; set(key: string, value: string): void };
  log(message: string): void;
  readonly artifacts: ArtifactRegistrar;
}

export interface ArtifactRegistrar {
  /** Goes to the report as side information, which changes no verdict. At most 20 of a megabyte each. */
  register(artifact: Artifact): void;
}

export interface Artifact {
  /** Of a file; of a path only its last part counts. */
  readonly name: string;
  readonly kind: string;
  readonly description: string;
  readonly content: string;
}

export type TaskId = string;
