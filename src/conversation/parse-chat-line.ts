/** What a line typed in a chat asks for. */
export type ChatLine =
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'command'; readonly name: ChatCommand }
  | { readonly kind: 'unknown-command'; readonly text: string }
  | { readonly kind: 'nothing' };

/** With what each does, for people. */
export const chatCommands = {
  '/fix-code': 'repair the code: solutions are made, and ESBMC says which one is one',
  '/apply': 'write the repair that was accepted into the file',
  '/verify': 'verify the file as it is now',
  '/show': 'the counterexample, explained without a model',
  '/source': 'the code around the violated line',
  '/messages': 'what the model is asked with: the message stack',
  '/help': 'this list',
  '/exit': 'end the chat (Ctrl-D too)',
} as const;

export type ChatCommand = keyof typeof chatCommands;

/** Commands are closed words at the start of a line; only what is none of them goes to a model. */
export function parseChatLine(line: string): ChatLine {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (!text.startsWith('/')) return { kind: 'question', text };
  const name = text === '/quit' ? '/exit' : text;
  return Object.hasOwn(chatCommands, name)
    ? { kind: 'command', name: name as ChatCommand }
    : { kind: 'unknown-command', text };
}
