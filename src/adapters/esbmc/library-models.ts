import { basename } from 'node:path';

export interface ModelArguments {
  /** Sources that stand before those of the project, and after them. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly options: readonly string[];
}

/** ESBMC never calls a function of these names, so the names are changed in the whole program. */
const redirected = ['scanf', 'fscanf', 'sscanf'];

/** Loops of the models that end by themselves (function:number of the loop), and how often each runs at most. */
const loopLimits: Readonly<Record<string, number>> = {
  'esbmc_action_write_text:0': 128,
  'esbmc_action_write_field:0': 24,
  'esbmc_action_write_string:0': 256,
  'esbmc_action_number:0': 5,
  'esbmc_action_conversion_at:0': 5,
  'esbmc_action_digits:0': 22,
  'esbmc_action_print_unseen:0': 16,
  'sprintf:0': 16,
  'snprintf:0': 16,
  'esbmc_action_write_bytes:0': 64,
  'esbmc_action_read_string:0': 256,
  'bsearch:0': 16,
  'esbmc_action_skip_text:0': 128,
  'esbmc_action_scan_at:0': 6,
  'esbmc_action_scan_at:1': 64,
  'esbmc_action_write_word:1': 64,
  'esbmc_action_scanf:0': 16,
  'esbmc_action_fscanf:0': 16,
  'esbmc_action_sscanf:0': 16,
};

/**
 * How our models of library functions are given to ESBMC 8.4.0. What a program defines itself must win. Of two
 * definitions ESBMC keeps the first when their types are the same, the last when they differ, and always the first
 * for the names that clang knows as builtins (measured). So models of those (`builtin-*.c`) come last, and all others,
 * whose types differ from any of a program, come first.
 */
export function modelArguments(models: readonly string[]): ModelArguments {
  const isBuiltin = (model: string) => basename(model).startsWith('builtin-');
  return {
    before: models.filter((model) => !isBuiltin(model)),
    after: models.filter(isBuiltin),
    options: models.length === 0 ? [] : [...redirected.map((name) => `-D${name}=esbmc_action_${name}`), ...unwinding()],
  };
}

/** Without limits of their own, these loops would need as many unwindings of the whole program. */
function unwinding(): string[] {
  // One more to leave the loop, and one more for ESBMC to see that it is left.
  const limits = Object.entries(loopLimits).map(([loop, limit]) => `${loop}:${limit + 2}`);
  return ['--unwindsetname', limits.join(',')];
}
