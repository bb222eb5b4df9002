import type { Config } from '../config/config.ts';
import type { CFile } from '../project/c-file.ts';
import { definitionOf } from '../project/definition-of.ts';
import { oncePer } from '../project/once-per.ts';
import { isAskedFor } from '../project/select-sources.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { loadSource } from './load-source.ts';
import type { AskedSource, Subject } from './subject.ts';

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
    for (const name of callersIn(source.file).get(callee) ?? []) {
      const asked = byPath.get(source.path) ?? source;
      if (left === 0 || asked.asked.includes(name) || asked.callers.includes(name)) continue;
      byPath.set(source.path, { ...asked, callers: [...asked.callers, name] });
      left -= 1;
    }
  };
  for (const source of sources) {
    if (source.refused !== null) continue;
    for (const name of source.asked) {
      add(source, name);
      if (definitionOf(name, source.file)?.isStatic === true) continue;
      for (const other of await neighbours.callersOf(name, source.path)) {
        if (!isAskedFor(other.path, config)) continue;
        const there = byPath.get(other.path);
        if (there !== undefined) add(there, name);
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

/** The functions of a file by what they call; a change may be about tens of thousands. */
const callersIn = oncePer(readCallers);

function readCallers({ functions }: CFile): ReadonlyMap<string, readonly string[]> {
  const callers = new Map<string, string[]>();
  for (const { isDefinition, name, calls } of functions) {
    if (!isDefinition) continue;
    for (const callee of new Set(calls.map((call) => call.name))) {
      if (callee === name) continue;
      const others = callers.get(callee);
      if (others === undefined) callers.set(callee, [name]);
      else others.push(name);
    }
  }
  return callers;
}
