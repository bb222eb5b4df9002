import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Replayer, ReplayRequest } from '../../verification/replay/replayer.ts';

export interface ReproducerKeeper {
  /** The same replayer, whose reproducers are remembered. */
  readonly replayer: Replayer;
  /** Writes each reproducer to a file of that folder, with the commands at its top as they are for it. */
  keepReproducers(folder: string): Promise<void>;
}

export function reproducerKeeper(replayer: Replayer): ReproducerKeeper {
  const made: { request: ReplayRequest; text: string }[] = [];
  return {
    replayer: {
      replay: async (request) => {
        const replay = await replayer.replay(request);
        if (replay.reproducer !== null) made.push({ request, text: replay.reproducer });
        return replay;
      },
    },
    keepReproducers: async (folder) => {
      await mkdir(folder, { recursive: true });
      for (const [index, { request, text }] of made.entries()) {
        const path = join(folder, `${index + 1}_${nameOf(request)}.c`);
        await writeFile(path, textFor(path, text, request.setup.root));
      }
    },
  };
}

function nameOf({ violation }: ReplayRequest): string {
  const { location, kind } = violation.counterexample.property;
  return `${basename(location.file, '.c')}_${location.line}_${kind}`.replace(/[^\w-]/g, '_');
}

/** The commands are for a `reproducer.c` in the root; the file is elsewhere. */
function textFor(path: string, text: string, root: string): string {
  const end = text.indexOf(' */');
  const comment = text
    .slice(0, end)
    .replace('in the root of the repository', `in ${root}`)
    .replace(' reproducer.c ', ` ${quoted(path)} `)
    .replaceAll('./reproducer', quoted(path.replace(/\.c$/, '')));
  return comment + text.slice(end);
}

function quoted(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
