import type { TraceStep } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';
import { type Comparison, comparisonsIn } from '../domain/violated-comparison.ts';
import { linesOf } from '../repair/source-lines.ts';
import { namesIn } from '../review/names-in.ts';
import { simplified } from '../review/readable-value.ts';

/** What an answer about a finding is held against. */
export interface KnownFacts {
  /** The violated line. */
  readonly line: number;
  readonly function: string | null;
  /** Lines of the trace, of the calls and of the violation, with the functions that they are known to lie in. */
  readonly lines: ReadonlyMap<number, ReadonlySet<string>>;
  readonly steps: readonly TraceStep[];
  /** By name, all values that it has in the trace or as an input, as `plainValue` writes them. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Identifiers of the source, of the trace and of the finding. */
  readonly names: ReadonlySet<string>;
  /** Numbers that stand anywhere in the source, the trace or the condition. */
  readonly numbers: ReadonlySet<string>;
  readonly source: readonly string[];
  /** The violated condition; empty where it is none of numbers. */
  readonly conditions: readonly Comparison[];
}

export function knownFacts(finding: Finding, source: string): KnownFacts {
  const { property, steps, calls } = finding.counterexample;
  const { location } = property;
  const places = [location, ...calls, ...steps.map((step) => step.location)];
  const lines = new Map<number, Set<string>>();
  for (const { line, function: name, file } of places) {
    if (file !== location.file) continue;
    const known = lines.get(line) ?? new Set<string>();
    if (name !== null) known.add(name);
    lines.set(line, known);
  }
  const assignments = [...steps.map(({ assignment }) => assignment), ...finding.inputs];
  const values = new Map<string, Set<string>>();
  for (const { variable, value } of assignments)
    values.set(variable, (values.get(variable) ?? new Set()).add(plainValue(value)));
  const texts = [source, property.expression ?? '', finding.statement, ...finding.assumptions];
  const conditions = comparisonsIn(property.expression) ?? [];
  const limits = conditions.map(({ limit }) => `${limit}`);
  return {
    line: location.line,
    function: location.function,
    lines,
    steps,
    values,
    names: new Set([
      ...[...texts, ...assignments.map(({ variable }) => variable)].flatMap(allNames),
      ...places.flatMap(({ function: name }) => (name === null ? [] : [name])),
      finding.entry,
    ]),
    numbers: new Set([
      ...[...values.values()].flatMap((of) => [...of]),
      ...limits,
      ...texts.flatMap((text) => text.match(/\b\d+\b/g) ?? []),
    ]),
    source: linesOf(source),
    conditions,
  };
}

/** A value as it is compared: a number in decimal, a null pointer as `NULL`. */
export function plainValue(text: string): string {
  const value = simplified(text).replace(/^\+/, '');
  if (/^(?:null|nullptr)$/i.test(value)) return 'NULL';
  if (/^-?(?:0x[\da-f]+|\d+)$/i.test(value)) {
    const isNegative = value.startsWith('-');
    const number = BigInt(isNegative ? value.slice(1) : value);
    return `${isNegative ? -number : number}`;
  }
  return value;
}

/** Members too, and what stands in comments. */
function allNames(code: string): readonly string[] {
  return [...namesIn(code), ...(code.match(/[A-Za-z_]\w*/g) ?? [])];
}
