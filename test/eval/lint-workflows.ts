import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { userCache } from '../act/user-cache.ts';

const versions = { zizmor: '1.32.0', actionlint: '1.7.12' };

/** Runs zizmor and actionlint on all workflows, installed once by pip and by Go: `npm run eval -- workflows`. */
export async function lintWorkflows(): Promise<void> {
  const files = (
    await Promise.all(
      ['.github/workflows', 'examples/workflows'].map(async (folder) =>
        (await readdir(folder)).map((name) => join(folder, name)),
      ),
    )
  ).flat();
  const zizmor = await installed('zizmor', async (folder) => {
    await execa('python3', ['-m', 'venv', folder]);
    await execa(join(folder, 'bin/pip'), ['install', '--quiet', `zizmor==${versions.zizmor}`]);
  });
  const actionlint = await installed('actionlint', async (folder) => {
    const module = `github.com/rhysd/actionlint/cmd/actionlint@v${versions.actionlint}`;
    await execa('go', ['install', module], { env: { GOBIN: join(folder, 'bin') } });
  });
  const said = { stdio: 'inherit' } as const;
  const options = ['--offline', '--no-progress', '--config', '.github/zizmor.yml'];
  // Files of examples are workflows to it only by their names.
  for (const file of [...files, 'action.yml']) await execa(zizmor, [...options, file], said);
  await execa(actionlint, ['-shellcheck=', '-pyflakes=', ...files], said);
  process.stdout.write(`${files.length} workflows, nothing found\n`);
}

/** Absolute path of a tool, kept between runs. */
async function installed(
  tool: keyof typeof versions,
  install: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(userCache(), tool, versions[tool]);
  const binary = join(folder, 'bin', tool);
  if (await access(binary).catch(() => 'missing')) await install(folder);
  return binary;
}
