import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  Secret
} from "./chunk-27KWD7BJ.js";

// src/command-options.ts
import { resolve } from "node:path";
var formats = ["text", "json", "sarif", "markdown", "html"];
var explanationFormats = ["text", "json", "markdown"];
function settingsOf(options, workingDirectory) {
  const { timeout, timeBudget, memory, jobs, compileCommands } = options;
  const database = compileCommands === void 0 ? void 0 : resolve(workingDirectory, compileCommands);
  const settings = { timeout, timeBudget, memory, jobs, compileCommands: database };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== void 0));
}
var repairOptions = [
  ...["model", "modelUrl", "attempts", "history", "source", "feedback", "prompt"],
  ...["temperature", "budget", "plugins", "repoPlugins"]
];
function repairSettingsOf(options, env) {
  const key = env.ESBMC_MODEL_API_KEY;
  const modelApiKey = key === void 0 || key === "" ? void 0 : new Secret(key);
  const settings = [...repairOptions.map((name) => [name, options[name]]), ["modelApiKey", modelApiKey]];
  return Object.fromEntries(settings.filter(([, value]) => value !== void 0));
}

export {
  formats,
  explanationFormats,
  settingsOf,
  repairSettingsOf
};
