import { dialectsOf, readAs } from './c-dialect.ts';
import { type CDirective, directivesOf } from './c-directive.ts';
import { stringValue } from './c-string.ts';
import { type CToken, lexC } from './c-token.ts';
import { type AssemblyFacts, assemblyIn, hazardIn } from './file-reading-hazards.ts';
import { headerNameOf, type Inclusion } from './inclusion.ts';

/** An object-like macro; null for one with parameters. */
export interface MacroBody {
  readonly name: string;
  readonly body: readonly CToken[] | null;
}

/** What a source may make a compiler read, in any dialect and whatever the conditionals say. */
export interface FileInclusions {
  readonly inclusions: readonly Inclusion[];
  readonly macros: readonly MacroBody[];
  /** Something that can't be followed, so that the file must not be given to any tool. */
  readonly hazard: { readonly line: number; readonly reason: string } | null;
  readonly assembly: AssemblyFacts;
}

/** Looks through a source; pure, and the same for the same text. */
export function scanInclusions(source: string): FileInclusions {
  const readings = dialectsOf(source).map((dialect) => scanReading(lexC(readAs(source, dialect), dialect)));
  return {
    inclusions: unique(readings.flatMap(({ inclusions }) => inclusions)),
    macros: readings.flatMap(({ macros }) => macros),
    hazard: nulInside(source) ?? readings.map(({ hazard }) => hazard).find((one) => one !== null) ?? null,
    assembly: {
      isUsed: readings.some(({ assembly }) => assembly.isUsed),
      directive: readings.map(({ assembly }) => assembly.directive).find((one) => one !== null) ?? null,
    },
  };
}

/** Looks through each text once: most headers are included by many files. */
export function rememberScans(): (source: string) => FileInclusions {
  const known = new Map<string, FileInclusions>();
  return (source) => {
    const scan = known.get(source) ?? scanInclusions(source);
    known.set(source, scan);
    return scan;
  };
}

function scanReading(tokens: readonly CToken[]): FileInclusions {
  const directives = directivesOf(tokens);
  return {
    inclusions: [...directives.flatMap(inclusionsBy), ...tokens.flatMap(testedHeader)],
    macros: directives.flatMap(macroOf),
    hazard: hazardIn(tokens, directives),
    assembly: assemblyIn(tokens),
  };
}

function unique(inclusions: readonly Inclusion[]): Inclusion[] {
  const byText = new Map<string, Inclusion>();
  for (const one of inclusions) {
    const { header } = one;
    const text =
      header.form === 'computed' ? header.tokens.map((token) => token.text).join(' ') : header.text;
    byText.set(JSON.stringify([one.by, one.line, header.form, text]), one);
  }
  return [...byText.values()];
}

// Compilers take it for a blank in one place and for an end in another.
function nulInside(source: string): FileInclusions['hazard'] {
  const at = source.indexOf('\0');
  return at < 0 ? null : { line: source.slice(0, at).split('\n').length, reason: 'holds a NUL byte' };
}

const includingDirectives = new Set(['include', 'include_next', 'import', 'embed']);

function inclusionsBy({ name, line, tokens }: CDirective): Inclusion[] {
  if (includingDirectives.has(name)) return [{ by: `#${name}`, header: headerNameOf(tokens), line }];
  if (name === 'line') return presumedFile(line, tokens);
  if (name === 'pragma') return dependency(line, tokens);
  return [];
}

/** gcc quotes, in its messages, lines of the file that `#line 1 "file"` names. */
function presumedFile(line: number, tokens: readonly CToken[]): Inclusion[] {
  const macro = tokens.find((token) => token.kind === 'word' && token.text !== '__LINE__');
  if (macro !== undefined) return [{ by: '#line', header: { form: 'computed', tokens: [macro] }, line }];
  const text = stringValue(tokens.filter((token) => token.kind === 'string'));
  // Compilers name by themselves what is no file: `<built-in>`, `<command-line>`.
  const isFile = text !== '' && !/^<[^/]*>$/.test(text);
  return isFile ? [{ by: '#line', header: { form: 'quote', text }, line }] : [];
}

function dependency(line: number, tokens: readonly CToken[]): Inclusion[] {
  const [owner, name, ...header] = tokens;
  if (owner?.text !== 'GCC' || name?.text !== 'dependency') return [];
  return [{ by: '#pragma GCC dependency', header: headerNameOf(header), line }];
}

function testedHeader(token: CToken, index: number, tokens: readonly CToken[]): Inclusion[] {
  if (!/^__has_(?:include(?:_next)?|embed)(?:__)?$/.test(token.text) || tokens[index + 1]?.text !== '(')
    return [];
  const before = tokens[index - 1];
  if (before?.directive === token.directive && /^(define|undef)$/.test(before?.text ?? '')) return [];
  const rest = tokens.slice(index + 2, index + 2 + longestTested);
  const end = rest.findIndex((one) => one.text === ')' || one.directive !== token.directive);
  return [{ by: token.text, header: headerNameOf(end < 0 ? rest : rest.slice(0, end)), line: token.line }];
}

/** Tokens of a header's name; a longer one is none. */
const longestTested = 100;

function macroOf({ name, tokens }: CDirective): MacroBody[] {
  const [macro, ...body] = tokens;
  if (name !== 'define' || macro?.kind !== 'word') return [];
  const hasParameters = body[0]?.text === '(' && body[0].start === macro.end;
  return [{ name: macro.text, body: hasParameters ? null : body }];
}
