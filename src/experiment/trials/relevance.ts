import { diffChars } from 'diff';

/** Longer texts are compared up to here: what a model repeats without end says nothing more. */
const mostCharacters = 6000;

/** The characters that an answer has in common with the source that it was shown, over the source's; blanks left out. */
export function relevance(source: string, answer: string): number {
  const [left, right] = [source, answer].map((text) => text.replace(/\s+/g, '').slice(0, mostCharacters));
  if (left === undefined || right === undefined || left === '') return 0;
  const common = diffChars(left, right)
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  return common / left.length;
}
