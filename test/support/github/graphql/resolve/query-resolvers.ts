import { canSee } from '../../http/authorize.ts';
import { findRepository } from '../../state/world.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../execute.ts';
import { FieldRefusal, unresolvedNode } from '../graphql-error.ts';
import { nodeNamed } from './nodes.ts';

export const queryResolvers: Resolvers<GraphqlContext> = {
  'Query.node': (_source, { id }, { world, token }) => {
    const value = nodeNamed(world, token, String(id));
    if (value === null) throw unresolvedNode(String(id));
    return value;
  },
  'Query.nodes': (_source, { ids }, { world, token }) =>
    (ids as string[]).map((id) => nodeNamed(world, token, id)),
  'Query.repository': (_source, { owner, name }, { world, token }) => {
    const repository = findRepository(world, String(owner), String(name));
    if (repository === undefined || !canSee(token, repository)) {
      throw new FieldRefusal(
        'NOT_FOUND',
        `Could not resolve to a Repository with the name '${String(owner)}/${String(name)}'.`,
      );
    }
    return repository;
  },
  // works for installation tokens too, which GET /user refuses, and names the bot as REST does (fullsend-ai/fullsend pull 1953)
  'Query.viewer': (_source, _args, { token }) => token.account,
  'Query.rateLimit': () => {
    const resetAt = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z');
    return { cost: 1, limit: 5000, nodeCount: 1, remaining: 4999, resetAt, used: 1 };
  },
};
