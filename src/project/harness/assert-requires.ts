import { requirementComment } from '../../domain/requirement.ts';
import type { CFile, CFunction } from '../c-file.ts';
import { lexC } from '../c-token.ts';
import { bodyOfTokens } from './c-body.ts';
import { programTokens } from './declaration-reader.ts';

/**
 * A copy of a file's text in which each call of the function first asserts what the function requires, with the values
 * of that call. Lines stay where they are. The conditions must come from `requiresOf`.
 * @param file what the parser says of the text
 */
export function assertRequires(
  text: string,
  file: CFile,
  target: CFunction,
  conditions: readonly string[],
): string {
  if (conditions.length === 0) return text;
  const tokens = lexC(text).filter(({ directive }) => directive === null);
  const { calls } = bodyOfTokens(tokens);
  const names = target.parameters.map((_, position) => `esbmc_action_argument_${position + 1}`);
  const asserted = conditions.map((condition) => {
    const words = programTokens(condition).map(({ text: word }, at, all) => {
      const position = target.parameters.findIndex(({ name }) => name === word);
      const isMember = /^(?:\.|->)$/.test(all[at - 1]?.text ?? '');
      return position < 0 || isMember ? word : (names[position] ?? word);
    });
    const said = JSON.stringify(requirementComment({ function: target.name, condition }));
    // What goes wrong in the function after a broken promise is a consequence of it.
    return `__ESBMC_assert(${words.join(' ')}, ${said}); __ESBMC_assume(${words.join(' ')});`;
  });
  const inserts = calls.flatMap((call) => {
    const token = tokens[call.at];
    const isCall = call.name === target.name && call.arguments.length === names.length;
    if (!isCall || token === undefined || !isInBody(token.line, file)) return [];
    const close = tokens.find(
      (one, index) => index > call.at && one.start >= (tokens[call.arguments.at(-1)?.end ?? 0]?.start ?? 0),
    );
    // What a brace follows is the function's own definition.
    if (close === undefined || tokens[tokens.indexOf(close) + 1]?.text === '{') return [];
    const values = call.arguments.map(({ start, end }, position) => {
      const value = tokens.slice(start, end).map((one) => one.text);
      return `__auto_type ${names[position]} = (${value.join(' ')});`;
    });
    const lineEnds = '\n'.repeat(text.slice(token.start, close.end).split('\n').length - 1);
    const replaced = `({ ${values.join(' ')} ${asserted.join(' ')} ${target.name}(${names.join(', ')}); }${lineEnds})`;
    return [{ start: token.start, end: close.end, replaced }];
  });
  // Calls within the arguments of others stay as they are: the outer one is rewritten.
  let result = '';
  let at = 0;
  for (const { start, end, replaced } of inserts) {
    if (start < at) continue;
    result += text.slice(at, start) + replaced;
    at = end;
  }
  return result + text.slice(at);
}

function isInBody(line: number, { functions }: CFile): boolean {
  return functions.some(
    ({ body, lines }) => body !== null && line >= Math.max(body.start, lines.start) && line <= body.end,
  );
}
