import { type ProcessRequest, type ProcessResult, runProcess } from '../../process/run-process.ts';

/** What finding and installing ESBMC needs from outside. */
export interface InstallDeps {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Node's names: `linux`, `x64`. */
  readonly platform: string;
  readonly arch: string;
  /** Seconds for `--version`, and for one probe (0.3 s as a rule). */
  readonly startSeconds: number;
  readonly probeSeconds: number;
  readonly runProcess: (request: ProcessRequest) => Promise<ProcessResult>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The real ones, on the environment that the entry has read. */
export function installDeps(env: InstallDeps['env']): InstallDeps {
  return {
    env,
    platform: process.platform,
    arch: process.arch,
    startSeconds: 20,
    probeSeconds: 30,
    runProcess,
    fetch: (url, init) => fetch(url, init),
  };
}
