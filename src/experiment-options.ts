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
