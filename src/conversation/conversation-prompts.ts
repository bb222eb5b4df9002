import { conversationPromptNames } from '../config/prompt-names.ts';
import { loadPromptTexts } from '../repair/load-prompt-texts.ts';
import { fillPrompt } from '../repair/prompt-text.ts';

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
  const texts = await loadPromptTexts(
    'conversation',
    conversationPromptNames,
    (name) => variables[name] ?? [],
    read,
  );
  return (name, values = {}) => fillPrompt(name, texts.get(name) ?? '', values);
}
