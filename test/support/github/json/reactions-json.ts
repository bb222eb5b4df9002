import type { Reaction } from '../state/reaction.ts';
import { REACTIONS } from '../state/reaction.ts';
import type { World } from '../state/world.ts';
import { accountJson } from './account-json.ts';

export function reactionRollup(url: string, reactions: readonly Reaction[]): Record<string, unknown> {
  const counts = REACTIONS.map((content) => [
    content,
    reactions.filter((one) => one.content === content).length,
  ]);
  return { url: `${url}/reactions`, total_count: reactions.length, ...Object.fromEntries(counts) };
}

export function reactionJson(world: World, reaction: Reaction): Record<string, unknown> {
  return {
    id: reaction.id,
    node_id: reaction.nodeId,
    user: accountJson(world, reaction.author),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}
