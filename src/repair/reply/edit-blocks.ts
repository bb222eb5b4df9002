import { type Malformed, malformed } from './reading.ts';

/** One search and what takes its place, as lines. */
export interface EditBlock {
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

export type EditBlocks = { readonly kind: 'blocks'; readonly blocks: readonly EditBlock[] } | Malformed;

/** A small change needs few. */
const mostBlocks = 40;

const start = /^\s*<{5,9}\s*SEARCH\b/i;
const divider = /^\s*={5,9}\s*$/;
const end = /^\s*>{5,9}\s*REPLACE\b/i;

/** Whether a reply is meant as edits. */
export function hasEdits(reply: string): boolean {
  return reply.split('\n').some((line) => start.test(line));
}

/** The search and replace blocks of a reply, in order; what stands around them is not looked at. */
export function readEditBlocks(reply: string): EditBlocks {
  const blocks: EditBlock[] = [];
  let part: 'none' | 'search' | 'replace' = 'none';
  let search: string[] = [];
  let replace: string[] = [];
  const fail = (what: string) => malformed(`edit ${blocks.length + 1} ${what}`);
  for (const line of reply.split('\n')) {
    if (blocks.length > mostBlocks) return malformed(`it has more than ${mostBlocks} edits`);
    if (start.test(line)) {
      if (part !== 'none') return fail('is not ended with `>>>>>>> REPLACE`');
      [part, search, replace] = ['search', [], []];
    } else if (part === 'search' && divider.test(line)) part = 'replace';
    else if (part === 'search' && end.test(line)) return fail('has no line `=======`');
    else if (part === 'replace' && end.test(line)) {
      blocks.push({ search, replace });
      part = 'none';
    } else if (part === 'search') search.push(line);
    else if (part === 'replace') replace.push(line);
  }
  return part === 'none' ? { kind: 'blocks', blocks } : fail('is not ended with `>>>>>>> REPLACE`');
}
