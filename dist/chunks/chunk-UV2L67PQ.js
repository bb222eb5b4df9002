import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/domain/verdict.ts
var verdicts = ["failed", "not-checked", "unknown", "bounded", "proved"];
function isUndecided(verdict) {
  return verdict === "unknown" || verdict === "not-checked";
}
function weakest(parts) {
  return verdicts.find((verdict) => parts.includes(verdict)) ?? "not-checked";
}

// src/domain/finding.ts
var foundByWays = ["verifier", "running"];

export {
  verdicts,
  isUndecided,
  weakest,
  foundByWays
};
