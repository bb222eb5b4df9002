import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/command-options.ts
var formats = ["text", "json", "sarif", "markdown", "html"];
function settingsOf(options) {
  const { timeout, timeBudget, memory, jobs } = options;
  const settings = { timeout, timeBudget, memory, jobs };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== void 0));
}

export {
  formats,
  settingsOf
};
