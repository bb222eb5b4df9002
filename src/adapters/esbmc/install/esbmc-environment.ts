import type { InstallDeps } from './install-deps.ts';

/**
 * The whole environment that ESBMC is started with. HOME, ESBMC_CONFIG_FILE and ESBMC_OPTS must stay out: a
 * `no-pointer-check = true` in `$HOME/.config/esbmc.toml` or `ESBMC_OPTS=--no-pointer-check` turns a null
 * dereference into VERIFICATION SUCCESSFUL (measured, 8.4.0).
 */
export function esbmcEnvironment(env: InstallDeps['env'], temporary: string): Record<string, string> {
  return { PATH: env.PATH ?? '', LANG: 'C', TMPDIR: temporary };
}
