import type { CDeclaration, CFile, CFunction } from '../project/c-file.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { RepairTask } from './repair-task.ts';
import { linesOf, textOfLines } from './source-lines.ts';

/** Lines shown on either side of a call. */
const aroundCall = 3;

/** More call sites say little that is new. */
const shownCalls = 4;

interface Source {
  readonly path: string;
  readonly text: string;
  readonly file: CFile;
}

/**
 * What a function needs to be understood, for the model to read only: the types, macros and globals that it uses, what
 * those use in turn, the functions that it calls, and where it is called from; as much as fits into a number of tokens.
 */
export function contextOf(task: RepairTask, functionName: string | null, tokens: number): string {
  const own: Source = { path: task.file, text: task.text, file: task.parsed };
  const target = task.parsed.functions.find((one) => one.isDefinition && one.name === functionName);
  if (target === undefined) return '';
  const sources = [...task.headers, own];
  const used = usedBy(target, sources);
  const parts = [
    ...sources.flatMap((source) => declarationsIn(source, used, target)),
    ...sources.flatMap((source) => calleesIn(source, target)),
    ...callsIn(own, target),
  ];
  return fitting([...new Set(parts)], tokens).join('\n\n');
}

/** Every name that the function uses, and that those names need. */
function usedBy(target: CFunction, sources: readonly Source[]): ReadonlySet<string> {
  const declared = new Map<string, readonly string[]>();
  for (const { names, mentions } of sources.flatMap(({ file }) => file.declarations))
    for (const name of names) declared.set(name, [...(declared.get(name) ?? []), ...mentions]);
  const used = new Set(target.mentions);
  for (const name of used) for (const next of declared.get(name) ?? []) used.add(next);
  return used;
}

function declarationsIn({ text, file }: Source, used: ReadonlySet<string>, target: CFunction): string[] {
  const isNeeded = ({ names, lines }: CDeclaration) =>
    names.some((name) => used.has(name)) &&
    !(target.lines.start <= lines.start && lines.end <= target.lines.end);
  return file.declarations.filter(isNeeded).map(({ lines }) => textOfLines(text, lines));
}

/** The heads of the functions that are called, with their bodies where those are short. */
function calleesIn({ text, file }: Source, target: CFunction): string[] {
  const called = new Set(target.calls.map(({ name }) => name));
  called.delete(target.name);
  return file.functions
    .filter(({ name }) => called.has(name))
    .map(({ lines, body }) => {
      const isShort = body === null || lines.end - lines.start < 12;
      return isShort ? textOfLines(text, lines) : `${headOf(text, lines.start, body.start)} ...`;
    });
}

function headOf(text: string, start: number, bodyStart: number): string {
  return textOfLines(text, { start, end: bodyStart }).replace(/\{[^{]*$/, '{');
}

function callsIn({ text, file }: Source, target: CFunction): string[] {
  const last = linesOf(text).length;
  return file.functions
    .filter(({ isDefinition, name }) => isDefinition && name !== target.name)
    .flatMap(({ name, calls, lines }) =>
      calls.filter((call) => call.name === target.name).map(({ line }) => ({ name, line, lines })),
    )
    .slice(0, shownCalls)
    .map(({ name, line, lines }) => {
      const start = Math.max(lines.start, line - aroundCall);
      const end = Math.min(lines.end, last, line + aroundCall);
      return `/* called in ${name}: */\n${textOfLines(text, { start, end })}`;
    });
}

function fitting(parts: readonly string[], tokens: number): string[] {
  let left = tokens;
  return parts.filter((part) => {
    const cost = estimateTokens(part) + 1;
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}
