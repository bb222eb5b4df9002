/** An answer that is not a success, thrown by a handler; the server adds `documentation_url` and `status`. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly unknown[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly documentation: string | undefined;

  constructor(status: number, message: string, extra: RefusalExtra = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
    this.documentation = extra.documentation;
  }
}

interface RefusalExtra {
  readonly errors?: readonly unknown[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly documentation?: string;
}

/** One entry of a "Validation Failed" answer. */
export interface FieldError {
  readonly resource: string;
  readonly code: 'missing' | 'missing_field' | 'invalid' | 'already_exists' | 'unprocessable' | 'custom';
  readonly field: string;
  readonly message?: string;
}

export const notFound = (message = 'Not Found'): Refusal => new Refusal(404, message);

export const validationFailed = (...errors: FieldError[]): Refusal =>
  new Refusal(422, 'Validation Failed', { errors });

/** The shape that "create a review" uses: errors are sentences. */
export const unprocessable = (...errors: string[]): Refusal =>
  new Refusal(422, 'Unprocessable Entity', { errors });

export const forbidden = (message: string, documentation?: string): Refusal =>
  new Refusal(403, message, documentation === undefined ? {} : { documentation });

export const requiresAuthentication = (): Refusal => new Refusal(401, 'Requires authentication');
