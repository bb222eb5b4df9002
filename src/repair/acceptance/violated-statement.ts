import type { Finding } from '../../domain/finding.ts';
import { allStatements, type CBody, type CStatement } from '../../project/c-statement.ts';
import type { EditedFile } from './edited-file.ts';

export interface ViolatedStatement {
  readonly body: CBody;
  readonly statement: CStatement;
}

/**
 * The innermost statement that the property is in, before the patch. Null where the file is not the edited one, or the
 * place is in no statement: a leak of what a function is handed is told at its first line.
 */
export function violatedStatement({ path, before }: EditedFile, finding: Finding): ViolatedStatement | null {
  const { file, line, column, function: name } = finding.counterexample.property.location;
  const body = before.bodies.find((one) => one.name === name && isWithin(one, before.text, line));
  if (path !== file || body === undefined) return null;
  const own = allStatements(body.statements).filter(({ kind }) => kind !== 'block');
  const onLine = own.filter((one) => one.line <= line && line <= one.headLastLine);
  const offset = column === null ? null : offsetOf(before.text, line, column);
  const around = onLine.filter(({ start, end }) => offset !== null && start <= offset && offset < end);
  const statement = around.at(-1) ?? onLine.at(-1);
  return statement === undefined ? null : { body, statement };
}

function isWithin({ start, end }: CBody, text: string, line: number): boolean {
  const from = offsetOf(text, line, 1);
  return from < end && offsetOf(text, line + 1, 1) > start;
}

/** Of a 1-based line and column. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return start + column - 1;
}
