import { anyValuePrefix } from '../../project/harness/harness-names.ts';

/** `int *a = malloc(n * sizeof(int));` and, in the next line, that it succeeded. */
const block =
  /^( *)[^\n=]*?\*(\w+) = malloc\((\w[\w.>\-[\]]*) \* sizeof\(((?:(?:un)?signed |long |short )*\w+)\)\);\n *__ESBMC_assume\(\2 != 0\);$/gm;

/** Enough for what a counterexample needs; straight statements, as a loop would have to be unwound. */
const mostElements = 8;

/**
 * The harness with a value stored in each element of its blocks of numbers: what memory holds that nothing was stored
 * in is in no trace. The same text when there is no such block.
 */
export function fillBlocks(harness: string): string {
  const functions: string[] = [];
  const filled = harness.replace(
    block,
    (whole, indent: string, name: string, count: string, type: string) => {
      const any = `${anyValuePrefix}content_${functions.length + 1}`;
      functions.push(`extern ${type} ${any}(void);`);
      const stores = Array.from(
        { length: mostElements },
        (_, index) => `${indent}if (${index} < ${count}) ${name}[${index}] = ${any}();`,
      );
      return [whole, ...stores].join('\n');
    },
  );
  if (functions.length === 0) return harness;
  const start = filled.indexOf('\nvoid esbmc_action_harness(void)');
  return start === -1 ? harness : `${filled.slice(0, start)}\n${functions.join('\n')}${filled.slice(start)}`;
}
