/** Shapes of credentials that services document; what looks like one is never shown, wherever it came from. */
const tokenShapes = [
  /\bgh[a-z]_[A-Za-z0-9]{16,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{16,}/g,
  /\b(?:sk|pk|rk)-[A-Za-z0-9_-]{16,}/g,
  /\bglpat-[A-Za-z0-9_-]{16,}/g,
  /\bxox[a-z]-[A-Za-z0-9-]{10,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,
];

/** The text with everything that has the shape of a token replaced by `[redacted]`. */
export function redactTokens(text: string): string {
  return tokenShapes.reduce((redacted, shape) => redacted.replace(shape, '[redacted]'), text);
}
