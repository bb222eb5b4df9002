import { parseOutput } from '../../src/adapters/esbmc/parse-output.ts';
import { parseDiff } from '../../src/adapters/git/parse-diff.ts';
import { patchHunks } from '../../src/adapters/github/patch-hunks.ts';
import { parseConfigFile } from '../../src/config/parse-config-file.ts';
import { lexC } from '../../src/project/c-token.ts';
import { argumentsOf, parseCompileCommands } from '../../src/project/compile-commands.ts';
import { scanInclusions } from '../../src/project/scan-inclusions.ts';
import { codeCandidates } from '../../src/repair/reply/code-candidates.ts';
import { readEditBlocks } from '../../src/repair/reply/edit-blocks.ts';
import { parseCommand } from '../../src/review/command/parse-command.ts';
import { escapeMarkdown } from '../../src/review/escape-markdown.ts';
import { parseMarker } from '../../src/review/marker.ts';
import { messageMarkdown } from '../../src/review/message.ts';
import { plainText } from '../../src/review/plain-text.ts';
import { transferredReport } from '../../src/review/transferred-report.ts';
import { parseBaseline } from '../../src/scan/baseline.ts';
import { readScanLines } from '../../src/scan/scan-lines.ts';
import { parseToolReports } from '../../src/verification/replay/parse-tool-report.ts';

/** Something that is repeated where a parser would like the end of it. */
interface Parser {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  readonly pieces: readonly string[];
  readonly before?: string;
}

const cPieces = [
  '/*',
  '"',
  '\\\n',
  '(',
  '#if 1\n',
  "'a",
  '#define a ',
  '*/',
  '/ *',
  'int f(){',
  '??/',
  'R"(',
  '#include ',
];
const markers = ['<!-- esbmc-action:1 ', '-->', ' ', '\r', 'a '];
const markdown = [
  '`',
  '@a',
  '\u001b[',
  '\u001b]',
  '[x](',
  '::',
  '##[',
  '&',
  '<',
  '\u202e',
  'a-1',
  'eyJaaaaaaaa.',
  'gha_',
  'sk-',
  'www',
  ' ',
];

const parsers: readonly Parser[] = [
  { name: 'C tokens', parse: lexC, pieces: cPieces },
  { name: 'inclusions', parse: scanInclusions, pieces: cPieces },
  {
    name: 'diff',
    parse: parseDiff,
    pieces: ['diff --git a b\n', '@@ -1 +1 @@\n', ':100644 100644 a b M\0p\0', '\0', '-\n', '@@ '],
  },
  { name: 'patch of the API', parse: patchHunks, pieces: ['@@ -1,1 +1,1 @@\n', '@@', '+\n', '@@ -1', '\\'] },
  {
    name: 'output of ESBMC',
    parse: parseOutput,
    pieces: [
      'State 1 file a.c line 1\n',
      '[Counterexample]\n',
      'Violated property:\n',
      '  a = 1\n',
      ' ',
      '-',
      '{',
      '**',
      'file ',
      '\n',
      '|',
    ],
  },
  {
    name: 'output of sanitizers',
    parse: parseToolReports,
    pieces: [
      '==1==ERROR: AddressSanitizer: ',
      '    #0 0x1 in a ',
      '\n',
      'runtime error: ',
      'a.c:1:1: ',
      ':',
      ' ',
    ],
  },
  {
    name: 'compile commands',
    parse: (text) =>
      parseCompileCommands(`[${'{"directory":"/","file":"a.c","command":"a"},'.repeat(text.length / 50)}{}]`),
    pieces: ['a'],
  },
  {
    name: 'one compile command',
    parse: (command) => argumentsOf({ directory: '/', file: 'a.c', command } as never),
    pieces: ['"', "'", '\\', ' ', '$(', '"\\"', '#'],
  },
  {
    name: 'code in a reply',
    parse: (text) => codeCandidates({ text, finish: 'stop' }),
    pieces: ['```', '```c\n', '`', '\n', '~~~\n', '<think>', ' '],
  },
  {
    name: 'edits in a reply',
    parse: readEditBlocks,
    pieces: ['<<<<<<< SEARCH\n', '=======\n', '>>>>>>> REPLACE\n', '<', '\n', ' '],
  },
  {
    name: 'commands',
    parse: (text) => parseCommand(text, 'conversation'),
    before: '/esbmc-ask ',
    pieces: [' ', '\t', 'a ', '\r', ' \t'],
  },
  { name: 'markers', parse: parseMarker, pieces: markers },
  { name: 'plain text', parse: (text) => plainText(text), pieces: markdown },
  { name: 'Markdown', parse: (text) => escapeMarkdown(text, 1e9), pieces: markdown },
  { name: 'messages', parse: messageMarkdown, pieces: markdown },
  {
    name: 'results handed over',
    parse: (text) => transferredReport(text),
    pieces: ['[', '{"a":', '"', '\\u0000'],
  },
  { name: 'baseline', parse: (text) => parseBaseline(text), pieces: ['[', '{"a":', '"'] },
  { name: 'records of a scan', parse: readScanLines, pieces: ['{\n', '"', '\n', '[['] },
  {
    name: 'configuration',
    parse: (text) => parseConfigFile(text, 'a'),
    pieces: ['a: ', '- ', '[', '{', '"', '&a ', '\n', '? '],
  },
];

/** Characters of the shortest text. */
const shortest = 8192;
const doublings = 4;

/** Twice is linear, four times square; the machine has other work too. */
const most = 3.2;

/** `npm run eval -- linear`: the time of each parser on texts that double in length. Throws where one grows faster. */
export async function evaluateLinear(): Promise<void> {
  const wrong: string[] = [];
  for (const { name, parse, pieces, before = '' } of parsers) {
    let worst = { ratio: 0, piece: '', seconds: 0 };
    for (const piece of pieces) {
      const times = Array.from({ length: doublings + 1 }, (_, at) =>
        timeOf(parse, before + piece.repeat((shortest * 2 ** at) / piece.length)),
      );
      const [first = 0, last = 0] = [times.at(-3), times.at(-1)];
      // Below this nothing is measured but the machine.
      const ratio = last < 0.2 ? 0 : Math.sqrt(last / Math.max(first, 0.001));
      if (ratio >= worst.ratio) worst = { ratio, piece, seconds: last };
    }
    const told = `${name}: ${worst.ratio.toFixed(1)} for each doubling, ${worst.seconds.toFixed(3)} s for ${(shortest * 2 ** doublings) / 1024} KiB of ${JSON.stringify(worst.piece)}`;
    process.stdout.write(`${worst.ratio > most ? 'WRONG ' : 'right '} ${told}\n`);
    if (worst.ratio > most) wrong.push(told);
  }
  if (wrong.length > 0) throw new Error(`not linear: ${wrong.join('; ')}`);
}

/** Seconds, the least of three: the rest is other programs' time. */
function timeOf(parse: (text: string) => unknown, text: string): number {
  return Math.min(
    ...[0, 1, 2].map(() => {
      const start = performance.now();
      try {
        parse(text);
      } catch {
        // A refusal is an answer.
      }
      return (performance.now() - start) / 1000;
    }),
  );
}
