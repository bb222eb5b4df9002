import { parseDocument } from './document.ts';

/** The first-level fields that a GraphQL request body asks for; empty where it can't be read. */
export function operationNames(body: string): string[] {
  try {
    const { query } = JSON.parse(body) as { query?: unknown };
    if (typeof query !== 'string') return [];
    return parseDocument(query)
      .operations.flatMap((one) => one.selections)
      .flatMap((one) => (one.kind === 'field' ? [one.name] : []));
  } catch {
    return [];
  }
}
