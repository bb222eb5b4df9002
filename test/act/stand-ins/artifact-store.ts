import { join } from 'node:path';
import { required } from './run-stand-in.ts';

/** Where an artifact of a run lies: act has no store that two runs share. */
export function artifactFolder(runId: string, name: string): string {
  if (!/^\d+$/.test(runId)) throw new Error(`${runId} is no id of a run`);
  if (name === '' || /["<>|*?:\r\n\\/]/.test(name)) throw new Error(`${name} is no name of an artifact`);
  return join(required('STAND_IN_ARTIFACTS'), runId, name);
}
