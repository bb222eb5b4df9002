import type { Plugin } from './api.ts';
import { analyzer } from './builtin/analyzer.ts';
import { fuzz } from './builtin/fuzz.ts';
import { reach } from './builtin/reach.ts';
import { replay } from './builtin/replay.ts';
import { search } from './builtin/search.ts';

/** By the names that settings switch them on with. */
export const builtins: Readonly<Record<string, Plugin>> = { analyzer, fuzz, reach, replay, search };
