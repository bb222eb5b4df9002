import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalGitHub } from '../support/github/local-github.ts';
import type { ActionRun } from '../support/run-action.ts';

/** Secrets that nothing may repeat, by where they are. */
export interface Canaries {
  /** Variables of the job that have no shape of a secret. */
  readonly env: Readonly<Record<string, string>>;
  /** The text of a header outside of the workspace: a compiler that includes it quotes it in its complaint. */
  readonly header: string;
  readonly values: readonly string[];
}

export function makeCanaries(): Canaries {
  const value = (name: string) => `canary_${name}_${randomBytes(8).toString('hex')}`;
  const env = {
    DEPLOY_PASSWORD: value('env'),
    AWS_SECRET_ACCESS_KEY: value('aws'),
    NODE_AUTH_TOKEN: value('npm'),
  };
  const header = value('file');
  return { env, header: `int ${header} = ${header} ${header};\n`, values: [...Object.values(env), header] };
}

/** Where canaries were found, in any of the encodings that a log or a file could hold them in; empty is good. */
export async function sweep(
  canaries: Canaries,
  { run, github, folder }: { run: ActionRun; github: LocalGitHub; folder: string },
): Promise<readonly string[]> {
  const places: (readonly [string, string])[] = [
    ['log', shown(run.log)],
    ['log of the step after', shown(run.postLog)],
    ['summary', run.summary],
    ['outputs', JSON.stringify(run.outputs)],
    ...github.requests.map(({ method, path, body }): readonly [string, string] => [
      `${method} ${path}`,
      `${path} ${JSON.stringify(body)}`,
    ]),
    ...(await filesBelow(folder)),
  ];
  const forms = canaries.values.flatMap(spellings);
  return places.flatMap(([place, text]) => (forms.some((form) => text.includes(form)) ? [place] : []));
}

/** A log as the runner shows it: what it was told to hide is hidden in all lines after that. */
function shown(log: string): string {
  const masks: string[] = [];
  const lines = log.split('\n').flatMap((line) => {
    const mask = /^::add-mask::(.*)$/.exec(line)?.[1];
    if (mask !== undefined) masks.push(decodeURIComponent(mask));
    return mask === undefined ? [masks.reduce((left, one) => left.replaceAll(one, '***'), line)] : [];
  });
  return lines.join('\n');
}

function spellings(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  // Base64 depends on what stands before: the middle of each of its three forms.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  return [value, [...value].toReversed().join(''), bytes.toString('hex'), ...base64];
}

/** All that a run left on the disk: results, artifacts and the cache of verdicts. The header that was planted is no leak. */
async function filesBelow(folder: string): Promise<readonly (readonly [string, string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && ![canaryHeader, guessedSource].includes(entry.name),
  );
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path, `${name}\n${await readFile(path, 'latin1')}`] as const;
    }),
  );
}

export const canaryHeader = 'canary.h';

/** A source of which the author has learned a secret of the job. */
export const guessedSource = 'guessed.c';
