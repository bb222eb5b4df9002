import { buildConfig } from '../../config/build-config.ts';
import type { ConfigInput } from '../../config/config.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import type { TransferFile } from '../../review/transfer-file.ts';
import { findRange, openRange, settingsAt } from '../verify-range.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';
import { digestOf, readHandover, renderVerdict } from './handover.ts';
import type { Handover } from './handover-schema.ts';
import { receiveCandidate } from './receive-candidate.ts';
import { requestOf } from './repair-asked.ts';

interface AcceptDeps
  extends Pick<
    CommandDeps,
    'repository' | 'host' | 'analysis' | 'tool' | 'configPath' | 'engine' | 'editProblem'
  > {
  readonly receiveHandover: () => Promise<TransferFile>;
  /** By which the workflow vouches for the hand-over. */
  readonly digest: string;
  readonly saveVerdict: (text: string) => Promise<void>;
}

/** The job that runs code of the project: without secrets, with a token that can only read. */
export async function acceptStage(
  typed: TypedComment,
  settings: ConfigInput,
  deps: AcceptDeps,
): Promise<CommandOutcome> {
  const file = await deps.receiveHandover();
  const received = readHandover(file, deps.digest);
  if (received === null || file.kind !== 'text') return nothing('no-handover');
  const { result } = received;
  if (result.kind !== 'repaired' || result.acceptance.verdict !== 'accepted')
    return nothing('nothing-to-run');
  const acceptance = await execute(typed, result, settings, deps);
  if (acceptance === null) return nothing('forbidden-edit');
  await deps.saveVerdict(renderVerdict(digestOf(file.text), acceptance));
  const { verdict } = acceptance;
  return {
    decision: 'handed-over',
    reasonCode: verdict === 'rejected' ? acceptance.reason : verdict,
    message: `the fix was ${verdict}`,
  };
}

async function execute(
  { number }: TypedComment,
  { head, finding, candidate: handedOver, acceptance }: Handover['result'] & { kind: 'repaired' },
  settings: ConfigInput,
  deps: AcceptDeps,
) {
  if (deps.engine === null || acceptance.verdict !== 'accepted') return null;
  const range = await findRange({ event: 'pull-request', number, headSha: head }, deps);
  const candidate = await receiveCandidate(handedOver, (file) => deps.repository.readAt(head, file));
  if (candidate === null || (await deps.editProblem(candidate, finding)) !== null) return null;
  const config = buildConfig([await settingsAt(range.rules, deps), settings]);
  const opened = await openRange(range, config, deps);
  const engine = await deps.engine(config);
  // No model is asked here.
  const request = { ...requestOf({ ...opened, finding, config }), whyNot: async () => null };
  return engine.execute(request, candidate, acceptance);
}

function nothing(reasonCode: string): CommandOutcome {
  return { decision: 'refused', reasonCode, message: `nothing was run: ${reasonCode}` };
}
