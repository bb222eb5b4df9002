import type { AnyPhaseTools, PluginToolContext, ProvidedTools, ToolArguments } from '../api.ts';

/** Lines of an answer. */
const most = 60;

/** Looks things up in all C files of the repository: the model is shown one function and what that uses, no more. */
export const search: AnyPhaseTools = {
  title: 'Search',
  anyPhaseTools: async (_unit, _findings, { source }): Promise<readonly ProvidedTools[]> => [
    {
      systemPrompt:
        'You see a part of the code only. `search__text` finds lines in all C files, `search__symbols` says what a file defines, `search__lines` shows lines of a file. Look a limit, a size or a helper up before you invent one.',
      tools: [
        {
          name: 'text',
          description: 'Lines of C files that hold a text. `*` in it stands for anything within a line.',
          parameters: {
            type: 'object',
            properties: {
              pattern: { type: 'string' },
              file: { type: 'string', description: 'only in this file' },
            },
            required: ['pattern'],
          },
          execute: (args) => findText(args, source),
        },
        {
          name: 'symbols',
          description: 'Functions, types and macros that a file defines, with their lines.',
          parameters: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },
          execute: async ({ file }) => symbolsOf(await linesIn(String(file), source)),
        },
        {
          name: 'lines',
          description: 'Some lines of a file, the first and the last one included.',
          parameters: {
            type: 'object',
            properties: { file: { type: 'string' }, first: { type: 'integer' }, last: { type: 'integer' } },
            required: ['file', 'first', 'last'],
          },
          execute: async ({ file, first, last }) =>
            numbered(
              await linesIn(String(file), source),
              (line) => line >= Number(first) && line <= Number(last),
            ),
        },
      ],
    },
  ],
};

type Source = PluginToolContext['source'];

async function findText({ pattern, file }: ToolArguments, source: Source): Promise<string> {
  const parts = String(pattern).split('*');
  if (parts.every((part) => part.trim() === '')) return 'That would be every line.';
  const files = (await source.list()).filter((path) => file === undefined || path === file);
  const found: string[] = [];
  for (const path of files) {
    for (const [index, line] of (await linesIn(path, source)).entries()) {
      if (holds(line, parts)) found.push(`${path}:${index + 1}: ${line.trim()}`);
    }
  }
  return shown(found);
}

/** One part after the other: no pattern takes longer than the line. */
function holds(line: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    const found = line.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

const definitions = [
  /^\s*#\s*define\s+(\w+)/,
  /^\s*(?:typedef\s+)?(?:struct|union|enum)\s+(\w+)\s*\{?\s*$/,
  /^[A-Za-z_][\w\s*]*?\b(\w+)\s*\([^;]*$/,
];

function symbolsOf(lines: readonly string[]): string {
  const found = lines.flatMap((line, index) => {
    const name = definitions.map((one) => one.exec(line.slice(0, 300))?.[1]).find((one) => one !== undefined);
    return name === undefined ? [] : [`${index + 1}: ${line.trim()}`];
  });
  return shown(found);
}

function numbered(lines: readonly string[], isWanted: (line: number) => boolean): string {
  return shown(lines.map((line, index) => `${index + 1}: ${line}`).filter((_, index) => isWanted(index + 1)));
}

function shown(lines: readonly string[]): string {
  if (lines.length === 0) return 'Nothing was found.';
  const rest = lines.length - most;
  return [...lines.slice(0, most), ...(rest > 0 ? [`(${rest} more)`] : [])].join('\n');
}

async function linesIn(path: string, source: Source): Promise<readonly string[]> {
  const text = await source.read(path);
  if (text === null) throw new Error(`there is no C file ${path.slice(0, 200)}`);
  return text.split(/\r?\n/);
}
