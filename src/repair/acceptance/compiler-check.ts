import type { BuildContext } from '../../project/build-context.ts';

/** A warning or an error, without its place, which a patch moves. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** In the compiler's words, on one line, with the option that turns it on. */
  readonly message: string;
}

/** The port to a compiler that is asked for its opinion only; nothing that it makes is kept. */
export interface CompilerCheck {
  /**
   * What the compiler says about one source with the warnings of `-Wall`; null when it gives no answer in time.
   * @param file absolute
   */
  check(file: string, root: string, build: BuildContext): Promise<readonly Diagnostic[] | null>;
}
