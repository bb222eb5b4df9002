import { join } from 'node:path';
import { required } from './run-stand-in.ts';

/** Where an artifact of a run lies: act has no store that two runs share. */
export function artifactFolder(runId: string, name: string): string {
  if (!/^\d+$/.test(runId)) throw new Error(`${runId} is no id of a run`);
  if (name === '' || /["<>|*?:\r\n\\/]/.test(name)) throw new Error(`${name} is no name of an artifact`);
  return join(required('STAND_IN_ARTIFACTS'), runId, name);
}

/** What a pattern with `*` and nothing else special means, for one name. */
export function withStars(pattern: string): RegExp {
  if (/[?[\]!{}/]/.test(pattern)) throw new Error('this stand-in takes `*` in names alone');
  const parts = pattern.split('*').map((part) => part.replace(/[.+^$()|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
