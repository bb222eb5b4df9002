import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  longestPrompt,
  parseConfigFile,
  withPromptTexts
} from "./chunk-ONSHOH2K.js";
import {
  readWorkspaceFile
} from "./chunk-XSH2U4RB.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/adapters/files/find-root.ts
import { stat } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
async function findRoot(workingDirectory, paths) {
  const absolute = paths.map((path) => resolve(workingDirectory, path));
  const candidates = [await repositoryAbove(workingDirectory), workingDirectory];
  const [first = workingDirectory] = absolute;
  const folder = await isFolder(first) ? first : dirname(first);
  candidates.push(await repositoryAbove(folder), folder);
  const root = candidates.find((one) => one !== null && absolute.every((path) => isBelow(path, one)));
  if (root === void 0 || root === null) {
    throw new ConfigurationError("the paths lie in different projects: check one project at a time");
  }
  return { root, paths: absolute.map((path) => relative(root, path).split(sep).join("/")) };
}
async function repositoryAbove(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (await stat(resolve(at, ".git")).catch(() => null) !== null) return at;
    if (at === dirname(at)) return null;
  }
}
async function isFolder(path) {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}
function isBelow(path, folder) {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`);
}

// src/adapters/files/read-config-file.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
var defaultConfigPath = ".github/esbmc.yml";
async function readConfigFile(named, root) {
  const text = await readFile(named ?? join(root, defaultConfigPath), "utf8").catch(() => null);
  if (text !== null) {
    const name = named ?? defaultConfigPath;
    return withPromptTexts(parseConfigFile(text, name), name, (path) => textIn(root, path));
  }
  if (named === null) return {};
  throw new ConfigurationError(`${named}: there is no configuration file that can be read`);
}
async function textIn(root, path) {
  const file = await readWorkspaceFile(root, path, 2 * longestPrompt);
  return file.kind === "text" ? file.text : null;
}

export {
  findRoot,
  defaultConfigPath,
  readConfigFile
};
