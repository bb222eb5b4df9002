/**
 * Text of another program, fit for a sentence of ours: one line, only harmless characters, at most `maxLength`.
 * What ESBMC prints can hold anything that the checked program holds.
 */
export function plainWords(text: string, maxLength: number): string {
  const words = text
    .replace(/[^\w .,:;()'"/+=<>?*&#-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > maxLength ? `${words.slice(0, maxLength - 3).trimEnd()}...` : words;
}
