import { accountJson } from '../../json/account-json.ts';
import type { Account } from '../../state/account.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../execute.ts';
import { nodeFields } from './shared.ts';

/** As a Bot a bot is named without the `[bot]` that REST puts behind it; where the schema says User, with it. */
const actorFields = (type: string): Resolvers<GraphqlContext> => ({
  ...nodeFields(type),
  [`${type}.login`]: ({ login }: Account) => (type === 'Bot' ? login.replace(/\[bot\]$/, '') : login),
  [`${type}.name`]: ({ login }: Account) => login,
  [`${type}.url`]: (account: Account, _args, { world }) => accountJson(world, account).html_url,
  [`${type}.resourcePath`]: ({ login, type: kind }: Account) =>
    kind === 'Bot' ? `/apps/${login.replace('[bot]', '')}` : `/${login}`,
  [`${type}.avatarUrl`]: (account: Account, _args, { world }) => accountJson(world, account).avatar_url,
});

export const actorResolvers: Resolvers<GraphqlContext> = {
  ...actorFields('User'),
  ...actorFields('Bot'),
  ...actorFields('Organization'),
};
