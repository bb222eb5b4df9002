import type { CFunction } from '../../project/c-file.ts';

/** The exit code of a run whose inputs do not satisfy what the harness or the program assumes. */
export const assumptionFailed = 77;

export interface AssumeFunction {
  readonly header: string;
  readonly isDeclared: boolean;
}

/** Those of the verifiers' functions that a unit calls. */
export function assumeFunctions(text: string, declared: readonly CFunction[]): readonly AssumeFunction[] {
  return ['__ESBMC_assume', '__VERIFIER_assume'].flatMap((name) => {
    const own = declared.find((one) => one.name === name);
    if (own?.isDefinition === true) return [];
    const isCalled = declared.some(({ calls }) => calls.some((call) => call.name === name));
    const isInHarness = text.includes(`extern void ${name}(_Bool);`);
    if (own === undefined && !isCalled && !isInHarness) return [];
    const type = isInHarness ? '_Bool' : (own?.parameters[0]?.type ?? 'int');
    return { header: `void ${name}(${type} holds)`, isDeclared: own !== undefined || isInHarness };
  });
}

/** Bodies for them. */
export function assumptionText(functions: readonly AssumeFunction[]): readonly string[] {
  return [
    `/* Inputs that are not allowed show nothing: exit code ${assumptionFailed}. */`,
    'extern void _exit(int);',
    ...functions.map(({ header }) => `${header} { if (!holds) _exit(${assumptionFailed}); }`),
  ];
}
