import type { CParser } from '../project/c-syntax.ts';
import type { SourceReader } from '../project/source-reader.ts';
import type { VerdictCache } from '../verification/cache/verdict-cache.ts';
import type { Clock } from '../verification/deadline.ts';
import type { Fuzzer } from '../verification/fuzz/fuzzer.ts';
import type { Replayer } from '../verification/replay/replayer.ts';
import type { Scratch } from '../verification/scratch.ts';
import type { Verifier } from '../verification/verifier.ts';

/** What a run looks like from outside while it goes on. */
export type Progress =
  | { readonly step: 'started'; readonly units: number }
  | {
      readonly step: 'unit';
      readonly done: number;
      readonly file: string;
      readonly entry: string;
      readonly verdict: string;
    }
  /** At the end of a run that has a cache: how many of its units were known. */
  | { readonly step: 'cache'; readonly known: number; readonly units: number; readonly damaged: number };

/** The ports that every verifying mode needs, and the machine's limits. */
export interface AnalysisDeps {
  readonly verifier: Verifier;
  readonly parser: CParser;
  readonly reader: SourceReader;
  readonly scratch: Scratch;
  readonly clock: Clock;
  readonly progress: (event: Progress) => void;
  readonly jobs: number;
  readonly memoryMiB: number;
  /** Null or left out where nothing of the project may be run. */
  readonly replayer?: Replayer | null;
  readonly fuzzer?: Fuzzer | null;
  /** Null or left out where nothing is known from earlier runs. */
  readonly cache?: VerdictCache | null;
}
