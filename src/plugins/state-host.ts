import { once } from 'node:events';
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
export function createStateHost<S extends string, Snapshot extends object, V extends object>(
  deps: StateHostDeps<Snapshot, V>,
): { mint: () => StateToken<S>; readerFor: (id: PluginId) => StateReader<S, V> } {
  const snapshots = new WeakMap<object, Snapshot>();
  return {
    mint: () => {
      const token: StateToken<S> = Object.freeze({});
      snapshots.set(token, deps.snapshot());
      return token;
    },
    readerFor: (id) => async (at, use) => {
      const known = snapshots.get(at);
      if (known !== undefined) {
        const lend = async (signal: AbortSignal) => lentTo(use, await deps.open(known, id, signal), signal);
        return settleWithin(longestView, `view of ${id}`, lend, deps.signal);
      }
      const message = 'opened what is no state of this phase';
      deps.faults.add({ plugin: id, at: 'state', message });
      throw new Error(message);
    },
  };
}

async function lentTo<V extends object, T>(
  use: (view: V) => Promise<T> | T,
  { view, close }: OpenView<V>,
  signal: AbortSignal,
): Promise<T> {
  const over = new AbortController();
  // A folder that can't be removed goes with all others of the job.
  const closed = once(over.signal, 'abort').then(() => close().catch(() => {}));
  const end = () => over.abort(new Error('this view of the state is over'));
  // Whoever waits is told of an abort at once; the folder goes then too, though `use` may never come back.
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    return await use(until(over.signal, view));
  } finally {
    end();
    await closed;
  }
}

/** What can be read until then and not written to; what it hands out is lent like it. */
function until<V extends object>(over: AbortSignal, view: V): V {
  const handler: ProxyHandler<object> = {
    get: (target, key) => {
      over.throwIfAborted();
      return lent(Reflect.get(target, key));
    },
    apply: (target, _this, args) => {
      over.throwIfAborted();
      return Reflect.apply(target as () => unknown, undefined, args);
    },
    set: () => false,
  };
  const lent = (value: unknown) => {
    if (Array.isArray(value)) return [...value];
    return value === Object(value) ? new Proxy(value as object, handler) : value;
  };
  return lent(view) as V;
}
