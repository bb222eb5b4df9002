import { allParsers } from '../hostile/parsers/all-parsers.ts';
import { type Growth, growthOf } from '../hostile/parsers/growth.ts';
import type { Parser } from '../hostile/parsers/shape.ts';
import { writeBetween } from './write-between.ts';

/** By which the time may grow when a text doubles: 2 is linear, 4 is square; the collector of garbage takes its share. */
const most = 3;

/**
 * `npm run eval -- linear [WORD]`: the time of each parser on texts that double in length. All of them are written into
 * the table of docs/security.md. Throws where one grows faster, or runs out of stack.
 */
export async function evaluateLinear(word = ''): Promise<void> {
  const rows: { readonly parser: Parser; readonly worst: Growth }[] = [];
  const wrong: string[] = [];
  for (const parser of (await allParsers()).filter(({ name }) => name.includes(word))) {
    const growths = parser.shapes.map((shape) => growthOf(parser, shape));
    const bad = growths.filter((one) => (one.ratio ?? 0) > most || one.overflows);
    wrong.push(...bad.map((one) => `${parser.name}: ${one.overflows ? 'out of stack, ' : ''}${told(one)}`));
    const worst = growths.reduce((one, other) => ((other.ratio ?? 0) > (one.ratio ?? 0) ? other : one));
    process.stdout.write(`${bad.length > 0 ? 'WRONG ' : 'right '} ${parser.name}: ${told(worst)}\n`);
    rows.push({ parser, worst });
  }
  if (wrong.length > 0) throw new Error(`not linear: ${wrong.join('; ')}`);
  if (word === '') await writeBetween('docs/security.md', 'linear', tableOf(rows));
}

function told({ ratio, seconds, length, shape }: Growth): string {
  return `${ratio?.toFixed(1) ?? 'too quick to tell'}, ${seconds.toFixed(2)} s for ${length / 1024} KiB of ${shape}`;
}

function tableOf(rows: readonly { readonly parser: Parser; readonly worst: Growth }[]): string {
  const lines = rows.map(({ parser, worst: { ratio, seconds, length, shape } }) => {
    const cells = [
      parser.name,
      String(parser.shapes.length),
      ratio?.toFixed(1) ?? '-',
      `${length / 1024} KiB, ${seconds.toFixed(2)} s`,
      `\`${shape.replaceAll('`', "'").replaceAll('|', '\\|')}\``,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    'The growth is that of the worst kind of text: by which the time grows when the text doubles, 2 where it is linear',
    'and 4 where it is square. Seconds are those of the processor; - is too quick to tell, up to the longest text there is.',
    '',
    '| what is read | kinds of text | growth | longest, and its time | worst kind |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
