import { conversationPromptNames } from '../config/prompt-names.ts';
import { fillPrompt, variablesOf } from '../repair/prompt-text.ts';

const variables: Readonly<Record<string, readonly string[]>> = {
  explain: ['facts', 'source'],
  'chat-source': ['file', 'source'],
  'chat-output': ['output'],
};

/** Fills a prompt below `prompts/conversation/`. */
export type ConversationPrompts = (name: string, values?: Readonly<Record<string, string>>) => string;

/**
 * Reads the prompts of explanations and talks. Throws where the text of one has other variables than it must have.
 * @param read the text of a prompt by its path below `prompts/`, without `.md`
 */
export async function conversationPrompts(
  read: (name: string) => Promise<string>,
): Promise<ConversationPrompts> {
  const texts = new Map(
    await Promise.all(conversationPromptNames.map(async (name) => [name, await load(name, read)] as const)),
  );
  return (name, values = {}) => fillPrompt(name, texts.get(name) ?? '', values);
}

async function load(name: string, read: (name: string) => Promise<string>): Promise<string> {
  const text = await read(`conversation/${name}`);
  const [found, expected] = [variablesOf(text), variables[name] ?? []].map((names) => names.join(', '));
  if (found !== expected)
    throw new Error(`prompt ${name}: has ${found || 'no variables'}, not ${expected || 'none'}`);
  return text;
}
