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

export {
  Secret
};
