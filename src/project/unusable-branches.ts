import type { CDirective } from './c-directive.ts';
import type { CToken } from './c-token.ts';

/** Offsets in a text, in code units; the end is exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

interface Branch extends TextSpan {
  readonly isDead: boolean;
  /** Opening less closing braces, of what is kept of it. */
  readonly depth: number;
}

interface OpenBranch {
  readonly start: number;
  readonly isDead: boolean;
  depth: number;
}

interface Conditional {
  readonly branches: Branch[];
  current: OpenBranch;
}

/**
 * Branches of conditionals to leave out when a file is read as one text: those that C never takes (`#if 0`,
 * `__cplusplus`), and all but the first where branches open or close braces, since together they do it twice.
 */
export function unusableBranches(tokens: readonly CToken[], directives: readonly CDirective[]): TextSpan[] {
  const left: TextSpan[] = [];
  const open: Conditional[] = [];
  let directive = -1;
  for (const token of tokens) {
    if (token.directive === null) {
      const branch = open.at(-1)?.current;
      if (branch) branch.depth += braceStep(token.text);
    } else if (token.directive !== directive) {
      directive = token.directive;
      const read = directives[directive];
      if (read !== undefined) step(open, read, left);
    }
  }
  return left;
}

function braceStep(text: string): number {
  return text === '{' || text === '<%' ? 1 : text === '}' || text === '%>' ? -1 : 0;
}

function step(open: Conditional[], directive: CDirective, left: TextSpan[]): void {
  const conditional = open.at(-1);
  if (/^if(n?def)?$/.test(directive.name)) {
    open.push({ branches: [], current: openBranch(directive) });
  } else if (conditional !== undefined && /^(elif(n?def)?|else)$/.test(directive.name)) {
    closeBranch(conditional, directive.start);
    conditional.current = openBranch(directive);
  } else if (conditional !== undefined && directive.name === 'endif') {
    closeBranch(conditional, directive.start);
    open.pop();
    const kept = keptBranches(conditional.branches);
    left.push(...conditional.branches.filter((branch) => !kept.includes(branch)));
    const parent = open.at(-1)?.current;
    if (parent) parent.depth += kept.reduce((sum, branch) => sum + branch.depth, 0);
  }
}

function openBranch(directive: CDirective): OpenBranch {
  const condition = directive.tokens.map((token) => token.text).join('');
  const isNever = /^(0|\(0\)|defined\(?__cplusplus\)?)$/.test(condition);
  const isCplusplus = directive.name.endsWith('ifdef') && condition === '__cplusplus';
  return { start: directive.end, isDead: isNever || isCplusplus, depth: 0 };
}

function closeBranch(conditional: Conditional, end: number): void {
  conditional.branches.push({ ...conditional.current, end });
}

function keptBranches(branches: readonly Branch[]): readonly Branch[] {
  const alive = branches.filter((branch) => !branch.isDead);
  return alive.every((branch) => branch.depth === 0) ? alive : alive.slice(0, 1);
}
