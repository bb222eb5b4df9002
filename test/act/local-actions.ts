import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { z } from 'zod';
import { repositoryRoot } from '../support/run-bundle.ts';
import type { Step } from './workflow-file.ts';

const metadata = z.looseObject({ inputs: z.record(z.string(), z.unknown()) });

interface LocalAction {
  /** Of the repository. */
  readonly folder: string;
  readonly inputs: readonly string[];
}

/** The Actions that can be had here, by the name that workflows use. */
export type LocalActions = ReadonlyMap<string, LocalAction>;

/** Ours with what users get of it, the workflows that they call and no node_modules, and stand-ins for GitHub's own. */
export async function makeLocalActions(root: string): Promise<LocalActions> {
  const own = join(root, 'esbmc-action');
  for (const part of ['action.yml', 'dist', '.github/workflows'])
    await cp(join(repositoryRoot, part), join(own, part), { recursive: true });
  const actions = new Map([['esbmc-action', await describe(own)]]);
  for (const [owner, names] of Object.entries(standIns))
    for (const name of names) actions.set(`${owner}/${name}`, await makeStandIn(root, name));
  return actions;
}

/** GitHub's own, by who has them: a repository, or a folder of one. */
const standIns = {
  actions: ['checkout', 'upload-artifact', 'download-artifact', 'cache/restore', 'cache/save'],
  github: ['codeql-action/upload-sarif'],
};

async function makeStandIn(root: string, name: string): Promise<LocalAction> {
  const source = new URL(`./stand-ins/${name}/main.ts`, import.meta.url);
  const folder = join(root, name);
  await mkdir(folder, { recursive: true });
  await cp(new URL('action.yml', source), join(folder, 'action.yml'));
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile: join(folder, 'main.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    logLevel: 'warning',
  });
  const [repository = name] = name.split('/');
  return { ...(await describe(folder)), folder: join(root, repository) };
}

async function describe(folder: string): Promise<LocalAction> {
  const { inputs } = metadata.parse(parse(await readFile(join(folder, 'action.yml'), 'utf8')));
  return { folder, inputs: Object.keys(inputs) };
}

/** Pairs `owner/name@ref=folder` for the Actions of the steps. Throws for one, or an input of one, that is not known. */
export function localRepositories(steps: readonly Step[], actions: LocalActions): string[] {
  const pairs = new Set<string>();
  for (const { uses, with: given } of steps) {
    if (uses === undefined) continue;
    const [name = ''] = uses.split('@');
    const action = actions.get(name) ?? actions.get(name.replace(/^[^/]+\//, ''));
    if (action === undefined) throw new Error(`there is no stand-in for ${uses}`);
    // GitHub only warns of an input that an Action does not have, and act says nothing.
    const unknown = Object.keys(given).filter((input) => !action.inputs.includes(input));
    if (unknown.length > 0) throw new Error(`${uses} knows no input ${unknown.join(', ')}`);
    // A folder of a repository is fetched with it.
    pairs.add(`${uses.replace(/^([^/]+\/[^/@]+)[^@]*/, '$1')}=${action.folder}`);
  }
  return [...pairs];
}
