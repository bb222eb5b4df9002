import type { Artifact, ArtifactRegistrar } from './api.ts';
import type { PluginId } from './extension.ts';
import type { FaultLog } from './faults.ts';

/** What a plugin left for the report; its name is another one than all others of this plugin. The id is ours. */
export interface LeftArtifact extends Artifact {
  readonly plugin: PluginId;
}

const mostEach = 20;
const mostCharacters = 1024 * 1024;

export interface ArtifactStore {
  readonly all: readonly LeftArtifact[];
  registrarFor(plugin: PluginId): ArtifactRegistrar;
  /** Nothing is taken after it. */
  close(): void;
}

export function createArtifacts(faults: FaultLog): ArtifactStore {
  const all: LeftArtifact[] = [];
  let isClosed = false;
  const refuse = (plugin: PluginId, why: string) => {
    faults.add({ plugin, at: 'artifact', message: `an artifact was refused: ${why}` });
    throw new Error(`the artifact is refused: ${why}`);
  };
  return {
    all,
    registrarFor: (plugin) => ({
      register: ({ name, kind, description, content }) => {
        const own = all.filter((one) => one.plugin === plugin);
        if (isClosed) refuse(plugin, 'the phase is over');
        if (own.length >= mostEach) refuse(plugin, `there are ${mostEach} already`);
        const plain = baseName(String(name));
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

function baseName(path: string): string {
  const last = path.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[^\w.-]/g, '_').replace(/^[.-]+/, '');
  return plain.slice(0, 80) || 'artifact';
}
