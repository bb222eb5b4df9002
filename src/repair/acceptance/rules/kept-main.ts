import type { CFile } from '../../../project/c-file.ts';
import { definitionOf } from '../../../project/definition-of.ts';
import { functionNames } from '../../../project/function-names.ts';
import { moreOftenIn } from '../count-items.ts';
import { editedFunctions } from '../edited-file.ts';
import type { EditRule } from './edit-rule.ts';
import { gainsResultChecksOnly } from './result-checks.ts';

/**
 * `main` is what the program is verified from, so a repair elsewhere leaves it alone, together with the macros that it
 * is written with. Where the violated statement is in `main` itself, it still calls all that it called.
 */
export const keptMain: EditRule = (edit, { finding }) => {
  const { before, after } = edit;
  const then = definitionOf('main', before.file);
  const now = definitionOf('main', after.file);
  if (then === undefined || now === undefined) return null;
  if (finding.counterexample.property.location.function === 'main') {
    const own = functionNames(before.file).defined;
    const calls = ({ calls }: typeof then) => calls.map(({ name }) => name).filter((name) => own.has(name));
    const [gone] = moreOftenIn(calls(then), calls(now));
    return gone === undefined ? null : `\`main\` calls \`${gone}\` less often`;
  }
  const isAsBefore = then.tokens === now.tokens;
  if (!isAsBefore && !gainsResultChecksOnly(then.tokens, now.tokens, editedFunctions(edit)))
    return 'it changes `main`, and the violated statement is not in there';
  const macro = macrosOf(then.mentions, before.file).find(
    ([name, text]) => !macrosOf([name], after.file).some(([, other]) => other === text),
  );
  return macro === undefined ? null : `it changes the macro \`${macro[0]}\`, which \`main\` is written with`;
};

/** Name and text of the macros that are used, also through others. */
function macrosOf(
  mentions: readonly string[],
  { declarations }: CFile,
): readonly (readonly [string, string])[] {
  const found = new Map<string, string>();
  const waiting = [...mentions];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const one of declarations) {
      if (one.kind !== 'macro' || one.names[0] !== name || found.has(name)) continue;
      found.set(name, one.tokens);
      waiting.push(...one.mentions);
    }
  }
  return [...found];
}
