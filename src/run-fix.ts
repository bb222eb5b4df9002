import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { localVerdicts } from './adapters/cache/open-verdict-cache.ts';
import { findRoot } from './adapters/files/find-root.ts';
import { readConfigFile } from './adapters/files/read-config-file.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import { assemble, tool } from './assemble.ts';
import { assembleRepair } from './assemble-repair.ts';
import { type FixOptions, repairSettingsOf, settingsOf, type Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import { localPlugins } from './local-plugins.ts';
import { fixFile } from './modes/fix-file.ts';
import { fixLines } from './modes/fix-lines.ts';
import { progressLines } from './progress-lines.ts';
import { unifiedDiff } from './repair/patch.ts';
import { fixJson } from './repair/render-fix-json.ts';
import type { RepairOutcome } from './repair/repair-outcome.ts';
import { jsonText } from './review/json-text.ts';
import { today } from './today.ts';

/** `fix`: repairs a finding in a file; returns the exit code. */
export async function runFix(path: string, options: FixOptions, terminal: Terminal): Promise<number> {
  const workingDirectory = terminal.cwd();
  const { root, paths } = await findRoot(workingDirectory, [path]);
  const [file = path] = paths;
  const config = buildConfig([
    await readConfigFile(options.config ?? null, root),
    settingsOf(options, workingDirectory),
    repairSettingsOf(options, terminal.env),
    { today: today() },
  ]);
  const progress = progressLines(terminal.stderr, options.quiet === true);
  const deps = await assemble(config, {
    env: terminal.env,
    workingDirectory,
    progress: progress.show,
    mayRun: options.replay !== false,
    cache: localVerdicts(terminal.env, options.cache !== false, progress.warn),
  });
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
    const isWritten = options.write === true && outcome.outcome === 'repaired';
    if (isWritten) await applyTo(root, outcome);
    await show(outcome, finding, file, isWritten, options, terminal);
    return exitCode(outcome);
  } finally {
    await deps.close();
  }
}

async function applyTo(root: string, outcome: RepairOutcome): Promise<void> {
  if (outcome.outcome !== 'repaired') return;
  for (const { file, after } of outcome.candidate.patch.edits) await writeTextFile(join(root, file), after);
}

async function show(
  outcome: RepairOutcome,
  finding: Parameters<typeof fixLines>[1],
  file: string,
  isWritten: boolean,
  { format, output, quiet }: FixOptions,
  { stdout, stderr, env, cwd }: Terminal,
): Promise<void> {
  const patch = 'candidate' in outcome ? unifiedDiff(outcome.candidate.patch) : '';
  const text = format === 'json' ? jsonText(fixJson(outcome, file)) : patch;
  if (output === undefined) stdout.write(text);
  else await writeTextFile(resolve(cwd(), output), text);
  if (format === 'json' || quiet === true) return;
  stderr.write(fixLines(outcome, finding, { color: stderr.isTTY === true && !env.NO_COLOR, isWritten }));
}

function exitCode({ outcome }: RepairOutcome): number {
  if (outcome === 'repaired' || outcome === 'nothing-to-fix') return 0;
  return outcome === 'aborted' ? 2 : 1;
}
