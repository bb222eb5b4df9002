import type { Place, State, Trace } from './esbmc-output.ts';

/** Lines of ESBMC's text output, between `[Counterexample]` and the next one or the table of results. */
type Lines = readonly string[];

const place = String.raw`file (?<file>.+?) line (?<line>\d+) column (?<column>\d+)(?: function (?<function>\S+))?`;
const stateHeader = new RegExp(String.raw`^State \d+ ${place} thread \d+$`);
const anyStateHeader = /^State \d+ .*thread \d+$/;
const violatedPlace = new RegExp(`^  ${place}$`);
const stackFrame = new RegExp(String.raw`^  \S+ at ${place}$`);
const assignment = /^ {2}(?<variable>\S.*?) = (?<value>.*)$/;
const bitPattern = / \([01]{1,8}(?: [01]{8})*\)$/;

/**
 * Reads one counterexample (grammar measured with ESBMC 8.4.0). Null when it has no violated property in a form
 * that can be read: cut off, or a file name or message that looks like something else.
 */
export function parseTrace(lines: Lines): Trace | null {
  const end = lines.indexOf('Violated property:');
  if (end === -1) return null;
  const violation = parseViolation(lines.slice(end + 1));
  return violation === null ? null : { ...violation, states: parseStates(lines.slice(0, end)) };
}

function parseViolation(lines: Lines): Omit<Trace, 'states'> | null {
  const violated = placeIn(violatedPlace, lines[0]);
  if (violated === null) return null;
  let next = 1;
  const frames: Place[] = [];
  if (lines[next] === 'Stack trace:') {
    for (next += 1; ; next++) {
      const frame = placeIn(stackFrame, lines[next]);
      if (frame === null) break;
      frames.push(frame);
    }
  }
  const texts: string[] = [];
  for (; next < lines.length && lines[next]?.startsWith('  ') === true; next++) {
    texts.push(lines[next]?.slice(2) ?? '');
  }
  const isCut = next >= lines.length || texts.at(-1)?.endsWith('ERROR: Timed out') === true;
  if (isCut) return null;
  const [comment = '', ...rest] = texts;
  const cwe = rest.find((text) => text.startsWith('CWE: '));
  return {
    violated,
    // The outermost frame is where the entry is defined: a definition, not a call, and so without a caller.
    calls: frames.filter((frame) => frame.function !== null),
    comment,
    cwes: cwe === undefined ? [] : cwe.slice('CWE: '.length).split(', '),
    expression: rest.find((text) => text !== cwe && text !== '1') ?? null,
  };
}

function parseStates(lines: Lines): State[] {
  const states: State[] = [];
  let current: Place | null = null;
  let values: { variable: string; lines: string[] }[] = [];
  const flush = () => {
    const where = current;
    if (where !== null)
      for (const { variable, lines: value } of values)
        states.push({ ...where, variable, value: joined(value) });
    values = [];
  };
  for (const line of lines) {
    if (anyStateHeader.test(line)) {
      flush();
      current = placeIn(stateHeader, line);
      continue;
    }
    const found = assignment.exec(line)?.groups;
    const last = values.at(-1);
    if (found !== undefined && !line.startsWith('   ')) {
      values.push({ variable: found.variable ?? '', lines: [withoutBits(found.value ?? '')] });
    } else if (line.startsWith('    ') && last !== undefined) {
      // A long structure goes on in lines that are indented deeper.
      last.lines.push(withoutBits(line.trim()));
    } else if (line === '') {
      flush();
    }
  }
  flush();
  return states;
}

function joined([first = '', ...further]: readonly string[]): string {
  return further.length === 0 ? first : [first.trimEnd(), ...further].join(' ');
}

function placeIn(pattern: RegExp, line: string | undefined): Place | null {
  const groups = line === undefined ? undefined : pattern.exec(line)?.groups;
  if (groups?.file === undefined) return null;
  return {
    file: groups.file,
    line: Number(groups.line),
    column: Number(groups.column),
    function: groups.function ?? null,
  };
}

function withoutBits(value: string): string {
  return value.replace(bitPattern, '');
}
