import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  setSecret
} from "./chunk-HNPHSDVP.js";

// src/adapters/known-secrets.ts
var leastLength = 8;
var secretName = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|PRIVATE_KEY|ACCESS_KEY|API_?KEY)$/i;
var hidden = "[redacted]";
var known = [];
function hideSecret(value) {
  if (value.length < leastLength || known.includes(value)) return;
  setSecret(value);
  const spellings = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)];
  known = [.../* @__PURE__ */ new Set([...known, ...spellings])].sort((one, other) => other.length - one.length);
}
function hideSecretsOf(env) {
  for (const [name, value = ""] of Object.entries(env)) {
    if (secretName.test(name.replaceAll(/[- ]/g, "_"))) hideSecret(value.trim());
  }
}
function withoutSecrets(text) {
  return known.reduce((left, secret) => left.replaceAll(secret, hidden), text);
}
function withoutSecretsIn(value) {
  return known.length === 0 ? value : deeply(value);
}
function deeply(value) {
  if (typeof value === "string") return withoutSecrets(value);
  if (Array.isArray(value)) return value.map(deeply);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deeply(one)]));
}

export {
  hideSecret,
  hideSecretsOf,
  withoutSecrets,
  withoutSecretsIn
};
