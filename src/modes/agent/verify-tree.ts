import { type VerifierFlag, verifierFlags } from '../../config/verifier-flags.ts';
import { weakest } from '../../domain/verdict.ts';
import type { AuthorState, Checked } from '../../plugins/phases.ts';
import { describeViolation } from '../../review/explain-finding.ts';
import { currentSubject } from '../accept-subject.ts';
import { analyse } from '../analyse.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import type { AuthoredRepair, ScratchTree } from './authored-repair.ts';

/** ESBMC on a function of a scratch tree, or on all that a file defines: as a check of it would say. */
export async function verifyTree(
  { root, signal }: ScratchTree,
  { file, fn, flags = [] }: Parameters<AuthorState['verify']>[0],
  { place, config, deps: given, originals }: AuthoredRepair,
): Promise<Checked> {
  if (!originals.has(file)) throw new Error(`${file} is no file of the unit`);
  const stray = flags.find((flag) => !isFlag(flag));
  if (stray !== undefined) throw new Error(`${stray} is none of ${verifierFlags.join(', ')}`);
  const deps: AnalysisDeps = {
    ...given,
    replayer: null,
    fuzzer: null,
    cache: null,
    progress: () => {},
    verifier: { ...given.verifier, verify: (request) => given.verifier.verify(request, signal) },
  };
  const scratch = { ...place, tree: { root, commit: null } };
  const own = { ...config, overrides: [...config.overrides, { paths: [file], flags: flags.filter(isFlag) }] };
  const subject = await currentSubject(file, fn === undefined ? [] : [fn], scratch, own, deps);
  const asked = fn === undefined ? withAll(subject) : subject;
  const { functions, units, findings } = await analyse(asked, own, describeViolation, deps);
  const told = functions.length > 0 ? functions : units;
  return {
    verdict: weakest(told.map(({ verdict }) => verdict)),
    findings: findings.map(({ message, counterexample: { property } }) => {
      const { kind, location } = property;
      return { kind, file: location.file, line: location.line, message };
    }),
  };
}

function isFlag(flag: string): flag is VerifierFlag {
  return verifierFlags.some((one) => one === flag);
}

function withAll(subject: Awaited<ReturnType<typeof currentSubject>>) {
  const sources = subject.sources.map((source) => {
    const defined = source.file.functions.filter(({ isDefinition }) => isDefinition);
    return { ...source, asked: defined.map(({ name }) => name) };
  });
  return { ...subject, sources };
}
