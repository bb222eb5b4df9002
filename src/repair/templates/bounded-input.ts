import { type CNode, within } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { argumentsOf, calleeOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { declarationOf } from './limits.ts';
import { sizesOf } from './object-size.ts';
import type { Proposal, Template } from './template.ts';

/** Input that stops at the end of its buffer: `%7s` for `char b[8]`, `fgets` in place of `gets`. */
export const boundedInput: Template = {
  name: 'bounded-input',
  kinds: ['out-of-bounds', 'overflow', 'invalid-pointer', 'other'],
  *propose(site) {
    for (const call of within(site.statement, 'call_expression')) {
      const name = calleeOf(call) ?? '';
      if (/^(?:f|s)?scanf$/.test(name)) yield* widths(site, call, name === 'scanf' ? 0 : 1);
      if (name === 'gets') yield* line(site, call);
      if (/^(?:fgets|read|recv|fread)$/.test(name)) yield* sized(site, call, name);
    }
  },
};

const conversions = /%(\*?)(\d*)((?:hh|h|ll|l|j|z|t)?(?:\[\^?\]?[^\]]*\]|[a-zA-Z]))|%%/g;

function* widths(site: FaultSite, call: CNode, at: number): Generator<Proposal> {
  const list = argumentsOf(call);
  const format = list[at];
  if (format?.type !== 'string_literal') return;
  let argument = at;
  const text = format.text.replaceAll(conversions, (whole, star: string, width: string, rest: string) => {
    if (whole === '%%' || star === '*') return whole;
    argument += 1;
    const target = list[argument];
    const size = target === undefined ? null : declaredSize(site, target);
    const isString = rest === 's' || rest?.startsWith('[');
    const fits = size !== null && width !== '' && Number(width) < size;
    return !isString || size === null || fits ? whole : `%${size - 1}${rest}`;
  });
  const title = `read no more characters than the buffer holds: \`${text}\``;
  yield { title, edits: [replace(format, text)], doubt: 0 };
}

function declaredSize(site: FaultSite, target: CNode): number | null {
  const size = declarationOf(target, site)?.sizes.at(-1)?.text ?? '';
  if (/^\d+$/.test(size)) return Number(size);
  if (!/^\w+$/.test(size)) return null;
  const value = new RegExp(`#[ \\t]*define[ \\t]+${size}[ \\t]+(\\d+)\\s`).exec(site.text)?.[1];
  return value === undefined ? null : Number(value);
}

function* line(site: FaultSite, call: CNode): Generator<Proposal> {
  const [buffer] = argumentsOf(call);
  for (const size of buffer === undefined ? [] : sizesOf(buffer, site)) {
    const text = `fgets(${buffer?.text}, ${size}, stdin)`;
    yield { title: `read with \`${text}\``, edits: [replace(call, text)], doubt: 0 };
  }
}

function* sized(site: FaultSite, call: CNode, name: string): Generator<Proposal> {
  const list = argumentsOf(call);
  const isSecond = name === 'read' || name === 'recv';
  const buffer = list[isSecond ? 1 : 0];
  const length = list[name === 'fgets' ? 1 : 2];
  if (buffer === undefined || length === undefined) return;
  for (const size of sizesOf(buffer, site))
    yield { title: `read no more than \`${size}\` bytes`, edits: [replace(length, size)], doubt: 0 };
}
