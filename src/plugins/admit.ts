import { z } from 'zod';
import type { Tool, ToolArguments, ToolCall } from './api.ts';
import type { Bound, BoundTool, PluginId } from './extension.ts';
import { objectSchema } from './tool-schema.ts';

/** A model that has to choose from more chooses badly. */
const mostTools = 8;

/** Milliseconds. */
const longestTimeout = 300_000;

const bundles = z.array(z.object({ tools: z.array(z.unknown()), systemPrompt: z.string().max(4000) }));

const toolShape = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,31}$/),
  description: z.string().max(1000),
  parameters: objectSchema,
  timeoutMs: z.number().positive().default(60_000),
  launchesTasks: z.boolean().default(false),
  execute: z.custom<Tool['execute']>((value) => typeof value === 'function', 'must be a function'),
});

/**
 * What a plugin's hooks returned, copied and named for the model: what was checked is what is used, whatever the plugin
 * does with its own. Throws where anything in it is wrong: all that this plugin returned is dropped then, so that no order
 * decides which of two tools is kept.
 */
export function admit(id: PluginId, returned: readonly unknown[]): readonly Bound[] {
  const admitted = returned
    .flatMap((one) => bundles.parse(one))
    .map(({ tools, systemPrompt }) => {
      return Object.freeze({ plugin: id, tools: tools.map((tool) => admitTool(id, tool)), systemPrompt });
    });
  const names = admitted.flatMap(({ tools }) => tools.map(({ name }) => name));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`has two tools ${twice}`);
  if (names.length > mostTools) throw new Error(`has more than ${mostTools} tools`);
  return admitted.filter(({ tools }) => tools.length > 0);
}

function admitTool(id: PluginId, given: unknown): BoundTool {
  const { name, timeoutMs, execute, ...tool } = toolShape.parse(given);
  return Object.freeze({
    ...tool,
    name: `${id}__${name}`,
    plugin: id,
    timeoutMs: Math.min(timeoutMs, longestTimeout),
    execute: (args: ToolArguments, call: ToolCall) => execute.call(given, args, call),
  });
}
