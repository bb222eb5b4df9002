import { ConfigurationError } from '../domain/errors.ts';
import { type Config, type ConfigInput, configSchema } from './config.ts';
import { kebabCase } from './kebab-case.ts';

/**
 * Puts settings from several places together, later ones win, and freezes the result.
 * Throws ConfigurationError that names each wrong setting as the user wrote it.
 * @param prefix how the user writes an option, `--` on the command line and nothing elsewhere
 */
export function buildConfig(sources: readonly ConfigInput[], prefix = ''): Config {
  const merged = Object.assign({}, ...sources.map(withoutUndefined));
  const result = configSchema.safeParse(merged);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map(
    ({ path, message }) => `${prefix}${kebabCase(String(path[0] ?? 'setting'))}: ${message}`,
  );
  throw new ConfigurationError(problems.join('\n'));
}

function withoutUndefined(source: ConfigInput): ConfigInput {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined));
}
