import type { Property } from '../../domain/counterexample.ts';
import type { CFunction } from '../c-file.ts';
import { programTokens } from './declaration-reader.ts';
import { isLengthName } from './length-names.ts';
import { requiresOf } from './requires-clause.ts';

/** More are not worth the runs that tell which of them is enough. */
const mostProposals = 5;

/**
 * Conditions over a function's parameters that a caller might promise and that might rule a violation out, the likeliest
 * first. They are guesses: a run under each of them tells.
 * @param statement the text of the violated line
 * @param siblings what else is violated there: both bounds of an array make one promise
 */
export function proposeRequires(
  { kind, comment, expression }: Pick<Property, 'kind' | 'comment' | 'expression'>,
  statement: string,
  target: CFunction,
  siblings: readonly Pick<Property, 'comment' | 'expression'>[] = [],
): readonly string[] {
  const named = new Set(programTokens(statement).map(({ text }) => text));
  const pointers = target.parameters.flatMap(({ name, isPointer, isArray }) =>
    name !== null && (isPointer || isArray) ? [name] : [],
  );
  const numbers = target.parameters.flatMap(({ name, isPointer, isArray, isFunctionPointer }) =>
    name !== null && !isPointer && !isArray && !isFunctionPointer ? [name] : [],
  );
  const used = numbers.filter((name) => named.has(name));
  const lengths = numbers.filter(isLengthName);
  const byKind = () => {
    switch (kind) {
      case 'null-dereference':
        return pointers
          .toSorted((one, other) => Number(named.has(other)) - Number(named.has(one)))
          .map((name) => `${name} != 0`);
      case 'division-by-zero':
        return used.map((name) => `${name} != 0`);
      case 'shift':
        return used.map((name) => `${name} >= 0 && ${name} < 32`);
      default:
        return [
          ...used.flatMap((index) =>
            lengths
              .filter((length) => length !== index)
              .flatMap((length) => [`${index} < ${length}`, `${index} >= 0 && ${index} < ${length}`]),
          ),
          ...[...new Set([...lengths, ...used])].map((name) => `${name} > 0`),
        ];
    }
  };
  const own = fromExpression(comment, expression);
  const all = [...own, ...siblings.flatMap((one) => fromExpression(one.comment, one.expression))];
  const proposals = [...(own.length > 0 ? [[...new Set(all)].join(' && ')] : []), ...own, ...byKind()];
  return [...new Set(proposals)].filter((one) => isCondition(one, target)).slice(0, mostProposals);
}

/** What ESBMC says should hold, without its casts: `(signed long int)i < 4`. */
function fromExpression(comment: string, expression: string | null): readonly string[] {
  if (expression === null || comment.startsWith('assertion')) return [];
  const plain = expression.replace(/\((?:(?:un)?signed |long |short |int|char|size_t|\s)+\)/g, '').trim();
  return [plain];
}

/** Only what the function's own comment could say. */
function isCondition(condition: string, target: CFunction): boolean {
  const text = `/* esbmc: requires(${condition}) */\n`;
  const [clause] = requiresOf(text, { ...target, lines: { ...target.lines, start: 2 } }, new Set());
  return clause?.ok === true;
}
