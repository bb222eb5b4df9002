import type { EsbmcInstallation } from './esbmc-installation.ts';
import { checkedOptions, type FindOptions } from './find-options.ts';
import type { InstallDeps } from './install-deps.ts';
import type { Resolver, ResolverAnswer } from './resolver.ts';
import { cacheResolver } from './resolvers/cache-resolver.ts';
import { esbmcPathResolver } from './resolvers/esbmc-path-resolver.ts';
import { pathResolver } from './resolvers/path-resolver.ts';
import { releaseResolver } from './resolvers/release-resolver.ts';
import { wheelResolver } from './resolvers/wheel-resolver.ts';

/** What the user has chosen comes first, what costs a download last. */
const resolvers: readonly Resolver[] = [
  esbmcPathResolver,
  pathResolver,
  cacheResolver,
  wheelResolver,
  releaseResolver,
];

interface Resolution {
  /** Null when every resolver passed. */
  readonly installation: EsbmcInstallation | null;
  /** Of the resolvers that were asked, in order; the last one is the one that answered. */
  readonly answers: readonly ResolverAnswer[];
}

/** Asks the resolvers in order until one answers. The binary is not probed yet. */
export async function resolveEsbmc(options: FindOptions, deps: InstallDeps): Promise<Resolution> {
  const checked = checkedOptions(options);
  const answers: ResolverAnswer[] = [];
  for (const resolve of resolvers) {
    const answer = await resolve(checked, deps);
    answers.push(answer);
    if (answer.status === 'found') return { installation: answer.installation, answers };
  }
  return { installation: null, answers };
}
