import type { ModelCondition } from './condition.ts';

/** The columns of tables 2 to 5: kinds of prompts, then where the feedback stands. */
export const groups = [
  'old',
  'simple',
  'pers-0',
  'pers-1',
  'pers-2',
  'pers-3',
  'pers-4',
  'pers-5',
  'none',
  'before',
  'after',
] as const;

export type Group = (typeof groups)[number];

const before = ['5', '6', '11', '12', '11-2'];

/** Both groups that a prompt is in: its kind, and where it shows the feedback. */
export function groupsOf({ template, role, feedback }: ModelCondition): readonly [Group, Group] {
  const place = feedback === null ? 'none' : before.includes(template) ? 'before' : 'after';
  if (template === '0') return ['old', place];
  if (['1', '2', '3', '4', '5', '6'].includes(template)) return ['simple', place];
  return [groups[2 + role] ?? 'pers-0', place];
}
