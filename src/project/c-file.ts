/** What is known of a C source's text: plain data, of every branch of its conditionals that is not plainly dead. */
export interface CFile {
  /** Definitions and prototypes, in order. */
  readonly functions: readonly CFunction[];
  /** Globals, types, macros and file-wide pragmas, in order. */
  readonly declarations: readonly CDeclaration[];
  readonly includes: readonly CInclude[];
  /** True when `main` is defined. */
  readonly hasMain: boolean;
  /** Statements that belong to no function that could be read. */
  readonly unread: readonly CText[];
  /** False when the parser gave up, so that functions are missing. */
  readonly isComplete: boolean;
}

/** 1-based lines, inclusive. */
interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** 1-based; columns count UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A piece of the text as its meaning depends on it. */
export interface CText {
  readonly lines: LineRange;
  /** Its tokens without comments and blanks: equal for pieces that differ in layout only. */
  readonly tokens: string;
  /** The names it uses, without keywords and names of members; each once. */
  readonly mentions: readonly string[];
  /** The conditions of the preprocessor around it, outermost first: it exists only where they hold. */
  readonly conditions: readonly string[];
}

export interface CFunction extends CText {
  readonly name: string;
  /** The macro that the definition is written with, so that its real name is not known: `TEST` of `TEST(a) {...}`. */
  readonly definer: string | null;
  readonly isDefinition: boolean;
  readonly isStatic: boolean;
  /** Of the braces and what they hold; null for a prototype. */
  readonly body: LineRange | null;
  readonly parameters: readonly CParameter[];
  readonly isVariadic: boolean;
  /** Without storage classes, for example `const char *`. */
  readonly returnType: string;
  /** Calls by name in the body, of macros too. */
  readonly calls: readonly { readonly name: string; readonly line: number }[];
  /** Where the return statements start. */
  readonly returns: readonly Position[];
}

export interface CParameter {
  /** Null where only the type is written. */
  readonly name: string | null;
  /** The declaration without the name, for example `int (*)(char)`; empty where K&R style leaves it out (int). */
  readonly type: string;
  readonly isPointer: boolean;
  readonly isArray: boolean;
  readonly isFunctionPointer: boolean;
}

export interface CDeclaration extends CText {
  /** `pragma` stands for all that follows it. A global that defines its own type is one declaration. */
  readonly kind: 'global' | 'type' | 'macro' | 'pragma';
  /** Everything that it declares: variables, tags, typedef names, enumerators, the macro. */
  readonly names: readonly string[];
  /** For a typedef of a plain type: what the names stand for, for example `unsigned long`. */
  readonly aliasOf: string | null;
}

export interface CInclude {
  /** The header's name, or the tokens of a computed include. */
  readonly text: string;
  readonly form: 'quote' | 'angle' | 'computed';
  readonly line: number;
}
