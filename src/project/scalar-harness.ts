import type { CFunction } from './c-file.ts';

/** The function that a harness file defines and that ESBMC is started on. */
export const harnessEntry = 'esbmc_action_harness';

/** What the harness calls to get any value of a type; ESBMC gives a function without a body any result. */
export const anyValuePrefix = 'esbmc_action_any_';

/** Keeps what the function returns; no input. */
export const resultVariable = 'esbmc_action_result';

/** True for a path that can stand between the quotes of an `#include` without meaning anything else. */
export function canBeIncluded(path: string): boolean {
  return !/["\\\n\r]/.test(path);
}

/**
 * A C file that includes the unit's own file and calls the function once with any arguments, each in a variable of its
 * name, so that a counterexample shows the arguments and static functions can be reached.
 * @param file absolute path of the file that defines the function
 */
export function scalarHarness(file: string, { name, parameters, returnType }: CFunction): string {
  const values = parameters.map((parameter, index) => ({
    type: parameter.type === '' ? 'int' : parameter.type,
    variable: parameter.name ?? `argument_${index + 1}`,
    any: `${anyValuePrefix}${index + 1}`,
  }));
  const call = `${name}(${values.map(({ variable }) => variable).join(', ')});`;
  return [
    `#include "${file}"`,
    ...values.map(({ type, any }) => `${type} ${any}(void);`),
    `void ${harnessEntry}(void)`,
    '{',
    ...values.map(({ type, variable, any }) => `  ${type} ${variable} = ${any}();`),
    // The result is kept: a function whose result nobody has would leak what it allocates.
    returnType === 'void'
      ? `  ${call}`
      : `  static ${returnType} ${resultVariable};\n  ${resultVariable} = ${call}`,
    '}',
    '',
  ].join('\n');
}
