/**
 * Headers that ESBMC 8.4.0 brings along (measured with /usr/include hidden) and that gcc and clang have in folders of
 * their own.
 */
const bundled = new Set(
  (
    'stdio stdlib string stdint stddef stdbool stdarg limits float ctype time wchar stdatomic threads pthread ' +
    'semaphore sys/socket sys/time sys/select netinet/in arpa/inet iso646 stdalign stdnoreturn stdckdint varargs ' +
    'unwind cpuid tgmath quadmath'
  )
    .split(' ')
    .map((name) => `${name}.h`),
);

/** True for a header that needs no file of the project or of the C library. */
export function isCompilerHeader(header: string): boolean {
  return bundled.has(header) || /^(?:[a-z0-9]*intrin|arm_\w+)\.h$/.test(header);
}
