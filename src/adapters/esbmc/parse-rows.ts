import type { ResultRow } from './esbmc-output.ts';

const tableStart = '** Results:';
const functionHeader = /^(?<file>.+), function (?<function>\S+)$/;
const row =
  /^ {2}(?<status>PASSED|FAILED|NOT CHECKED) +\[(?<id>[^\]]+)\] +line +(?<line>\d+) {2}(?<comment>.*)$/;
const summary = /^\*\* \d+ of (?<count>\d+) properties failed/;
const unwinding = /^(?:recursion )?unwinding assertion/;

const statuses = { PASSED: 'passed', FAILED: 'failed', 'NOT CHECKED': 'not-checked' } as const;

export interface ResultTable {
  /** Without those about unwinding. */
  readonly rows: readonly ResultRow[];
  /** True when every unwinding assertion holds: no loop and no recursion was cut at the bound. */
  readonly isExhaustive: boolean;
}

/**
 * The rows of the table of results, without those about unwinding; null where there is no table, or none that can
 * be trusted. A run prints one table or none. A message in the checked program can print anything, newlines
 * included, so a second table, a second summary or a wrong number of rows means that some of it is forged.
 */
export function parseRows(lines: readonly string[]): ResultTable | null {
  const start = lines.indexOf(tableStart);
  if (start === -1 || start !== lines.lastIndexOf(tableStart)) return null;
  const table = lines.slice(start + 1);
  const counts = table.flatMap((line) => summary.exec(line)?.groups?.count ?? []);
  const rows = rowsOf(table);
  if (counts.length !== 1 || Number(counts[0]) !== rows.length) return null;
  return {
    rows: rows.filter(({ comment }) => !isUnwinding(comment)),
    isExhaustive: rows.every(({ comment, status }) => !isUnwinding(comment) || status === 'passed'),
  };
}

/** Whether the property only says that the bound was too small. */
export function isUnwinding(comment: string): boolean {
  return unwinding.test(comment);
}

function rowsOf(table: readonly string[]): ResultRow[] {
  const rows: ResultRow[] = [];
  let where = { file: '', function: '' };
  for (const line of table) {
    const header = functionHeader.exec(line)?.groups;
    if (header !== undefined) where = { file: header.file ?? '', function: header.function ?? '' };
    const cells = row.exec(line)?.groups;
    if (cells === undefined) continue;
    rows.push({
      ...where,
      line: Number(cells.line),
      status: statuses[cells.status as keyof typeof statuses],
      // The id is `function.class.number`.
      class: (cells.id ?? '').split('.').at(-2) ?? '',
      comment: cells.comment ?? '',
    });
  }
  return rows;
}
