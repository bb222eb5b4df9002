import { expect, test } from 'vitest';
import { readPrompt } from '../../src/adapters/assets.ts';
import { createOpenAiModel } from '../../src/adapters/llm/openai-model.ts';
import { buildConfig } from '../../src/config/build-config.ts';
import { createDispatcher } from '../../src/plugins/dispatcher.ts';
import { createFaultLog } from '../../src/plugins/faults.ts';
import { ownTool } from '../../src/plugins/task-tools.ts';
import { nothingSpent } from '../../src/repair/budget.ts';
import { runModelLoop } from '../../src/repair/model-loop.ts';
import { ownCode } from '../../src/repair/own-code.ts';
import type { RepairAgent } from '../../src/repair/repair-agent.ts';
import { loadPrompts } from '../../src/repair/repair-prompts.ts';
import { repairSettings } from '../../src/repair/repair-settings.ts';
import { type Refusal, startReactingModel } from '../support/reacting-model.ts';
import { makeTask } from '../support/repair-task.ts';
import { rejected, scriptedAcceptor } from '../support/scripted-acceptor.ts';

const marked = 'int a[4];\nint f(int n) {\n  a[n] = 1; /*!*/\n  return a[0];\n}\n';

/** All bytes that the endpoint got. */
async function bodiesWith(
  agent: (task: Awaited<ReturnType<typeof makeTask>>) => RepairAgent | null,
  refusal: Refusal | null = null,
) {
  let answers = 0;
  await using endpoint = await startReactingModel(({ tools }) => {
    if (refusal !== null && tools !== undefined) return refusal;
    answers += 1;
    return `a[n & ${answers}] = 1;`;
  });
  const task = await makeTask(marked);
  const settings = repairSettings(buildConfig([{ model: 'm', source: 'one-line' }]), 1);
  const start = { attempts: [], spending: nothingSpent, startedAt: 0 };
  await runModelLoop(task, settings, start, {
    model: createOpenAiModel({ model: 'm', url: endpoint.url, key: null, userAgent: 'test' }),
    acceptor: scriptedAcceptor({ verify: () => rejected() }),
    prompts: await loadPrompts(readPrompt),
    log: { append: async () => {} },
    now: () => 0,
    agent: agent(task),
  });
  return [...endpoint.bodies];
}

test('row 5-6: with plugins that offer nothing here the requests are those without plugins, byte for byte', async () => {
  const none = await bodiesWith(() => null);
  const empty = createDispatcher({ faults: createFaultLog(), mint: () => ({}) })([]);
  const silent = await bodiesWith((task) => ({
    bind: async () => empty,
    code: ownCode(task),
    toolsRefused: () => {},
  }));
  expect(none).toHaveLength(3);
  expect(silent).toEqual(none);
  for (const body of none) {
    // As they were before there were tools: these three, and of a message these two.
    const { model, messages, temperature } = JSON.parse(body) as {
      model: string;
      messages: { role: string; content: string }[];
      temperature: number;
    };
    const before = { model, messages: messages.map(({ role, content }) => ({ role, content })), temperature };
    expect(body).toBe(JSON.stringify(before));
  }
});

const refusals: readonly [string, Refusal][] = [
  ['OpenAI', { status: 400, body: { error: { message: 'Unknown parameter.', param: 'tools', code: 'x' } } }],
  ['Ollama', { status: 400, body: { error: { message: 'registry/llama2 does not support tools' } } }],
  ['llama.cpp', { status: 500, body: { error: { message: 'tools param requires --jinja flag' } } }],
  [
    'vLLM',
    { status: 400, body: { message: '"auto" tool choice requires --enable-auto-tool-choice to be set' } },
  ],
  ['FastAPI', { status: 422, body: { detail: [{ type: 'extra_forbidden', loc: ['body', 'tools'] }] } }],
  ['one that says nothing', { status: 400, body: { error: { message: 'Bad Request' } } }],
];

test.each(refusals)(
  'an endpoint that refuses tools gets the requests without them: %s',
  async (_name, refusal) => {
    let told = 0;
    const offering = createDispatcher({ faults: createFaultLog(), mint: () => ({}) })([
      { plugin: null, tools: [ownTool('look', 'Looks.', {}, () => 'seen')], systemPrompt: 'Use look.' },
    ]);
    const toolsRefused = () => {
      told += 1;
    };
    const agent = (task: Awaited<ReturnType<typeof makeTask>>): RepairAgent => {
      return { bind: async () => offering, code: ownCode(task), toolsRefused };
    };
    const [refused = '', ...others] = await bodiesWith(agent, refusal);
    expect(refused).toContain('"name":"look"');
    expect(others).toEqual(await bodiesWith(() => null));
    expect(told).toBe(1);
  },
);
