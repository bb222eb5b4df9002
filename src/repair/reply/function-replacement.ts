import type { CFile, CFunction } from '../../project/c-file.ts';
import type { CParser } from '../../project/c-syntax.ts';
import { malformed, type Reading } from './reading.ts';

/** The lines of a function in code that may hold more: a whole file, prototypes, the function as it was. */
export function functionReplacement(code: string, name: string, original: string, parser: CParser): Reading {
  const found = definitionsIn(code, name, parser);
  // Of the function as it was and as it is to be, the latter is meant; of several, the last.
  const changed = found.filter((lines) => !isSameCode(lines.join('\n'), original));
  const lines = changed.at(-1) ?? found.at(-1);
  if (lines !== undefined) return { kind: 'lines', lines };
  return malformed(`it does not define the function \`${name}\`: answer with all of it`);
}

/**
 * A whole program, from code that may be one, or only some of its functions: those then take the place of the ones of
 * the same name.
 */
export function programReplacement(code: string, program: string, parser: CParser): Reading {
  const given = parser.parse(code);
  const own = parser.parse(program);
  const names = (file: CFile) => new Set(definitionsOf(file).map((one) => one.name));
  const [givenNames, ownNames] = [names(given), names(own)];
  const isWhole = [...ownNames].every((name) => givenNames.has(name));
  if (isWhole) return { kind: 'lines', lines: code.split('\n') };
  const isPart = givenNames.size > 0 && [...givenNames].every((name) => ownNames.has(name));
  if (!isPart) return malformed('it is not the whole program: functions of it are missing');
  let lines: readonly string[] = program.split('\n');
  // From the last to the first, so that the lines of the others stay where they are.
  for (const old of definitionsOf(own).toReversed()) {
    const fresh = definitionsOf(given).findLast((one) => one.name === old.name);
    if (fresh !== undefined)
      lines = [
        ...lines.slice(0, old.lines.start - 1),
        ...linesIn(code, fresh),
        ...lines.slice(old.lines.end),
      ];
  }
  return { kind: 'lines', lines };
}

function definitionsIn(code: string, name: string, parser: CParser): readonly (readonly string[])[] {
  const found = definitionsOf(parser.parse(code)).filter((one) => one.name === name);
  if (found.length > 0) return found.map((one) => linesIn(code, one));
  // Prose before it may have kept the parser from seeing it.
  const lines = code.split('\n');
  const start = lines.findIndex((line) => line.replace(/\s/g, '').includes(`${name}(`));
  if (start < 1) return [];
  const rest = lines.slice(start).join('\n');
  const again = definitionsOf(parser.parse(rest)).filter((one) => one.name === name);
  return again.map((one) => linesIn(rest, one));
}

function definitionsOf({ functions }: CFile): readonly CFunction[] {
  return functions.filter(({ isDefinition, definer }) => isDefinition && definer === null);
}

function linesIn(code: string, { lines }: CFunction): readonly string[] {
  return code.split('\n').slice(lines.start - 1, lines.end);
}

function isSameCode(one: string, other: string): boolean {
  return one.replace(/\s+/g, '') === other.replace(/\s+/g, '');
}
