import type { SourceText } from '../verification/find-findings.ts';
import type { AskedSource } from './subject.ts';

/** The text of the sources that a run is asked about. */
export function sourceText(sources: readonly AskedSource[]): SourceText {
  const byPath = new Map(
    sources.map((source) => [source.path, { ...source, lines: source.text.split(/\r?\n/) }]),
  );
  return {
    lines: (path) => byPath.get(path)?.lines ?? null,
    functionStart: (path, line) => {
      const functions = byPath.get(path)?.file.functions ?? [];
      return functions.find(({ lines }) => lines.start <= line && line <= lines.end)?.lines.start ?? 1;
    },
  };
}
