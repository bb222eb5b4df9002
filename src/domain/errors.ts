/** The user's to change: the message says what is wrong, where, and what to change. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** ESBMC could not be started or installed: carries the command, the exit and the last lines in its message. */
export class VerifierError extends Error {
  override readonly name = 'VerifierError';
}

/** The code host refused or failed in a way that no fallback covers. */
export class CodeHostError extends Error {
  override readonly name = 'CodeHostError';
  readonly status: number | null;

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Why a model gave no answer. `no-tools`: it takes no tools, and may answer without. */
export type ModelFault =
  | 'refused'
  | 'no-tools'
  | 'rate-limit'
  | 'unavailable'
  | 'time'
  | 'cut'
  | 'unreadable';

/** The model's endpoint refused or failed; the message says what was asked of whom and what to change. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;

  constructor(message: string, fault: ModelFault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
