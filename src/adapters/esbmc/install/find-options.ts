import { ConfigurationError } from '../../../domain/errors.ts';

/** An asset of a release on a code host whose REST API is GitHub's. */
export interface ReleaseSource {
  /** Base of the REST API, without a slash at the end (GITHUB_API_URL in Actions). */
  readonly apiUrl: string;
  /** Raises the API's rate limit; sent to the API only, never to where the asset is. */
  readonly token: string | null;
  readonly owner: string;
  readonly repo: string;
  readonly tag: string;
  readonly asset: string;
  /** Of the asset; null: only the digest that the API announces is known. */
  readonly sha256: string | null;
}

export interface FindOptions {
  /** `esbmc-path` as configured; null: not set. */
  readonly esbmcPath: string | null;
  /** `esbmc-version` as configured; null: any on PATH, else the pinned one. */
  readonly esbmcVersion: string | null;
  /** Absolute; a relative `esbmcPath` starts here. */
  readonly workingDirectory: string;
  /** Where versions other than the pinned one come from; null: nowhere. */
  readonly release: ReleaseSource | null;
}

/** The options with empty values as not set, and `esbmc-version` checked and without a leading `v`: it becomes a path. */
export function checkedOptions(options: FindOptions): FindOptions {
  const esbmcPath = options.esbmcPath?.trim() || null;
  const wanted = options.esbmcVersion?.trim() || null;
  const esbmcVersion = /^v?(\d+(?:\.\d+){2})$/.exec(wanted ?? '')?.[1] ?? null;
  if (wanted !== null && esbmcVersion === null) {
    throw new ConfigurationError(
      `esbmc-version is "${wanted}", which is no version: write three numbers such as 8.4.0, or leave it out`,
    );
  }
  return { ...options, esbmcPath, esbmcVersion };
}
