import { setSecret } from '@actions/core';

/** Shorter values stand in too many texts that have nothing to do with them. */
const leastLength = 8;

/** Variables of a job that by their names hold a secret. */
const secretName =
  /(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|PRIVATE_KEY|ACCESS_KEY|API_?KEY)$/i;

const hidden = '[redacted]';

/** Spellings of all secrets, the longest first: one may be a part of another. */
let known: readonly string[] = [];

/** From now on the value is in nothing that this program writes, posts or sends, and the runner hides it in the log. */
export function hideSecret(value: string): void {
  if (value.length < leastLength || known.includes(value)) return;
  setSecret(value);
  const spellings = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)];
  known = [...new Set([...known, ...spellings])].sort((one, other) => other.length - one.length);
}

/** Hides what a job was given: inputs and variables whose names say that they are secret. */
export function hideSecretsOf(env: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = ''] of Object.entries(env)) {
    // The runner writes inputs with the blanks and hyphens that they have.
    if (secretName.test(name.replaceAll(/[- ]/g, '_'))) hideSecret(value.trim());
  }
}

/** The text without any of them. */
export function withoutSecrets(text: string): string {
  return known.reduce((left, secret) => left.replaceAll(secret, hidden), text);
}

/** The same for all texts in what becomes JSON. */
export function withoutSecretsIn<Value>(value: Value): Value {
  return known.length === 0 ? value : (deeply(value) as Value);
}

function deeply(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (Array.isArray(value)) return value.map(deeply);
  // Only what was made of braces: signals and other objects have a life of their own.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deeply(one)]));
}
