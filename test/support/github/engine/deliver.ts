import type { Account } from '../state/account.ts';
import { ACTIONS_BOT } from '../state/account.ts';
import type { Delivery } from '../state/delivery.ts';
import type { World } from '../state/world.ts';

type Event = Pick<Delivery, 'event' | 'repository'> &
  Partial<Pick<Delivery, 'action' | 'number' | 'sha' | 'ref'>>;

/** Records an event. Whatever the workflow's own token does starts no workflows, so no required checks either. */
export function deliver(world: World, sender: Account, event: Event): void {
  world.deliveries.push({
    action: null,
    number: null,
    sha: null,
    ref: null,
    ...event,
    sender: sender.login,
    startsWorkflows: sender.login !== ACTIONS_BOT.login,
  });
}
