import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { plainText } from './plain-text.ts';
import { sarifMessage, sarifUri } from './sarif-text.ts';
import { weakness } from './weakness.ts';

/** GitHub shows fewer, and rejects a result with more steps of a flow. */
const maxFlowSteps = 10_000;

const baselineStates = {
  introduced: 'new',
  undetermined: 'new',
  existing: 'unchanged',
  fixed: 'absent',
} as const;

/** A finding as a SARIF result: column, function, steps, weakness and an identity that survives edits elsewhere. */
export function sarifResult(finding: Finding, level: 'error' | 'warning' | 'note', ruleIndex: number) {
  const { property } = finding.counterexample;
  const cwe = weakness(property.cwe);
  return {
    ruleId: property.kind,
    ruleIndex,
    level,
    message: { text: sarifMessage(finding.message) },
    locations: [location(property.location)],
    // Code scanning tells alerts apart by the first name; the second one is ours, for other readers.
    partialFingerprints: {
      primaryLocationLineHash: `${finding.fingerprint}:1`,
      'esbmcActionFingerprint/v1': finding.fingerprint,
    },
    ...(finding.status === null ? {} : { baselineState: baselineStates[finding.status] }),
    ...(cwe === null ? {} : { taxa: [{ id: cwe.id.replace('CWE-', ''), toolComponent: { name: 'CWE' } }] }),
    codeFlows: [{ threadFlows: [{ locations: flow(finding) }] }],
    properties: {
      origin: finding.origin,
      reproduced: finding.reproduced,
      bound: finding.counterexample.bound,
      assumptions: finding.assumptions.map((assumption) => plainText(assumption)),
    },
  };
}

/** The steps of the trace, the violated line last; the latest ones where there are too many. */
function flow({ counterexample: { steps, property }, message }: Finding) {
  const places = steps.slice(-(maxFlowSteps - 1)).map(({ location: place, assignment }) => ({
    location: {
      ...location(place),
      message: { text: sarifMessage(`${assignment.variable} = ${assignment.value}`) },
    },
    importance: 'important',
  }));
  const end = { ...location(property.location), message: { text: sarifMessage(message) } };
  return [...places, { location: end, importance: 'essential' }];
}

function location({ file, line, column, function: name }: Location) {
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifUri(file), uriBaseId: '%SRCROOT%' },
      region: { startLine: line, ...(column === null ? {} : { startColumn: column }) },
    },
    ...(name === null ? {} : { logicalLocations: [{ name: plainText(name), kind: 'function' }] }),
  };
}
