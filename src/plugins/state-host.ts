import type { StateReader, StateToken } from './api.ts';
import type { PluginId } from './extension.ts';
import type { FaultLog } from './faults.ts';
import { settleWithin } from './settle-within.ts';

/** Milliseconds that a view may be open: longer than the longest tool and the longest task. */
const longestView = 900_000;

/** A view of a state, and how to put away what it stands on. */
export interface OpenView<V extends object> {
  readonly view: V;
  close(): Promise<void>;
}

export interface StateHostDeps<Snapshot, V extends object> {
  /** The state as it is now; nothing changes it afterwards. */
  readonly snapshot: () => Snapshot;
  readonly open: (snapshot: Snapshot, id: PluginId, signal: AbortSignal) => Promise<OpenView<V>>;
  readonly faults: FaultLog;
  readonly signal?: AbortSignal | undefined;
}

/** The state of one phase, which its plugins see through tokens: they can neither read nor make them. */
export function createStateHost<S extends string, Snapshot extends object, V extends object>({
  snapshot,
  open,
  faults,
  signal,
}: StateHostDeps<Snapshot, V>): {
  readonly mint: () => StateToken<S>;
  readonly readerFor: (id: PluginId) => StateReader<S, V>;
} {
  const snapshots = new WeakMap<object, Snapshot>();
  return {
    mint: () => {
      const token: StateToken<S> = Object.freeze({});
      snapshots.set(token, snapshot());
      return token;
    },
    readerFor: (id) => async (at, use) => {
      const known = snapshots.get(at);
      if (known === undefined) {
        const message = 'opened what is no state of this phase';
        faults.add({ plugin: id, at: 'state', message });
        throw new Error(message);
      }
      return settleWithin(
        longestView,
        `view of ${id}`,
        async (own) => {
          const { view, close } = await open(known, id, own);
          const lent = lend(view);
          const end = async () => {
            lent.revoke();
            await close();
          };
          // Whoever waits is told of an abort at once; the folder goes then too, though `use` may never come back.
          own.addEventListener('abort', () => void end(), { once: true });
          try {
            return await use(lent.view);
          } finally {
            await end();
          }
        },
        signal,
      );
    },
  };
}

/** A view that can be read until it is revoked, and not written to; what it hands out is lent like it. */
function lend<V extends object>(view: V): { readonly view: V; readonly revoke: () => void } {
  let isOver = false;
  const check = () => {
    if (isOver) throw new Error('this view of the state is over');
  };
  const guard = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return (...args: readonly unknown[]) => {
        check();
        return value(...args);
      };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return new Proxy(value, {
      get: (target, key) => {
        check();
        return guard(Reflect.get(target, key));
      },
      set: () => false,
      defineProperty: () => false,
      deleteProperty: () => false,
    });
  };
  return {
    view: guard(view) as V,
    revoke: () => {
      isOver = true;
    },
  };
}
