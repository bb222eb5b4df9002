import { split } from 'shlex';
import { z } from 'zod';

/** How one file is compiled, as a build system wrote it down: a stranger's text, and never run. */
export interface CompileCommand {
  /** Its place in the file, 1-based. */
  readonly number: number;
  /** Where the compiler would be started; relative paths start there. */
  readonly directory: string;
  readonly file: string;
  /** The compiler and its arguments, or what a shell would make into them. */
  readonly command: readonly string[] | string;
}

export type CompileCommands =
  | { readonly ok: true; readonly commands: readonly CompileCommand[] }
  /** What is wrong, as a part of a sentence that quotes nothing of the text. */
  | { readonly ok: false; readonly reason: string };

/** Larger ones than any known project's: the file is read into memory as a whole. */
export const maxCommandsBytes = 64 * 1024 * 1024;
const maxEntries = 200_000;

/** As long as one argument of a program may be on Linux; splitting takes time that grows with the square. */
const maxCommand = 128 * 1024;
const maxPath = 4096;

const text = z.string().refine((value) => !value.includes('\0'), 'holds a NUL character');
const path = text.min(1).max(maxPath);

/** https://clang.llvm.org/docs/JSONCompilationDatabase.html; `output` and what other tools add is left alone. */
const entry = z
  .object({
    directory: path,
    file: path,
    arguments: z.array(text.max(maxCommand)).min(1).max(20_000).optional(),
    command: text.max(maxCommand).optional(),
  })
  .refine(
    ({ arguments: list, command }) => list !== undefined || command !== undefined,
    'needs `arguments` or `command`',
  );

const commands = z
  .string()
  .transform((json, context) => {
    try {
      // Some tools of Windows write a mark of the byte order first.
      return JSON.parse(json.replace(/^\uFEFF/, '')) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.array(z.unknown(), 'must be a list of entries').max(maxEntries, `has more than ${maxEntries} entries`),
  );

/** Reads a `compile_commands.json`. */
export function parseCompileCommands(json: string): CompileCommands {
  const list = commands.safeParse(json);
  if (!list.success) return { ok: false, reason: list.error.issues[0]?.message ?? 'can’t be read' };
  const found: CompileCommand[] = [];
  for (const [index, value] of list.data.entries()) {
    const number = index + 1;
    const parsed = entry.safeParse(value);
    if (!parsed.success) return { ok: false, reason: `entry ${number}: ${problem(parsed.error)}` };
    const { directory, file, arguments: list, command = '' } = parsed.data;
    found.push({ number, directory, file, command: list ?? command });
  }
  return { ok: true, commands: found };
}

/** Taking a command apart takes the square of its length where quotes and escapes mix: 2 s for 98,000 characters. */
const maxCommandLength = 64 * 1024;

/** The arguments without the compiler; null when a shell could not take the command apart, or it is far too long. */
export function argumentsOf({ command }: CompileCommand): readonly string[] | null {
  if (typeof command !== 'string') return command.slice(1);
  if (command.length > maxCommandLength) return null;
  try {
    return split(command).slice(1);
  } catch {
    return null;
  }
}

function problem(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path[0];
  return `${field === undefined ? '' : `\`${String(field)}\`: `}${issue?.message ?? 'is wrong'}`;
}
