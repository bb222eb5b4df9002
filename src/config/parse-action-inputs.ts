import { ConfigurationError } from '../domain/errors.ts';
import type { ConfigInput } from './config.ts';
import { Secret } from './secret.ts';

/** Reads one input as the workflow wrote it; an empty string means that it was left out. */
export type InputReader = (name: string) => string;

/** Turns the inputs of action.yml into settings. Throws ConfigurationError that names the input. */
export function parseActionInputs(read: InputReader): ConfigInput {
  const settings = {
    paths: lines(read('paths')),
    failOn: text(read('fail-on')),
    minTrust: text(read('min-trust')),
    failOnUnknown: truth('fail-on-unknown', read),
    allocationFailure: text(read('allocation-failure')),
    timeout: number('timeout', read),
    timeBudget: number('time-budget', read),
    memory: number('memory', read),
    jobs: number('jobs', read),
    esbmcPath: text(read('esbmc-path')),
    esbmcVersion: text(read('esbmc-version')),
    commentLimit: number('comment-limit', read),
    dryRun: truth('dry-run', read),
    model: text(read('model')),
    modelUrl: text(read('model-url')),
    modelApiKey: secret(read('model-api-key')),
    attempts: number('attempts', read),
    history: text(read('history')),
    temperature: number('temperature', read),
    budget: number('budget', read),
    commands: truth('commands', read),
    plugins: names(read('plugins')),
    repoPlugins: truth('repo-plugins', read),
  };
  // The values are checked against the schema when the settings are put together.
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as ConfigInput;
}

function text(value: string): string | undefined {
  return value.trim() === '' ? undefined : value.trim();
}

function secret(value: string): Secret | undefined {
  const key = text(value);
  return key === undefined ? undefined : new Secret(key);
}

function lines(value: string): string[] | undefined {
  const found = value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return found.length === 0 ? undefined : found;
}

/** One a line, or with commas between them. */
function names(value: string): string[] | undefined {
  return lines(value.replaceAll(',', '\n'));
}

function number(name: string, read: InputReader): number | undefined {
  const value = text(read(name));
  if (value === undefined) return undefined;
  const parsed = Number(value);
  if (Number.isFinite(parsed)) return parsed;
  throw new ConfigurationError(`input ${name}: \`${value}\` is not a number`);
}

function truth(name: string, read: InputReader): boolean | undefined {
  const value = text(read(name))?.toLowerCase();
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new ConfigurationError(`input ${name}: \`${value}\` is neither \`true\` nor \`false\``);
}
