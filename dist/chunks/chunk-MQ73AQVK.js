import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  buildScene,
  isAskedFor,
  kindOf,
  loadSource,
  neighbours,
  noLentHeaders,
  surveyor,
  unreadableReason
} from "./chunk-NM4FZUMF.js";
import {
  ConfigurationError
} from "./chunk-TVPADRHV.js";

// src/modes/load-paths.ts
async function loadPaths(tree, paths, config, deps) {
  const files = await sourcesBelow(tree, paths, config, deps);
  const scene = await buildScene(
    { root: tree.root, checkout: tree.root, lent: noLentHeaders },
    config,
    deps.reader
  );
  const survey = surveyor(scene, deps);
  const sources = [];
  const unreadable = [];
  for (const path of files) {
    const source = await loadSource(tree, path, deps);
    if (source === null) {
      unreadable.push({ file: path, reason: unreadableReason });
      continue;
    }
    const defined = source.file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name);
    sources.push({
      ...source,
      ...await survey(source),
      change: null,
      base: null,
      asked: [...new Set(defined)],
      callers: []
    });
  }
  const around = neighbours(scene, survey, deps);
  return {
    head: tree,
    base: null,
    changes: [],
    neighbours: around,
    sources,
    unreadable,
    skipped: []
  };
}
async function sourcesBelow({ root }, paths, config, { reader }) {
  const found = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const absolute = path === "" ? root : `${root}/${path}`;
    const kind = await reader.entryKind(absolute);
    if (kind === "folder") {
      const below = (await reader.list(absolute)).map((file) => path === "" ? file : `${path}/${file}`);
      for (const file of below) if (kindOf(file) === "source" && isAskedFor(file, config)) found.add(file);
    } else if (kind === "file" && kindOf(path) === "source") {
      found.add(path);
    } else {
      throw new ConfigurationError(`${path}: ${reasons[kind]}`);
    }
  }
  return [...found];
}
var reasons = {
  file: "is no C source; name files that end in `.c`, or folders",
  folder: "is a folder",
  missing: "there is no such file or folder",
  symlink: "is a symbolic link, which is not followed; name the file itself",
  special: "is neither a file nor a folder"
};

// src/progress-lines.ts
function progressLines(stderr, quiet) {
  if (quiet || stderr.isTTY !== true) return { show: (_event) => {
  }, clear: () => {
  } };
  let units = 0;
  const write = (text) => stderr.write(`\r\x1B[K${text}`);
  return {
    show: (event) => {
      if (event.step === "started") units = event.units;
      if (event.step === "unit")
        write(`${event.done} of ${units} verified: ${event.entry}: ${event.verdict}`);
      else write(`verifying ${units} unit${units === 1 ? "" : "s"}`);
    },
    clear: () => write("")
  };
}

export {
  loadPaths,
  progressLines
};
