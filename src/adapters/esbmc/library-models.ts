import { basename } from 'node:path';

/** One file of our models of library functions. */
interface LibraryModel {
  readonly functions: readonly string[];
  /**
   * What a program defines itself must win. Of two definitions ESBMC keeps the first when their types are the same,
   * the last when they differ, and always the first for the names that clang knows as builtins (measured with 8.4.0).
   * So models of those come last, and all others, whose types differ from any of a program, come first.
   */
  readonly position: 'before' | 'after';
  /** ESBMC never calls a function of these names, so the names are changed in the whole program. */
  readonly isRenamed: boolean;
  /** Loops that end by themselves (function:number of the loop), and how often each runs at most. */
  readonly loops: Readonly<Record<string, number>>;
}

const libraryModels: Readonly<Record<string, LibraryModel>> = {
  'allocators.c': {
    functions: [
      'esbmc_action_lib_malloc',
      'esbmc_action_lib_calloc',
      'esbmc_action_lib_realloc',
      'esbmc_action_lib_free',
    ],
    position: 'after',
    isRenamed: false,
    loops: {},
  },
  'buffers.c': {
    functions: [
      'read',
      'recv',
      'write',
      'send',
      'fwrite',
      'puts',
      'fputs',
      'fputc',
      'fgets',
      'getline',
      'getdelim',
      'asprintf',
      'vasprintf',
      'ferror',
      'fopen',
      'qsort',
      'bsearch',
    ],
    position: 'before',
    isRenamed: false,
    loops: { 'esbmc_action_write_bytes:0': 32, 'esbmc_action_read_string:0': 256, 'bsearch:0': 16 },
  },
  'scanf.c': {
    functions: ['scanf', 'fscanf', 'sscanf'],
    position: 'before',
    isRenamed: true,
    loops: {
      'esbmc_action_skip_text:0': 128,
      'esbmc_action_read_scan:0': 6,
      'esbmc_action_read_scan:1': 64,
      'esbmc_action_write_word:1': 16,
      'esbmc_action_scanf:0': 16,
      'esbmc_action_fscanf:0': 16,
      'esbmc_action_sscanf:0': 16,
    },
  },
  'sprintf.c': {
    functions: ['sprintf', 'snprintf', 'vsprintf', 'vsnprintf'],
    position: 'after',
    isRenamed: false,
    loops: {
      'esbmc_action_write_text:0': 128,
      'esbmc_action_write_field:0': 11,
      'esbmc_action_write_string:0': 256,
      'esbmc_action_number:0': 5,
      'esbmc_action_read_conversion:0': 5,
      'esbmc_action_digits:0': 22,
      'esbmc_action_print_unseen:0': 16,
      'sprintf:0': 16,
      'snprintf:0': 16,
    },
  },
};

export interface ModelArguments {
  /** Sources that stand before those of the project, and after them. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly options: readonly string[];
}

/** How models (paths of files) are given to ESBMC. */
export function modelArguments(models: readonly string[]): ModelArguments {
  const known = models.flatMap((path) => modelOf(path) ?? []);
  const renamed = known.filter(({ isRenamed }) => isRenamed).flatMap(({ functions }) => functions);
  const isLast = (path: string) => modelOf(path)?.position === 'after';
  return {
    before: models.filter((path) => !isLast(path)),
    after: models.filter(isLast),
    options: [...renamed.map((name) => `-D${name}=esbmc_action_${name}`), ...unwinding(known)],
  };
}

/** The functions that a model stands for; null when that is not known, as for a model that is not ours. */
export function modelledFunctions(path: string): readonly string[] | null {
  return modelOf(path)?.functions ?? null;
}

function modelOf(path: string): LibraryModel | undefined {
  return libraryModels[basename(path)];
}

/** Without limits of their own, these loops would need as many unwindings of the whole program. */
function unwinding(models: readonly LibraryModel[]): string[] {
  // One more to leave the loop, and one more for ESBMC to see that it is left.
  const limits = models.flatMap(({ loops }) =>
    Object.entries(loops).map(([loop, most]) => `${loop}:${most + 2}`),
  );
  return limits.length === 0 ? [] : ['--unwindsetname', limits.join(',')];
}
