import type { ArtifactRegistrar } from './api.ts';
import type { PluginId } from './extension.ts';
import type { FaultLog } from './faults.ts';

/** What a plugin leaves for the report; the id is ours. */
export interface Artifact {
  readonly plugin: PluginId;
  /** A plain file name; another one than all others of this plugin. */
  readonly name: string;
  readonly kind: string;
  readonly description: string;
  readonly content: string;
}

const mostEach = 20;
const mostCharacters = 1024 * 1024;

export interface ArtifactStore {
  readonly all: readonly Artifact[];
  registrarFor(plugin: PluginId): ArtifactRegistrar;
  /** Nothing is taken after it. */
  close(): void;
}

export function createArtifacts(faults: FaultLog): ArtifactStore {
  const all: Artifact[] = [];
  let isClosed = false;
  return {
    all,
    registrarFor: (plugin) => ({
      register: (given) => {
        const own = all.filter((one) => one.plugin === plugin);
        const problem = isClosed
          ? 'the phase is over'
          : own.length >= mostEach
            ? `there are ${mostEach} already`
            : null;
        if (problem !== null) {
          faults.add({ plugin, at: 'artifact', message: `an artifact was refused: ${problem}` });
          throw new Error(`the artifact is refused: ${problem}`);
        }
        const { name, kind, description, content } = given;
        const plain = baseName(name);
        all.push({
          plugin,
          name: own.some((one) => one.name === plain) ? `${own.length + 1}-${plain}` : plain,
          kind: String(kind).slice(0, 60),
          description: String(description).slice(0, 300),
          content: String(content).slice(0, mostCharacters),
        });
      },
    }),
    close: () => {
      isClosed = true;
    },
  };
}

function baseName(name: unknown): string {
  const last = String(name).split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[^\w.-]/g, '_')
    .replace(/^[.-]+/, '')
    .slice(0, 80);
  return plain === '' ? 'artifact' : plain;
}
