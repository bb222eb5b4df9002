import type { Config } from '../config/config.ts';
import type { Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { CodeHost } from '../review/code-host.ts';
import type { CommandHost } from '../review/command/command-host.ts';
import { ignoredFindings } from '../review/command/ignored-findings.ts';

/** The configuration, with what holds for one pull request only. */
export type Rules = Omit<Config, 'suppressions'> & Policy;

interface Deps {
  readonly host: CodeHost | null;
  readonly commands: CommandHost | null;
}

/** Adds the findings that people ignore in a pull request to those that the configuration suppresses. */
export async function heed(
  report: Report,
  number: number | null,
  config: Config,
  { host, commands }: Deps,
): Promise<{ readonly config: Rules; readonly report: Report }> {
  const isAsked = config.commands && report.findings.length > 0;
  if (!isAsked || number === null || host === null || commands === null) return { config, report };
  const ignored = await ignoredFindings(number, { host, commands });
  if (!ignored.ok) {
    const note = 'Which findings are ignored here by `/esbmc-ignore` could not be read: all of them count.';
    return { config, report: { ...report, notes: [...report.notes, note] } };
  }
  return { config: { ...config, suppressions: [...config.suppressions, ...ignored.value] }, report };
}
