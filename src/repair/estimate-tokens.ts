/** Characters of C for a token of common models are 3 to 4; the lower one, since too long a request is refused. */
export const charactersPerToken = 3;

/** Roughly how many tokens a text is, rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
