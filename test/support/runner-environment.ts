import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ActionOptions } from './run-action.ts';
import { repositoryRoot } from './run-bundle.ts';

/**
 * The environment that GitHub's runner starts an Action in.
 * @param at the absolute path of one of the runner's files and folders, by its name
 */
export async function runnerEnvironment(
  {
    github,
    repository,
    event,
    token,
    inputs = {},
  }: Pick<ActionOptions, 'github' | 'repository' | 'event' | 'token' | 'inputs'>,
  at: (name: string) => string,
): Promise<Record<string, string>> {
  const given = Object.entries({ ...(await defaultInputs()), 'github-token': token, ...inputs });
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    ...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: at('event.json'),
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_OUTPUT: at('output'),
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: github.url,
    GITHUB_STATE: at('state'),
    GITHUB_STEP_SUMMARY: at('summary'),
    GITHUB_WORKSPACE: at('workspace'),
    RUNNER_TEMP: at('temp'),
  };
}

const manifest = z.object({ inputs: z.record(z.string(), z.object({ default: z.string().optional() })) });

/** What the runner gives to an Action where a workflow says nothing. */
async function defaultInputs(): Promise<Record<string, string>> {
  const { inputs } = manifest.parse(parse(await readFile(`${repositoryRoot}action.yml`, 'utf8')));
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']));
}

/**
 * What an Action wrote into the file for its outputs, or the one for its state: `name<<DELIMITER`, the value, and the
 * delimiter, each on lines of their own.
 */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = '', , value = ''] of text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?\2$/gm))
    outputs[name] = value;
  return outputs;
}

/** The variables in which the step after the job finds what the Action said of its state. */
export function stateVariables(text: string): Record<string, string> {
  const saved = Object.entries(parseOutputs(text));
  return Object.fromEntries(saved.map(([name, value]) => [`STATE_${name}`, value]));
}
