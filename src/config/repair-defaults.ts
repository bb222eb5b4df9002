/**
 * How a repair is tried where nothing is said: the one place for it. `esbmc-action experiment report --write-defaults`
 * writes this file from what was measured.
 */
export const repairDefaults = {
  template: 'edits',
  role: 2,
  source: 'function',
  feedback: 'inputs',
  history: 'forward',
  temperature: 0,
} as const;
