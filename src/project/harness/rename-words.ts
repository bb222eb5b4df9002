import { programTokens } from './declaration-reader.ts';

/** An expression in which some variables have other names; members keep theirs. */
export function renameWords(expression: string, names: ReadonlyMap<string, string>): string {
  return programTokens(expression)
    .map(({ text }, at, all) => {
      const isMember = /^(?:\.|->)$/.test(all[at - 1]?.text ?? '');
      return isMember ? text : (names.get(text) ?? text);
    })
    .join(' ');
}
