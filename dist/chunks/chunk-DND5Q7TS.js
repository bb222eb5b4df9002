import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  analyse,
  describeViolation,
  lendHeaders,
  loadChange,
  loadPaths
} from "./chunk-WFEG757O.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/modes/local.ts
async function checkPaths(tree, paths, config, tool, deps) {
  return reportOn(await loadPaths(tree, paths, config, deps), config, tool, deps);
}
async function checkChanged(repository, ref, config, tool, deps) {
  const head = await repository.resolve("HEAD");
  const base = await repository.mergeBase(await repository.resolve(ref), head);
  if (base === null) throw new ConfigurationError(`HEAD and \`${ref}\` have no common commit in this clone`);
  const changes = await repository.changes(base, "working-tree");
  const trees = {
    head: { root: repository.root, commit: null },
    base: await repository.checkOut(base),
    checkout: repository.root,
    lent: await lendHeaders(repository, changes, null)
  };
  return reportOn(await loadChange(changes, trees, config, deps), config, tool, deps);
}
async function reportOn(subject, config, tool, deps) {
  const { version, sha256 } = deps.verifier;
  const base = subject.base?.commit ?? null;
  return {
    tool,
    esbmc: { version, sha256 },
    base,
    head: subject.head.commit,
    ...await analyse(subject, config, describeViolation, deps)
  };
}

export {
  checkPaths,
  checkChanged
};
