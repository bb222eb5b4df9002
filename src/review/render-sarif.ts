import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import { type PropertyKind, propertyKinds } from '../domain/property-kind.ts';
import type { Report } from '../domain/report.ts';
import { suppressionOf } from '../domain/suppressions.ts';
import { jsonText } from './json-text.ts';
import { kindTitles } from './kind-titles.ts';
import { plainText } from './plain-text.ts';
import { sarifNotifications } from './sarif-notifications.ts';
import { sarifResult } from './sarif-result.ts';
import { triageFindings } from './triage-findings.ts';
import { weakness } from './weakness.ts';

/** GitHub rejects a file with more results in a run. */
const maxResults = 25_000;

/** The report as SARIF 2.1.0 for code scanning: one run; what fails the gate first, what was fixed left out. */
export function renderSarif(report: Report, policy: Policy): string {
  const { posted, minor, existing, suppressed } = triageFindings(report.findings, policy);
  const findings = [...posted, ...minor, ...existing, ...suppressed].slice(0, maxResults);
  const kinds = propertyKinds.filter((kind) => findings.some((finding) => kindOf(finding) === kind));
  return jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: plainText(report.tool.name),
            semanticVersion: plainText(report.tool.version),
            rules: kinds.map((kind) => rule(kind, findings)),
            supportedTaxonomies: [{ name: 'CWE' }],
          },
          ...(report.esbmc === null
            ? {}
            : { extensions: [{ name: 'ESBMC', version: plainText(report.esbmc.version) }] }),
        },
        taxonomies: [cweTaxonomy(findings)],
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: sarifNotifications(report) }],
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ...sarifResult(finding, level(finding, policy), kinds.indexOf(kindOf(finding))),
          ...suppressions(finding, policy),
        })),
      },
    ],
  });
}

/** A decision that is not in the source itself: code scanning shows the result as dismissed. */
function suppressions(finding: Finding, policy: Policy) {
  const suppression = suppressionOf(finding, policy);
  if (suppression === null) return {};
  return {
    suppressions: [{ kind: 'external', status: 'accepted', justification: plainText(suppression.reason) }],
  };
}

function kindOf(finding: Finding): PropertyKind {
  return finding.counterexample.property.kind;
}

function level(finding: Finding, policy: Policy): 'error' | 'warning' | 'note' {
  if (isFailing(finding, policy)) return 'error';
  return finding.status === 'introduced' || finding.status === null ? 'warning' : 'note';
}

function rule(kind: PropertyKind, findings: readonly Finding[]) {
  const cwes = cweIds(findings.filter((finding) => kindOf(finding) === kind));
  return {
    id: kind,
    name: kind,
    shortDescription: { text: kindTitles[kind] },
    fullDescription: { text: `${kindTitles[kind]}, shown by a counterexample of the model checker ESBMC.` },
    defaultConfiguration: { level: 'error' },
    // The form of tag that code scanning shows and filters by.
    properties: { tags: ['security', ...cwes.map((id) => `external/cwe/${id.toLowerCase()}`)] },
  };
}

function cweTaxonomy(findings: readonly Finding[]) {
  return {
    name: 'CWE',
    organization: 'MITRE',
    shortDescription: { text: 'The MITRE Common Weakness Enumeration' },
    taxa: cweIds(findings).map((id) => ({ id: id.replace('CWE-', ''), helpUri: weakness(id)?.url ?? '' })),
  };
}

function cweIds(findings: readonly Finding[]): readonly string[] {
  const ids = findings.flatMap(({ counterexample }) => weakness(counterexample.property.cwe)?.id ?? []);
  return [...new Set(ids)].sort();
}
