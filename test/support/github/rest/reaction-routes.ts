import { react } from '../engine/react.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { noContent, numberParam, read, tokenOf, write } from '../http/call.ts';
import { paginate } from '../http/paginate.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { reactionJson } from '../json/reactions-json.ts';
import type { Reaction, ReactionContent } from '../state/reaction.ts';
import type { PermissionName } from '../state/token.ts';
import { issueCommentOf, issueOf, reviewCommentOf } from './find.ts';

interface Reactable {
  readonly template: string;
  readonly permissions: readonly PermissionName[];
  readonly reactionsOf: (call: Call) => Reaction[];
}

const REACTABLES: readonly Reactable[] = [
  {
    template: '/repos/{owner}/{repo}/issues/{issue_number}/reactions',
    permissions: ['issues', 'pull_requests'],
    reactionsOf: (call) => issueOf(call).reactions,
  },
  {
    template: '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    permissions: ['issues', 'pull_requests'],
    reactionsOf: (call) => issueCommentOf(call).reactions,
  },
  {
    template: '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions',
    permissions: ['pull_requests'],
    reactionsOf: (call) => reviewCommentOf(call).reactions,
  },
];

export const reactionRoutes: readonly Route[] = REACTABLES.flatMap(
  ({ template, permissions, reactionsOf }): Route[] => [
    {
      method: 'GET',
      template,
      access: read(...permissions),
      handle: (call) => paginate(call, reactionsOf(call), (one) => reactionJson(call.world, one)),
    },
    {
      method: 'POST',
      template,
      access: write('read', ...permissions),
      handle: (call) => addReaction(call, reactionsOf(call)),
    },
    {
      method: 'DELETE',
      template: `${template}/{reaction_id}`,
      access: write('read', ...permissions),
      handle: (call) => removeReaction(call, reactionsOf(call)),
    },
  ],
);

/** 200 instead of 201 where the same person has that reaction already. */
function addReaction(call: Call, reactions: Reaction[]): Answer {
  const { content } = call.body as { content: ReactionContent };
  const { reaction, isNew } = react(call.world, reactions, tokenOf(call).account, content);
  return { status: isNew ? 201 : 200, body: reactionJson(call.world, reaction) };
}

function removeReaction(call: Call, reactions: Reaction[]): Answer {
  const id = numberParam(call, 'reaction_id');
  const index = reactions.findIndex((one) => one.id === id);
  if (index === -1) throw notFound();
  if (reactions[index]?.author !== tokenOf(call).account) throw forbidden('You cannot delete this reaction.');
  reactions.splice(index, 1);
  return noContent();
}
