import type { Account } from './account.ts';

export const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const;
export type ReactionContent = (typeof REACTIONS)[number];

export interface Reaction {
  readonly id: number;
  readonly nodeId: string;
  readonly author: Account;
  readonly content: ReactionContent;
  readonly createdAt: string;
}
