import type { Arguments } from '../execute.ts';
import { FieldRefusal } from '../graphql-error.ts';

export interface Connection<T> {
  readonly nodes: readonly T[];
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly totalCount: number;
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
  };
}

const MAX = 100;

/** One page of a list: `first` or `last` must be said, at most 100. */
export function connection<T>(name: string, items: readonly T[], args: Arguments): Connection<T> {
  const { first, last, after, before } = args as {
    first?: number;
    last?: number;
    after?: string;
    before?: string;
  };
  const size = first ?? last;
  if (size === undefined || size === null) {
    throw new FieldRefusal(
      'MISSING_PAGINATION_BOUNDARIES',
      `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`,
    );
  }
  const which = first === undefined || first === null ? 'last' : 'first';
  if (size > MAX)
    throw new FieldRefusal(
      'EXCESSIVE_PAGINATION',
      `Requesting ${size} records on the \`${name}\` connection exceeds the \`${which}\` limit of ${MAX} records.`,
    );
  if (size < 0)
    throw new FieldRefusal(
      'ARGUMENT_ERROR',
      `\`${which}\` on the \`${name}\` connection cannot be less than zero.`,
    );
  const from = after === undefined || after === null ? 0 : indexOf(after, name) + 1;
  const to = before === undefined || before === null ? items.length : indexOf(before, name);
  const start = which === 'first' ? from : Math.max(from, to - size);
  const end = which === 'first' ? Math.min(to, from + size) : to;
  const nodes = items.slice(start, end);
  return {
    nodes,
    edges: nodes.map((node, index) => ({ cursor: cursorOf(start + index), node })),
    totalCount: items.length,
    pageInfo: {
      startCursor: nodes.length === 0 ? null : cursorOf(start),
      endCursor: nodes.length === 0 ? null : cursorOf(end - 1),
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
    },
  };
}

const PREFIX = 'cursor:v2:';
const cursorOf = (index: number): string => Buffer.from(`${PREFIX}${index}`).toString('base64');

function indexOf(cursor: string, name: string): number {
  const text = Buffer.from(cursor, 'base64').toString('utf8');
  if (!new RegExp(`^${PREFIX}\\d+$`).test(text))
    throw new FieldRefusal(
      'INVALID_CURSOR_ARGUMENTS',
      `\`${cursor}\` does not appear to be a valid cursor for \`${name}\`.`,
    );
  return Number(text.slice(PREFIX.length));
}
