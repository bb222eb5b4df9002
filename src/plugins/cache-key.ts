import { createHash } from 'node:crypto';
import { type AnyExtension, contributes, type LoadedPlugin } from './extension.ts';

/** All that an answer of a phase depends on besides its plugins. */
export interface KeyParts {
  readonly phase: string;
  readonly model: string;
  /** All that is said to the model first, and how it is asked. */
  readonly prompt: string;
  /** ESBMC, with what it is run with. */
  readonly verifier: string;
  /** The code. */
  readonly unit: string;
  /** Their fingerprints. */
  readonly findings: readonly string[];
}

/**
 * The key of a phase's answer: another one for every plugin, version or byte of a plugin that takes part; those that do not
 * change nothing, and without any it is the key that it was before there were plugins.
 */
export function cacheKey(
  parts: KeyParts,
  loaded: readonly LoadedPlugin[],
  extension: AnyExtension | null,
): string {
  const { phase, model, prompt, verifier, unit, findings } = parts;
  const own = extension === null ? [] : loaded.filter((one) => contributes(one, extension));
  const contributors = own
    .map(({ id, version, digest }) => [id, version, digest])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const key = { phase, model, prompt, verifier, unit, findings: [...findings].sort() };
  const whole = contributors.length === 0 ? key : { ...key, contributors };
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}
