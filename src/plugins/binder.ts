import type { Finding } from '../domain/finding.ts';
import { admit } from './admit.ts';
import type { Hook, PhaseUnit, PluginToolContext } from './api.ts';
import {
  type Bound,
  type InjectedToolExtension,
  isAnyPhase,
  type LoadedPlugin,
  type PluginId,
  type ToolBinder,
  type ToolExtension,
} from './extension.ts';
import { type FaultLog, wordsOf } from './faults.ts';
import { settleWithin } from './settle-within.ts';

/** What is the same for all plugins of a phase. */
export interface BindingDeps {
  readonly plugins: readonly (LoadedPlugin & { readonly context: PluginToolContext })[];
  readonly faults: FaultLog;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that a hook may take; 10,000 where it is left out. */
  readonly hookMs?: number;
}

/**
 * A binder for one attempt of a phase. It asks the plugins in the order of their ids, since the order of tools is read by
 * the model. A plugin that fails is off for this unit, by a fault that names it; the others are bound.
 */
export function createBinder<U extends PhaseUnit>(
  unit: U,
  findings: readonly Finding[],
  { plugins, faults, signal, hookMs = 10_000 }: BindingDeps,
): ToolBinder<U> {
  let isUsed = false;
  return async (
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of ToolBinder say what goes together
    extension: ToolExtension<any, U, any> | InjectedToolExtension<any, U, any, unknown>,
    ...given: readonly unknown[]
  ) => {
    if (isUsed) throw new Error('a binder is for one attempt: ask for another one');
    isUsed = true;
    const bound: Bound[] = [];
    const ordered = [...plugins].sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id, plugin, context } of ordered.filter((one) => !faults.isOff(one.id))) {
      const prefix = [unit, findings, context] as const;
      // With the plugin as `this`: a hook is a method of it.
      const ask = (hook: Hook<U, readonly unknown[]>, rest: readonly unknown[]) =>
        settleWithin(hookMs, `hook of ${id}`, () => hook.call(plugin, ...prefix, ...rest), signal);
      try {
        const returned: unknown[] = [];
        if (extension.provider(plugin)) {
          // The first of what a phase hands over makes the rest of it for one plugin.
          const [inject, ...tail] = given as [(id: PluginId) => unknown];
          const rest = extension.kind === 'plain' ? given : [inject(id), ...tail];
          returned.push(await ask(extension.project(plugin), rest));
        }
        if (isAnyPhase(plugin)) returned.push(await ask(plugin.anyPhaseTools, []));
        bound.push(...admit(id, returned));
      } catch (thrown) {
        if (signal?.aborted) return [];
        faults.add({ plugin: id, at: 'hook', message: wordsOf(thrown) });
      }
    }
    return bound;
  };
}
