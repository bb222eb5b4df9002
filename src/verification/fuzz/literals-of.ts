/** Numbers and texts that code names: what it compares its inputs with. */
export interface Literals {
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
}

const most = 48;

/** @param lines of the files that a unit is made of */
export function literalsOf(lines: readonly string[]): Literals {
  const numbers = new Set<string>();
  const texts = new Set<string>();
  for (const line of lines) {
    if (/^\s*#\s*include/.test(line)) continue;
    for (const [, text = ''] of line.matchAll(/"((?:[^"\\]|\\.){1,60})"/g)) texts.add(plain(text));
    const code = line.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    for (const [word] of code.matchAll(/\b(?:0[xX][0-9a-fA-F]{1,15}|\d{1,18})(?=[uUlL]*\b)/g)) {
      const value = numberOf(word);
      if (value !== null) numbers.add(value);
    }
    for (const [, one = ''] of code.matchAll(/'([^'\\])'/g)) numbers.add(String(one.charCodeAt(0)));
  }
  return { numbers: [...numbers].slice(0, most), texts: [...texts].slice(0, most) };
}

function numberOf(word: string): string | null {
  const isOctal = /^0[0-7]+$/.test(word);
  if (/^0\d/.test(word) && !isOctal) return null;
  return String(BigInt(isOctal ? `0o${word.slice(1)}` : word));
}

/** Formats and escapes as they are read, as far as that is simple. */
function plain(text: string): string {
  return text
    .replace(/\\n/g, '\n')
    .replace(/\\t/g, '\t')
    .replace(/\\(["'\\])/g, '$1');
}
