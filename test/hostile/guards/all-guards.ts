import type { Guard } from './guard.ts';
import { layeredGuards } from './layered-guards.ts';
import { readingGuards } from './reading-guards.ts';
import { settingGuards } from './setting-guards.ts';
import { writingGuards } from './writing-guards.ts';

/** All that `npm run eval -- guards` takes out, each once. */
export const allGuards: readonly Guard[] = [
  ...readingGuards,
  ...settingGuards,
  ...layeredGuards,
  ...writingGuards,
];
