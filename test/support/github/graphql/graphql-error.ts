import type { Location } from './lexer.ts';

/** One entry of `errors` in a GraphQL answer. */
export interface GraphqlError {
  readonly type?: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly locations?: readonly Location[];
  readonly message: string;
}

/** Thrown by a resolver: its field becomes null and the error is listed with its path. */
export class FieldRefusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const forbiddenField = (): FieldRefusal =>
  new FieldRefusal('FORBIDDEN', 'Resource not accessible by integration');
export const unresolvedNode = (id: string): FieldRefusal =>
  new FieldRefusal('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`);
