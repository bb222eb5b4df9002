import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Property } from '../../domain/counterexample.ts';
import type { Fuzzer } from '../../verification/fuzz/fuzzer.ts';
import type { Replayer } from '../../verification/replay/replayer.ts';

export interface ReproducerKeeper {
  /** The same replayer and fuzzer, whose reproducers are remembered. */
  readonly replayer: Replayer;
  readonly fuzzer: Fuzzer;
  /** Writes each reproducer to a file of that folder, with the commands at its top as they are for it. */
  keepReproducers(folder: string): Promise<void>;
}

interface Reproduced {
  readonly property: Property;
  readonly root: string;
  readonly text: string;
}

export function reproducerKeeper(replayer: Replayer, fuzzer: Fuzzer): ReproducerKeeper {
  const made: Reproduced[] = [];
  const keep = (property: Property, root: string, text: string | null) => {
    if (text !== null) made.push({ property, root, text });
  };
  return {
    replayer: {
      replay: async (request) => {
        const replay = await replayer.replay(request);
        keep(request.violation.counterexample.property, request.setup.root, replay.reproducer);
        return replay;
      },
    },
    fuzzer: {
      fuzz: async (request) => {
        const result = await fuzzer.fuzz(request);
        const { crash } = result;
        if (crash !== null) keep(crash.property, request.setup.root, crash.program);
        return result;
      },
    },
    keepReproducers: async (folder) => {
      await mkdir(folder, { recursive: true });
      for (const [index, { property, root, text }] of made.entries()) {
        const path = join(folder, `${index + 1}_${nameOf(property)}.c`);
        await writeFile(path, textFor(path, text, root));
      }
    },
  };
}

function nameOf({ location, kind }: Property): string {
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
