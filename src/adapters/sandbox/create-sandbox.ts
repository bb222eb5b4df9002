import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxLevel, SandboxState } from '../../domain/sandbox-state.ts';
import { openTemporaryFolder } from '../files/temporary-folder.ts';
import { shellLimits } from './limits.ts';
import { createNamespaces } from './namespaces.ts';
import { createPlainLimits } from './plain-limits.ts';
import { probeLimits, probeNamespaces } from './probe-sandbox.ts';
import { runConfined } from './run-confined.ts';
import type { Sandbox } from './sandbox.ts';
import { findSandboxTools } from './sandbox-tools.ts';
import type { Wrap } from './wrapped-request.ts';

export interface SandboxOptions {
  /** Where util-linux is looked for besides the usual places. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly tempDir: string;
  /** Takes this level and no other; throws where the machine does not have it. */
  readonly level?: SandboxLevel;
  /** Why that level was asked for. */
  readonly because?: string;
  /** Told what was killed, in words without any name of the project. */
  readonly log?: (line: string) => void;
}

/** The best sandbox that the machine has. Which one that is, is found out by starting processes in it. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const folder = await openTemporaryFolder(await realpath(options.tempDir), 'esbmc-sandbox-');
  try {
    const { state, wrap } = await choose(options, folder.path);
    if (options.level !== undefined && state.level !== options.level) {
      throw new Error(`this machine has no sandbox of the level ${options.level}: ${state.shortfall}`);
    }
    const running = { wrap, endsTogether: state.level === 'namespaces', log: options.log ?? (() => {}) };
    return { state, run: (request) => runConfined(request, running), close: folder.close };
  } catch (error) {
    await folder.close();
    throw error;
  }
}

interface Chosen {
  readonly state: SandboxState;
  readonly wrap: Wrap;
}

async function choose({ env, level, because }: SandboxOptions, folder: string): Promise<Chosen> {
  const tools = findSandboxTools(env);
  const { unshare, mount, setpriv, prlimit } = tools;
  const missing = Object.entries(tools).flatMap(([name, path]) => (path === null ? [name] : []));
  let shortfall = missing.length === 0 ? null : `missing of util-linux: ${missing.join(', ')}`;
  const mayBe = (one: SandboxLevel) => level === undefined || level === one;

  if (unshare && mount && setpriv && prlimit && mayBe('namespaces')) {
    const own = join(folder, 'namespaces');
    await mkdir(own);
    const wrap = await createNamespaces({ tools: { unshare, mount, setpriv, prlimit }, folder: own });
    const problem = await probeNamespaces(wrap, folder);
    if (problem === null) return { state: { level: 'namespaces', shortfall: null }, wrap };
    shortfall = `no namespaces: ${problem}`;
  } else if (level !== undefined) shortfall = because ?? 'asked for';

  if (setpriv && prlimit && mayBe('limits')) {
    const wrap = createPlainLimits({ setpriv, prlimit });
    const problem = await probeLimits(wrap);
    if (problem === null) return { state: { level: 'limits', shortfall }, wrap };
    shortfall = `${shortfall}; no limits: ${problem}`;
  }
  return { state: { level: 'none', shortfall }, wrap: wrapInShell };
}

const wrapInShell: Wrap = async (request) => {
  const [command, ...args] = shellLimits(request.limits);
  return {
    request: { ...request, command, args: [...args, request.command, ...request.args] },
    close: async () => {},
  };
};
