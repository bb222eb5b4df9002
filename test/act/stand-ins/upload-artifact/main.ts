import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { getBooleanInput, getInput, getMultilineInput, info, warning } from '@actions/core';
import { artifactFolder, withStars } from '../artifact-store.ts';
import { required, runStandIn } from '../run-stand-in.ts';

/** Keeps the files below the common folder of the paths, as actions/upload-artifact does. */
async function upload(): Promise<void> {
  const paths = getMultilineInput('path', { required: true });
  const places = (await Promise.all(paths.map(placesOf))).flat();
  const found = (await Promise.all(places.map(filesIn))).flat();
  if (found.length === 0) return nothingFound(paths);

  const target = artifactFolder(required('GITHUB_RUN_ID'), getInput('name'));
  await mkdir(dirname(target), { recursive: true });
  if (getBooleanInput('overwrite')) await rm(target, { recursive: true, force: true });
  // Refused where one of this name is kept already.
  await mkdir(target);
  const [only] = places;
  const isFile = places.length === 1 && only === found[0];
  const root = isFile ? dirname(only ?? sep) : commonFolder(places);
  for (const file of found) await cp(file, join(target, relative(root, file)), { dereference: true });
  info(`kept ${found.map((file) => relative(root, file)).join(', ')}`);
}

/** The path in the checkout, or those that a pattern stands for. */
async function placesOf(path: string): Promise<string[]> {
  const place = resolve(required('GITHUB_WORKSPACE'), path);
  if (!/[*?[\]!]/.test(path)) return [place];
  const fits = withStars(basename(place));
  const names = await readdir(dirname(place)).catch(() => []);
  return names.filter((name) => fits.test(name)).map((name) => join(dirname(place), name));
}

/** The files at a path, links followed; none where nothing is. */
async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (found === null || (basename(path).startsWith('.') && !getBooleanInput('include-hidden-files')))
    return [];
  if (!found.isDirectory()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat();
}

function commonFolder(paths: readonly string[]): string {
  const parts = paths.map((path) => path.split(sep));
  const [first = []] = parts;
  const end = first.findIndex((part, index) => parts.some((other) => other[index] !== part));
  return (end === -1 ? first : first.slice(0, end)).join(sep) || sep;
}

function nothingFound(paths: readonly string[]): void {
  const message = `No files were found with the provided path: ${paths.join(', ')}. No artifacts will be uploaded.`;
  const answer = getInput('if-no-files-found');
  if (answer === 'error') throw new Error(message);
  if (answer === 'warn') warning(message);
  else info(message);
}

runStandIn(upload);
