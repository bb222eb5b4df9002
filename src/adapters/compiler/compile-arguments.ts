import type { BuildContext } from '../../project/build-context.ts';
import type { CompileRequest } from '../../verification/replay/toolchain.ts';

/**
 * Arguments of gcc and clang for one program; the compiler runs in the root, where `.` is. Null when the build is for a
 * machine that this one is not.
 */
export function compileArguments(
  {
    build,
    linked,
    instrumentation,
    without,
    goesOn,
    initial,
    wrapped,
  }: Omit<CompileRequest, 'text' | 'timeoutSeconds' | 'root'>,
  file: string,
  output: string,
): readonly string[] | null {
  if (build.flags.includes('--big-endian')) return null;
  const sanitizers = [
    `-fsanitize=address,undefined${instrumentation === 'guided' ? ',fuzzer' : ''}`,
    ...(without.length === 0 ? [] : [`-fno-sanitize=${without.join(',')}`]),
    goesOn ? '-fsanitize-recover=all' : '-fno-sanitize-recover=all',
  ];
  return [
    ...['-g', '-O0', '-w', '-fno-omit-frame-pointer'],
    ...(instrumentation === 'memcheck' ? [] : sanitizers),
    // gcc 12, clang 16.
    ...(initial === undefined ? [] : [`-ftrivial-auto-var-init=${initial}`]),
    ...preprocessorArguments(build),
    ...['-iquote', '.'],
    // Functions that the file has besides the unit's may call what is defined elsewhere. Without `-fno-plt` glibc does
    // not start a program with symbols that are not resolved (measured).
    ...['-ffunction-sections', '-fdata-sections', '-Wl,--gc-sections'],
    ...['-fno-plt', '-Wl,--unresolved-symbols=ignore-in-object-files'],
    ...wrapped.map((name) => `-Wl,--wrap=${name}`),
    file,
    ...linked,
    ...['-o', output, '-lm', '-pthread'],
  ];
}

const flags: ReadonlyMap<string, string> = new Map([
  ['--32', '-m32'],
  ['--fms-extensions', '-fms-extensions'],
  ['--funsigned-char', '-funsigned-char'],
]);

/** What a build says to the preprocessor, for gcc and clang. */
export function preprocessorArguments(build: BuildContext): readonly string[] {
  return [
    ...build.includeDirs.map((dir) => `-I${dir}`),
    ...build.systemIncludeDirs.flatMap((dir) => ['-isystem', dir]),
    ...build.afterIncludeDirs.flatMap((dir) => ['-idirafter', dir]),
    ...build.defines.map((define) => `-D${define}`),
    ...build.undefines.map((name) => `-U${name}`),
    ...build.forcedIncludes.flatMap((file) => ['-include', file]),
    ...(build.std === null ? [] : [`-std=${build.std}`]),
    ...build.flags.flatMap((flag) => flags.get(flag) ?? []),
  ];
}
