import type { CFile } from './c-file.ts';

/** Names in a file; which functions have them is asked for again and again. */
export interface FunctionNames {
  /** Functions with a body. */
  readonly defined: ReadonlySet<string>;
  /** Those that other files can call. */
  readonly public: ReadonlySet<string>;
  /** What the bodies call. */
  readonly called: ReadonlySet<string>;
}

const known = new WeakMap<CFile, FunctionNames>();

export function functionNames(file: CFile): FunctionNames {
  const names = known.get(file) ?? readNames(file);
  known.set(file, names);
  return names;
}

function readNames({ functions }: CFile): FunctionNames {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  return {
    defined: new Set(definitions.map(({ name }) => name)),
    public: new Set(definitions.flatMap(({ name, isStatic }) => (isStatic ? [] : [name]))),
    called: new Set(definitions.flatMap(({ calls }) => calls.map(({ name }) => name))),
  };
}
