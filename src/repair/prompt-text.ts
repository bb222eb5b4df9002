/** `{{name}}` in a prompt's text. */
const variable = /\{\{\s*([\w-]+)\s*\}\}/g;

/** The variables of a prompt's text, each once, sorted. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(variable)].map(([, name = '']) => name))].sort();
}

/**
 * Fills a prompt. Throws where a variable gets no value, or a value has no variable: a prompt that says less than it
 * was meant to is a mistake that no model would report. What is filled in is not read for variables again.
 */
export function fillPrompt(name: string, text: string, values: Readonly<Record<string, string>>): string {
  const wanted = variablesOf(text);
  const unfilled = wanted.filter((one) => !Object.hasOwn(values, one));
  if (unfilled.length > 0)
    throw new Error(`prompt ${name}: nothing given for {{${unfilled.join('}}, {{')}}}`);
  const unknown = Object.keys(values).filter((one) => !wanted.includes(one));
  if (unknown.length > 0) throw new Error(`prompt ${name}: there is no {{${unknown.join('}}, {{')}}} in it`);
  return text.replace(variable, (_, one: string) => values[one] ?? '').trim();
}
