/**
 * A value as ESBMC 8.4.0 prints it, as an initialiser in C: `{ .a=9, .b={ 0, 77 } }` -> `{ .a = 9, .b = { 0, 77 } }`.
 * What C has no spelling for, pointers above all, is 0. Null when it can't be read, as when it was cut off.
 */
export function cInitialiser(printed: string): string | null {
  const reader = { text: printed, at: 0 };
  const value = readValue(reader);
  skipBlanks(reader);
  return reader.at === reader.text.length ? value : null;
}

interface Reader {
  readonly text: string;
  at: number;
}

function readValue(reader: Reader): string | null {
  skipBlanks(reader);
  return reader.text[reader.at] === '{' ? readBraces(reader) : atom(readAtom(reader));
}

function readBraces(reader: Reader): string | null {
  reader.at += 1;
  const parts: string[] = [];
  let isPointer = false;
  for (;;) {
    skipBlanks(reader);
    const character = reader.text[reader.at];
    if (character === undefined) return null;
    if (character === '}') break;
    if (character === ',') {
      reader.at += 1;
      continue;
    }
    const member = /^\.([^=,{}]+)=/.exec(reader.text.slice(reader.at));
    reader.at += member?.[0].length ?? 0;
    const value = readValue(reader);
    if (value === null) return null;
    const name = member?.[1];
    if (name === 'pointer_object') isPointer = true;
    if (name === undefined) parts.push(value);
    else if (/^\w+$/.test(name)) parts.push(`.${name} = ${value}`);
  }
  reader.at += 1;
  if (isPointer) return '0';
  return parts.length === 0 ? '{ 0 }' : `{ ${parts.join(', ')} }`;
}

/** Up to the next comma or brace outside of quotes and parentheses. */
function readAtom(reader: Reader): string {
  const start = reader.at;
  let depth = 0;
  for (; reader.at < reader.text.length; reader.at += 1) {
    const character = reader.text[reader.at] ?? '';
    if (character === '"') skipString(reader);
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && (character === ',' || character === '}')) break;
  }
  return reader.text.slice(start, reader.at).trim();
}

function skipString(reader: Reader): void {
  for (reader.at += 1; reader.at < reader.text.length && reader.text[reader.at] !== '"'; reader.at += 1) {
    if (reader.text[reader.at] === '\\') reader.at += 1;
  }
}

function atom(text: string): string | null {
  if (/^\+?NAN$/i.test(text)) return '__builtin_nan("")';
  if (/^-NAN$/i.test(text)) return '-__builtin_nan("")';
  if (/^[+-]?INF/i.test(text)) return `${text.startsWith('-') ? '-' : ''}__builtin_inf()`;
  if (/^-?\d+$/.test(text)) return integer(BigInt(text));
  if (/^0x[0-9a-f]+$/i.test(text)) return `${text.replace('0X', '0x')}ULL`;
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return text;
  if (/^true$/i.test(text)) return '1';
  if (/^'(?:[^'\\]|\\.)'$/.test(text)) return text;
  return text.endsWith('...') ? null : '0';
}

function integer(value: bigint): string {
  if (value === -(2n ** 63n)) return '(-9223372036854775807LL - 1)';
  return value > 0x7fffffffn ? `${value}ULL` : value < -0x80000000n ? `${value}LL` : String(value);
}

function skipBlanks(reader: Reader): void {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at += 1;
}
