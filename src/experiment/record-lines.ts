import type { z } from 'zod';

export interface ReadRecords<Value> {
  readonly records: readonly Value[];
  /** Lines that are no records: torn by a crash, or of another version. */
  readonly damaged: number;
}

/** The records in a file of JSON lines; what is torn is counted and left out, so that it is made again. */
export function readRecords<Value>(text: string, shape: z.ZodType<Value>): ReadRecords<Value> {
  const records: Value[] = [];
  let damaged = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const read = shape.safeParse(parsed(line));
    if (read.success) records.push(read.data);
    else damaged += 1;
  }
  return { records, damaged };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export function recordLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
