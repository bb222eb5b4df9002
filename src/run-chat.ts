import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { readPrompt } from './adapters/assets.ts';
import { replaceFile } from './adapters/files/replace-file.ts';
import { sourceReader } from './adapters/files/source-reader.ts';
import { openModel } from './adapters/llm/open-model.ts';
import { chatFolder, readHistory, transcriptFile, writeHistory } from './adapters/terminal/chat-files.ts';
import { openChatTerminal } from './adapters/terminal/chat-terminal.ts';
import { tool } from './assemble.ts';
import { assembleLocally } from './assemble-locally.ts';
import { assembleRepair } from './assemble-repair.ts';
import type { ChatOptions, Terminal, TypingTerminal } from './command-options.ts';
import type { Config } from './config/config.ts';
import { conversationPrompts } from './conversation/conversation-prompts.ts';
import { localPlugins } from './local-plugins.ts';
import { chat } from './modes/chat/chat.ts';
import type { ChatSession } from './modes/chat/chat-session.ts';
import { openFileCommand } from './open-file-command.ts';
import { ownPrompts } from './repair/own-prompts.ts';
import { terminalStyle } from './review/terminal-style.ts';

/** `chat`: ESBMC-AI's user chat mode about a file; returns the exit code. */
export async function runChat(path: string, options: ChatOptions, terminal: TypingTerminal): Promise<number> {
  const workingDirectory = terminal.cwd();
  const { root, file, config } = await openFileCommand(path, options, terminal);
  const userAgent = `${tool.name}/${tool.version}`;
  const [model, prompts] = await Promise.all([
    openModel(config, { workingDirectory, workflowToken: null, userAgent }),
    conversationPrompts(ownPrompts(config, readPrompt)),
  ]);
  const kept = keptFile(options, file, workingDirectory, terminal.env);
  const line = { clear: () => {} };
  const typed = await openIo(terminal);
  const write = (text: string) => {
    line.clear();
    typed.write(text);
  };
  const session: ChatSession = {
    tree: { root, commit: null },
    path: file,
    config,
    tool,
    io: { ...typed, write },
    transcript: kept === null ? { append: async () => {} } : transcriptFile(kept, () => new Date()),
    model,
    prompts,
    verifying: verifying(root, config, options, terminal, line),
    readSource: (name) => sourceReader.read(join(root, name)),
    writeSource: (name, text) => replaceFile(join(root, name), text),
  };
  try {
    const isDecided = await chat(options.finding ?? null, session);
    if (kept !== null && options.quiet !== true) terminal.stderr.write(`transcript: ${kept}\n`);
    return isDecided ? 0 : 2;
  } finally {
    typed.close();
  }
}

/** Each time with a verifier of its own: one that was used has read the files as they were. */
function verifying(
  root: string,
  config: Config,
  options: ChatOptions,
  terminal: Terminal,
  line: { clear: () => void },
): ChatSession['verifying'] {
  const workingDirectory = terminal.cwd();
  return async (use) => {
    const { deps, progress } = await assembleLocally(config, options, terminal);
    // What is said meanwhile stands on a line of its own.
    line.clear = progress.clear;
    try {
      return await use(deps, (signal) =>
        assembleRepair(config, {
          env: terminal.env,
          workingDirectory,
          tempDir: tmpdir(),
          attemptsFile: null,
          workflowToken: null,
          barred: options.replay === false ? 'that was asked for by --no-replay' : null,
          sandbox: deps.sandbox,
          signal,
          plugins: localPlugins(root, undefined, workingDirectory, progress.warn),
        }),
      );
    } finally {
      progress.clear();
      await deps.close();
    }
  };
}

async function openIo({ stdin, stdout, env }: TypingTerminal) {
  const hasColor = stdout.isTTY === true && !env.NO_COLOR;
  const folder = chatFolder(env);
  const historyFile = folder === null ? null : join(folder, 'history');
  return openChatTerminal({
    stdin,
    stdout,
    hasColor,
    prompt: terminalStyle(hasColor).bold('you> '),
    history: historyFile === null ? [] : await readHistory(historyFile),
    onHistory: (lines) => {
      if (historyFile !== null) void writeHistory(historyFile, lines);
    },
  });
}

/** Where the transcript goes; null where there is no place for it. */
function keptFile(
  { transcript }: ChatOptions,
  file: string,
  workingDirectory: string,
  env: Terminal['env'],
): string | null {
  if (transcript !== undefined) return resolve(workingDirectory, transcript);
  const folder = chatFolder(env);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return folder === null ? null : join(folder, `${time}-${basename(file)}.md`);
}
