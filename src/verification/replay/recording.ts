import type { Counterexample } from '../../domain/counterexample.ts';
import { type ArgumentShape, recordingMain } from './arguments.ts';
import type { InputFunction } from './input-functions.ts';
import { bytePrelude } from './recorded-bytes.ts';

/** Names in the recording; a trace shows what is assigned to them. */
const countPrefix = 'esbmc_action_count_';
const valuePrefix = 'esbmc_action_value_';
const bitsPrefix = 'esbmc_action_bits_';

export interface RecordedUnit {
  /** What ESBMC is started on: the harness, or an include of the unit's file. */
  readonly text: string;
  readonly functions: readonly InputFunction[];
  /** Null where `main` takes no arguments, and under a harness. */
  readonly argv: ArgumentShape | null;
  /** Whether standard input is read byte by byte: `byteFunction` is the last of the functions then. */
  readonly readsBytes: boolean;
}

/**
 * The unit, with bodies for the functions that give it any value. ESBMC's trace shows assignments to variables and no
 * results of calls (measured with 8.4.0): so each result is assigned to a variable, and counted, because a value that is
 * assigned twice in a row is shown once. A floating-point number is kept by its bits, because it is shown rounded.
 */
export function recordingText({ text, functions, argv, readsBytes }: RecordedUnit): string {
  return [
    ...(readsBytes ? bytePrelude : []),
    ...functions.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...(argv === null ? [] : ['#define main esbmc_action_main']),
    text,
    ...(argv === null ? [] : ['#undef main', ...recordingMain(argv)]),
    ...functions.flatMap(recordingBody),
    '',
  ].join('\n');
}

function recordingBody({ name, header }: InputFunction, index: number): string[] {
  const count = `${countPrefix}${index}`;
  const value = `${valuePrefix}${index}`;
  const bits = floatingPoint.exec(header)?.[1] === 'float' ? 'unsigned' : 'unsigned long';
  const keep = [
    `  union { __typeof__(${name}()) value; ${bits} bits; } esbmc_action_as;`,
    `  esbmc_action_as.value = ${value};`,
    `  ${bits} ${bitsPrefix}${index} = esbmc_action_as.bits;`,
  ];
  return [
    `static unsigned ${count};`,
    `extern __typeof__(${name}()) esbmc_action_raw_${index}(void);`,
    header,
    '{',
    `  ${count} = ${count} + 1;`,
    `  __typeof__(${name}()) ${value} = esbmc_action_raw_${index}();`,
    ...(floatingPoint.test(header) ? keep : []),
    `  return ${value};`,
    '}',
  ];
}

const floatingPoint = /^(float|double) \w+\(void\)$/;

/**
 * What each function returned, call by call, in ESBMC's spelling; null for a call whose result the trace does not
 * show. Parallel to the functions that the recording was made with.
 */
export function recordedValues(
  { steps }: Counterexample,
  functions: readonly InputFunction[],
): readonly (readonly (string | null)[])[] {
  return functions.map(({ header }, index) => {
    const values: (string | null)[] = [];
    for (const { assignment } of steps) {
      const { variable, value } = assignment;
      if (variable === `${countPrefix}${index}` && value !== '0') values.push(null);
      if (values.length === 0) continue;
      if (variable === `${valuePrefix}${index}`) values[values.length - 1] = value;
      if (variable === `${bitsPrefix}${index}`) {
        values[values.length - 1] = numberOfBits(value, header.startsWith('float'));
      }
    }
    return values;
  });
}

/** A number that C reads back as the same bits. */
function numberOfBits(printed: string, isSingle: boolean): string | null {
  if (!/^(?:\d+|0x[0-9a-f]+)$/i.test(printed)) return null;
  const view = new DataView(new ArrayBuffer(8));
  if (isSingle) view.setUint32(0, Number(BigInt.asUintN(32, BigInt(printed))));
  else view.setBigUint64(0, BigInt(printed));
  const number = isSingle ? view.getFloat32(0) : view.getFloat64(0);
  if (Number.isNaN(number)) return '+NAN';
  if (!Number.isFinite(number)) return number < 0 ? '-INFINITY' : '+INFINITY';
  return Object.is(number, -0) ? '-0.0' : String(number);
}
