import { promptTemplates } from './prompt-id.ts';

/** The prompts of the repair beside its templates: the system messages, and the messages after a rejected answer. */
const aroundTemplates = [
  ...['system', 'system-edits', 'system-fix-code'],
  ...['retry', 'retry-edits', 'retry-fix-code'],
];

/** Files below `prompts/repair/`, without `.md`. */
export const repairPromptNames: readonly string[] = [...promptTemplates, ...aroundTemplates];

/** Files below `prompts/conversation/`, without `.md`. */
export const conversationPromptNames: readonly string[] = [
  ...['explain-system', 'explain'],
  ...['chat-system', 'chat-source', 'chat-output', 'chat-initial'],
  ...['chat-system-reply', 'chat-source-reply', 'chat-output-reply'],
];

/** Every prompt by its path below `prompts/`, without `.md`: what a project may replace. */
export const promptNames: readonly string[] = [
  ...repairPromptNames.map((name) => `repair/${name}`),
  ...conversationPromptNames.map((name) => `conversation/${name}`),
];
