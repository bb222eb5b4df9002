import { isMacroDefinition, macroName } from '../config/macro-definition.ts';
import type { VerifierFlag } from '../config/verifier-flags.ts';

/** What a verifier needs of a compiler's arguments; paths as they are written. */
export interface CompileOptions {
  readonly includeDirs: readonly string[];
  readonly systemIncludeDirs: readonly string[];
  readonly afterIncludeDirs: readonly string[];
  readonly defines: readonly string[];
  readonly undefines: readonly string[];
  readonly forcedIncludes: readonly string[];
  /** Any text. */
  readonly std: string | null;
  readonly flags: readonly VerifierFlag[];
}

export type ReadOptions =
  | { readonly ok: true; readonly options: CompileOptions }
  /** Why nothing can be said about how the file is compiled; a part of a sentence. */
  | { readonly ok: false; readonly reason: string };

type Setting = 'include' | 'system' | 'after' | 'define' | 'undefine' | 'forced' | 'standard';

/** Options of gcc and clang that count, in all their spellings; the value is joined to the first kind of them. */
const joined: readonly (readonly [string, Setting])[] = [
  ['--include-directory-after=', 'after'],
  ['--include-directory=', 'include'],
  ['--define-macro=', 'define'],
  ['--undefine-macro=', 'undefine'],
  ['--include=', 'forced'],
  ['--std=', 'standard'],
  ['-std=', 'standard'],
  ['-isystem', 'system'],
  ['-idirafter', 'after'],
  ['-iquote', 'include'],
  ['-include', 'forced'],
  ['-I', 'include'],
  ['-D', 'define'],
  ['-U', 'undefine'],
];

const separate: ReadonlyMap<string, Setting> = new Map([
  ['-I', 'include'],
  ['--include-directory', 'include'],
  ['-iquote', 'include'],
  ['-isystem', 'system'],
  ['-idirafter', 'after'],
  ['--include-directory-after', 'after'],
  ['-D', 'define'],
  ['--define-macro', 'define'],
  ['-U', 'undefine'],
  ['--undefine-macro', 'undefine'],
  ['-include', 'forced'],
  ['--include', 'forced'],
  ['--std', 'standard'],
]);

const flags: ReadonlyMap<string, VerifierFlag> = new Map([
  ['-m32', '--32'],
  ['-funsigned-char', '--funsigned-char'],
  ['-fno-signed-char', '--funsigned-char'],
  ['-fms-extensions', '--fms-extensions'],
]);

/** Options that count for nothing here, and whose value is the next argument, however that looks. */
const withValue = new Set(
  (
    '-o -x -MF -MT -MQ -MJ -imacros -imultilib -iprefix -iwithprefix -iwithprefixbefore -isysroot -iframework -F ' +
    '-Xclang -Xpreprocessor -Xassembler -Xlinker -Xanalyzer -mllvm -target -arch -include-pch -L -l -T -u -z -e -A ' +
    '-aux-info -dumpbase -dumpbase-ext -dumpdir -G --param --sysroot --output --language -B -wrapper -specs -gcc-toolchain'
  ).split(' '),
);

/** Takes from a compiler's arguments what says which text the file is; nothing is run, and all else is ignored. */
export function readCompileOptions(args: readonly string[]): ReadOptions {
  const taken: { setting: Setting; value: string }[] = [];
  const found = new Set<VerifierFlag>();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    // A compiler puts the file's content in its place wherever it stands.
    if (arg.startsWith('@'))
      return { ok: false, reason: 'has a response file (`@...`), whose options are not read' };
    if (withValue.has(arg)) {
      index += 1;
      continue;
    }
    const flag = flags.get(arg);
    if (flag !== undefined) found.add(flag);
    const whole = separate.get(arg);
    const [prefix, setting] = joined.find(([start]) => arg.startsWith(start)) ?? [];
    if (whole !== undefined) {
      index += 1;
      const value = args[index];
      if (value?.startsWith('@'))
        return { ok: false, reason: 'has a response file (`@...`), whose options are not read' };
      if (value !== undefined) taken.push({ setting: whole, value });
    } else if (prefix !== undefined && setting !== undefined) {
      taken.push({ setting, value: arg.slice(prefix.length) });
    } else if (arg === '-ansi') taken.push({ setting: 'standard', value: 'c90' });
  }
  return check(taken, [...found]);
}

function check(taken: readonly { setting: Setting; value: string }[], found: VerifierFlag[]): ReadOptions {
  const of = (setting: Setting) => [
    ...new Set(taken.filter((one) => one.setting === setting).map(({ value }) => value)),
  ];
  const wrong = taken.find(({ setting, value }) => !isValid(setting, value));
  if (wrong !== undefined) return { ok: false, reason: wrongValues[wrong.setting] };
  const macros = new Map<string, { define: string | null }>();
  for (const { setting, value } of taken) {
    if (setting === 'define') macros.set(macroName(value), { define: value });
    if (setting === 'undefine') macros.set(value, { define: null });
  }
  return {
    ok: true,
    options: {
      includeDirs: of('include'),
      systemIncludeDirs: of('system'),
      afterIncludeDirs: of('after'),
      defines: [...macros.values()].flatMap(({ define }) => define ?? []),
      undefines: [...macros].filter(([, { define }]) => define === null).map(([macro]) => macro),
      forcedIncludes: of('forced'),
      std: of('standard').at(-1) ?? null,
      flags: found,
    },
  };
}

function isValid(setting: Setting, value: string): boolean {
  switch (setting) {
    case 'define':
      return isMacroDefinition(value);
    case 'undefine':
      return value !== '' && macroName(value) === value;
    default:
      return value !== '' && !/\p{Cc}/u.test(value);
  }
}

const wrongPath = 'has an option with a value that can’t be one (`-I`, `-include`, `-std`)';
const wrongValues: Readonly<Record<Setting, string>> = {
  standard: wrongPath,
  include: wrongPath,
  system: wrongPath,
  after: wrongPath,
  forced: wrongPath,
  define: 'defines something that is no macro (`-D`)',
  undefine: 'undefines something that is no macro (`-U`)',
};
