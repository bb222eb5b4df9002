import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import {
  fileProblem
} from "./chunk-ELVJMEME.js";

// src/show-result.ts
import { resolve } from "node:path";
async function showResult(text, exitCode, output, { stdout, stderr, cwd }) {
  if (output === void 0) {
    stdout.write(text);
    return exitCode;
  }
  try {
    await writeTextFile(resolve(cwd(), output), text);
    return exitCode;
  } catch (error) {
    const problem = fileProblem(error, output);
    if (problem === null) throw error;
    stderr.write(`esbmc-action: ${problem}. The result is on standard output.
`);
    stdout.write(text);
    return exitCode === 0 ? 2 : exitCode;
  }
}

export {
  showResult
};
