import { createHash } from 'node:crypto';
import type { Finding } from '../domain/finding.ts';
import type { Policy } from '../domain/policy.ts';
import { unifiedDiff } from '../repair/patch.ts';
import type { RepairOutcome } from '../repair/repair-outcome.ts';
import { isSourcePath } from '../repair/source-path.ts';
import { counted } from '../review/counted.ts';
import type { FixPullHost } from '../review/fix-pull-host.ts';
import { groupFindings } from '../review/group-findings.ts';
import type { SourceLinks } from '../review/permalink.ts';
import { triageFindings } from '../review/triage-findings.ts';
import type { ScanChanges } from '../scan/compare-baseline.ts';
import type { Repaired } from './command/repair-result.ts';
import { findPulls, openFixPull } from './open-fix-pull.ts';

export interface FixWork {
  readonly findings: readonly Finding[];
  readonly policy: Policy;
  /** The commit that was scanned. */
  readonly head: string;
  readonly esbmcVersion: string;
  /** Null on the first night. */
  readonly changes: ScanChanges | null;
  readonly links: SourceLinks;
  readonly trackingIssue: number | null;
  readonly date: string;
}

export interface FixDeps {
  /** Tries to repair a finding in a copy of the tree that was scanned. */
  readonly repair: (finding: Finding) => Promise<RepairOutcome>;
  /** Milliseconds. */
  readonly clock: () => number;
  /** Null where nothing may be written to GitHub. */
  readonly host: FixPullHost | null;
  /** The branch that was scanned; null where it was none. */
  readonly branch: string | null;
  /** Keeps the accepted patches, unified diffs by fingerprint, before one of them is posted. */
  readonly keep: (patches: ReadonlyMap<string, string>) => Promise<void>;
  readonly pause: (seconds: number) => Promise<void>;
}

/** A person should be able to read them before the next night. */
const mostPulls = 3;

/** Repairs are tried for that many findings in a night, and none is begun after an hour. */
const mostTried = 10;
const mostSeconds = 3600;

/**
 * Repairs what a scan found, each bug in a copy of the tree as it was scanned, and opens a pull request for each repair
 * that was accepted. A bug for which there ever was one, open or closed, is left alone. Returns sentences for the log.
 */
export async function suggestFixes(work: FixWork, deps: FixDeps): Promise<readonly string[]> {
  const { clock, host, branch } = deps;
  const notes: string[] = [];
  const patches = new Map<string, string>();
  let [tried, opened] = [0, 0];
  const start = clock();
  for (const finding of candidates(work)) {
    const seconds = (clock() - start) / 1000;
    if (tried === mostTried || opened === mostPulls || seconds > mostSeconds) break;
    const earlier = host === null ? null : await findPulls(finding, host);
    if (earlier?.kind === 'refused') return [...notes, earlier.note];
    if (earlier?.kind === 'there') continue;
    tried += 1;
    const repaired = await repairOne(finding, work, deps);
    if (repaired === null) continue;
    patches.set(finding.fingerprint, unifiedDiff(repaired.candidate.patch));
    await deps.keep(patches);
    if (host === null) continue;
    if (branch === null) return [...notes, 'No branch was scanned, so no pull request can be made for it.'];
    const pull = await openFixPull(repaired, { ...work, branch }, { host, pause: deps.pause });
    notes.push(pull.note);
    if (pull.isOpen) opened += 1;
    else if (pull.isHopeless) break;
  }
  return [
    ...notes,
    ...(tried === 0 ? [] : [`Repairs were tried for ${counted(tried, 'bug')}, ${patches.size} accepted.`]),
  ];
}

/** One of each cause; what is new first, the others in another order each night, so that none waits for ever. */
function candidates({ findings, policy, changes, date }: FixWork): readonly Finding[] {
  const leads = groupFindings(triageFindings(findings, policy).posted).map(({ lead }) => lead);
  const repairable = leads.filter(({ counterexample }) =>
    isSourcePath(counterexample.property.location.file),
  );
  const known = new Set(changes?.stayed.map(({ fingerprint }) => fingerprint));
  const lot = ({ fingerprint }: Finding) =>
    createHash('sha256').update(`${date} ${fingerprint}`).digest('hex');
  const rank = (finding: Finding) => `${known.has(finding.fingerprint) ? 1 : 0} ${lot(finding)}`;
  return repairable.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

async function repairOne(
  finding: Finding,
  { head, esbmcVersion }: FixWork,
  { repair }: FixDeps,
): Promise<Repaired | null> {
  const outcome = await repair(finding);
  if (outcome.outcome !== 'repaired') return null;
  const { candidate, acceptance, side } = outcome;
  return { kind: 'repaired', finding, head, esbmcVersion, candidate, acceptance, side };
}
