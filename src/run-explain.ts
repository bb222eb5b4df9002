import { tmpdir } from 'node:os';
import { readPrompt } from './adapters/assets.ts';
import { openModel } from './adapters/llm/open-model.ts';
import { tool } from './assemble.ts';
import { assembleLocally } from './assemble-locally.ts';
import type { ExplainOptions, Terminal } from './command-options.ts';
import type { Config } from './config/config.ts';
import { askForExplanation, explanationMessages } from './conversation/ask-for-explanation.ts';
import { conversationPrompts } from './conversation/conversation-prompts.ts';
import { knownFacts } from './conversation/known-facts.ts';
import type { Finding } from './domain/finding.ts';
import { localPlugins } from './local-plugins.ts';
import { type ExplainRequest, explainWithPlugins } from './modes/agent/explain-with-plugins.ts';
import { explainFile, type FileExplanation } from './modes/explain-file.ts';
import { noLentHeaders } from './modes/lend-headers.ts';
import { openFileCommand } from './open-file-command.ts';
import { openPlugins } from './open-plugins.ts';
import { ownPrompts } from './repair/own-prompts.ts';
import { contextTokensOf } from './repair/repair-settings.ts';
import {
  explanationJson,
  explanationMarkdown,
  explanationText,
  type ModelPart,
} from './review/explanation/render-explanation.ts';
import { jsonText } from './review/json-text.ts';
import { messageMarkdown } from './review/message.ts';
import { openTitle } from './review/open-verdict.ts';
import { messageTerminal, terminalStyle } from './review/terminal-style.ts';
import { showResult } from './show-result.ts';

/** `explain`: says what a finding in a file means; returns the exit code. */
export async function runExplain(path: string, options: ExplainOptions, terminal: Terminal): Promise<number> {
  const workingDirectory = terminal.cwd();
  const { root, file, config } = await openFileCommand(path, options, terminal);
  const { deps, progress } = await assembleLocally(config, options, terminal);
  try {
    const tree = { root, commit: null };
    const explained = await explainFile(tree, file, options.finding ?? null, config, tool, deps);
    progress.clear();
    const model = await modelPart(explained, config, workingDirectory, async (finding, request) => {
      const kit = await openPlugins(config, {
        ...{ env: terminal.env, tempDir: tmpdir(), sandbox: deps.sandbox },
        ...localPlugins(root, options.artifacts, workingDirectory, progress.warn),
      });
      const place = { tree, checkout: root, lent: noLentHeaders };
      // Where chance has a part in the answer, whoever asks again wants another one.
      const store = config.temperature === 0 ? deps.answers : null;
      return explainWithPlugins({ finding, place, config, deps }, kit, request, store);
    });
    const text = rendered(explained, model, options, terminal);
    return await showResult(text, explained.outcome === 'open' ? 2 : 0, options.output, terminal);
  } finally {
    await deps.close();
  }
}

/** The most that one answer may take, in seconds. */
const answerSeconds = 120;

async function modelPart(
  explained: FileExplanation,
  config: Config,
  workingDirectory: string,
  explain: (finding: Finding, request: ExplainRequest) => Promise<ModelPart>,
): Promise<ModelPart> {
  if (explained.outcome !== 'explained') return { sentences: [], notes: [] };
  const userAgent = `${tool.name}/${tool.version}`;
  const model = await openModel(config, { workingDirectory, workflowToken: null, userAgent });
  if (model === null) return { sentences: [], notes: [addModel] };
  const { finding, explanation, source } = explained;
  const prompts = await conversationPrompts(ownPrompts(config, readPrompt));
  const facts = knownFacts(finding, source);
  const { temperature } = config;
  const sourceTokens = contextTokensOf(config) / 2;
  return explain(finding, {
    model: JSON.stringify([model.name, config.modelUrl, temperature]),
    messages: explanationMessages(explanation, facts, prompts, sourceTokens),
    ask: (tools) =>
      askForExplanation(model, explanation, facts, prompts, {
        temperature,
        timeoutSeconds: answerSeconds,
        sourceTokens,
        tools,
      }),
  });
}

const addModel =
  'Made without a language model; `--model NAME --model-url URL` adds its words, checked against the trace.';

function rendered(
  explained: FileExplanation,
  model: ModelPart,
  { format }: ExplainOptions,
  { stdout, env }: Terminal,
): string {
  const hasColor = stdout.isTTY === true && !env.NO_COLOR;
  if (explained.outcome === 'explained') {
    const { explanation } = explained;
    if (format === 'json') return explanationJson(explanation, model);
    if (format === 'markdown') return explanationMarkdown(explanation, model);
    return explanationText(explanation, model, hasColor);
  }
  const text =
    explained.outcome === 'holds'
      ? 'Nothing to explain: everything that was checked holds.'
      : `Nothing to explain. ${openTitle(explained.open)}: ${explained.open.subjects.join('; ')}`;
  if (format === 'json') return jsonText({ schema: 1, outcome: explained.outcome, text });
  if (format === 'markdown') return `${messageMarkdown(text)}\n`;
  return `${messageTerminal(text, terminalStyle(hasColor), hasColor)}\n`;
}
