import type { SourceText } from '../verification/find-findings.ts';
import type { Source } from './subject.ts';

/** The text of files that findings may lie in; each is split into lines when it is first asked about. */
export function sourceText(sources: readonly Source[]): SourceText {
  return growingText(sources);
}

/** The same, to which files can be added. */
export function growingText(
  sources: readonly Source[],
): SourceText & { add(further: readonly Source[]): void } {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const split = new Map<string, readonly string[]>();
  return {
    add: (further) => {
      for (const source of further) byPath.set(source.path, source);
    },
    lines: (path) => {
      const source = byPath.get(path);
      if (source === undefined) return null;
      const lines = split.get(path) ?? source.text.split(/\r?\n/);
      split.set(path, lines);
      return lines;
    },
    functionStart: (path, line) => {
      const functions = byPath.get(path)?.file.functions ?? [];
      return functions.find(({ lines }) => lines.start <= line && line <= lines.end)?.lines.start ?? 1;
    },
  };
}
