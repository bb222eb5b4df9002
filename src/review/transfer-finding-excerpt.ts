import type { Assignment, Counterexample } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import type { Reproducer } from '../domain/reproducer.ts';
import { cut } from './plain-text.ts';
import type { TransferLimits } from './transfer-limits.ts';

/** The finding within the limits, with the end of a trace that is too long. */
export function transferFindingExcerpt(finding: Finding, limits: TransferLimits): Finding {
  const text = (value: string) => cut(value, limits.text);
  return {
    ...finding,
    statement: text(finding.statement),
    entry: cut(finding.entry, limits.name),
    message: text(finding.message),
    reproducer: reproducerExcerpt(finding.reproducer, limits),
    inputs: finding.inputs.slice(0, limits.inputs).map((input) => assignmentExcerpt(input, limits)),
    assumptions: finding.assumptions.slice(0, limits.assumptions).map(text),
    requires: finding.requires === null ? null : text(finding.requires),
    counterexample: counterexampleExcerpt(finding.counterexample, limits),
  };
}

/** Half of a program is none. */
function reproducerExcerpt(reproducer: Reproducer | null, limits: TransferLimits): Reproducer | null {
  if (reproducer === null) return null;
  const { tool, says, program } = reproducer;
  const fits = program !== null && program.length <= limits.program;
  return {
    ...reproducer,
    tool: cut(tool, limits.name),
    says: cut(says, limits.text),
    program: fits ? program : null,
  };
}

function counterexampleExcerpt(
  { property, steps, calls, bound }: Counterexample,
  limits: TransferLimits,
): Counterexample {
  const { expression } = property;
  return {
    property: {
      ...property,
      comment: cut(property.comment, limits.text),
      expression: expression === null ? null : cut(expression, limits.text),
      location: placeExcerpt(property.location, limits),
    },
    steps: steps.slice(Math.max(0, steps.length - limits.steps)).map(({ location, assignment }) => ({
      location: placeExcerpt(location, limits),
      assignment: assignmentExcerpt(assignment, limits),
    })),
    // The outermost one says where the trace starts.
    calls: [...calls.slice(0, limits.calls - 1), ...calls.slice(limits.calls - 1).slice(-1)].map((call) =>
      placeExcerpt(call, limits),
    ),
    bound,
  };
}

function assignmentExcerpt({ variable, value }: Assignment, limits: TransferLimits): Assignment {
  return { variable: cut(variable, limits.text), value: cut(value, limits.text) };
}

function placeExcerpt(place: Location, limits: TransferLimits): Location {
  return {
    ...place,
    file: place.file.slice(-limits.path),
    function: place.function === null ? null : cut(place.function, limits.name),
  };
}
