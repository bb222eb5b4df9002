import { z } from 'zod';
import { transferLimits } from './transfer-limits.ts';

/**
 * A schema for each field of a type: a field that is added to the domain does not compile until it has a bound here.
 */
export type TransferShape<T> = { readonly [Key in keyof T]-?: z.ZodType<T[Key]> };

export const transferText = z.string().max(transferLimits.text);

export const transferName = z.string().max(transferLimits.name);

/** Anything: `#line` can make any text the file of a place. It is told, and never opened. */
export const transferPath = z.string().max(transferLimits.path);

/** Of a file that git lists. */
export const transferRepositoryPath = transferPath
  .min(1)
  .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'));

/** Lines, columns and bounds. */
export const transferNumber = z.int().min(0).max(0x7fff_ffff);

export function transferList<Item extends z.ZodType>(item: Item, limit: keyof typeof transferLimits) {
  return z.array(item).max(transferLimits[limit]);
}
