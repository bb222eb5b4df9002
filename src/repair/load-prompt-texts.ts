import type { ReadPrompt } from './own-prompts.ts';
import { variablesOf } from './prompt-text.ts';

/**
 * The texts of some prompts by their names. Throws where one has other variables than it must have.
 * @param folder below `prompts/`, of all of them
 */
export async function loadPromptTexts(
  folder: string,
  names: readonly string[],
  variablesFor: (name: string) => readonly string[],
  read: ReadPrompt,
): Promise<ReadonlyMap<string, string>> {
  const load = async (name: string) => {
    const text = await read(`${folder}/${name}`);
    const [found, expected] = [variablesOf(text), [...variablesFor(name)].sort()].map((all) =>
      all.join(', '),
    );
    if (found !== expected)
      throw new Error(`prompt ${name}: has ${found || 'no variables'}, not ${expected || 'none'}`);
    return [name, text] as const;
  };
  return new Map(await Promise.all(names.map(load)));
}
