import type { AnyPhaseTools, Hook, Plugin, Tool } from './api.ts';
import type { ObjectSchema } from './tool-schema.ts';

/** Made by the loader. */
export type PluginId = string;

export interface LoadedPlugin {
  readonly id: PluginId;
  readonly version: string;
  /** SHA-256 of what it was loaded from. */
  readonly digest: string;
  readonly plugin: Plugin;
}

/** Which plugins a phase asks, and which method of theirs. */
export interface ToolExtension<TP extends Plugin, U, P extends readonly unknown[]> {
  readonly kind: 'plain';
  provider(plugin: Plugin): plugin is TP;
  project(provider: TP): Hook<U, P>;
}

/** The same, where what the phase hands over depends on whom it hands it to. */
export interface InjectedToolExtension<TP extends Plugin, U, P extends readonly unknown[], Ext> {
  readonly kind: 'injected';
  provider(plugin: Plugin): plugin is TP;
  project(provider: TP): Hook<U, [Ext, ...P]>;
}

/** What gate and key need of any extension. */
export interface AnyExtension {
  provider(plugin: Plugin): boolean;
}

/** A tool by the name that the model calls it. */
export interface BoundTool extends Pick<Tool, 'name' | 'description' | 'execute' | 'launchesTasks'> {
  /** Null for our own. */
  readonly plugin: PluginId | null;
  readonly parameters: ObjectSchema;
  /** Milliseconds. */
  readonly timeoutMs: number;
}

/** Tools of one plugin, or of our own, with what tells the model about them. */
export interface Bound {
  readonly plugin: PluginId | null;
  readonly tools: readonly BoundTool[];
  readonly systemPrompt: string;
}

/** Asks the plugins of a run for tools, once. */
export interface ToolBinder<U> {
  <TP extends Plugin, P extends readonly unknown[]>(
    extension: ToolExtension<TP, U, P>,
    ...rest: P
  ): Promise<readonly Bound[]>;
  <TP extends Plugin, P extends readonly unknown[], Ext>(
    extension: InjectedToolExtension<TP, U, P, Ext>,
    inject: (id: PluginId) => Ext,
    ...rest: P
  ): Promise<readonly Bound[]>;
}

/** Whether a plugin takes part in a phase: with its own hook, or with the one for all phases. */
export function contributes({ plugin }: LoadedPlugin, extension: AnyExtension): boolean {
  return extension.provider(plugin) || isAnyPhase(plugin);
}

export function isAnyPhase(plugin: Plugin): plugin is AnyPhaseTools {
  return hasMethod(plugin, 'anyPhaseTools');
}

/** By name, since a plugin of a repository shares no class with this program. */
export function hasMethod(plugin: Plugin, name: string): boolean {
  return typeof (plugin as unknown as Record<string, unknown>)[name] === 'function';
}
