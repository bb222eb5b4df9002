/** A small C library as its maintainers would set it up for `check`. */
export interface Library {
  readonly name: string;
  /** The source package of the distribution, with the version that the note is about. */
  readonly package: string;
  readonly version: string;
  /** What is asked about, relative to the root of the package; tests and examples are left out. */
  readonly sources: readonly string[];
  /** What a build would do before the check, in the root. */
  readonly prepare: readonly (readonly [string, ...string[]])[];
  /** Arguments with which gcc accepts the sources. */
  readonly compile: readonly string[];
  /** `.github/esbmc.yml`, beside the paths: tests and examples are no part of a library. */
  readonly config: string;
}

export const libraries: readonly Library[] = [
  {
    name: 'cjson',
    package: 'cjson',
    version: '1.7.15-1+deb12u4',
    sources: ['cJSON.c'],
    prepare: [],
    compile: ['-std=gnu99'],
    config: '',
  },
  {
    name: 'hiredis-sds',
    package: 'hiredis',
    version: '0.14.1-3',
    sources: ['sds.c'],
    prepare: [],
    compile: ['-std=gnu99'],
    config: '',
  },
  {
    name: 'libcue',
    package: 'libcue',
    version: '2.2.1-4+deb12u1',
    // The parser is made by bison and flex.
    sources: ['cd.c', 'cdtext.c', 'rem.c', 'time.c'],
    prepare: [],
    compile: ['-std=gnu99'],
    config: '',
  },
  {
    name: 'libcsv',
    package: 'libcsv',
    version: '3.0.3+dfsg-6',
    sources: ['libcsv.c'],
    prepare: [],
    compile: ['-std=gnu99'],
    config: '',
  },
  {
    name: 'libestr',
    package: 'libestr',
    version: '0.1.11-1',
    sources: ['src/string.c', 'src/libestr.c'],
    // Makes config.h.
    prepare: [['./configure', '--quiet']],
    compile: ['-std=gnu99', '-I.', '-Iinclude'],
    config: 'include-dirs: [., include]\n',
  },
];

/** Those named, or all. */
export function librariesNamed(names: readonly string[]): readonly Library[] {
  const unknown = names.filter((name) => !libraries.some((one) => one.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `no library ${unknown.join(', ')}; known are ${libraries.map(({ name }) => name).join(', ')}`,
    );
  }
  return names.length === 0 ? libraries : libraries.filter(({ name }) => names.includes(name));
}
