import * as core from '@actions/core';
import { readActionsEnvironment } from './adapters/environment.ts';
import { fileProblem } from './adapters/files/file-problem.ts';
import { readTrigger } from './adapters/github/read-trigger.ts';
import { hideSecretsOf } from './adapters/known-secrets.ts';
import { parseActionInputs } from './config/parse-action-inputs.ts';
import { CodeHostError, ConfigurationError, VerifierError } from './domain/errors.ts';
import { type GateOutcome, gate } from './modes/gate.ts';
import { openGate } from './open-gate.ts';
import { runCommand } from './run-command.ts';
import { runNightly } from './run-nightly.ts';
import { runReport } from './run-report.ts';
import { today } from './today.ts';

/** Runs the mode that the event asks for and sets the outputs; returns the exit code. The one catch of the Action. */
export async function runAction(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await run(env);
  } catch (error) {
    const isExpected =
      error instanceof ConfigurationError || error instanceof VerifierError || error instanceof CodeHostError;
    const disk = fileProblem(error);
    if (disk !== null) core.setFailed(`${disk}: mend it and run the job again. ${placesOf(env)}`);
    else core.setFailed(isExpected ? error.message : `this is a fault of esbmc-action: ${stackOf(error)}`);
    setOutputs({ decision: 'failed', 'reason-code': disk === null ? reasonCode(error) : 'disk' });
    return 1;
  }
}

/** On a full disk not even these can be written, and the run is red all the same. */
function setOutputs(outputs: Readonly<Record<string, string>>): void {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch (error) {
    core.info(`The outputs could not be written: ${fileProblem(error) ?? 'they have no file'}`);
  }
}

function placesOf({ GITHUB_WORKSPACE, RUNNER_TEMP }: NodeJS.ProcessEnv): string {
  return `A run writes to the workspace (${GITHUB_WORKSPACE}) and to RUNNER_TEMP (${RUNNER_TEMP})`;
}

async function run(env: NodeJS.ProcessEnv): Promise<number> {
  hideSecretsOf(env);
  const actions = await readActionsEnvironment(env);
  const settings = { ...parseActionInputs(core.getInput), today: today() };
  const allowTarget = core.getInput('allow-pull-request-target') === 'true';
  const trigger = readTrigger(actions.eventName, actions.payload, allowTarget);
  if (trigger.event === 'ignored' || trigger.event === 'refused') {
    core.setOutput('decision', trigger.event === 'ignored' ? 'ignored-event' : 'refused');
    core.setOutput('reason-code', trigger.reasonCode);
    core.setOutput('conclusion', 'neutral');
    if (trigger.event === 'ignored') core.notice(trigger.message);
    else core.setFailed(trigger.message);
    return trigger.event === 'ignored' ? 0 : 1;
  }
  if (trigger.event === 'finished-analysis') return runReport(trigger, settings, actions);

  if (trigger.event === 'nightly') return runNightly(settings, actions, env);

  if (trigger.event === 'comment') return runCommand(trigger, settings, actions, env);
  const opened = await openGate(actions, env);
  try {
    const outcome = await gate(trigger, settings, opened.deps);
    const { reportFile, sarifFile } = opened.places();
    core.setOutput('sarif-file', sarifFile);
    return finish(outcome, reportFile);
  } finally {
    await opened.close();
  }
}

function finish({ conclusion, failed, report, decision }: GateOutcome, reportFile: string): number {
  const introduced = report.findings.filter(({ status }) => status === 'introduced').length;
  core.setOutput('conclusion', conclusion);
  core.setOutput('findings', report.findings.length);
  core.setOutput('introduced', introduced);
  core.setOutput('report-file', reportFile);
  core.setOutput('decision', decision);
  core.setOutput(
    'reason-code',
    conclusion === 'success' ? 'ok' : conclusion === 'failure' ? 'findings' : 'not-checked',
  );
  core.info(`conclusion: ${conclusion}`);
  return failed ? 1 : 0;
}

function reasonCode(error: unknown): string {
  if (error instanceof ConfigurationError) return 'configuration';
  if (error instanceof VerifierError) return 'verifier';
  return error instanceof CodeHostError ? 'code-host' : 'internal';
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
