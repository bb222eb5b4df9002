import type { PhaseUnit, Plugin, PluginToolContext, ProvidedTools, Tool } from '../../src/plugins/api.ts';
import { createArtifacts } from '../../src/plugins/artifacts.ts';
import type { BindingDeps } from '../../src/plugins/binder.ts';
import {
  hasMethod,
  type InjectedToolExtension,
  type LoadedPlugin,
  type ToolExtension,
} from '../../src/plugins/extension.ts';
import { createFaultLog, type FaultLog } from '../../src/plugins/faults.ts';

export const unit: PhaseUnit = { file: 'a.c', entry: 'main' };

/** A phase of tests: its plugins get a text. */
export interface SpyTools extends Plugin {
  spyTools(
    unit: PhaseUnit,
    findings: readonly unknown[],
    context: PluginToolContext,
    tail: object,
  ): Promise<readonly ProvidedTools[]>;
}

export const spyExtension: ToolExtension<SpyTools, PhaseUnit, [tail: object]> = {
  kind: 'plain',
  provider: (plugin): plugin is SpyTools => hasMethod(plugin, 'spyTools'),
  project: (provider) => provider.spyTools,
};

export interface InjectedSpy extends Plugin {
  injectedTools(
    unit: PhaseUnit,
    findings: readonly unknown[],
    context: PluginToolContext,
    own: object,
    tail: object,
  ): Promise<readonly ProvidedTools[]>;
}

export const injectedExtension: InjectedToolExtension<InjectedSpy, PhaseUnit, [tail: object], object> = {
  kind: 'injected',
  provider: (plugin): plugin is InjectedSpy => hasMethod(plugin, 'injectedTools'),
  project: (provider) => provider.injectedTools,
};

export function loaded(id: string, plugin: object, version = '1', digest = `digest of ${id}`): LoadedPlugin {
  return { id, version, digest, plugin: { title: id, ...plugin } };
}

export function toolNamed(name: string, over: Partial<Tool> = {}): Tool {
  return {
    name,
    description: `the tool ${name}`,
    parameters: { type: 'object', properties: {} },
    execute: () => `${name} ran`,
    ...over,
  };
}

export function bundle(...tools: readonly Tool[]): ProvidedTools {
  return { tools, systemPrompt: `Use ${tools.map(({ name }) => name).join(', ')}.` };
}

/** A plugin for all phases with these tools. */
export function plain(id: string, ...tools: readonly Tool[]): LoadedPlugin {
  return loaded(id, { anyPhaseTools: async () => [bundle(...tools)] });
}

export function bindingDeps(
  plugins: readonly LoadedPlugin[],
  faults: FaultLog = createFaultLog(),
): BindingDeps {
  const artifacts = createArtifacts(faults);
  const source = { read: async () => null, list: async () => [], analyse: async () => null };
  const cache = { get: () => undefined, set: () => {} };
  const contextOf = (id: string): PluginToolContext =>
    Object.freeze({ source, cache, log: () => {}, artifacts: artifacts.registrarFor(id) });
  return { plugins: plugins.map((one) => ({ ...one, context: contextOf(one.id) })), faults, hookMs: 200 };
}
