import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { cacheFolder } from './cache-folder.ts';
import type { Library } from './libraries.ts';

// Named here, where knip does not take them for packages of ours.
const packageClient = 'apt-get';
const unpacker = 'dpkg-source';

/** A git repository with the library's sources, whose only commit is the branch `base`. */
export async function fetchLibrary(library: Library): Promise<string> {
  const root = join(cacheFolder, 'sources', library.name);
  if (await exists(join(root, '.git'))) return root;
  const unpacked = await unpack(library);
  // Copies of patched files, which are the packager's own.
  await rm(join(unpacked, '.pc'), { recursive: true, force: true });
  await mkdir(join(unpacked, '.github'), { recursive: true });
  await writeFile(
    join(unpacked, '.github/esbmc.yml'),
    `paths: [${library.sources.join(', ')}]\n${library.config}`,
  );
  await git(unpacked, 'init', '--quiet', '--initial-branch=base');
  await git(unpacked, 'add', '--all', '--force');
  await git(unpacked, 'commit', '--quiet', '--message', `${library.package} ${library.version}`);
  for (const [command, ...args] of library.prepare) await execa(command, args, { cwd: unpacked });
  // What a build makes is ignored in a maintained project, and no part of a change.
  const made = await git(unpacked, 'ls-files', '--others');
  await writeFile(join(unpacked, '.git/info/exclude'), `${made}\n`);
  await rm(root, { recursive: true, force: true });
  await mkdir(join(root, '..'), { recursive: true });
  await rename(unpacked, root);
  return root;
}

const identity = {
  GIT_AUTHOR_NAME: 'Evaluation',
  GIT_AUTHOR_EMAIL: 'evaluation@example.invalid',
  GIT_COMMITTER_NAME: 'Evaluation',
  GIT_COMMITTER_EMAIL: 'evaluation@example.invalid',
};

/** Runs git in one of the libraries; returns what it prints. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await execa('git', args, { cwd: root, env: identity });
  return stdout;
}

/** Fetches by apt, which holds the package against the signed lists; the packager's patches are applied. */
async function unpack({ name, package: source, version }: Library): Promise<string> {
  const apt = await aptOfOurOwn();
  const downloads = join(cacheFolder, 'downloads');
  await mkdir(downloads, { recursive: true });
  const wanted = `${source}=${version}`;
  await execa(packageClient, [...apt, 'source', '--download-only', wanted], { cwd: downloads });
  // Epochs are no part of a file's name.
  const description = `${source}_${version.replace(/^\d+:/, '')}.dsc`;
  const target = join(cacheFolder, `unpacking-${name}-${process.pid}`);
  await execa(unpacker, ['--no-copy', '--extract', description, target], { cwd: downloads });
  return target;
}

let apt: Promise<readonly string[]> | null = null;

/** Options with which apt reads the machine's own lists as lists of sources, and writes nothing outside of a folder. */
function aptOfOurOwn(): Promise<readonly string[]> {
  apt ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'apt-sources-'));
    for (const part of ['lists/partial', 'cache/archives/partial', 'sources.d']) {
      await mkdir(join(folder, part), { recursive: true });
    }
    await copyLists(join(folder, 'sources.d'));
    const settings = {
      'Dir::Etc::sourcelist': '/dev/null',
      'Dir::Etc::sourceparts': join(folder, 'sources.d'),
      'Dir::State::lists': join(folder, 'lists'),
      'Dir::Cache': join(folder, 'cache'),
      // Each user may read the downloads: apt's own user has no access to them.
      'APT::Sandbox::User': 'root',
    };
    const options = Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
    await execa(packageClient, [...options, 'update']);
    return options;
  })();
  return apt;
}

async function copyLists(target: string): Promise<void> {
  const folder = '/etc/apt/sources.list.d';
  const parts = (await exists(folder)) ? (await readdir(folder)).map((name) => join(folder, name)) : [];
  for (const path of [...parts, '/etc/apt/sources.list']) {
    if (!/\.(sources|list)$/.test(path) || !(await exists(path))) continue;
    const text = (await readFile(path, 'utf8'))
      .replace(/^Types:.*$/gm, 'Types: deb-src')
      .replace(/^deb /gm, 'deb-src ');
    await writeFile(join(target, path.split('/').pop() ?? ''), text);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
