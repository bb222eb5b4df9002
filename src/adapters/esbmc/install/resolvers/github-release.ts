import { z } from 'zod';
import type { ReleaseSource } from '../find-options.ts';
import type { InstallDeps } from '../install-deps.ts';
import type { Refusal } from '../refusal.ts';

export interface ReleaseAsset {
  readonly url: string;
  /** Lower-case hexadecimal: the configured digest or the announced one, equal where there are both. */
  readonly sha256: string;
}

/** "Get a release by tag name" of the REST API: what is read of it. `digest` is null for assets from before 2025. */
const release = z.object({
  assets: z.array(
    z.object({ name: z.string(), browser_download_url: z.url(), digest: z.string().nullish() }),
  ),
});

/** Looks the asset up and settles the digest that its content must have; no digest, no asset. */
export async function githubRelease(
  source: ReleaseSource,
  deps: Pick<InstallDeps, 'fetch'>,
): Promise<ReleaseAsset | Refusal> {
  const { owner, repo, tag } = source;
  const parts = [owner, repo].map(encodeURIComponent).join('/');
  const response = await deps.fetch(
    `${source.apiUrl}/repos/${parts}/releases/tags/${encodeURIComponent(tag)}`,
    {
      headers: headers(source.token),
      signal: AbortSignal.timeout(30_000),
    },
  );
  if (!response.ok) return refusedBy(response, source);
  const parsed = release.safeParse(await response.json().catch(() => null));
  if (!parsed.success)
    return { reason: `the answer about ${owner}/${repo} ${tag} is no release`, remedy: null };
  const { assets } = parsed.data;
  const asset = assets.find(({ name }) => name === source.asset);
  if (asset === undefined) {
    const names = assets.map(({ name }) => name).join(', ') || 'none';
    return {
      reason: `${owner}/${repo} ${tag} has no asset ${source.asset} (it has: ${names})`,
      remedy: null,
    };
  }
  return settled(asset.browser_download_url, announced(asset.digest), source);
}

function settled(url: string, digest: string | null, source: ReleaseSource): ReleaseAsset | Refusal {
  const name = `${source.asset} of ${source.tag}`;
  const configured = source.sha256?.toLowerCase() ?? null;
  if (configured !== null && digest !== null && configured !== digest) {
    const reason = `${name} is announced with the sha256 ${digest} instead of the configured ${configured}`;
    return { reason, remedy: 'find out which one is right before you use either' };
  }
  const sha256 = configured ?? digest;
  return sha256 === null ? { reason: `no sha256 is known for ${name}`, remedy: null } : { url, sha256 };
}

function announced(digest: string | null | undefined): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? '')?.[1]?.toLowerCase() ?? null;
}

function headers(token: string | null): Record<string, string> {
  const accept = { accept: 'application/vnd.github+json', 'user-agent': 'esbmc-action' };
  return token === null ? accept : { ...accept, authorization: `Bearer ${token}` };
}

/** Rate limits come as 403 or 429 with `x-ratelimit-remaining: 0`. */
function refusedBy(response: Response, { owner, repo, tag }: ReleaseSource): Refusal {
  const what = `${owner}/${repo} ${tag}`;
  if (response.status === 404)
    return { reason: `there is no release ${what}`, remedy: 'check esbmc-version' };
  if (response.headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(response.headers.get('x-ratelimit-reset'));
    const until = reset > 0 ? ` until ${new Date(reset * 1000).toISOString()}` : '';
    return { reason: `the rate limit of the API is used up${until}`, remedy: 'set github-token, or wait' };
  }
  return { reason: `the API answered ${response.status} for the release ${what}`, remedy: null };
}
