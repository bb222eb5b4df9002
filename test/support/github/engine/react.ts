import type { Account } from '../state/account.ts';
import type { Reaction, ReactionContent } from '../state/reaction.ts';
import type { World } from '../state/world.ts';
import { register } from '../state/world.ts';

/** Adds a reaction; one person has each at most once. */
export function react(
  world: World,
  reactions: Reaction[],
  author: Account,
  content: ReactionContent,
): { reaction: Reaction; isNew: boolean } {
  const known = reactions.find((one) => one.author === author && one.content === content);
  if (known !== undefined) return { reaction: known, isNew: false };
  const make = (id: number, nodeId: string): Reaction => ({
    id,
    nodeId,
    author,
    content,
    createdAt: world.identity.now(),
  });
  const reaction = register(world, 'REA', 'Reaction', make);
  reactions.push(reaction);
  return { reaction, isNew: true };
}
