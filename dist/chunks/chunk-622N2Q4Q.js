import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/config/repair-formats.ts
var historyFormats = ["forward", "reverse", "latest"];
var sourceFormats = ["one-line", "contextual", "function", "whole"];
var feedbackFormats = ["violated-property", "counterexample", "inputs"];

// src/config/prompt-id.ts
var promptTemplates = [
  ...["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "9-2", "11-2"],
  "edits",
  "fix-code"
];
var roles = [
  "a programmer with one million years of experience",
  "a senior software engineer",
  "an automated code repair tool",
  "an artificial intelligence that specialises in repairing C programs",
  "the smartest human in the universe",
  "a dog"
];
var defaultRole = 2;
function parsePromptId(text) {
  const [template = "", role = String(defaultRole), feedback, ...rest] = text.split(".");
  const isKnown = promptTemplates.some((one) => one === template) && rest.length === 0;
  if (!isKnown || !isIndexOf(roles, role)) return null;
  if (feedback !== void 0 && !isIndexOf(feedbackFormats, feedback)) return null;
  return { template, role: Number(role), feedback: feedbackFormats[Number(feedback)] ?? null };
}
function isIndexOf(list, text) {
  return /^\d$/.test(text) && Number(text) < list.length;
}

// src/config/repair-defaults.ts
var repairDefaults = {
  template: "edits",
  role: 2,
  source: "function",
  feedback: "inputs",
  history: "forward",
  temperature: 0
};

export {
  historyFormats,
  sourceFormats,
  feedbackFormats,
  promptTemplates,
  roles,
  parsePromptId,
  repairDefaults
};
