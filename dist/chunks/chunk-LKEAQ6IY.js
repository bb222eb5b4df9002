import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/config/secret.ts
var hidden = "***";
var Secret = class {
  #value;
  constructor(value) {
    this.#value = value;
  }
  /** The value itself, for the one place that sends it. */
  reveal() {
    return this.#value;
  }
  toString() {
    return hidden;
  }
  toJSON() {
    return hidden;
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return hidden;
  }
};

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
  Secret,
  verdicts,
  isUndecided,
  weakest,
  foundByWays
};
