import { z } from 'zod';
import type { AskedExplanation } from '../../conversation/ask-for-explanation.ts';
import type { TraceStep } from '../../domain/counterexample.ts';
import type { PhaseUnit } from '../../plugins/api.ts';
import { createDispatcher } from '../../plugins/dispatcher.ts';
import { hasMethod, type ToolExtension } from '../../plugins/extension.ts';
import type { ExplainTools } from '../../plugins/phases.ts';
import { type Phase, type PhaseEnd, runPhase } from '../../plugins/run-phase.ts';
import { taskTools } from '../../plugins/task-tools.ts';
import type { ModelTools } from '../../repair/model-tools.ts';
import type { ModelPart } from '../../review/explanation/render-explanation.ts';
import type { EntryStore } from '../../verification/cache/entry-store.ts';
import { openEntry, sealEntry } from '../../verification/cache/sealed-entry.ts';
import { unitOf } from '../accept-subject.ts';
import { type AskedQuestion, type ExplainSubject, explanationKey } from './explanation-key.ts';
import { phaseDeps } from './phase-deps.ts';
import { type PluginKit, sideOf } from './plugin-kit.ts';

/** Who has tools for an explanation; all get the trace. */
const explainExtension: ToolExtension<ExplainTools, PhaseUnit, [trace: readonly TraceStep[]]> = {
  kind: 'plain',
  provider: (plugin): plugin is ExplainTools => hasMethod(plugin, 'explainTools'),
  project: (provider) => provider.explainTools,
};

export interface ExplainRequest extends AskedQuestion {
  ask(tools: ModelTools | null): Promise<AskedExplanation>;
}

/** What is kept of an explanation: all that is shown of it. */
const keptShape = z.strictObject({
  sentences: z.array(z.string()),
  notes: z.array(z.string()),
  artifacts: z.array(
    z.strictObject({
      plugin: z.string(),
      name: z.string(),
      kind: z.string(),
      description: z.string(),
      content: z.string(),
    }),
  ),
});

/**
 * Has a model explain, with the tools of plugins where there are any; what they leave stands below its words. What was
 * answered before to the same question, with the same plugins and the same code, is not asked again.
 * @param store null where nothing is kept
 */
export async function explainWithPlugins(
  subject: ExplainSubject,
  kit: PluginKit | null,
  request: ExplainRequest,
  store: EntryStore | null,
): Promise<ModelPart> {
  const key = store === null ? '' : await explanationKey(request, subject, kit, explainExtension);
  const kept = openEntry(key, (await store?.read(key)) ?? '', keptShape);
  if (kept !== null) return partOf({ result: kept, artifacts: kept.artifacts, faults: [], unread: [] }, kit);
  const ended = kit === null ? await alone(request) : await explain(subject, kit, request);
  const { result, artifacts, faults, unread } = ended;
  const isSound = result.isWhole && faults.length + unread.length + (kit?.loadFaults.length ?? 0) === 0;
  if (isSound) {
    const { sentences, notes } = result;
    await store?.write(key, sealEntry(key, { sentences, notes, artifacts }));
  }
  return partOf(ended, kit);
}

async function explain(
  subject: ExplainSubject,
  kit: PluginKit,
  { ask }: ExplainRequest,
): Promise<PhaseEnd<AskedExplanation>> {
  const { finding } = subject;
  const phase: Phase<PhaseUnit, AskedExplanation> = {
    name: 'explain',
    extension: explainExtension,
    run: async (_unit, _findings, { nextBinder, tasks, faults, signal }) => {
      const bound = await nextBinder()(explainExtension, finding.counterexample.steps);
      // There is no state that a plugin could open here: the token is one for calls only.
      const offer = createDispatcher({ faults, mint: () => Object.freeze({}), signal });
      return ask(offer([...bound, ...taskTools(bound, tasks)]));
    },
  };
  return runPhase(phase, unitOf(finding), [finding], phaseDeps(subject, kit));
}

async function alone({ ask }: ExplainRequest): Promise<PhaseEnd<AskedExplanation>> {
  return { result: await ask(null), artifacts: [], faults: [], unread: [] };
}

async function partOf(ended: PhaseEnd<ModelPart>, kit: PluginKit | null): Promise<ModelPart> {
  const { sentences, notes } = ended.result;
  if (kit === null) return { sentences, notes };
  const side = await sideOf(ended, kit);
  const left = side.artifacts.map(({ plugin, name, description, path }) => {
    return `From plugin ${plugin}: ${description} (${path ?? name}).`;
  });
  return { sentences, notes: [...notes, ...side.notes, ...left] };
}
