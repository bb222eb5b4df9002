import type { Plugin } from './api.ts';
import { search } from './builtin/search.ts';

/** By the names that settings switch them on with. */
export const builtins: Readonly<Record<string, Plugin>> = { search };
