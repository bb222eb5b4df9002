import picomatch from 'picomatch';

/** Whether a path matches a glob pattern, or is in a folder that does; both relative to the root, with `/`. */
export function matchesPath(path: string, patterns: readonly string[]): boolean {
  return patterns.length > 0 && picomatch.isMatch(path, patterns.flatMap(withFolder), { dot: true });
}

function withFolder(pattern: string): string[] {
  return [pattern, `${pattern.replace(/\/+$/, '')}/**`];
}
