export interface HeaderNames {
  /** All that a directive names, whatever it does with it: a macro may be the name of what is included. */
  readonly included: readonly string[];
  /** Those whose being there is asked about. */
  readonly tested: readonly string[];
}

/** The headers that a text may make a compiler look for. */
export function headerNamesIn(text: string): HeaderNames {
  const directives = text.match(/^[ \t]*(?:#|%:|\?\?=).*["<].*$/gm) ?? [];
  const named = (pattern: RegExp) =>
    directives.flatMap((line) => [...line.matchAll(pattern)].map(([, name = '']) => name));
  return {
    included: named(/["<]([\w./+-]+)[">]/g),
    tested: named(/__has_(?:include|embed)\w*\s*\(\s*["<]([\w./+-]+)[">]/g),
  };
}
