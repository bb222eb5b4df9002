import { spliceLines } from './splice-lines.ts';

/**
 * Where compilers and standards disagree on what is a comment, a literal or a line. A guard must hold in all of
 * them, for a hostile file picks the one that hides a directive (measured: ESBMC 8.4.0 takes raw literals and lone
 * carriage returns as described below).
 */
export interface CDialect {
  /** `??/` is a backslash and `??=` a `#` (strict modes before C23). */
  readonly trigraphs: boolean;
  /** `R"x(...)x"` is one literal (gcc's GNU modes, newer clang). */
  readonly rawStrings: boolean;
  /** `1'000` is one number (C23). */
  readonly digitSeparators: boolean;
  /** `//` starts a comment (not in C90). */
  readonly lineComments: boolean;
  /** A carriage return without a line feed ends a line (clang, not gcc). */
  readonly returnEndsLine: boolean;
}

/** The dialect in which the structure of a file is read. */
export const structureDialect: CDialect = {
  trigraphs: false,
  rawStrings: false,
  digitSeparators: true,
  lineComments: true,
  returnEndsLine: false,
};

/** Every dialect in which this text may read differently; one alone for nearly all files. */
export function dialectsOf(source: string): CDialect[] {
  const early = variations([structureDialect], {
    trigraphs: /\?\?[/=]/.test(source),
    returnEndsLine: /\r(?!\n)/.test(source),
  });
  return early.flatMap((dialect) => {
    const { text } = spliceLines(readAs(source, dialect));
    return variations([dialect], {
      rawStrings: text.includes('R"'),
      digitSeparators: /\w'/.test(text),
      lineComments: text.split('\n').some(opensCommentAfterSlashes),
    });
  });
}

/** The text as that dialect's first phases leave it; lines keep their numbers unless returns end lines. */
export function readAs(source: string, dialect: CDialect): string {
  const lines = dialect.returnEndsLine ? source.replaceAll(/\r(?!\n)/g, '\n') : source;
  return dialect.trigraphs ? lines.replaceAll('??/', '\\').replaceAll('??=', '#') : lines;
}

function variations(dialects: CDialect[], differs: Partial<Record<keyof CDialect, boolean>>): CDialect[] {
  return Object.entries(differs)
    .filter(([, matters]) => matters)
    .reduce((all, [rule]) => all.flatMap((one) => [one, flipped(one, rule as keyof CDialect)]), dialects);
}

function flipped(dialect: CDialect, rule: keyof CDialect): CDialect {
  return { ...dialect, [rule]: !dialect[rule] };
}

/** In C90 the `/*` of `// ... /*` and of `//*` opens a comment. */
function opensCommentAfterSlashes(line: string): boolean {
  const slashes = line.indexOf('//');
  return slashes >= 0 && line.includes('/*', slashes + 1);
}
