import { withoutSecrets } from '../../../src/adapters/known-secrets.ts';
import { parseCompletion } from '../../../src/adapters/llm/parse-completion.ts';
import { checkClaims } from '../../../src/conversation/check-claims.ts';
import { knownFacts } from '../../../src/conversation/known-facts.ts';
import { parseChatLine } from '../../../src/conversation/parse-chat-line.ts';
import { sentencesOf } from '../../../src/conversation/sentences.ts';
import { wrapText } from '../../../src/conversation/wrap-text.ts';
import { embedJson } from '../../../src/page/embed-json.ts';
import { objectSchema } from '../../../src/plugins/tool-schema.ts';
import type { CParser } from '../../../src/project/c-syntax.ts';
import { applyEdits } from '../../../src/repair/reply/apply-edits.ts';
import { codeCandidates } from '../../../src/repair/reply/code-candidates.ts';
import { readEditBlocks } from '../../../src/repair/reply/edit-blocks.ts';
import { readReply } from '../../../src/repair/reply/read-reply.ts';
import { readArguments } from '../../../src/repair/tool-arguments.ts';
import { cTokens } from '../../../src/review/c-tokens.ts';
import { codeSpan } from '../../../src/review/code-span.ts';
import { fixedFinding } from '../../../src/review/command/commit-message.ts';
import { parseCommand } from '../../../src/review/command/parse-command.ts';
import { escapeHtml } from '../../../src/review/escape-html.ts';
import { escapeMarkdown } from '../../../src/review/escape-markdown.ts';
import { parseMarker } from '../../../src/review/marker.ts';
import { memoryAccesses } from '../../../src/review/memory-accesses.ts';
import { messageMarkdown } from '../../../src/review/message.ts';
import { plainText } from '../../../src/review/plain-text.ts';
import { readableValue } from '../../../src/review/readable-value.ts';
import { sarifMessage } from '../../../src/review/sarif-text.ts';
import { traceRows } from '../../../src/review/trace-rows.ts';
import { makeCounterexample, makeFinding } from '../../support/make-finding.ts';
import type { Parser } from './shape.ts';

const markers = ['<!-- esbmc-action:1 ', '-->', ' ', '\r', '\r\n', 'a ', '0'];
const markdown = [
  '`',
  '@a',
  '\u001b[',
  '\u001b]',
  '\u001b[0',
  '[x](',
  '::',
  '##[',
  '#',
  '&',
  '<',
  '\u202e',
  'a-1',
  'a-',
  'a',
  'eyJaaaaaaaa.',
  'eyJ',
  'gha_',
  'sk-',
  'github_pat_',
  'AKIA',
  'www',
  ':a',
  ' ',
  '\n',
  '\ud800',
];
const sentences = [
  'a. ',
  '- a\n',
  '```\n',
  '`',
  '**',
  '__',
  '\n\n',
  '\n',
  ' ',
  '. ',
  '1. ',
  '> ',
  'e.g. ',
  '"',
  '# ',
  '*',
];
const line = [
  'a[',
  ']',
  '*',
  '->',
  '/*',
  '"',
  "'",
  '\\',
  'a.',
  'sizeof ',
  'sizeof(',
  '(',
  'a(b)[',
  'a = ',
  '(int)',
  '&a ',
];

const task = (c: CParser) => {
  const text = `int f(int n)\n{\n${'  n += 1;\n'.repeat(200)}  return n;\n}\n`;
  const lines = { start: 1, end: 204 };
  return (format: string) => ({
    text,
    parsed: c.parse(text),
    parser: c,
    window: { format, lines, text, functionName: 'f' },
  });
};

/** What reads the words of people and of models, and what makes them fit to be shown. */
export function talkParsers(c: CParser): readonly Parser[] {
  const to = task(c);
  const facts = knownFacts(makeFinding(), 'int main(void) { return 0; }\n');
  const replies = [
    '```',
    '```c\n',
    '`',
    '\n',
    '~~~\n',
    '<think>',
    ' ',
    'int f(int n) {',
    '{',
    'n += 1;\n',
    '// ...\n',
    'a, ',
  ];
  return [
    {
      name: 'code in a reply',
      parse: (text) => codeCandidates({ text, finish: 'stop' }),
      shapes: [
        ...replies,
        { before: '#', piece: ' ' },
        { piece: '```\na\n```\n' },
        { piece: '`a` ' },
        'a*',
        'if ',
      ],
      longest: 400_000,
    },
    ...['one-line', 'contextual', 'function', 'whole'].map(
      (format): Parser => ({
        name: `reply with a ${format === 'whole' ? 'whole file' : format}`,
        parse: (text) => readReply({ text, finish: 'stop' }, to(format) as never),
        shapes: [
          ...replies,
          { before: '```c\n', piece: 'n += 1;\n', after: '```\n' },
          { before: '```c\n', piece: 'int f(int n) { return n; }\n', after: '```\n' },
          { piece: '```c\nint f(int n) { return n; }\n```\n' },
        ],
        longest: 400_000,
      }),
    ),
    {
      name: 'edits in a reply',
      parse: readEditBlocks,
      shapes: ['<<<<<<< SEARCH\n', '=======\n', '>>>>>>> REPLACE\n', '<', '\n', ' ', '=', '<<<<<'],
      longest: 400_000,
    },
    {
      name: 'places of an edit',
      parse: (text) => applyEdits(text.split('\n'), [{ search: text.split('\n'), replace: [] }]),
      shapes: ['a\n', ' a \n', 'a%\n'],
      longest: 400_000,
    },
    {
      name: 'lines that an edit is not at',
      parse: (text) => {
        const lines = text.split('\n');
        return applyEdits(lines, [{ search: [...lines.slice(lines.length / 2), 'b'], replace: [] }]);
      },
      shapes: ['a\n', ' a \n', '}\n'],
      longest: 400_000,
    },
    {
      name: 'arguments of a tool',
      parse: (text) =>
        readArguments({ arguments: text }, { parameters: { type: 'object', properties: {} } } as never),
      shapes: ['[', '{"a":', '"', '\\', { before: '{', piece: '"a%":1,', after: '"b":1}' }],
    },
    {
      name: 'schema of a tool',
      parse: (text) => objectSchema.safeParse(JSON.parse(text)),
      shapes: [
        {
          before: '{"type":"object","properties":{',
          piece: '"a%":{"type":"string"},',
          after: '"b":{"type":"x"}}}',
        },
        {
          before: '{"type":"object","properties":{"a":{"type":"string"}},"required":[',
          piece: '"a",',
          after: '"a"]}',
        },
      ],
    },
    {
      name: 'completion',
      parse: (text) => parseCompletion({ choices: [{ message: { content: text } }] }),
      shapes: ['a', '<think>'],
    },
    {
      name: 'commands',
      parse: (text) => parseCommand(text, 'conversation'),
      longest: 65_536,
      shapes: [
        ' ',
        '\t',
        '/esbmc-fix ',
        { before: '/esbmc-ask ', piece: ' ' },
        { before: '/esbmc-ask ', piece: 'a ' },
        { before: '/esbmc-fix', piece: ' \t' },
        { before: '/esbmc-ignore ', piece: '0' },
        '\r',
      ],
    },
    { name: 'lines of a chat', parse: parseChatLine, shapes: [' ', '/', 'a'] },
    {
      name: 'markers',
      parse: parseMarker,
      shapes: [...markers, { before: '<!-- esbmc-action:1 ', piece: 'a ', after: '-->' }],
    },
    { name: 'commit messages', parse: fixedFinding, shapes: ['\n', 'Esbmc-Finding: ', ' ', ': ', '0'] },
    { name: 'plain text', parse: (text) => plainText(text), shapes: markdown },
    {
      name: 'plain text of any length',
      parse: (text) => plainText(text, Number.POSITIVE_INFINITY),
      shapes: markdown,
    },
    { name: 'Markdown', parse: (text) => escapeMarkdown(text, 1e9), shapes: markdown },
    { name: 'code in Markdown', parse: (text) => codeSpan(text, 1e9), shapes: markdown },
    { name: 'HTML', parse: (text) => escapeHtml(text, 1e9), shapes: markdown },
    { name: 'messages', parse: messageMarkdown, shapes: markdown },
    { name: 'texts of SARIF', parse: sarifMessage, shapes: [...markdown, '{0}'] },
    { name: 'data of the page', parse: embedJson, shapes: markdown },
    { name: 'secrets to be hidden', parse: withoutSecrets, shapes: markdown },
    {
      name: 'values of a trace',
      parse: readableValue,
      shapes: [
        '(int)',
        '(',
        '(a ',
        '(struct *',
        '(struct a',
        ' ',
        '{ .a=',
        '}',
        '.anon_pad#1=',
        'nondet_symbol(',
        '&dynamic_1',
        '-',
        '1',
        'a ',
        { piece: '(', middle: 'a', closing: ')' },
        { before: '1 (', piece: '0' },
        { before: '(', piece: '*' },
      ],
    },
    { name: 'tokens of a line', parse: cTokens, shapes: line },
    {
      name: 'accesses of a line',
      parse: memoryAccesses,
      shapes: [
        ...line,
        { piece: 'a[', middle: 'i', closing: ']', after: ';' },
        { piece: '*', after: 'a;' },
        { before: 'a', piece: '[1]', after: ';' },
      ],
    },
    {
      name: 'steps of a trace',
      parse: (text) => traceRows(withSteps(text)),
      shapes: ['a = 1\n', 'a% = 1\n', 'a[%] = 1\n', 'a.b = { .c=1 }\n'],
    },
    { name: 'sentences of an answer', parse: sentencesOf, shapes: sentences, longest: 12_000 },
    {
      name: 'claims of an answer',
      parse: (text) => checkClaims(text, facts),
      shapes: [...sentences, '`i` is 4. ', 'line 7 ', 'i = ', '1 ', 'if '],
      longest: 12_000,
    },
    {
      name: 'lines of an answer',
      parse: (text) => wrapText(text, 80, 0, 2),
      shapes: ['a', 'a ', ' ', '\u001b[1m', '`'],
      longest: 12_000,
    },
  ];
}

function withSteps(text: string) {
  const steps = text.split('\n').map((one, at) => {
    const [variable = '', value = ''] = one.split(' = ');
    return {
      location: { file: 'a.c', line: at % 50, column: 1, function: 'f' },
      assignment: { variable, value },
    };
  });
  return { statement: 'a[i] = 1;', counterexample: { ...makeCounterexample(), steps } };
}
