import { posix } from 'node:path';

/** Options that only our reading of the output needs. */
const internal = new Set(['--generate-json-report', '--quiet']);

/**
 * How to run the same by hand from the root: one line for a POSIX shell, with paths relative to the root where they
 * are below it.
 */
export function displayCommand(args: readonly string[], root: string): string {
  const shown = args.filter((arg) => !internal.has(arg)).map((arg) => quoted(relativeArgument(arg, root)));
  return ['esbmc', ...shown].join(' ');
}

/** `/root/src/a.c` -> `src/a.c`, `-I/root/include` -> `-Iinclude`; a file named `-x.c` keeps a folder before it. */
function relativeArgument(arg: string, root: string): string {
  const [, option = '', path] = /^(-I|-Wc,-isystem,)?(\/.*)$/s.exec(arg) ?? [];
  if (path === undefined) return arg;
  const relative = posix.relative(root, path);
  if (relative === '') return `${option}.`;
  if (relative === '..' || relative.startsWith('../')) return arg;
  return option + (option === '' && relative.startsWith('-') ? `./${relative}` : relative);
}

function quoted(arg: string): string {
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
}
