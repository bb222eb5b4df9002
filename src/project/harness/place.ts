import { type CBody, type TokenSpan, textAt } from './c-body.ts';

/** Something that holds a value: a variable by its name, or a member by its name, whatever it is a member of. */
export interface Place {
  readonly name: string;
  readonly isMember: boolean;
}

/** Where places are used: the whole expression, `s->text` for the member `text`. */
export function occurrencesOf(places: readonly Place[], body: CBody): readonly TokenSpan[] {
  const found: TokenSpan[] = [];
  body.tokens.forEach((token, at) => {
    if (token.kind !== 'word') return;
    const isMember = isMemberAccess(textAt(body, at - 1));
    if (places.some((place) => place.name === token.text && place.isMember === isMember))
      found.push({ start: isMember ? startOfAccess(at, body) : at, end: at + 1 });
  });
  return found;
}

function isMemberAccess(text: string): boolean {
  return text === '.' || text === '->';
}

/** Back over `a->b[i].` to `a`. */
function startOfAccess(at: number, body: CBody): number {
  let start = at;
  while (isMemberAccess(textAt(body, start - 1))) {
    start -= 2;
    while (textAt(body, start) === ']' || textAt(body, start) === ')') {
      const open = body.partners.get(start);
      if (open === undefined || open === 0) return start;
      const isGroup = textAt(body, start) === ')' && body.tokens[open - 1]?.kind !== 'word';
      start = isGroup ? open : open - 1;
      if (isGroup) break;
    }
  }
  return Math.max(0, start);
}

/** The places and the variables that are set to them, or to somewhere inside what they point to. */
export function withAliases(places: readonly Place[], body: CBody): readonly Place[] {
  const all = [...places];
  const rounds = 3;
  for (let round = 0; round < rounds; round += 1) {
    const before = all.length;
    for (const { start, end } of occurrencesOf(all, body)) {
      const name = assignedVariable(start, end, body);
      if (name !== null && !all.some((one) => one.name === name && !one.isMember))
        all.push({ name, isMember: false });
    }
    if (all.length === before) break;
  }
  return all;
}

/** `x` where the place is the first operand of what `x` is set to. */
function assignedVariable(start: number, end: number, body: CBody): string | null {
  const after = textAt(body, end);
  if (!/^(?:[;,)+-]|\[|\?)$/.test(after)) return null;
  let at = start - 1;
  const isAddress = textAt(body, at) === '&';
  if ((after === '[') !== isAddress) return null;
  if (isAddress) at -= 1;
  while (textAt(body, at) === ')' && isCast(at, body)) at = (body.partners.get(at) ?? 1) - 1;
  if (textAt(body, at) !== '=' || body.tokens[at - 1]?.kind !== 'word') return null;
  const before = textAt(body, at - 2);
  if (isMemberAccess(before)) return null;
  // `*x = p` stores where x points to; `char *x = p` declares it.
  const isStore = before === '*' && body.tokens[at - 3]?.kind !== 'word' && textAt(body, at - 3) !== '*';
  return isStore ? null : textAt(body, at - 1);
}

/** A parenthesis that holds words and stars only and has an operand after it. */
export function isCast(close: number, body: CBody): boolean {
  const open = body.partners.get(close);
  if (open === undefined || open + 1 === close || body.tokens[open - 1]?.kind === 'word') return false;
  return body.tokens.slice(open + 1, close).every(({ kind, text }) => kind === 'word' || text === '*');
}
