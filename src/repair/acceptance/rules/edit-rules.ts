import { bannedWords } from './banned-words.ts';
import type { EditRule } from './edit-rule.ts';
import { keptChecks } from './kept-checks.ts';
import { keptDirectives } from './kept-directives.ts';
import { keptFunctions } from './kept-functions.ts';
import { keptGlobals } from './kept-globals.ts';
import { keptMain } from './kept-main.ts';
import { noEndlessLoops } from './no-endless-loops.ts';
import { noNewStorage } from './no-new-storage.ts';
import { relatedFunctions } from './related-functions.ts';
import { smallEdit } from './small-edit.ts';

/** What a repair may not do, read from its text alone. */
export const editRules: readonly EditRule[] = [
  smallEdit,
  keptFunctions,
  keptDirectives,
  keptGlobals,
  bannedWords,
  keptChecks,
  keptMain,
  relatedFunctions,
  noEndlessLoops,
  noNewStorage,
];
