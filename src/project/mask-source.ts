import type { CDirective } from './c-directive.ts';
import type { CToken } from './c-token.ts';
import { macrosAmongSpecifiers } from './macros-among-specifiers.ts';
import { type TextSpan, unusableBranches } from './unusable-branches.ts';

/**
 * The source with blanks where a C parser without a preprocessor would stumble; of the same length and with the
 * same lines. Blanked are directives, branches of conditionals that can't stand beside their siblings, and macros
 * among the specifiers of declarations (`EXPORT int f(void)`).
 */
export function maskSource(
  source: string,
  tokens: readonly CToken[],
  directives: readonly CDirective[],
): { readonly masked: string; readonly visible: readonly CToken[] } {
  const branches = unusableBranches(tokens, directives);
  const program = outside(
    tokens.filter((token) => token.directive === null),
    branches,
  );
  const macros = new Set(macrosAmongSpecifiers(program));
  return {
    masked: blank(source, [...directives, ...branches, ...macros]),
    visible: program.filter((token) => !macros.has(token)),
  };
}

function outside(tokens: readonly CToken[], spans: readonly TextSpan[]): CToken[] {
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  let next = 0;
  let hiddenUntil = 0;
  return tokens.filter((token) => {
    for (let span = ordered[next]; span !== undefined && span.start <= token.start; span = ordered[next]) {
      hiddenUntil = Math.max(hiddenUntil, span.end);
      next += 1;
    }
    return token.start >= hiddenUntil;
  });
}

function blank(source: string, spans: readonly TextSpan[]): string {
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of ordered) {
    if (end <= at) continue;
    pieces.push(
      source.slice(at, Math.max(at, start)),
      source.slice(Math.max(at, start), end).replaceAll(/[^\r\n]/g, ' '),
    );
    at = end;
  }
  pieces.push(source.slice(at));
  return pieces.join('');
}
