import { expect, test } from 'vitest';
import {
  hideSecret,
  hideSecretsOf,
  withoutSecrets,
  withoutSecretsIn,
} from '../../src/adapters/known-secrets.ts';

test('inputs and variables whose names say so are hidden, in all their spellings', () => {
  hideSecretsOf({
    'INPUT_GITHUB-TOKEN': 'ghs_one-two-three',
    'INPUT_MODEL-API-KEY': 'key with "quotes"',
    DEPLOY_PASSWORD: 'hunter2hunter2',
    HOME: '/home/of/somebody',
    SHORT_TOKEN: 'main',
  });
  expect(withoutSecrets('a ghs_one-two-three b hunter2hunter2 c /home/of/somebody d main')).toBe(
    'a [redacted] b [redacted] c /home/of/somebody d main',
  );
  for (const spelled of ['key with "quotes"', 'key with \\"quotes\\"', 'key%20with%20%22quotes%22'])
    expect(withoutSecrets(`<${spelled}>`)).toBe('<[redacted]>');
});

test('a secret that is a part of another one leaves nothing of it', () => {
  hideSecret('abcdefgh');
  hideSecret('abcdefghijklmnop');
  expect(withoutSecrets('abcdefghijklmnop')).toBe('[redacted]');
});

test('what becomes JSON is hidden in all its texts, and what is no text stays as it is', () => {
  hideSecret('very-secret-value');
  const { signal } = new AbortController();
  const made = { a: ['x very-secret-value'], b: { c: 'very-secret-value', d: 3, e: null }, signal };
  expect(withoutSecretsIn(made)).toEqual({
    a: ['x [redacted]'],
    b: { c: '[redacted]', d: 3, e: null },
    signal,
  });
  expect(withoutSecretsIn(made).signal).toBe(signal);
});
