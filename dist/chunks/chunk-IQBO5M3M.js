import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/command-options.ts
import { resolve } from "node:path";
var formats = ["text", "json", "sarif", "markdown", "html"];
function settingsOf(options, workingDirectory) {
  const { timeout, timeBudget, memory, jobs, compileCommands } = options;
  const database = compileCommands === void 0 ? void 0 : resolve(workingDirectory, compileCommands);
  const settings = { timeout, timeBudget, memory, jobs, compileCommands: database };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== void 0));
}

export {
  formats,
  settingsOf
};
