import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { ConfigurationError } from '../domain/errors.ts';

/** What GitHub's runner tells an Action about itself and its run. */
export interface ActionsEnvironment {
  readonly eventName: string;
  readonly payload: unknown;
  readonly owner: string;
  readonly repo: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  /** Absolute path of a folder that is emptied with the job. */
  readonly tempDir: string;
  readonly runUrl: string;
  /** Whether the machine is GitHub's, and thrown away after the job. */
  readonly isHosted: boolean;
  /** The file of the workflow and the ref it was read from: `owner/name/.github/workflows/a.yml@refs/heads/main`. */
  readonly workflowRef: string;
  /** The branch that the run is about; null for a tag or a pull request. */
  readonly branch: string | null;
  /** Whether the job may ask for tokens for other services (`id-token: write`). */
  readonly canGetTokens: boolean;
}

/** The one place that reads the runner's variables. Throws ConfigurationError that names the missing one. */
export async function readActionsEnvironment(env: NodeJS.ProcessEnv): Promise<ActionsEnvironment> {
  const get = (name: string) => {
    const value = env[name];
    if (value !== undefined && value !== '') return value;
    throw new ConfigurationError(
      `${name} is not set: this program is started by GitHub's runner; see \`dist/cli.js\``,
    );
  };
  const [owner, repo, ...rest] = get('GITHUB_REPOSITORY').split('/');
  if (owner === undefined || repo === undefined || rest.length > 0) {
    throw new ConfigurationError('GITHUB_REPOSITORY must look like `owner/name`');
  }
  const serverUrl = get('GITHUB_SERVER_URL');
  return {
    eventName: get('GITHUB_EVENT_NAME'),
    payload: await readPayload(get('GITHUB_EVENT_PATH')),
    owner,
    repo,
    apiUrl: get('GITHUB_API_URL'),
    serverUrl,
    workspace: get('GITHUB_WORKSPACE'),
    tempDir: env.RUNNER_TEMP || tmpdir(),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env.GITHUB_RUN_ID ?? ''}`,
    isHosted: env.RUNNER_ENVIRONMENT === 'github-hosted',
    workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
    branch: /^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')?.[1] ?? null,
    canGetTokens: (env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? '') !== '',
  };
}

async function readPayload(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ConfigurationError('GITHUB_EVENT_PATH names no file that can be read', { cause: error });
  });
  const json = z.string().transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });
  const result = json.safeParse(text);
  if (result.success) return result.data;
  throw new ConfigurationError('the file that GITHUB_EVENT_PATH names is not JSON');
}
