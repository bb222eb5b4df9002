import { ConfigurationError, VerifierError } from '../../../domain/errors.ts';
import type { EsbmcInstallation } from './esbmc-installation.ts';
import type { FindOptions } from './find-options.ts';
import type { InstallDeps } from './install-deps.ts';
import { type ProbeReport, probeEsbmc } from './probes/probe-esbmc.ts';
import { resolveEsbmc } from './resolve-esbmc.ts';
import { explainPassed, type ResolverAnswer } from './resolver.ts';

/** A line of `doctor`. */
export interface EsbmcFact {
  readonly name: string;
  readonly value: string;
}

export interface EsbmcDescription {
  /** True: findEsbmc would return this binary. */
  readonly usable: boolean;
  readonly facts: readonly EsbmcFact[];
}

/** Says which ESBMC is used and why, and what is wrong where there is none. Installs it when it has to. */
export async function describeEsbmc(options: FindOptions, deps: InstallDeps): Promise<EsbmcDescription> {
  const resolution = await resolveEsbmc(options, deps).catch(expectedError);
  if (resolution instanceof Error) {
    return { usable: false, facts: [{ name: 'problem', value: resolution.message }] };
  }
  const { installation, answers } = resolution;
  const passed = answers.flatMap(passedFact);
  if (installation === null) {
    return { usable: false, facts: [{ name: 'found by', value: 'none' }, ...passed] };
  }
  const probes = await probeEsbmc(installation, deps).catch(expectedError);
  const facts = [...installationFacts(installation), probesFact(probes), ...passed];
  return { usable: !(probes instanceof Error), facts };
}

function installationFacts(installation: EsbmcInstallation): EsbmcFact[] {
  const { source, path, version, sha256 } = installation;
  return [
    { name: 'found by', value: source },
    { name: 'path', value: path },
    { name: 'version', value: version },
    { name: 'sha256', value: sha256 },
  ];
}

function probesFact(probes: ProbeReport | Error): EsbmcFact {
  if (probes instanceof Error) return { name: 'probes', value: probes.message };
  const when = probes.recorded ? ', in an earlier run' : '';
  const { passed, total, seconds } = probes;
  return { name: 'probes', value: `${passed} of ${total} passed in ${seconds.toFixed(1)} s${when}` };
}

function passedFact(answer: ResolverAnswer): EsbmcFact[] {
  if (answer.status === 'found') return [];
  return [{ name: `not by ${answer.resolver}`, value: explainPassed(answer) }];
}

function expectedError(error: unknown): Error {
  if (error instanceof ConfigurationError || error instanceof VerifierError) return error;
  throw error;
}
