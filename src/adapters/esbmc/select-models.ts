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
): Promise<string[]> {
  const left = new Set(models);
  const named = new Set(models.filter((model) => modelledFunctions(model) === null));
  for (const model of named) left.delete(model);
  for await (const text of textsOf(request)) {
    for (const model of left) {
      if (!isNeeded(model, text)) continue;
      named.add(model);
      left.delete(model);
    }
    if (left.size === 0) break;
  }
  return models.filter((model) => named.has(model));
}

async function* textsOf({
  sources,
  build,
}: Pick<VerificationRequest, 'sources' | 'build'>): AsyncGenerator<string> {
  // As in a source, so that `-DREAD=read` is seen.
  yield build.defines.map((define) => `${define};`).join('\n');
  const files = new Set([...sources, ...build.forcedIncludes]);
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    yield text;
    for (const [, name = ''] of text.matchAll(include)) {
      // Whichever of them exist: a set goes on growing while it is walked through, and keeps each path once.
      for (const folder of [dirname(file), ...build.includeDirs]) files.add(resolve(folder, name));
    }
  }
}

function isNeeded(model: string, text: string): boolean {
  if (!names(text, modelledFunctions(model) ?? [])) return false;
  return basename(model) !== 'scanf.c' || needsScanfModel(text);
}

/** A call, or the name as a value. */
function names(text: string, functions: readonly string[]): boolean {
  return new RegExp(String.raw`\b(?:${functions.join('|')})\s*[(),;]`).test(text);
}
