import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  withoutSecrets
} from "./chunk-7SPXFMEH.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/adapters/files/workspace-file.ts
import { constants } from "node:fs";
import { lstat, mkdir, open, rm, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
async function writeWorkspaceFile(workspace, path, text) {
  const target = resolve(workspace, path);
  if (!await hasRealParents(workspace, target) || await kindOf(target) === "folder") {
    throw new ConfigurationError(`${path} can't be written: the checkout has a link or a folder there`);
  }
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { force: true });
  await writeFile(target, withoutSecrets(text), { flag: "wx" });
}
async function readWorkspaceFile(workspace, path, maxBytes) {
  const target = resolve(workspace, path);
  if (!await hasRealParents(workspace, target)) return { kind: "refused", reasonCode: "not-a-file" };
  if (await kindOf(target) === null) return { kind: "missing" };
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(target, flags).catch(() => null);
  if (file === null) return { kind: "refused", reasonCode: "not-a-file" };
  try {
    const found = await file.stat();
    if (!found.isFile()) return { kind: "refused", reasonCode: "not-a-file" };
    if (found.size > maxBytes) return { kind: "refused", reasonCode: "too-large" };
    return { kind: "text", text: await file.readFile("utf8") };
  } finally {
    await file.close();
  }
}
async function hasRealParents(workspace, target) {
  const way = relative(workspace, dirname(target));
  if (way === "" || way.split(sep)[0] === ".." || isAbsolute(way)) return true;
  let parent = workspace;
  for (const name of way.split(sep)) {
    parent = join(parent, name);
    const kind = await kindOf(parent);
    if (kind === null) return true;
    if (kind !== "folder") return false;
  }
  return true;
}
async function kindOf(path) {
  const found = await lstat(path).catch(() => null);
  if (found === null) return null;
  return found.isDirectory() ? "folder" : "other";
}

export {
  writeWorkspaceFile,
  readWorkspaceFile,
  hasRealParents
};
