import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { settingsFor } from '../../config/settings-for.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PluginToolContext } from '../../plugins/api.ts';
import { cacheKey } from '../../plugins/cache-key.ts';
import { type AnyExtension, contributes } from '../../plugins/extension.ts';
import type { ChatMessage } from '../../repair/language-model.ts';
import type { RepairPlace } from '../accept-subject.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import type { PluginKit } from './plugin-kit.ts';
import { pluginSource } from './plugin-source.ts';

/** A finding to be explained, where it was found. */
export interface ExplainSubject {
  readonly finding: Finding;
  readonly place: RepairPlace;
  readonly config: Config;
  readonly deps: Pick<AnalysisDeps, 'reader' | 'parser' | 'verifier'>;
}

/** What a model is asked about a finding. */
export interface AskedQuestion {
  /** Its name, and where it is asked. */
  readonly model: string;
  readonly messages: readonly ChatMessage[];
}

/** The key of the answer: all of what was asked, and what plugins may have added to it. */
export async function explanationKey(
  { model, messages }: AskedQuestion,
  { finding, place, config, deps }: ExplainSubject,
  kit: PluginKit | null,
  extension: AnyExtension,
): Promise<string> {
  const plugins = kit?.plugins ?? [];
  const isPlugged = plugins.some((one) => contributes(one, extension));
  const { flags, unwind } = settingsFor(config, finding.counterexample.property.location.file);
  const parts = {
    phase: 'explain',
    model,
    prompt: JSON.stringify(messages),
    verifier: JSON.stringify([deps.verifier.version, flags, unwind]),
    // Plugins may look at every C file, and what they say goes into the answer.
    unit: kit !== null && isPlugged ? await digestOf(pluginSource(place, config, deps, kit)) : '',
    findings: [finding.fingerprint],
  };
  return cacheKey(parts, plugins, extension);
}

async function digestOf({ list, read }: PluginToolContext['source']): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await list()) hash.update(JSON.stringify([path, await read(path)]));
  return hash.digest('hex');
}
