import type { ProcessRequest } from '../process/run-process.ts';
import type { ConfinedRequest } from './sandbox.ts';

/** What is really started, and how to remove what it needed. */
export interface WrappedRequest {
  /** Null where it would not be contained, which is not done. */
  readonly request: ProcessRequest | null;
  close(): Promise<void>;
}

export type Wrap = (request: ConfinedRequest) => Promise<WrappedRequest>;
