import type { Report } from '../domain/report.ts';
import { type Verdict, verdicts } from '../domain/verdict.ts';

/** Functions by their verdict, and the findings. */
export type ScanCounts = Readonly<Record<Verdict | 'findings', number>>;

export function scanCounts({ functions, findings }: Pick<Report, 'functions' | 'findings'>): ScanCounts {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of functions) counts[verdict] += 1;
  return { ...counts, findings: new Set(findings.map(({ fingerprint }) => fingerprint)).size };
}
