import { ConfigurationError } from '../../domain/errors.ts';
import type { CParser } from '../../project/c-syntax.ts';
import { type BaseProgram, categoryOf, type ProgramFolder } from './base-program.ts';
import { stripChecks } from './strip-checks.ts';

/**
 * The base programs of some folders: every file with a `main`, without its checks. What lies below `networks/` or
 * `includes/` is what programs include, and is left out of mutation as in the paper.
 * Throws ConfigurationError where there is none, or two have one name.
 */
export function loadPrograms(folders: readonly ProgramFolder[], parser: CParser): readonly BaseProgram[] {
  const programs = folders.flatMap(({ files, includeDirs }) =>
    files.flatMap(({ path, text }) => {
      if (/(^|\/)(networks|includes)\//.test(path) || !parser.parse(text).hasMain) return [];
      const stripped = stripChecks(text, parser);
      if (stripped === null) return [];
      const category = categoryOf(path);
      const file = path.split('/').at(-1) ?? path;
      const id = `${category}/${file.replace(/\.c$/, '')}`;
      return [{ id, category, file, text: stripped.text, includeDirs }];
    }),
  );
  if (programs.length === 0)
    throw new ConfigurationError('there is no C program with a `main` in the folders of base programs');
  const twice = programs.find(({ id }, index) => programs.findIndex((one) => one.id === id) !== index);
  if (twice !== undefined)
    throw new ConfigurationError(`two base programs are called ${twice.id}; rename one of them`);
  return programs.sort((one, other) => (one.id < other.id ? -1 : 1));
}
