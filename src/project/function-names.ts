import type { CFile } from './c-file.ts';
import { oncePer } from './once-per.ts';

/** Names in a file; which functions have them is asked for again and again. */
export interface FunctionNames {
  /** Functions with a body. */
  readonly defined: ReadonlySet<string>;
  /** Those that other files can call. */
  readonly public: ReadonlySet<string>;
  /** What the bodies call. */
  readonly called: ReadonlySet<string>;
}

export const functionNames = oncePer(readNames);

function readNames({ functions }: CFile): FunctionNames {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  return {
    defined: new Set(definitions.map(({ name }) => name)),
    public: new Set(definitions.flatMap(({ name, isStatic }) => (isStatic ? [] : [name]))),
    called: new Set(definitions.flatMap(({ calls }) => calls.map(({ name }) => name))),
  };
}
