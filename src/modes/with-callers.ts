import type { Config } from '../config/config.ts';
import { isAskedFor } from '../project/select-sources.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { loadSource } from './load-source.ts';
import type { AskedSource, Source, Subject } from './subject.ts';

/** A function that more call is one of a library: its own harness says more than each of them. */
const mostCallers = 12;

/**
 * Adds to the sources of a change the functions that call what it is about, in the same file and in others of the
 * tree: what a function returns, and what it asks for, is checked where it is used.
 */
export async function withCallers(
  sources: readonly AskedSource[],
  { base, changes, neighbours }: Pick<Subject, 'base' | 'changes' | 'neighbours'>,
  config: Config,
  deps: AnalysisDeps,
): Promise<readonly AskedSource[]> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  let left = mostCallers;
  const add = (source: AskedSource, callee: string) => {
    for (const name of callersIn(source, callee)) {
      const known = byPath.get(source.path) ?? source;
      if (left === 0 || known.asked.includes(name) || known.callers.includes(name)) continue;
      byPath.set(source.path, { ...known, callers: [...known.callers, name] });
      left -= 1;
    }
  };
  for (const source of sources) {
    if (source.refused !== null) continue;
    for (const name of source.asked) {
      add(source, name);
      if (isStatic(source, name)) continue;
      for (const other of await neighbours.callersOf(name, source.path)) {
        if (!isAskedFor(other.path, config)) continue;
        const known = byPath.get(other.path);
        if (known !== undefined) add(known, name);
        else {
          const change = changes.find(({ path }) => path === other.path) ?? null;
          const before = base === null ? null : await loadSource(base, change?.basePath ?? other.path, deps);
          add({ ...other, change, base: before, asked: [], callers: [] }, name);
        }
      }
    }
  }
  return [...byPath.values()];
}

function callersIn({ file }: Source, callee: string): readonly string[] {
  return file.functions
    .filter(({ isDefinition, name, calls }) => {
      return isDefinition && name !== callee && calls.some((call) => call.name === callee);
    })
    .map(({ name }) => name);
}

function isStatic({ file }: Source, name: string): boolean {
  return file.functions.some((one) => one.isDefinition && one.name === name && one.isStatic);
}
