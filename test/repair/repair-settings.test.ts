import { expect, test } from 'vitest';
import { buildConfig } from '../../src/config/build-config.ts';
import type { ConfigInput } from '../../src/config/config.ts';
import { repairSettings } from '../../src/repair/repair-settings.ts';

const settings = (given: ConfigInput) => repairSettings(buildConfig([{ model: 'm', ...given }]), 2);

test.each<[ConfigInput, object]>([
  [{}, { source: 'function', feedback: 'inputs', prompt: { template: 'edits' } }],
  [{ source: 'one-line' }, { feedback: 'violated-property', prompt: { template: '9', role: 2 } }],
  [
    { prompt: '11.5.1' },
    { source: 'one-line', feedback: 'counterexample', prompt: { template: '11', role: 5 } },
  ],
  [
    { prompt: '9', source: 'function' },
    { source: 'function', feedback: 'violated-property' },
  ],
  [
    { source: 'whole', feedback: 'counterexample' },
    { feedback: 'counterexample', prompt: { template: 'edits' } },
  ],
  [
    { source: 'contextual', attempts: 1 },
    { source: 'contextual', prompt: { template: '9' } },
  ],
])('%j is completed by what goes with it', (given, expected) => {
  expect(settings(given)).toMatchObject(expected);
});

test.each<[ConfigInput, string]>([
  [{ source: 'contextual' }, 'use it with `attempts: 1`'],
  [{ prompt: '9.2.0', feedback: 'inputs' }, 'its last number says violated-property'],
  [{ prompt: '7', history: 'latest' }, 'would ask the same again'],
  [{ budget: 1 }, 'set `model-prices'],
])('%j is refused', (given, message) => {
  expect(() => settings(given)).toThrow(message);
});

test('without a model its settings contradict nothing', () => {
  expect(() => settings({ model: 'none', budget: 1, source: 'contextual' })).not.toThrow();
});
