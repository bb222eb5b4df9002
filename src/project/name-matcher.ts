import picomatch from 'picomatch';

/** Whether a function's name matches one of some glob patterns; nothing does where there are none. */
export function nameMatcher(patterns: readonly string[]): (name: string) => boolean {
  return patterns.length === 0 ? () => false : picomatch([...patterns]);
}
