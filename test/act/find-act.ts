import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { userCache } from './user-cache.ts';

const version = '0.2.89';

/** There is no act, and no Go to build it with. */
export class GoIsMissing extends Error {}

/** Absolute path of act, built from the Go module proxy once. Throws GoIsMissing. */
export async function findAct(say: (line: string) => void): Promise<string> {
  const folder = join(userCache(), 'act', version);
  const binary = join(folder, 'act');
  if (await isExecutable(binary)) return binary;
  const go = await execa('go', ['version'], { reject: false });
  if (go.failed) throw new GoIsMissing();
  say(`building act ${version}; the first time this takes minutes`);
  await mkdir(folder, { recursive: true });
  // Renamed when it is whole: a build that is broken off must not leave an `act`.
  const staging = await mkdtemp(join(folder, 'staging-'));
  try {
    await execa('go', ['install', `github.com/nektos/act@v${version}`], {
      cwd: staging,
      env: { GOBIN: staging },
      stderr: 'inherit',
    });
    await rename(join(staging, 'act'), binary);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return binary;
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
