import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Raised when entries change their shape. */
const format = 1;

const seal = z.strictObject({ format: z.literal(format), key: z.string(), checksum: z.string() });

/** The text of an entry: a line that says what it is, and the value. */
export function sealEntry(key: string, value: unknown): string {
  const payload = JSON.stringify(value);
  return `${JSON.stringify({ format, key, checksum: checksumOf(payload) })}\n${payload}`;
}

/** The value of an entry; null when it is not whole, belongs to another key or has another shape. */
export function openEntry<Value>(key: string, text: string, shape: z.ZodType<Value>): Value | null {
  const end = text.indexOf('\n');
  const payload = text.slice(end + 1);
  const head = seal.safeParse(parsed(text.slice(0, Math.max(0, end))));
  if (!head.success || head.data.key !== key || head.data.checksum !== checksumOf(payload)) return null;
  const value = shape.safeParse(parsed(payload));
  return value.success ? value.data : null;
}

function checksumOf(payload: string): string {
  return createHash('sha256').update(payload).digest('hex');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
