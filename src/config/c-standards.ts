/**
 * Values of `-std` for C that clang 21 inside ESBMC 8.4.0 knows. For another one it prints an error, and verifies all the
 * same by its default (measured), so nothing else may reach it.
 */
const standards = new Set([
  ...['89', '90', '99', '9x', '11', '1x', '17', '18', '2x', '23'].flatMap((year) => [
    `c${year}`,
    `gnu${year}`,
  ]),
  ...['1990', '199409', '1999', '2011', '2017', '2018'].map((year) => `iso9899:${year}`),
]);

/** True for a standard of C, as `-std` takes it. */
export function isCStandard(name: string): boolean {
  return standards.has(name);
}
