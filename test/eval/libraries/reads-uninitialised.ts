import { execa } from 'execa';
import { esbmcBinary } from '../../support/esbmc.ts';

/**
 * Whether a variable that lost its initial value may be read before it is stored to, as clang sees it in ESBMC: of its own
 * warnings on a file that lies in `root`. What has its address taken, and what is no number or pointer, clang does not
 * follow: that may be read.
 * @param name the variable
 * @param body the text of the function that it is in
 */
export async function mayBeReadBefore(
  name: string,
  body: string,
  file: string,
  root: string,
  compile: readonly string[],
): Promise<boolean> {
  if (new RegExp(`&\\s*${name}\\b|\\b${name}\\s*\\[|\\b${name}\\s*\\.`).test(body)) return true;
  const warnings = ['-Wuninitialized', '-Wconditional-uninitialized'].map((one) => `-Wc,${one}`);
  const includes = compile.filter((flag) => flag.startsWith('-I'));
  const { stderr } = await execa(
    await esbmcBinary(),
    [file, '--parse-tree-only', '-Wc,-Wno-int-conversion', ...includes, ...warnings],
    { cwd: root, reject: false, stdin: 'ignore' },
  );
  return new RegExp(`warning: variable '${name}' (?:is|may be) (?:used )?uninitialized`).test(stderr);
}
