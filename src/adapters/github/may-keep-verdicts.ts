/** Events of a pull request's own scope, or of code that was merged. */
const ownEvents = new Set(['pull_request', 'push', 'workflow_dispatch']);

/**
 * Whether what a job found out may be kept for later ones. GitHub lets a job write to the caches of the branch that it
 * runs for: `pull_request` to those of that pull request, which nobody else reads. Jobs for `pull_request_target`,
 * `issue_comment` or `workflow_run` write to those of the default branch, which all read, and look at code that nobody
 * has merged. Nor is anything kept where code under test has run, which could have written it; at night it is the code
 * of the default branch that runs.
 */
export function mayKeepVerdicts(eventName: string, runsCode: boolean): boolean {
  return eventName === 'schedule' || (ownEvents.has(eventName) && !runsCode);
}
