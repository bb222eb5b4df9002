import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { VerificationRequest } from '../../verification/verifier.ts';
import { modelledFunctions } from './library-models.ts';
import { needsScanfModel } from './needs-scanf-model.ts';

const include = /^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]/gm;

/**
 * Those of the models whose functions the program names: each costs a tenth to a half of a small program's time
 * (measured). Looks into the sources and what they include from the project, as text. Too much is named rather than
 * too little.
 */
export async function selectModels(
  request: Pick<VerificationRequest, 'sources' | 'build'>,
  models: readonly string[],
  read: ReadMentions = readMentions(models),
): Promise<string[]> {
  const left = new Set(models);
  const named = new Set(models.filter((model) => modelledFunctions(model) === null));
  for (const model of named) left.delete(model);
  for await (const needed of neededBy(request, models, read)) {
    for (const model of needed) {
      named.add(model);
      left.delete(model);
    }
    if (left.size === 0) break;
  }
  return models.filter((model) => named.has(model));
}

/** What a file names. */
interface Mentions {
  readonly models: readonly string[];
  /** As they are written. */
  readonly includes: readonly string[];
}

/** Null where a file can't be read. */
export type ReadMentions = (file: string) => Promise<Mentions | null>;

/** Reads each file once: a unit has several runs, and all units of a file have its headers. */
export function readMentions(models: readonly string[]): ReadMentions {
  const known = new Map<string, Promise<Mentions | null>>();
  return (file) => {
    const mentions = known.get(file) ?? mentionsIn(file, models);
    known.set(file, mentions);
    return mentions;
  };
}

async function mentionsIn(file: string, models: readonly string[]): Promise<Mentions | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const includes = [...text.matchAll(include)].map(([, name = '']) => name);
  return { models: models.filter((model) => isNeeded(model, text)), includes };
}

async function* neededBy(
  { sources, build }: Pick<VerificationRequest, 'sources' | 'build'>,
  models: readonly string[],
  read: ReadMentions,
): AsyncGenerator<readonly string[]> {
  // As in a source, so that `-DREAD=read` is seen.
  const defines = build.defines.map((define) => `${define};`).join('\n');
  yield models.filter((model) => isNeeded(model, defines));
  const files = new Set([...sources, ...build.forcedIncludes]);
  for (const file of files) {
    const mentions = await read(file);
    if (mentions === null) continue;
    yield mentions.models;
    for (const name of mentions.includes) {
      // Whichever of them exist: a set goes on growing while it is walked through, and keeps each path once.
      for (const folder of [dirname(file), ...build.includeDirs]) files.add(resolve(folder, name));
    }
  }
}

function isNeeded(model: string, text: string): boolean {
  const functions = modelledFunctions(model);
  if (functions === null || !names(text, functions)) return false;
  return basename(model) !== 'scanf.c' || needsScanfModel(text);
}

/** A call, or the name as a value. */
function names(text: string, functions: readonly string[]): boolean {
  return new RegExp(String.raw`\b(?:${functions.join('|')})\s*[(),;]`).test(text);
}
