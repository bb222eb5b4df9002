import type { CDirective } from './c-directive.ts';

interface Frame {
  readonly condition: string;
  /** The condition of the conditional's first branch. */
  readonly first: string;
  readonly outer: Frame | null;
}

interface Change {
  readonly line: number;
  readonly frame: Frame | null;
}

/** More nested conditions than this are not told, outermost first: only hostile files have them. */
const deepest = 64;

/** Which conditions of the preprocessor hold on a line, outermost first. */
export function conditionsIn(directives: readonly CDirective[]): (line: number) => readonly string[] {
  const changes: Change[] = [];
  let frame: Frame | null = null;
  for (const directive of directives) {
    const next = after(directive, frame);
    if (next !== frame) changes.push({ line: directive.line, frame: next });
    frame = next;
  }
  return (line) => {
    const inForce: string[] = [];
    let at = lastBefore(changes, line)?.frame ?? null;
    for (; at !== null && inForce.length < deepest; at = at.outer) inForce.unshift(at.condition);
    return inForce;
  };
}

function lastBefore(changes: readonly Change[], line: number): Change | undefined {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.line ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1];
}

function after(directive: CDirective, frame: Frame | null): Frame | null {
  const text = directive.tokens.map((token) => token.text).join(' ');
  switch (directive.name) {
    case 'if':
    case 'ifdef':
    case 'ifndef': {
      const condition = `#${directive.name} ${text}`;
      return { condition, first: condition, outer: frame };
    }
    case 'elif':
    case 'elifdef':
    case 'elifndef':
    case 'else':
      return frame && { ...frame, condition: `${frame.first} #${directive.name} ${text}`.trimEnd() };
    case 'endif':
      return frame?.outer ?? null;
    default:
      return frame;
  }
}
