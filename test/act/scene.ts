import type { LocalGitHub } from '../support/github/local-github.ts';
import type { LocalRepository } from '../support/github/local-repository.ts';
import type { Checks } from './checks.ts';
import type { Histogram } from './histogram.ts';
import type { Runner } from './runner.ts';

/** A repository that holds the example and the workflows, and who runs them. */
export interface Scene {
  readonly github: LocalGitHub;
  readonly repository: LocalRepository;
  readonly runner: Runner;
  readonly histogram: Histogram;
  readonly checks: Checks;
  readonly say: (line: string) => void;
}
