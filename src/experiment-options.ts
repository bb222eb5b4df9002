import type { Shard } from './experiment/shard.ts';

/** Of every command of the experiments. */
export interface ExperimentOptions {
  /** Where everything is kept, and read again. */
  readonly out: string;
  readonly jobs?: number;
  readonly quiet?: boolean;
  /** Seconds for one program. */
  readonly timeout: number;
  readonly memory?: number;
  readonly shard?: Shard;
  readonly limit?: number;
}

export interface DatasetOptions extends ExperimentOptions {
  readonly flags: 'paper' | 'ours' | 'both';
  /** False with `--no-classify`. */
  readonly classify?: boolean;
  /** Where chat messages for fine-tuning are written. */
  readonly export?: string;
}

export interface TrialOptions extends ExperimentOptions {
  readonly preset?: 'paper';
  /** Mutants. */
  readonly samples: number;
  readonly seed: string;
  /** Answers to the same prompt on the same mutant. */
  readonly repetitions: number;
  readonly model: readonly string[];
  readonly modelUrl?: string;
  readonly modelContext: number;
  readonly priceInput?: number;
  readonly priceOutput?: number;
  readonly requestsPerMinute?: number;
  readonly requestTimeout: number;
  readonly budget?: number;
  readonly plan?: boolean;
  /** Parts of names of conditions; only those that have one of them. */
  readonly only?: readonly string[];
}

export interface ReportOptions {
  readonly out: string;
  /** The file of the product's defaults, in a checkout of it. */
  readonly writeDefaults?: string;
  readonly quiet?: boolean;
}
