import { type CNode, enclosing, fieldOf, unwrapped, within } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { operatorOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { guarded } from './guard.ts';
import { declarationOf } from './limits.ts';
import { operand } from './operand.ts';
import type { Proposal, Template } from './template.ts';
import { violatedAccesses } from './violated-access.ts';

/** A walk through a string that stops at its end: in the condition of the loop, and before each step. */
export const scanEnd: Template = {
  name: 'scan-end',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    for (const { node, pointer } of violatedAccesses(site)) {
      const type = declarationOf(pointer, site)?.type ?? '';
      if (!/\bchar\b/.test(type)) continue;
      yield* stopsAtEnd(site, node);
      yield* looksBeforeStep(site, pointer.text);
    }
  },
};

/** `while (*p != 'z')` -> `while (*p != '\0' && *p != 'z')`. */
function* stopsAtEnd(site: FaultSite, node: CNode): Generator<Proposal> {
  const loop = enclosing(node, 'while_statement', 'for_statement', 'do_statement');
  const condition = loop === null ? null : fieldOf(loop, 'condition');
  if (condition === null) return;
  const inner = unwrapped(condition);
  const safe = `${node.text} != '\\0'`;
  if (inner.text.includes(safe)) return;
  const doubt = site.heads.includes(condition) ? 0 : 1;
  const edits = [replace(inner, `${safe} && ${operand(inner, '&&')}`)];
  yield { title: `stop the loop at the end of the string: \`${safe}\``, edits, doubt };
}

/** `if (*p == '\0') return ...;` before `p++`. */
function* looksBeforeStep(site: FaultSite, pointer: string): Generator<Proposal> {
  const member = /(?:->|\.)(\w+)$/.exec(pointer)?.[1];
  for (const step of within(site.root, 'update_expression')) {
    const walked = fieldOf(step, 'argument');
    const statement = step.parent;
    if (walked === null || statement?.type !== 'expression_statement' || operatorOf(step) !== '++') continue;
    if (walked.text !== pointer && (member === undefined || !walked.text.endsWith(`->${member}`))) continue;
    const far = enclosing(step, 'function_definition') === site.function ? 0 : 1;
    yield* onlyIfMoreFollows(walked, statement, far + 0.5);
    const [safe, unsafe] = [`*${walked.text} != '\\0'`, `*${walked.text} == '\\0'`];
    const title = `look for the end of the string before \`${step.text}\` (line ${step.line})`;
    yield* guarded(site, { use: step, statement, safe, unsafe, title, doubt: far + 1.5 });
  }
}

/** `if (*p == '\\') p++;` -> `if (*p == '\\' && p[1] != '\0') p++;` */
function* onlyIfMoreFollows(walked: CNode, statement: CNode, doubt: number): Generator<Proposal> {
  const check = statement.field === 'consequence' ? statement.parent : null;
  const condition = check === null ? null : fieldOf(check, 'condition');
  if (condition === null || !condition.text.includes(`*${walked.text}`)) return;
  const inner = unwrapped(condition);
  const text = `${operand(inner, '&&')} && ${walked.text}[1] != '\\0'`;
  yield { title: 'step over a character only where another follows', edits: [replace(inner, text)], doubt };
}
