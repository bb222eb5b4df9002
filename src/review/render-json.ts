import type { Finding } from '../domain/finding.ts';
import { conclude, type Policy } from '../domain/policy.ts';
import type { Report, UnitResult } from '../domain/report.ts';
import type { Reproducer } from '../domain/reproducer.ts';
import { jsonText } from './json-text.ts';

/** Raised when a field changes its meaning or goes away. */
const schema = 1;

/** The JSON report; its names and shapes are stable, others' scripts read it. */
export function renderJson(report: Report, policy: Policy): string {
  const { tool, esbmc, base, head, skipped } = report;
  return jsonText({
    schema,
    tool: { name: tool.name, version: tool.version },
    esbmc: esbmc === null ? null : { version: esbmc.version, sha256: esbmc.sha256 },
    base,
    head,
    units: report.units.map(unitJson),
    findings: report.findings.map(findingJson),
    skipped: skipped.map(({ file, reason }) => ({ file, reason })),
    conclusion: conclude(report, policy),
  });
}

function unitJson({ unit, verdict, reason, bound, seconds, cached }: UnitResult) {
  return {
    file: unit.file,
    entry: unit.entry,
    origin: unit.origin,
    verdict,
    ...(reason === null ? {} : { reason }),
    ...(bound === null ? {} : { bound }),
    seconds: Math.round(seconds * 1000) / 1000,
    cached,
    assumptions: unit.assumptions,
  };
}

function findingJson({ counterexample, ...finding }: Finding) {
  const { kind, cwe, location } = counterexample.property;
  return {
    fingerprint: finding.fingerprint,
    file: location.file,
    line: location.line,
    column: location.column,
    function: location.function,
    kind,
    cwe,
    message: finding.message,
    origin: finding.origin,
    status: finding.status,
    reproduced: finding.reproduced,
    ...(finding.foundBy === 'verifier' ? {} : { foundBy: finding.foundBy }),
    ...(finding.reproducer === null ? {} : { reproducer: reproducerJson(finding.reproducer) }),
    inputs: finding.inputs.map(({ variable, value }) => ({ name: variable, value })),
    trace: counterexample.steps.map(({ location: place, assignment }) => ({
      file: place.file,
      line: place.line,
      function: place.function,
      assignment: `${assignment.variable} = ${assignment.value}`,
    })),
    assumptions: finding.assumptions,
  };
}

function reproducerJson({ tool, says, program }: Reproducer) {
  return { tool, says, program };
}
