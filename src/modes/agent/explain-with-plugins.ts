import type { Config } from '../../config/config.ts';
import type { TraceStep } from '../../domain/counterexample.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PhaseUnit } from '../../plugins/api.ts';
import { createDispatcher } from '../../plugins/dispatcher.ts';
import { hasMethod, type ToolExtension } from '../../plugins/extension.ts';
import type { ExplainTools } from '../../plugins/phases.ts';
import { type Phase, runPhase } from '../../plugins/run-phase.ts';
import { taskTools } from '../../plugins/task-tools.ts';
import type { ModelTools } from '../../repair/model-tools.ts';
import type { ModelPart } from '../../review/explanation/render-explanation.ts';
import { type RepairPlace, unitOf } from '../accept-subject.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import { phaseDeps } from './phase-deps.ts';
import { type PluginKit, sideOf } from './plugin-kit.ts';

/** Who has tools for an explanation; all get the trace. */
const explainExtension: ToolExtension<ExplainTools, PhaseUnit, [trace: readonly TraceStep[]]> = {
  kind: 'plain',
  provider: (plugin): plugin is ExplainTools => hasMethod(plugin, 'explainTools'),
  project: (provider) => provider.explainTools,
};

export interface ExplainSubject {
  readonly finding: Finding;
  readonly place: RepairPlace;
  readonly config: Config;
  readonly deps: Pick<AnalysisDeps, 'reader' | 'parser'>;
}

/** Has a model explain with the tools of plugins; what they leave stands below its words. */
export async function explainWithPlugins(
  subject: ExplainSubject,
  kit: PluginKit,
  ask: (tools: ModelTools) => Promise<ModelPart>,
): Promise<ModelPart> {
  const { finding } = subject;
  const phase: Phase<PhaseUnit, ModelPart> = {
    name: 'explain',
    extension: explainExtension,
    run: async (_unit, _findings, { nextBinder, tasks, faults, signal }) => {
      const bound = await nextBinder()(explainExtension, finding.counterexample.steps);
      // There is no state that a plugin could open here: the token is one for calls only.
      const dispatcher = createDispatcher({ faults, mint: () => Object.freeze({}), signal });
      return ask(dispatcher([...bound, ...taskTools(bound, tasks)]));
    },
  };
  const ended = await runPhase(phase, unitOf(finding), [finding], phaseDeps(subject, kit));
  const { notes, artifacts } = await sideOf(ended, kit);
  const left = artifacts.map(({ plugin, name, description, path }) => {
    return `From plugin ${plugin}: ${description} (${path ?? name}).`;
  });
  return { ...ended.result, notes: [...ended.result.notes, ...notes, ...left] };
}
