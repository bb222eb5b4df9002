import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../execute.ts';
import { actorResolvers } from './actor-resolvers.ts';
import { conversationResolvers } from './conversation-resolvers.ts';
import { mutationResolvers } from './mutation-resolvers.ts';
import { queryResolvers } from './query-resolvers.ts';
import { repositoryResolvers } from './repository-resolvers.ts';

export const resolvers: Resolvers<GraphqlContext> = {
  ...queryResolvers,
  ...mutationResolvers,
  ...actorResolvers,
  ...repositoryResolvers,
  ...conversationResolvers,
};
