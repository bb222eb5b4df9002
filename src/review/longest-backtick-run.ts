/** The length of the longest run of backticks in a text; what quotes it must be longer. */
export function longestBacktickRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
