import { DeclarationReader, programTokens } from '../../../project/harness/declaration-reader.ts';
import { harnessEntry } from '../../../project/harness/harness-names.ts';
import type { CType } from '../../../project/harness/harness-type.ts';
import type { TypeIndex } from '../../../project/harness/type-index.ts';
import { observe } from './observe-value.ts';

/** `T *name = malloc(count * sizeof(T));` or `malloc(sizeof(T [count]))`, and in the next line that it succeeded. */
const block =
  /^( *)([\w ]+?) \*(\w+) = malloc\((?:(\w[\w.>\-[\]]*) \* sizeof\([\w ]+\)|sizeof\([\w ]+ \[(\d+)\]\))\);\n *__ESBMC_assume\(\3 != 0\);$/gm;

/** `T name = esbmc_action_any_1();`: what the harness hands over by its address. */
const object = /^ *((?:struct )?\w[\w ]*?) (\w+_object) = esbmc_action_any_\w+\(\);$/gm;

/** Larger blocks are filled and looked at up to here. */
const mostElements = 24;

/**
 * The harness with values of ours in all its blocks, which memory that nothing was stored in does not have twice, and
 * with a look at what the function left in them.
 * @param looksInside false where a block may be freed by then
 */
export function observedHarness(harness: string, index: TypeIndex, looksInside: boolean): string {
  const functions: string[] = [];
  const seen: string[] = [];
  const filled = harness.replace(
    block,
    (
      whole,
      indent: string,
      type: string,
      name: string,
      counted: string | undefined,
      fixed: string | undefined,
    ) => {
      const count = counted ?? fixed ?? '0';
      const any = `esbmc_action_any_filled_${functions.length + 1}`;
      functions.push(`extern ${type} ${any}(void);`);
      const places = Array.from(
        { length: Math.min(mostElements, Number(fixed ?? mostElements)) },
        (_, at) => at,
      );
      const elements = (text: (at: number) => string) =>
        places.map((at) => `${indent}if (${at} < ${count}) ${text(at)}`);
      const look = places.map(
        (at) => `if (${at} < ${count}) { ${observe(`${name}[${at}]`, typeOf(type), index).join(' ')} }`,
      );
      seen.push(...look);
      return [whole, ...elements((at) => `${name}[${at}] = ${any}();`)].join('\n');
    },
  );
  for (const [, type = '', name = ''] of harness.matchAll(object)) {
    seen.push(...observe(name, typeOf(type), index));
  }
  const start = filled.indexOf(`\nvoid ${harnessEntry}(void)`);
  const end = filled.lastIndexOf('\n}');
  if (start === -1 || end === -1) return harness;
  const looks = looksInside ? seen.map((one) => `\n  ${one}`).join('') : '';
  return `${filled.slice(0, start)}\n${functions.join('\n')}${filled.slice(start, end)}${looks}${filled.slice(end)}`;
}

function typeOf(text: string): CType {
  return new DeclarationReader(programTokens(text)).typeName().type;
}
