import { type FeedbackFormat, feedbackFormats } from './repair-formats.ts';

/**
 * The templates with the numbers that the reference gives them, our own for structured edits, and that of `/fix-code` in
 * a chat.
 */
export const promptTemplates = [
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '9-2', '11-2'],
  'edits',
  'fix-code',
] as const;

/** What `{{role}}` of a persona template can be, by number. */
export const roles = [
  'a programmer with one million years of experience',
  'a senior software engineer',
  'an automated code repair tool',
  'an artificial intelligence that specialises in repairing C programs',
  'the smartest human in the universe',
  'a dog',
] as const;

/** The best of both series of experiments. */
const defaultRole = 2;

export interface PromptId {
  readonly template: string;
  /** An index of `roles`; templates without a persona make nothing of it. */
  readonly role: number;
  /** Null where the notation leaves it out. */
  readonly feedback: FeedbackFormat | null;
}

/** Reads `x`, `x.y` or `x.y.z`: template, role, feedback; null when it is none. */
export function parsePromptId(text: string): PromptId | null {
  const [template = '', role = String(defaultRole), feedback, ...rest] = text.split('.');
  const isKnown = promptTemplates.some((one) => one === template) && rest.length === 0;
  if (!isKnown || !isIndexOf(roles, role)) return null;
  if (feedback !== undefined && !isIndexOf(feedbackFormats, feedback)) return null;
  return { template, role: Number(role), feedback: feedbackFormats[Number(feedback)] ?? null };
}

/** `x.y.z`, as reports name a prompt. */
export function promptName({ template, role }: PromptId, feedback: FeedbackFormat): string {
  return `${template}.${role}.${feedbackFormats.indexOf(feedback)}`;
}

function isIndexOf(list: readonly unknown[], text: string): boolean {
  return /^\d$/.test(text) && Number(text) < list.length;
}
