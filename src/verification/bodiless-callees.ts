import { isNondeterministic } from '../project/nondeterministic.ts';

/**
 * Library functions that ESBMC has no body for and that write nothing which the caller can read, so that taking
 * their result as any value is right.
 */
const harmless = new Set(
  (
    'clearerr closelog difftime fclose feof ferror fflush fileno fprintf fputc fputs fputws getc getchar getpid ' +
    'getppid getuid isatty perror printf putc putchar puts putw rand random setlocale sleep srand srandom strerror ' +
    'syslog time usleep vfprintf vprintf wprintf'
  ).split(' '),
);

/** Those of the callees without a body that may write what the caller reads, sorted. */
export function writingCallees(callees: readonly string[]): readonly string[] {
  return [...new Set(callees)].filter((name) => !isNondeterministic(name) && !harmless.has(name)).sort();
}

/** Why callees without a body keep a unit from being proved; null when none of them matters. */
export function bodilessReason(callees: readonly string[]): string | null {
  const names = writingCallees(callees);
  if (names.length === 0) return null;
  const [first, ...rest] = names.map((name) => `\`${name}\``);
  const list = rest.length === 0 ? `${first} has` : `${[first, ...rest].join(', ')} have`;
  return `${list} no body here: what such a function writes is not known`;
}
