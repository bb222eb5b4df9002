import { ModelError } from '../../domain/errors.ts';
import type { LanguageModel } from '../../repair/language-model.ts';
import { acceptorInTree, type RepairTools, repairInTree, type TreeRepair } from '../repair-in-tree.ts';
import type { RepairEngine, RepairRequest } from './repair-engine.ts';

/**
 * Repairs findings of a pull request in scratch copies of its head.
 *
 * @param checkout absolute root of the job's own checkout, where a build may have run
 */
export function treeRepairEngine(checkout: string, tools: RepairTools): RepairEngine {
  const inTree = ({ finding, subject }: RepairRequest): TreeRepair => {
    const lent = { files: new Set(subject.sources.flatMap((source) => source.lent)) };
    return { finding, place: { tree: subject.head, checkout, lent } };
  };
  return {
    repair: (request) => {
      const { config, analysis, whyNot } = request;
      const model = tools.model === null ? null : asking(tools.model, whyNot);
      return repairInTree(inTree(request), config, analysis, { ...tools, model });
    },
    execute: async (request, candidate, verified) => {
      const acceptor = await acceptorInTree(inTree(request), request.config, request.analysis, tools);
      return acceptor.execute(candidate, verified);
    },
  };
}

/** Nobody pays for a repair of what is there no more. */
function asking(model: LanguageModel, whyNot: RepairRequest['whyNot']): LanguageModel {
  return {
    name: model.name,
    ask: async (request) => {
      const reason = await whyNot();
      if (reason !== null) throw new ModelError(reason, 'refused');
      return model.ask(request);
    },
  };
}
