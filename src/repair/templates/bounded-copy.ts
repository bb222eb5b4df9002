import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { replace, surround } from './edit-statements.ts';
import { argumentsOf, calleeOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { indentAt } from './layout.ts';
import { sizesOf } from './object-size.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';

/** A copy that stops at the end of its destination: `strcpy` -> `strncpy` or `snprintf`, lengths by the real size. */
export const boundedCopy: Template = {
  name: 'bounded-copy',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    const seen = new Set<CNode>();
    const near = [site.statement, ...site.pieces.map(({ node }) => node)];
    for (const [rank, node] of near.entries()) {
      for (const call of within(node, 'call_expression')) {
        if (seen.has(call)) continue;
        seen.add(call);
        for (const proposal of boundedCalls(site, call))
          yield { ...proposal, doubt: proposal.doubt + Math.min(rank, 3) };
      }
    }
  },
};

function boundedCalls(site: FaultSite, call: CNode): Iterable<Proposal> {
  switch (calleeOf(call)) {
    case 'strcpy':
      return copied(site, call);
    case 'strcat':
      return appended(site, call);
    case 'sprintf':
    case 'vsprintf':
      return formatted(site, call);
    case 'strncpy':
    case 'strncat':
    case 'memcpy':
    case 'memmove':
    case 'memset':
    case 'snprintf':
      return measured(site, call);
    default:
      return [];
  }
}

/** `strncpy(d, s, sizeof d - 1); d[sizeof d - 1] = '\0';` */
function* copied(site: FaultSite, call: CNode): Generator<Proposal> {
  const { text, layout } = site;
  const [to, from] = argumentsOf(call);
  const statement = enclosing(call, 'expression_statement');
  if (to === undefined || from === undefined || statement?.children[0] !== call) return;
  for (const size of sizesOf(to, site)) {
    const title = `copy no more than \`${to.text}\` holds`;
    const last = `${to.text}[${size} - 1] = '\\0';`;
    const copy = replace(call, `strncpy(${to.text}, ${from.text}, ${size} - 1)`);
    yield { title, edits: [copy, ...surround(layout, statement, [], [last])], doubt: 0 };
    const print = `snprintf(${to.text}, ${size}, "%s", ${from.text})`;
    if (text.includes('<stdio.h>'))
      yield { title: `${title}, with snprintf`, edits: [replace(call, print)], doubt: 0.5 };
    const condition = `strlen(${from.text}) < ${size}`;
    const lead = `if (${condition})${layout.newline}${indentAt(layout, statement.start)}${layout.unit}`;
    yield {
      title: `copy only where \`${condition}\``,
      edits: [{ start: statement.start, end: statement.start, text: lead }],
      doubt: 1.5,
    };
  }
}

function* appended(site: FaultSite, call: CNode): Generator<Proposal> {
  const [to, from] = argumentsOf(call);
  for (const size of to === undefined ? [] : sizesOf(to, site)) {
    const text = `strncat(${to?.text}, ${from?.text}, ${size} - strlen(${to?.text}) - 1)`;
    yield { title: `append no more than \`${to?.text}\` holds`, edits: [replace(call, text)], doubt: 0 };
  }
}

function* formatted(site: FaultSite, call: CNode): Generator<Proposal> {
  const callee = fieldOf(call, 'function');
  const [to] = argumentsOf(call);
  if (to === undefined || callee === null) return;
  for (const size of sizesOf(to, site)) {
    const name = callee.text.replace('sprintf', 'snprintf');
    const edits = [replace(callee, name), replace(to, `${to.text}, ${size}`)];
    yield { title: `print no more than \`${to.text}\` holds`, edits, doubt: 0 };
  }
}

/** A length that is larger than what is written, or read. */
function* measured(site: FaultSite, call: CNode): Generator<Proposal> {
  const list = argumentsOf(call);
  const name = calleeOf(call) ?? '';
  const length = name === 'snprintf' ? list[1] : list[2];
  if (length === undefined) return;
  const sizes = list.slice(0, 2).flatMap((one) => sizesOf(one, site));
  for (const [rank, size] of [...new Set(sizes)].entries()) {
    for (const { text, doubt } of lengthsWithin(size, length, /^strn/.test(name))) {
      const title = `a length of \`${oneLine(text)}\` in place of \`${oneLine(length.text)}\``;
      yield { title, edits: [replace(length, text)], doubt: doubt + rank };
    }
  }
}

function* lengthsWithin(size: string, length: CNode, isString: boolean) {
  if (length.text !== size) yield { text: size, doubt: isString ? 1 : 0 };
  if (isString) yield { text: `${size} - 1`, doubt: 0.5 };
  if (length.type === 'number_literal' || length.type === 'sizeof_expression') return;
  const value = /^(?:identifier|field|call)/.test(length.type) ? length.text : `(${length.text})`;
  yield { text: `${value} < ${size} ? ${value} : ${size}`, doubt: 0.5 };
}
