import { type CToken, lexC } from '../c-token.ts';
import { constWords, ignored, plainWords, withArguments } from './declaration-words.ts';
import type { CType, Declared, TypeDefinition } from './harness-type.ts';

/** What a declaration declares, and whether its names are types. */
export interface ReadDeclaration {
  readonly isTypedef: boolean;
  readonly isConst: boolean;
  readonly base: CType;
  readonly declared: readonly Declared[];
}

/** Tokens of the program in a text, without those of directives. */
export function programTokens(text: string): readonly CToken[] {
  return lexC(text).filter(({ directive }) => directive === null);
}

/** Deeper nesting is made up. */
const deepest = 60;

/** Reads one declaration at a time from tokens; what it does not understand it steps over. */
export class DeclarationReader {
  private at = 0;
  private depth = 0;
  private readonly tokens: CToken[];

  constructor(tokens: readonly CToken[]) {
    this.tokens = [...tokens];
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** A declaration up to its `;`, its initialisers stepped over. */
  declaration(): ReadDeclaration {
    const start = this.at;
    const { isTypedef, base } = this.specifiers();
    const declared: Declared[] = [];
    while (!this.isAtEnd && !this.is(';') && !this.is('}')) {
      const before = this.at;
      const one = this.declarator(base);
      const isBitField = this.take(':');
      this.skipUntil(new Set([',', ';']));
      declared.push({ ...one, isBitField });
      if (!this.take(',') && this.at === before) break;
    }
    if (declared.length === 0) declared.push(...this.unnamedRecord(base));
    this.take(';');
    if (this.at === start) this.at += 1;
    return { isTypedef, base, declared, isConst: base.kind === 'named' && base.isConst };
  }

  /** The type of a parameter or a type name. */
  typeName(): Declared {
    const { base } = this.specifiers();
    return { ...this.declarator(base), isBitField: false };
  }

  private unnamedRecord(base: CType): Declared[] {
    const isRecord = base.kind === 'named' && base.defines !== null && base.defines.form !== 'enum';
    return isRecord ? [{ name: null, type: base, isBitField: false }] : [];
  }

  private specifiers(): { isTypedef: boolean; base: CType } {
    let isTypedef = false;
    let isConst = false;
    let name: string | null = null;
    let defines: TypeDefinition | null = null;
    const words: string[] = [];
    for (;;) {
      const text = this.text();
      if (text === 'typedef') isTypedef = true;
      else if (constWords.has(text)) isConst = true;
      else if (text === 'struct' || text === 'union' || text === 'enum') {
        ({ name, defines } = this.tagged(text));
        continue;
      } else if (plainWords.has(text)) words.push(text);
      else if (withArguments.has(text)) this.skipArguments();
      else if (!ignored.has(text) && !this.takesTypeName(name !== null || words.length > 0)) break;
      else if (!ignored.has(text) && !this.isMacroBeforeType()) name = text;
      this.at += 1;
    }
    const spelled = words.length > 0 ? words.join(' ') : (name ?? 'int');
    return { isTypedef, base: { kind: 'named', name: spelled, isConst, defines } };
  }

  /** A word in the place of a type, when none was seen yet. */
  private takesTypeName(hasType: boolean): boolean {
    return !hasType && this.tokens[this.at]?.kind === 'word';
  }

  /** `API buffer_t *x`: of two names before a declarator, the first one is a macro. */
  private isMacroBeforeType(): boolean {
    const [next, second] = [this.tokens[this.at + 1], this.tokens[this.at + 2]];
    if (next?.kind !== 'word') return false;
    if (plainWords.has(next.text) || /^(?:struct|union|enum)$/.test(next.text)) return true;
    return (
      !constWords.has(next.text) &&
      !ignored.has(next.text) &&
      (second?.kind === 'word' || second?.text === '*')
    );
  }

  private tagged(form: 'struct' | 'union' | 'enum'): { name: string; defines: TypeDefinition | null } {
    this.at += 1;
    while (withArguments.has(this.text())) {
      this.skipArguments();
      this.at += 1;
    }
    const tag = this.tokens[this.at]?.kind === 'word' ? this.text() : null;
    if (tag !== null) this.at += 1;
    const name = `${form} ${tag ?? ''}`.trim();
    if (!this.take('{')) return { name, defines: null };
    if (form === 'enum') return { name, defines: { form, enumerators: this.enumerators() } };
    return { name, defines: { form, members: this.members() } };
  }

  private members(): readonly Declared[] {
    this.depth += 1;
    const members: Declared[] = [];
    while (!this.isAtEnd && !this.is('}')) {
      if (this.depth > deepest) this.at += 1;
      else members.push(...this.declaration().declared);
    }
    this.take('}');
    this.depth -= 1;
    return members;
  }

  private enumerators(): readonly string[] {
    const names: string[] = [];
    while (!this.isAtEnd && !this.is('}')) {
      names.push(this.text());
      this.skipUntil(new Set([',', '}']));
      this.take(',');
    }
    this.take('}');
    return names;
  }

  private declarator(base: CType): { name: string | null; type: CType } {
    this.depth += 1;
    let type = base;
    while (this.is('*') || this.is('^')) {
      this.at += 1;
      let isConst = false;
      while (ignored.has(this.text()) || constWords.has(this.text())) {
        isConst ||= constWords.has(this.text());
        this.at += 1;
      }
      type = { kind: 'pointer', to: type, isConst };
    }
    const result = this.directDeclarator(type);
    this.depth -= 1;
    return result;
  }

  private directDeclarator(type: CType): { name: string | null; type: CType } {
    if (this.hasCallingConvention()) this.tokens.splice(this.at + 1, 1);
    const next = this.tokens[this.at + 1]?.text;
    if (this.is('(') && (next === '*' || next === '^' || next === '(') && this.depth < deepest) {
      // What follows the parenthesis belongs to the type that the inner declarator is made from.
      this.at += 1;
      const inside = this.at;
      this.skipUntil(new Set([')']));
      this.take(')');
      const outer = this.suffixes(type);
      const end = this.at;
      this.at = inside;
      const inner = this.declarator(outer);
      this.at = end;
      return inner;
    }
    let name: string | null = null;
    if (this.tokens[this.at]?.kind === 'word' && !withArguments.has(this.text())) {
      name = this.text();
      this.at += 1;
    }
    return { name, type: this.suffixes(type) };
  }

  /** `void (CDECL *f)(int)`: what stands before the star can only be a macro or an attribute. */
  private hasCallingConvention(): boolean {
    const [word, star] = [this.tokens[this.at + 1], this.tokens[this.at + 2]];
    if (!this.is('(') || word?.kind !== 'word' || star?.text !== '*') return false;
    if (plainWords.has(word.text) || constWords.has(word.text)) return false;
    const before = this.at;
    this.skipUntil(new Set([')']), before + 1);
    const isFunction = this.is(')') && this.tokens[this.at + 1]?.text === '(';
    this.at = before;
    return isFunction;
  }

  private suffixes(type: CType): CType {
    if (this.is('[')) {
      const start = this.at + 1;
      this.skipUntil(new Set([']']), start);
      const size = this.tokens.slice(start, this.at).map(({ text }) => text);
      this.take(']');
      const words = size.filter((word) => word !== 'static' && !constWords.has(word) && !ignored.has(word));
      return { kind: 'array', of: this.suffixes(type), size: words.length === 0 ? null : words.join(' ') };
    }
    if (!this.is('(')) return type;
    this.at += 1;
    const parameters: Declared[] = [];
    let isVariadic = false;
    while (!this.isAtEnd && !this.is(')')) {
      if (this.is('.') || this.is('...')) {
        isVariadic = true;
        this.at += 1;
      } else if (this.depth > deepest) this.at += 1;
      else parameters.push(this.typeName());
      this.skipUntil(new Set([',', ')']));
      this.take(',');
    }
    this.take(')');
    const [only] = parameters;
    const isVoid = parameters.length === 1 && only?.type.kind === 'named' && only.type.name === 'void';
    return { kind: 'function', returns: type, parameters: isVoid ? [] : parameters, isVariadic };
  }

  /** To one of the stops outside of brackets; a closing bracket of the surroundings stops too. */
  private skipUntil(stops: ReadonlySet<string>, from = this.at): void {
    this.at = from;
    let open = 0;
    for (; !this.isAtEnd; this.at += 1) {
      const text = this.text();
      if (open === 0 && (stops.has(text) || text === '}' || text === ')' || text === ']')) return;
      if (text === '(' || text === '[' || text === '{') open += 1;
      else if (text === ')' || text === ']' || text === '}') open -= 1;
    }
  }

  /** Over the parenthesis after the current word, to its last token. */
  private skipArguments(): void {
    if (this.tokens[this.at + 1]?.text !== '(') return;
    this.skipUntil(new Set([')']), this.at + 2);
  }

  private text(): string {
    return this.tokens[this.at]?.text ?? '';
  }

  private is(text: string): boolean {
    return this.text() === text;
  }

  private take(text: string): boolean {
    if (!this.is(text)) return false;
    this.at += 1;
    return true;
  }
}
