import type { EsbmcInstallation, EsbmcSource } from './esbmc-installation.ts';
import type { FindOptions } from './find-options.ts';
import type { InstallDeps } from './install-deps.ts';

/** What a resolver says: here it is, or why not and what would make it answer. */
export type ResolverAnswer =
  | { readonly resolver: EsbmcSource; readonly status: 'found'; readonly installation: EsbmcInstallation }
  | {
      readonly resolver: EsbmcSource;
      readonly status: 'passed';
      readonly reason: string;
      /** What the user can do; null where nothing is to be done. */
      readonly remedy: string | null;
    };

/** Throws ConfigurationError for what the user has set wrongly; everything else is an answer. */
export type Resolver = (options: FindOptions, deps: InstallDeps) => Promise<ResolverAnswer>;

/** `reason. You can: remedy` */
export function explainPassed({ reason, remedy }: { reason: string; remedy: string | null }): string {
  return remedy === null ? reason : `${reason}. You can: ${remedy}`;
}

export function found(installation: EsbmcInstallation): ResolverAnswer {
  return { resolver: installation.source, status: 'found', installation };
}

export function passed(resolver: EsbmcSource, reason: string, remedy: string | null): ResolverAnswer {
  return { resolver, status: 'passed', reason, remedy };
}
