import type { ToolRequest } from '../repair/language-model.ts';
import type { ModelTools } from '../repair/model-tools.ts';
import { readArguments } from '../repair/tool-arguments.ts';
import type { StateToken } from './api.ts';
import type { Bound, BoundTool } from './extension.ts';
import { type FaultLog, wordsOf } from './faults.ts';
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

/** Offers what is bound for one attempt. */
type Dispatcher = (bound: readonly Bound[]) => ModelTools;

/**
 * Carries out what a model asks of the tools of a phase. Whatever a tool does, the model gets a text: it throws, hangs, or
 * returns something else. Strikes are counted over all attempts.
 */
export function createDispatcher({ faults, mint, signal }: DispatcherDeps): Dispatcher {
  const strikes = new Map<string, number>();
  const isOffered = ({ name }: BoundTool) => (strikes.get(name) ?? 0) < mostStrikes;
  const note = ({ plugin, name }: BoundTool, problem: string) => {
    if (plugin !== null) faults.add({ plugin, at: 'tool', message: `${name}: ${problem}` });
  };
  const run = async (tool: BoundTool, call: ToolRequest, state: StateToken<string>): Promise<string> => {
    try {
      const args = readArguments(call, tool);
      const execute = (own: AbortSignal) => tool.execute(args, { id: call.id, state, signal: own });
      const output: unknown = await settleWithin(tool.timeoutMs, `tool ${tool.name}`, execute, signal);
      if (typeof output !== 'string') throw new Error('it returned no text');
      strikes.delete(tool.name);
      if (output.length > mostOutput) note(tool, 'its text was cut');
      return cutOutput(output);
    } catch (thrown) {
      const problem = wordsOf(thrown);
      strikes.set(tool.name, (strikes.get(tool.name) ?? 0) + 1);
      note(tool, problem);
      return `${tool.name} failed: ${problem}`;
    }
  };
  return (bound) => {
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
        const answers = calls.map(async (call, index) => {
          const tool = tools.get(call.name);
          if (index >= mostCalls) return `only ${mostCalls} calls are carried out at once`;
          return tool !== undefined && isOffered(tool) ? run(tool, call, state) : 'there is no such tool';
        });
        return Promise.all(answers);
      },
    };
  };
}

export function cutOutput(text: string): string {
  if (text.length <= mostOutput) return text;
  return `${text.slice(0, mostOutput)}\n(cut: it has ${text.length} characters)`;
}
