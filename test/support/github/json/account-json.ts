import type { Account } from '../state/account.ts';
import type { World } from '../state/world.ts';

export const apiUrl = (world: World): string => `${world.url}/api/v3`;

export function accountJson(world: World, account: Account): Record<string, unknown> {
  const api = `${apiUrl(world)}/users/${encodeURIComponent(account.login)}`;
  const isBot = account.type === 'Bot';
  return {
    login: account.login,
    id: account.id,
    node_id: account.nodeId,
    avatar_url: `${world.url}/avatars/${account.id}`,
    gravatar_id: '',
    url: api,
    html_url: `${world.url}/${isBot ? `apps/${account.login.replace('[bot]', '')}` : account.login}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: account.type,
    user_view_type: 'public',
    site_admin: false,
  };
}

export const accountJsonOrNull = (world: World, account: Account | null): Record<string, unknown> | null =>
  account === null ? null : accountJson(world, account);
