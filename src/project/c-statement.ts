/** A statement of a function's body, as plain data. */
export interface CStatement {
  readonly kind:
    | 'block'
    | 'expression'
    | 'declaration'
    | 'if'
    | 'switch'
    | 'case'
    | 'loop'
    | 'return'
    | 'goto'
    | 'break'
    | 'continue'
    | 'label'
    | 'other';
  /** Offsets in the source, in code units. */
  readonly start: number;
  readonly end: number;
  /** 1-based, of its first token. */
  readonly line: number;
  /** What runs of it before any statement inside of it does: all of a plain one, `if (c)` of a branch. */
  readonly head: string;
  /** 1-based, of the last token of the head. */
  readonly headLastLine: number;
  /** The names that the head uses, without keywords and members. */
  readonly mentions: readonly string[];
  /** The names that a declaration declares, or of a label or the target of a goto. */
  readonly names: readonly string[];
  /** True where it stands in braces, or after a case, so that others can be put before it. */
  readonly isInBlock: boolean;
  readonly loop: CLoop | null;
  readonly children: readonly CStatement[];
}

export interface CLoop {
  /** Names in the condition; empty for a condition that is constant or left out. */
  readonly conditionNames: readonly string[];
  /** Names that the loop assigns to, takes the address of, or hands to a function, anywhere in it. */
  readonly changes: readonly string[];
  readonly conditionHasCall: boolean;
  /** True where its body may leave it: a `break`, `return` or `goto`. */
  readonly hasExit: boolean;
}

/** An operation of two operands; all offsets are in the source, in code units. */
export interface COperation {
  /** For a subscript the operator is `[`. */
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly left: { readonly start: number; readonly end: number };
  readonly right: { readonly start: number; readonly end: number };
}

export interface CBody {
  /** Of the function. */
  readonly name: string;
  readonly statements: readonly CStatement[];
  /** All subscripts and arithmetic, the outer ones before those in them. */
  readonly operations: readonly COperation[];
  /** Offsets of the function's name where it is defined. */
  readonly nameStart: number;
  readonly nameEnd: number;
  /** Offsets of the whole definition, and of its braces. */
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

/** All statements, those inside of others after them: in the order of the text. */
export function allStatements(statements: readonly CStatement[]): readonly CStatement[] {
  return statements.flatMap((one) => [one, ...allStatements(one.children)]);
}
