import type { InstallDeps } from '../install-deps.ts';

/** What pip needs to find its configuration, its index and the way there. Everything else, secrets above all, stays out. */
const allowed: ReadonlySet<string> = new Set(
  [
    ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'PYENV_ROOT', 'PYENV_VERSION', 'VIRTUAL_ENV'],
    ['XDG_CONFIG_HOME', 'XDG_CONFIG_DIRS', 'XDG_CACHE_HOME', 'NETRC'],
    ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'],
  ].flat(),
);

/**
 * The environment of `python3 -m pip`. All PIP_ variables pass: an
 * index address may carry its own credentials, which pip needs. PYTHONPATH and its like stay out.
 */
export function pipEnvironment(env: InstallDeps['env'], temporary: string): Record<string, string> {
  const passing = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && (name.startsWith('PIP_') || allowed.has(name.toUpperCase()))
      ? [[name, value]]
      : [],
  );
  return { ...Object.fromEntries(passing), TMPDIR: temporary };
}
