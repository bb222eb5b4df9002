import type { Assignment } from '../domain/counterexample.ts';
import { quoted } from './message.ts';
import { readableValue, simplified } from './readable-value.ts';

/** More values of an array, or runs of one value, than this are not read. */
const shownElements = 8;

/** An assignment as part of a message, for example "`n` = 3"; only the name where no value is known. */
export function readableAssignment(assignment: Assignment): string {
  const value = assignedValue(assignment);
  return value === null
    ? `${quoted(assignment.variable)} is set`
    : `${quoted(assignment.variable)} = ${value}`;
}

/** What was assigned, as part of a message; null where no value is known. */
export function assignedValue({ variable, value }: Assignment): string | null {
  const member = /(?:\.|->)(\w+)(?:\[[^\]]*\])?$/.exec(variable)?.[1];
  const text = simplified(value);
  // For a member, ESBMC prints the whole structure; an older one may lack the member that was set.
  const shown = member === undefined || !text.startsWith('{') ? text : memberOf(text, member);
  return shown === null ? null : readableValue(shown);
}

/** Assignments as parts of a message; those to elements of one array together, in their order. */
export function readableAssignments(assignments: readonly Assignment[]): readonly string[] {
  const groups: Assignment[][] = [];
  for (const assignment of assignments) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (previous !== undefined && isNextElement(previous, assignment)) group?.push(assignment);
    else groups.push([assignment]);
  }
  return groups.flatMap((group) => (group.length < 3 ? group.map(readableAssignment) : [elements(group)]));
}

function elements(group: readonly Assignment[]): string {
  const runs = runsOf(group.map(({ value }) => readableValue(value)));
  const names = `${quoted(group[0]?.variable ?? '')} to ${quoted(group.at(-1)?.variable ?? '')}`;
  const more = runs.length > shownElements ? ', …' : '';
  return `${names} = ${runs.slice(0, shownElements).join(', ')}${more}${asString(group)}`;
}

/** Values in their order, three or more of the same together; all the same are said once. */
function runsOf(values: readonly string[]): readonly string[] {
  const runs: { value: string; count: number }[] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run?.value === value) run.count++;
    else runs.push({ value, count: 1 });
  }
  if (runs.length === 1) return values.slice(0, 1);
  return runs.flatMap(({ value, count }) =>
    count < 3 ? Array.from({ length: count }, () => value) : [`${value} (${count} times)`],
  );
}

/** Numbers that end with a zero and are printable until then are most likely a string. */
function asString(group: readonly Assignment[]): string {
  const codes = group.map(({ value }) => Number(simplified(value)));
  const isPrintable = codes.slice(0, -1).every((code) => code >= 32 && code < 127);
  if (!isPrintable || codes.at(-1) !== 0) return '';
  return ` (as characters: ${quoted(String.fromCharCode(...codes.slice(0, -1)))})`;
}

function isNextElement(previous: Assignment, next: Assignment): boolean {
  const [one, other] = [previous, next].map(({ variable }) => /^(.+)\[(\d+)\]$/.exec(variable));
  return one?.[1] !== undefined && one[1] === other?.[1] && Number(one[2]) + 1 === Number(other[2]);
}

/** The value of a member of a structure as ESBMC prints it; null when it is not there. */
function memberOf(structure: string, member: string): string | null {
  let depth = 0;
  let start: number | null = null;
  for (let index = 0; index < structure.length; index++) {
    const character = structure[index];
    if (start !== null && depth === 1 && (character === ',' || character === '}')) {
      return structure.slice(start, index).trim();
    }
    if (character === '{') depth++;
    if (character === '}') depth--;
    const head = depth === 1 && structure[index - 1] === ' ' && structure.startsWith(`.${member}=`, index);
    if (head || (depth === 1 && structure.startsWith(`.${member} = `, index))) {
      start = structure.indexOf('=', index) + 1;
    }
  }
  return null;
}
