import type { PhaseUnit, ProvidedTools, StateReader, ToolArguments, ToolCall } from '../api.ts';
import type { AuthorState, RepairTools } from '../phases.ts';

type Open = StateReader<'repair', AuthorState>;

/**
 * Tries a draft before it is an answer: whether ESBMC finds nothing in it, and whether the violated line is still reached.
 * A draft that passes both becomes an edit that the model may take.
 */
export const reach: RepairTools = {
  title: 'Reach',
  repairTools: async (unit, findings, _context, open): Promise<readonly ProvidedTools<'repair'>[]> => {
    const [finding] = findings;
    if (finding === undefined) return [];
    const { file } = finding.counterexample.property.location;
    return [
      {
        systemPrompt: `\`reach__try\` tries a change of ${file} before you answer: it says whether ESBMC finds nothing any more, and whether the violated statement is still reached; a repair after which nothing gets there is no repair. A change that passes has an id for \`edit_apply\`.`,
        tools: [
          {
            name: 'try',
            description:
              'Puts one text in the place of another one, which must stand in the file once, and has that verified.',
            parameters: {
              type: 'object',
              properties: {
                search: { type: 'string' },
                replace: { type: 'string' },
                summary: { type: 'string' },
              },
              required: ['search', 'replace', 'summary'],
            },
            timeoutMs: 240_000,
            execute: (args, call) => tryDraft(args, call, { unit, file, statement: finding.statement }, open),
          },
        ],
      },
    ];
  },
};

interface Place {
  readonly unit: PhaseUnit;
  readonly file: string;
  /** The violated line, trimmed. */
  readonly statement: string;
}

function tryDraft(
  args: ToolArguments,
  call: ToolCall<'repair'>,
  { unit, file, statement }: Place,
  open: Open,
): Promise<string> {
  const [search, replace, summary] = [String(args.search), String(args.replace), String(args.summary)];
  return open(call.state, async (state) => {
    const before = await state.read(file);
    if (search === '' || before.split(search).length !== 2)
      return 'The text to search for must stand in the file once.';
    const after = before.replace(search, () => replace);
    await state.write(file, after);
    const checked = await state.verify({ file: unit.file, fn: unit.entry });
    if (checked.verdict !== 'proved' && checked.verdict !== 'bounded') {
      const found = checked.findings.map(({ message }) => `- ${message}`);
      return [`ESBMC says ${checked.verdict}.`, ...found].join('\n');
    }
    const reached = await isReached(state, { unit, file, statement: statementIn(after, statement, replace) });
    if (reached === null)
      return 'ESBMC finds nothing, but the violated statement is gone: it must stay, and hold.';
    if (!reached)
      return 'ESBMC finds nothing, but the violated statement is never reached with this: that is no repair.';
    const why = `ESBMC says ${checked.verdict}, and an assertion at the statement can fail: it is reached`;
    const id = state.edits.propose({ [file]: after }, { summary, whySound: why });
    return `ESBMC says ${checked.verdict}, and the statement is reached. It is the edit ${id}.`;
  });
}

/** The statement as it was, else the last line of what took its place. */
function statementIn(text: string, statement: string, replace: string): string {
  const has = (line: string) => text.split('\n').some((one) => one.trim() === line);
  const written = replace.split('\n').map((line) => line.trim());
  return has(statement) ? statement : (written.findLast((line) => line.endsWith(';')) ?? '');
}

/** Whether an assertion that can't hold, put before a line, is found to fail; null where there is no such line. */
async function isReached(state: AuthorState, { unit, file, statement }: Place): Promise<boolean | null> {
  const lines = (await state.read(file)).split('\n');
  const at = lines.findIndex((line) => statement !== '' && line.trim() === statement);
  if (at < 0) return null;
  const canary = `__ESBMC_assert(0, "reached"); ${lines[at]}`;
  // As the body of an `if` it is one statement; elsewhere it may declare what is used later on.
  const isBody = /(?:\)|\belse|\bdo)\s*$/.test(lines[at - 1] ?? '');
  await state.write(file, lines.with(at, isBody ? `{ ${canary} }` : canary).join('\n'));
  const { findings } = await state.verify({ file: unit.file, fn: unit.entry });
  return findings.some((one) => one.file === file && one.line === at + 1 && one.kind === 'assertion');
}
