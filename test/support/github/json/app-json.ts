import type { App } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { accountOf } from '../state/world.ts';
import { accountJson } from './account-json.ts';

/** The GitHub App that made a check run or a comment. */
export function appJson(world: World, app: App): Record<string, unknown> {
  return {
    id: app.id,
    client_id: `Iv1.${app.id.toString(16).padStart(16, '0')}`,
    slug: app.slug,
    node_id: app.nodeId,
    owner: accountJson(world, accountOf(world, 'github')),
    name: app.name,
    description: '',
    external_url: `${world.url}/apps/${app.slug}/about`,
    html_url: `${world.url}/apps/${app.slug}`,
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2024-04-10T20:33:16Z',
    permissions: {
      checks: 'write',
      contents: 'write',
      issues: 'write',
      metadata: 'read',
      pull_requests: 'write',
    },
    events: ['check_run', 'pull_request'],
  };
}

export const appJsonOrNull = (world: World, app: App | null): Record<string, unknown> | null =>
  app === null ? null : appJson(world, app);
