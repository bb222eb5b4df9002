import { join, relative } from 'node:path';
import type { VerificationRequest } from '../../verification/verifier.ts';

/** How to see the same with ESBMC by hand, from the root of the project; without what only we need. */
export function reproductionCommand({ root, sources, entry, build, checks, allocationMayFail }: VerificationRequest): string {
  const place = (path: string) => {
    const below = relative(root, path);
    return below.startsWith('..') ? path : join(below);
  };
  const options = {
    memory: '--memory-leak-check',
    overflow: '--overflow-check --ub-shift-check',
    uninitialised: '--uninitialised-vars-check',
    assertions: '',
  };
  return [
    'esbmc',
    ...sources.map((path) => quoted(place(path))),
    ...(entry === 'main' ? [] : ['--function', entry]),
    ...build.includeDirs.map((folder) => `-I${quoted(place(folder))}`),
    ...build.defines.map((define) => quoted(`-D${define}`)),
    '--incremental-bmc',
    options[checks],
    ...(allocationMayFail ? [] : ['--force-malloc-success']),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A word for a shell. */
function quoted(word: string): string {
  return /^[\w./=+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
