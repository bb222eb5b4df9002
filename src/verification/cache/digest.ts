import { createHash } from 'node:crypto';

/** The SHA-256 of a value's JSON, lower-case hexadecimal. */
export function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
}
