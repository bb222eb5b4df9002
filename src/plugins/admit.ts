import type { ToolArguments, ToolCall } from './api.ts';
import type { Bound, BoundTool, PluginId } from './extension.ts';
import { schemaProblem } from './json-schema.ts';

/** A model that has to choose from more chooses badly. */
const mostTools = 8;
const longestPrompt = 4000;
const longestDescription = 1000;

/** Milliseconds. */
const usualTimeout = 60_000;
const longestTimeout = 300_000;

/**
 * What a plugin's hooks returned, copied and named for the model. Throws where anything in it is wrong: all that this plugin
 * returned is dropped then, so that no order decides which of two tools is kept.
 */
export function admit(id: PluginId, returned: readonly unknown[]): readonly Bound[] {
  if (!returned.every(Array.isArray)) throw new Error('returned no list of bundles');
  const bundles = returned.flat().map((bundle) => admitBundle(id, bundle));
  const names = bundles.flatMap(({ tools }) => tools.map(({ name }) => name));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`has two tools ${twice}`);
  if (names.length > mostTools) throw new Error(`has more than ${mostTools} tools`);
  return bundles.filter(({ tools }) => tools.length > 0);
}

function admitBundle(id: PluginId, bundle: unknown): Bound {
  const { tools, systemPrompt } = fieldsOf(bundle, 'a bundle');
  if (!Array.isArray(tools)) throw new Error('a bundle has no list of tools');
  const prompt = textOf(systemPrompt, 'systemPrompt', longestPrompt);
  return Object.freeze({
    plugin: id,
    tools: Object.freeze(tools.map((tool) => admitTool(id, tool))),
    systemPrompt: prompt,
  });
}

function admitTool(id: PluginId, tool: unknown): BoundTool {
  const {
    name,
    description,
    parameters,
    timeoutMs = usualTimeout,
    launchesTasks,
    execute,
  } = fieldsOf(tool, 'a tool');
  if (typeof name !== 'string' || !/^[a-z][a-z0-9_]{0,31}$/.test(name))
    throw new Error('a tool has a name other than ^[a-z][a-z0-9_]{0,31}$');
  if (typeof execute !== 'function') throw new Error(`${name} has no execute`);
  // A copy: what was checked is what is used, whatever the plugin does with its own.
  const schema: unknown = structuredClone(parameters);
  const problem = schemaProblem(schema);
  if (problem !== null) throw new Error(`${name}: ${problem}`);
  const checked = schema as BoundTool['parameters'];
  if (checked.type !== 'object') throw new Error(`${name}: parameters must be of type object`);
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0)) throw new Error(`${name}: timeoutMs is no time`);
  return Object.freeze({
    name: `${id}__${name}`,
    plugin: id,
    description: textOf(description, `${name}: description`, longestDescription),
    parameters: checked,
    timeoutMs: Math.min(timeoutMs, longestTimeout),
    launchesTasks: launchesTasks === true,
    execute: (args: ToolArguments, call: ToolCall) => execute.call(tool, args, call),
  });
}

function fieldsOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${what} is no object`);
  return value as Record<string, unknown>;
}

function textOf(value: unknown, what: string, most: number): string {
  if (typeof value !== 'string') throw new Error(`${what} is no text`);
  if (value.length > most) throw new Error(`${what} is longer than ${most} characters`);
  return value;
}
