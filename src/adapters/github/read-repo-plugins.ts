import { parseConfigFile } from '../../config/parse-config-file.ts';
import { ConfigurationError } from '../../domain/errors.ts';
import type { PluginFile } from '../../plugins/load-plugins.ts';
import { fileAt } from './file-at.ts';
import { inOurWords } from './host-error.ts';
import { type ClientOptions, createClient } from './octokit-client.ts';

interface RepoPluginOptions extends ClientOptions {
  readonly owner: string;
  readonly repo: string;
  /** Of the file that lists them. */
  readonly configPath: string;
}

/**
 * The plugins of a repository: their list and their code at one commit of its default branch, whatever the run is about.
 * The base branch of a pull request is no place to read them: its author chooses it. Throws ConfigurationError for what is
 * no plain file there.
 */
export async function readRepoPlugins({
  owner,
  repo: name,
  configPath,
  ...options
}: RepoPluginOptions): Promise<readonly PluginFile[]> {
  const client = createClient(options);
  const commit = await inOurWords('show the default branch', async () => {
    const { data } = await client.rest.repos.listCommits({ owner, repo: name, per_page: 1 });
    return data[0]?.sha;
  });
  if (commit === undefined) throw new ConfigurationError('repo-plugins: the default branch has no commit');
  const textAt = async (path: string) => {
    const file = await inOurWords('show a file', () => fileAt(client, { owner, name }, commit, path));
    return file?.mode === '100644' ? Buffer.from(file.bytes).toString('utf8') : null;
  };
  const { pluginFiles = [] } = parseConfigFile((await textAt(configPath)) ?? '', configPath);
  const files: PluginFile[] = [];
  for (const path of pluginFiles) {
    const text = await textAt(path);
    if (text === null)
      throw new ConfigurationError(`plugin-files: ${path} is no plain file of the default branch`);
    files.push({ path, text });
  }
  return files;
}
