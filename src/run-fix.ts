import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { replaceFile } from './adapters/files/replace-file.ts';
import { tool } from './assemble.ts';
import { assembleLocally } from './assemble-locally.ts';
import { assembleRepair } from './assemble-repair.ts';
import type { FixOptions, Terminal } from './command-options.ts';
import { localPlugins } from './local-plugins.ts';
import { fixFile } from './modes/fix-file.ts';
import { fixLines } from './modes/fix-lines.ts';
import { openFileCommand } from './open-file-command.ts';
import { unifiedDiff } from './repair/patch.ts';
import { fixJson } from './repair/render-fix-json.ts';
import type { RepairOutcome } from './repair/repair-outcome.ts';
import { jsonText } from './review/json-text.ts';
import { showResult } from './show-result.ts';

/** `fix`: repairs a finding in a file; returns the exit code. */
export async function runFix(path: string, options: FixOptions, terminal: Terminal): Promise<number> {
  const workingDirectory = terminal.cwd();
  const { root, file, config } = await openFileCommand(path, options, terminal);
  const { deps, progress } = await assembleLocally(config, options, terminal);
  const interrupt = new AbortController();
  try {
    const tools = await assembleRepair(config, {
      env: terminal.env,
      workingDirectory,
      tempDir: tmpdir(),
      attemptsFile:
        options.attemptsFile === undefined ? null : resolve(workingDirectory, options.attemptsFile),
      workflowToken: null,
      barred: options.replay === false ? 'that was asked for by --no-replay' : null,
      sandbox: deps.sandbox,
      signal: interrupt.signal,
      plugins: localPlugins(root, options.artifacts, workingDirectory, progress.warn),
    });
    const { outcome, finding } = await fixFile(
      { root, commit: null },
      file,
      options.finding ?? null,
      config,
      tool,
      deps,
      tools,
    );
    progress.clear();
    const text = options.format === 'json' ? jsonText(fixJson(outcome, file)) : patchOf(outcome);
    const ended = await showResult(text, exitCode(outcome), options.output, terminal);
    const isWritten = options.write === true && outcome.outcome === 'repaired';
    if (isWritten) await applyTo(root, outcome);
    tell(outcome, finding, isWritten, options, terminal);
    return ended;
  } finally {
    await deps.close();
  }
}

async function applyTo(root: string, outcome: RepairOutcome): Promise<void> {
  if (outcome.outcome !== 'repaired') return;
  for (const { file, after } of outcome.candidate.patch.edits) await replaceFile(join(root, file), after);
}

const patchOf = (outcome: RepairOutcome) =>
  'candidate' in outcome ? unifiedDiff(outcome.candidate.patch) : '';

function tell(
  outcome: RepairOutcome,
  finding: Parameters<typeof fixLines>[1],
  isWritten: boolean,
  { format, quiet }: FixOptions,
  { stderr, env }: Terminal,
): void {
  if (format === 'json' || quiet === true) return;
  stderr.write(fixLines(outcome, finding, { color: stderr.isTTY === true && !env.NO_COLOR, isWritten }));
}

function exitCode({ outcome }: RepairOutcome): number {
  if (outcome === 'repaired' || outcome === 'nothing-to-fix') return 0;
  return outcome === 'aborted' ? 2 : 1;
}
