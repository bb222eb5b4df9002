import { basename, join, resolve } from 'node:path';
import { getInput, getMultilineInput } from '@actions/core';
import { required } from './run-stand-in.ts';

/** Where all entries lie, each a folder named after its key. */
export function cacheFolder(): string {
  return join(required('STAND_IN_ARTIFACTS'), 'cache');
}

/** The file that the step is about: its place in the checkout, and its name in an entry. */
export function cachedFile(): { readonly place: string; readonly name: string } {
  const paths = getMultilineInput('path', { required: true });
  const [path = ''] = paths;
  if (paths.length !== 1 || /[*?[\]!~]/.test(path)) throw new Error('this stand-in takes one plain path');
  return { place: resolve(required('GITHUB_WORKSPACE'), path), name: basename(path) };
}

export function cacheKey(): string {
  const key = getInput('key', { required: true });
  // A comma is what the original refuses; the rest would be no name of a folder.
  if (/[,/\\]/.test(key) || key.length > 512) throw new Error(`${key} is no key`);
  return key;
}
