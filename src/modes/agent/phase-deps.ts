import type { Config } from '../../config/config.ts';
import type { PhaseDeps } from '../../plugins/run-phase.ts';
import type { RepairPlace } from '../accept-subject.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import { faultLine, type PluginKit, taskLimits } from './plugin-kit.ts';
import { pluginSource } from './plugin-source.ts';

/** What every phase about a finding runs with. */
export function phaseDeps(
  {
    place,
    config,
    deps,
  }: {
    readonly place: RepairPlace;
    readonly config: Config;
    readonly deps: Pick<AnalysisDeps, 'reader' | 'parser'>;
  },
  kit: PluginKit,
): PhaseDeps {
  return {
    plugins: kit.plugins,
    source: pluginSource(place, config, deps, kit),
    limits: taskLimits(kit),
    log: (id, message) => kit.log(`plugin ${id}: ${message}`),
    tell: (fault) => kit.log(faultLine(fault)),
  };
}
