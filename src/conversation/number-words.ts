const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number that a word or digits stand for; null for anything else. */
export function numberIn(text: string): number | null {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  const word = words.indexOf(text.toLowerCase());
  return word === -1 ? null : word;
}

export const numberWords = words.join('|');
