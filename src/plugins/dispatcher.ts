import type { ModelTools } from '../repair/model-tools.ts';
import type { StateToken, ToolCall } from './api.ts';
import type { Bound, BoundTool } from './extension.ts';
import { type FaultLog, wordsOf } from './faults.ts';
import { valueProblem } from './json-schema.ts';
import { settleWithin } from './settle-within.ts';

/** Characters; of what is longer the model sees the beginning. */
const mostOutput = 16 * 1024;

/** Failures in a row after which a tool is offered no more. */
const mostStrikes = 3;

/** Calls of one answer that are carried out. */
const mostCalls = 16;

export interface DispatcherDeps {
  readonly faults: FaultLog;
  /** What the state is now; asked once for each answer of the model. */
  readonly mint: () => StateToken<string>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Carries out what a model asks of the tools of a phase. Whatever a tool does, the model gets a text: it throws, hangs, or
 * returns something else. Strikes are counted over all attempts.
 */
export function createDispatcher({ faults, mint, signal }: DispatcherDeps): {
  readonly offer: (bound: readonly Bound[]) => ModelTools;
} {
  const strikes = new Map<string, number>();
  const isOffered = ({ name }: BoundTool) => (strikes.get(name) ?? 0) < mostStrikes;
  const struck = (tool: BoundTool, problem: string) => {
    strikes.set(tool.name, (strikes.get(tool.name) ?? 0) + 1);
    if (tool.plugin !== null)
      faults.add({ plugin: tool.plugin, at: 'tool', message: `${tool.name}: ${problem}` });
    return `${tool.name} failed: ${problem}`;
  };
  const run = async (tool: BoundTool, text: string, call: Omit<ToolCall, 'signal'>): Promise<string> => {
    const args = parse(text);
    const problem = args === undefined ? 'arguments are no JSON' : valueProblem(args, tool.parameters);
    if (problem !== null) return struck(tool, problem);
    try {
      const checked = args as Parameters<BoundTool['execute']>[0];
      const execute = (own: AbortSignal) => tool.execute(checked, { ...call, signal: own });
      const output = await settleWithin(tool.timeoutMs, `tool ${tool.name}`, execute, signal);
      if (typeof output !== 'string') return struck(tool, 'it returned no text');
      strikes.delete(tool.name);
      const cut = cutOutput(output);
      if (cut !== output && tool.plugin !== null)
        faults.add({ plugin: tool.plugin, at: 'tool', message: `${tool.name}: its text was cut` });
      return cut;
    } catch (thrown) {
      return struck(tool, wordsOf(thrown));
    }
  };
  return {
    offer: (bound) => {
      // A map: `constructor` is no tool.
      const tools = new Map(bound.flatMap((one) => one.tools.map((tool) => [tool.name, tool] as const)));
      return {
        offer: () => ({
          declarations: [...tools.values()].filter(isOffered).map(({ name, description, parameters }) => {
            return { name, description, parameters };
          }),
          instructions: bound
            .filter((one) => one.tools.some(isOffered) && one.systemPrompt.trim() !== '')
            .map(({ systemPrompt }) => systemPrompt.trim())
            .join('\n\n'),
        }),
        answer: async (calls) => {
          const state = mint();
          return Promise.all(
            calls.map(async ({ id, name, arguments: text }, index) => {
              const tool = tools.get(name);
              if (index >= mostCalls) return `only ${mostCalls} calls are carried out at once`;
              if (tool === undefined || !isOffered(tool)) return 'there is no such tool';
              return run(tool, text, { id, state });
            }),
          );
        },
      };
    },
  };
}

/** Undefined where it is no JSON. A call without arguments may come with an empty text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.trim() === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

export function cutOutput(text: string): string {
  return text.length <= mostOutput
    ? text
    : `${text.slice(0, mostOutput)}\n(cut: it has ${text.length} characters)`;
}
