import type { CFunction } from '../project/c-file.ts';
import { type BodyCall, bodyOf, type CBody, textAt } from '../project/harness/c-body.ts';
import { programTokens } from '../project/harness/declaration-reader.ts';
import { bodilessReason, writingCallees } from '../verification/bodiless-callees.ts';
import type { SourceText } from '../verification/find-findings.ts';
import type { UnitVerification, Violation } from '../verification/verify-unit.ts';
import type { PreparedUnit } from './prepare-unit.ts';
import { filesOf } from './unit-files.ts';

/**
 * Without the violations that hang on what a function without a body may have written. ESBMC lets it write nothing, so
 * that `found` stays NULL in `getaddrinfo(host, port, NULL, &found)`.
 */
export function withoutGuesses(
  verification: UnitVerification,
  unit: Pick<PreparedUnit, 'source' | 'links'>,
  text: SourceText,
): UnitVerification {
  const { checks, violations, result } = verification;
  const callees = writingCallees(checks.flatMap(({ bodiless }) => bodiless));
  if (callees.length === 0 || violations.length === 0) return verification;
  const definitions = filesOf(unit).flatMap(({ path, file }) =>
    file.functions.filter(({ isDefinition }) => isDefinition).map((one) => ({ path, one })),
  );
  const isGuess = (violation: Violation) => {
    const { kind, location } = violation.counterexample.property;
    const inside = definitions.find(
      ({ path, one }) => path === location.file && one.name === location.function,
    );
    if (inside === undefined) return false;
    const statement = text.lines(location.file)?.[location.line - 1] ?? '';
    const written = writtenBy(callees, inside.one, kind === 'uninitialised');
    return programTokens(statement).some((token) => token.kind === 'word' && written.has(token.text));
  };
  const sure = violations.filter((violation) => !isGuess(violation));
  if (sure.length === violations.length) return verification;
  if (sure.length > 0) return { ...verification, violations: sure };
  const unknown = { verdict: 'unknown', reason: bodilessReason(callees), bound: null } as const;
  return { ...verification, violations: [], result: { ...result, ...unknown } };
}

/** Variables of a function whose address it hands to one of the callees; with `contents`, those that point there, too. */
function writtenBy(callees: readonly string[], one: CFunction, contents: boolean): ReadonlySet<string> {
  const body = bodyOf(one);
  const calls = body.calls.filter(({ name }) => callees.includes(name));
  return new Set(calls.flatMap((call) => variablesIn(call, body, contents)));
}

function variablesIn(call: BodyCall, body: CBody, contents: boolean): readonly string[] {
  return call.arguments.flatMap(({ start, end }) => {
    const at = Array.from({ length: end - start }, (_, index) => start + index);
    const addresses = at
      .filter((index) => textAt(body, index) === '&')
      .map((index) => textAt(body, index + 1));
    return contents && end - start === 1 ? [...addresses, textAt(body, start)] : addresses;
  });
}
