import type { CFile, CFunction } from '../c-file.ts';
import { programTokens } from './declaration-reader.ts';

interface FunctionMacro {
  readonly parameters: readonly string[];
  readonly body: readonly string[];
}

/** Deeper nesting and longer bodies say nothing about arguments any more. */
const deepest = 8;
const mostTokens = 20_000;

/**
 * The same files, in whose functions the macros with parameters are written out: a buffer that is used in a macro only
 * would look unused. An approximation for reading, not for compiling: macros with `#` or a variable number of
 * parameters stay what they are, and of several definitions the first one counts.
 */
export function expandMacros(files: readonly CFile[]): readonly CFile[] {
  const macros = functionMacros(files);
  if (macros.size === 0) return files;
  return files.map((file) => ({ ...file, functions: file.functions.map((one) => expanded(one, macros)) }));
}

function functionMacros(files: readonly CFile[]): ReadonlyMap<string, FunctionMacro> {
  const macros = new Map<string, FunctionMacro>();
  for (const { kind, tokens } of files.flatMap(({ declarations }) => declarations)) {
    // A blank between the name and the parenthesis makes it a macro without parameters.
    const [, name, parameters, body] = /^#define (\w+)\(([^()]*)\) (.*)$/s.exec(tokens) ?? [];
    if (kind !== 'macro' || name === undefined || macros.has(name)) continue;
    if (parameters?.includes('.') || body?.includes('#')) continue;
    macros.set(name, {
      parameters: (parameters ?? '').split(',').map((one) => one.trim()),
      body: textsOf(body ?? ''),
    });
  }
  return macros;
}

function expanded(one: CFunction, macros: ReadonlyMap<string, FunctionMacro>): CFunction {
  if (!one.isDefinition || !one.mentions.some((name) => macros.has(name))) return one;
  const texts = expand(textsOf(one.tokens), macros, new Set());
  return texts.length > mostTokens ? one : { ...one, tokens: texts.join(' ') };
}

function expand(
  texts: readonly string[],
  macros: ReadonlyMap<string, FunctionMacro>,
  hidden: ReadonlySet<string>,
): readonly string[] {
  const result: string[] = [];
  for (let at = 0; at < texts.length && result.length <= mostTokens; at += 1) {
    const text = texts[at] ?? '';
    const macro = hidden.has(text) || hidden.size > deepest ? undefined : macros.get(text);
    const values = macro === undefined || texts[at + 1] !== '(' ? null : argumentsFrom(texts, at + 1);
    if (macro === undefined || values === null) {
      result.push(text);
      continue;
    }
    const body = macro.body.flatMap((word) => {
      const position = macro.parameters.indexOf(word);
      return position < 0 ? [word] : (values.list[position] ?? []);
    });
    result.push(...expand(body, macros, new Set([...hidden, text])));
    at = values.end;
  }
  return result;
}

function argumentsFrom(texts: readonly string[], open: number): { list: string[][]; end: number } | null {
  const list: string[][] = [[]];
  let depth = 0;
  for (let at = open + 1; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    if (text === ')' && depth === 0) return { list, end: at };
    if (/^[([{]$/.test(text)) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
    if (text === ',' && depth === 0) list.push([]);
    else list.at(-1)?.push(text);
  }
  return null;
}

function textsOf(tokens: string): readonly string[] {
  return programTokens(tokens).map(({ text }) => text);
}
