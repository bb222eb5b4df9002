import type { SandboxLevel } from './sandbox-state.ts';

/** What is known about a run of the Action when it has to decide whether code of the project may run in it. */
export interface CodeRunFacts {
  /** GitHub's name of the event. */
  readonly event: string;
  readonly sandbox: SandboxLevel;
  /** Whether the job, and with it the machine, is GitHub's and thrown away after it. */
  readonly isHosted: boolean;
  /** Whether the workflow's file is the one of the pull request, so that its author might have written it. */
  readonly isOwnWorkflow: boolean;
  readonly isFork: boolean;
  readonly isPublic: boolean;
  /** The input `dry-run`: the job writes nothing to GitHub. */
  readonly isDryRun: boolean;
  /** The job of the fix workflow that is made for running code: it has no secret, and can't write. */
  readonly isForRunning: boolean;
  /** Whether we were given more than GitHub's token: a model's key, or the way to tokens for other services. */
  readonly hasSecrets: boolean;
}

export interface CodeRunDecision {
  readonly allowed: boolean;
  /** Part of a sentence. */
  readonly reason: string;
}

/**
 * Whether code of the project may be compiled and run. In namespaces: it reaches neither network nor processes nor
 * files. Without them it can read what this process has in its variables, its own token first; then it runs only where
 * that is worth nothing to its author. What a token may do can't be seen from here, so the doubt decides.
 */
export function mayRunCode(facts: CodeRunFacts): CodeRunDecision {
  if (facts.sandbox === 'namespaces') return allowed('it runs in namespaces');
  if (facts.sandbox === 'none') return refused('this machine has no sandbox at all');
  if (facts.hasSecrets) return refused('without namespaces it could read the secrets of this job');
  if (facts.isForRunning) return allowed('this job has no secret and may not write');
  if (facts.event === 'schedule') return allowed('it is the code of the default branch');
  if (facts.event !== 'pull_request') {
    return refused(
      `without namespaces it could read the token of this job, which ran on ${word(facts.event)}`,
    );
  }
  if (!facts.isHosted) return refused('without namespaces it could change this machine, which stays');
  if (!facts.isOwnWorkflow) {
    return refused('without namespaces it could change the result of a workflow that is not its own');
  }
  if (facts.isFork && facts.isPublic)
    return allowed('GitHub gives the job of a fork no secrets and no right to write');
  if (facts.isDryRun) return allowed('dry-run says that the token of this job is for reading');
  return refused('without namespaces it could read the token of this job, which may be able to write');
}

function allowed(reason: string): CodeRunDecision {
  return { allowed: true, reason };
}

function refused(reason: string): CodeRunDecision {
  return { allowed: false, reason };
}

/** Event names are GitHub's, but stand in a log. */
function word(event: string): string {
  return event.replace(/[^\w-]/g, '?');
}
