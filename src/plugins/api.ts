import type { TraceStep } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';
import type { Verdict } from '../domain/verdict.ts';

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

/** Having the method is the declaration. */
export interface RepairTools extends Plugin {
  repairTools: Hook<PhaseUnit, [open: StateReader<'repair', AuthorState>]>;
}

export interface ExplainTools extends Plugin {
  explainTools: Hook<PhaseUnit, [trace: readonly TraceStep[]]>;
}

/** For any phase; gets the beginning only. */
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
  register(artifact: {
    readonly name: string;
    readonly kind: string;
    readonly description: string;
    readonly content: string;
  }): void;
}

export type EditId = string;
export type TaskId = string;

/** What the author of a repair has before it, in a copy that is nobody else's. */
export interface AuthorState {
  readonly config: {
    readonly flags: readonly string[];
    readonly unwind: number | null;
    readonly timeoutS: number;
  };
  /** Absolute: the pull request's files with the edits that were applied, no `.git`, no links. May be written to. */
  readonly tree: string;
  /** A file of the unit in `tree`, and its text from now on; nobody else sees that. */
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  readonly edits: {
    /** Nothing changes until the model applies it, and nothing is kept that the acceptance rejects. */
    propose(
      files: Readonly<Record<string, string>>,
      why: { readonly summary: string; readonly whySound: string },
    ): EditId;
  };
  readonly tasks: {
    /** Work beside the model; it opens its own view of the state. */
    launch(description: string, job: (signal: AbortSignal) => Promise<string>): TaskId;
  };
  /** ESBMC on a function of `tree`, or on all of a file. */
  verify(of: {
    readonly file: string;
    readonly fn?: string;
    readonly flags?: readonly string[];
  }): Promise<Checked>;
  /** The inputs of the counterexample, run on `tree` under the sanitizers; null where no code may run. */
  readonly replay: (() => Promise<Observed>) | null;
  /** Boundary and random inputs on `tree` for some seconds; null where no code may run. */
  readonly fuzz: ((seconds: number) => Promise<Observed>) | null;
}

/** What ESBMC said, in a word and with what it found. */
export interface Checked {
  readonly verdict: Verdict;
  readonly findings: readonly {
    readonly kind: string;
    readonly file: string;
    readonly line: number;
    readonly message: string;
  }[];
}

/** What running code showed. `unknown`: nothing, neither for nor against. */
export interface Observed {
  readonly outcome: 'fine' | 'wrong' | 'unknown';
  /** One sentence. */
  readonly detail: string;
}
