import { findSystemTool } from './find-tool.ts';

/** Absolute paths of programs of util-linux; null for those that are missing. */
export interface SandboxTools {
  readonly unshare: string;
  readonly mount: string;
  readonly setpriv: string;
  readonly prlimit: string;
}

export function findSandboxTools(env: Readonly<Record<string, string | undefined>>) {
  const find = (name: string) => findSystemTool(name, env);
  return {
    unshare: find('unshare'),
    mount: find('mount'),
    setpriv: find('setpriv'),
    prlimit: find('prlimit'),
  } satisfies { [Name in keyof SandboxTools]: string | null };
}
