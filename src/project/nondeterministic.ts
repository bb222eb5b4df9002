/** Functions by which programs under verification ask for any value; meant to have no body. */
const names = /^(?:(?:__VERIFIER_|__ESBMC_|)nondet(?:_|$)|esbmc_action_any_)/;

export function isNondeterministic(name: string): boolean {
  return names.test(name);
}
