import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  progressLines
} from "./chunk-7RXR34PO.js";
import {
  assemble,
  localVerdicts
} from "./chunk-2BJRHKLQ.js";

// src/assemble-locally.ts
async function assembleLocally(config, { quiet, cache, replay }, { env, stderr, cwd }) {
  const progress = progressLines(stderr, quiet === true);
  const deps = await assemble(config, {
    env,
    workingDirectory: cwd(),
    progress: progress.show,
    mayRun: replay !== false,
    cache: localVerdicts(env, cache !== false, progress.warn)
  });
  return { deps, progress };
}

export {
  assembleLocally
};
