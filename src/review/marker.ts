/** What the hidden first line of a body that we wrote says. Anybody can type one: it counts with our author id only. */
export type Marker =
  | { readonly kind: 'finding'; readonly fingerprint: string; readonly commit: string }
  | { readonly kind: 'summary'; readonly commit: string };

/** Raised when the meaning of a marker changes; markers of other versions are not ours to touch. */
const version = 1;

const commit = '(?<commit>[0-9a-f]{40}|[0-9a-f]{64})';
const findingLine = new RegExp(
  `^<!-- esbmc-action:${version} finding (?<fingerprint>[0-9a-f]{16}) ${commit} -->$`,
);
const summaryLine = new RegExp(`^<!-- esbmc-action:${version} summary ${commit} -->$`);

/** The hidden line that a body begins with. */
export function renderMarker(marker: Marker): string {
  const identity = marker.kind === 'finding' ? `finding ${marker.fingerprint}` : 'summary';
  const line = `<!-- esbmc-action:${version} ${identity} ${marker.commit} -->`;
  // A marker that we could not read again would make the next run post everything once more.
  if (parseMarker(line) === null) throw new TypeError(`not a marker: ${JSON.stringify(marker)}`);
  return line;
}

/** The marker on the first line of a body; null for every other text, whatever follows. */
export function parseMarker(body: string): Marker | null {
  const [firstLine = ''] = body.split(/\r?\n/, 1);
  const finding = findingLine.exec(firstLine)?.groups;
  if (finding?.fingerprint !== undefined && finding.commit !== undefined) {
    return { kind: 'finding', fingerprint: finding.fingerprint, commit: finding.commit };
  }
  const summary = summaryLine.exec(firstLine)?.groups;
  return summary?.commit === undefined ? null : { kind: 'summary', commit: summary.commit };
}
