import { authorAssociation } from '../../json/author-association.ts';
import type { Account } from '../../state/account.ts';
import type { Minimized } from '../../state/issue.ts';
import type { Reaction, ReactionContent } from '../../state/reaction.ts';
import type { Repository } from '../../state/repository.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../execute.ts';

type Map = Resolvers<GraphqlContext>;

/** `id`, `databaseId`, `fullDatabaseId` of everything that has a node id. */
export const nodeFields = (type: string): Map => ({
  [`${type}.id`]: ({ nodeId }: { nodeId: string }) => nodeId,
  [`${type}.databaseId`]: ({ id }: { id: number }) => id,
  [`${type}.fullDatabaseId`]: ({ id }: { id: number }) => String(id),
});

interface Authored {
  readonly author: Account;
}

export const commentFields = <T extends Authored>(
  type: string,
  repositoryOf: (source: T) => Repository,
): Map => ({
  [`${type}.authorAssociation`]: (source: T) => authorAssociation(repositoryOf(source), source.author),
  [`${type}.viewerDidAuthor`]: ({ author }: T, _args, { token }) => author === token.account,
});

export const minimizableFields = (type: string): Map => ({
  [`${type}.isMinimized`]: ({ minimized }: { minimized: Minimized | null }) => minimized !== null,
  [`${type}.minimizedReason`]: ({ minimized }: { minimized: Minimized | null }) =>
    minimized?.reason.toLowerCase().replace('_', '-') ?? null,
  [`${type}.viewerCanMinimize`]: () => true,
});

/** GraphQL's names of the reactions. */
export const REACTION_NAMES: Readonly<Record<ReactionContent, string>> = {
  '+1': 'THUMBS_UP',
  '-1': 'THUMBS_DOWN',
  laugh: 'LAUGH',
  hooray: 'HOORAY',
  confused: 'CONFUSED',
  heart: 'HEART',
  rocket: 'ROCKET',
  eyes: 'EYES',
};

export function contentNamed(name: string): ReactionContent {
  const found = (Object.keys(REACTION_NAMES) as ReactionContent[]).find(
    (content) => REACTION_NAMES[content] === name,
  );
  if (found === undefined) throw new Error(`No reaction ${name}`);
  return found;
}

export const reactableFields = (type: string): Map => ({
  [`${type}.viewerCanReact`]: () => true,
  [`${type}.reactionGroups`]: ({ reactions }: { reactions: readonly Reaction[] }, _args, { token }) =>
    Object.entries(REACTION_NAMES).map(([content, name]) => {
      const own = reactions.filter((one) => one.content === content);
      return {
        content: name,
        viewerHasReacted: own.some((one) => one.author === token.account),
        count: own.length,
      };
    }),
});
