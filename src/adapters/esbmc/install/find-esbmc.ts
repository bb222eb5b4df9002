import { VerifierError } from '../../../domain/errors.ts';
import type { EsbmcInstallation } from './esbmc-installation.ts';
import type { FindOptions } from './find-options.ts';
import type { InstallDeps } from './install-deps.ts';
import { probeEsbmc } from './probes/probe-esbmc.ts';
import { resolveEsbmc } from './resolve-esbmc.ts';
import { explainPassed } from './resolver.ts';

/**
 * Finds or installs ESBMC and returns it once it has judged the probes rightly. Throws ConfigurationError for a wrong
 * `esbmc-path` or `esbmc-version`, VerifierError when no resolver has one or the binary misjudges a probe.
 */
export async function findEsbmc(options: FindOptions, deps: InstallDeps): Promise<EsbmcInstallation> {
  const { installation, answers } = await resolveEsbmc(options, deps);
  if (installation === null) {
    const list = answers.flatMap((answer) =>
      answer.status === 'passed' ? [`- ${answer.resolver}: ${explainPassed(answer)}`] : [],
    );
    throw new VerifierError(
      ['ESBMC was not found and could not be installed. Asked, in this order:', ...list].join('\n'),
    );
  }
  await probeEsbmc(installation, deps);
  return installation;
}
