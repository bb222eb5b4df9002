import type { CFile } from '../../../project/c-file.ts';
import { isNondeterministic } from '../../../project/nondeterministic.ts';
import { moreOftenIn } from '../count-items.ts';
import type { FileVersion } from '../edited-file.ts';
import type { EditRule } from './edit-rule.ts';

/** What ends a run, or jumps out of it, so that a violation is not reached: to a verifier that looks like a repair. */
const endings =
  /^(?:abort|assume|_?_?exit|_Exit|quick_exit|at_?quick_exit|atexit|pthread_exit|thrd_exit|err[xc]?|verrx?|raise|kill|p?signal|sigaction|alarm|pause|u?sleep|nanosleep|_?(?:sig)?(?:set|long)jmp|exec[lv]\w*|v?fork|system|popen|syscall|dlsym|dlopen|mprotect|setrlimit)$/;

/** What a compiler and a verifier read in different ways, or what they are told with. */
const dialects =
  /^(?:asm|_Pragma|_Noreturn|noreturn|alignas|_Alignas|volatile|register|thread_local|_Thread_local)$/;

/** New questions to the outside, whose answers any behaviour can hang on. */
const inputs =
  /^(?:s?rand(?:om)?|rand_r|drand48|time|clock|clock_gettime|gettimeofday|getenv|secure_getenv|getpid)$/;

/** Reserved names reach the tools themselves; these are plain C. */
const harmlessReserved = /^__(?:func__|FILE__|LINE__|restrict|inline)$/;

/** Trigraphs, and the brackets of attributes. */
const odd = /\?\?[=/'()!<>-]|\[\s*\[/g;

/** No word is used more often than before that can end the run, bend the verifier, or hide what is compiled. */
export const bannedWords: EditRule = ({ path, before, after }, { headers, unit }) => {
  const added = moreOftenIn(wordsOf(after), wordsOf(before));
  const banned = added.find(isBanned);
  if (banned !== undefined) return `it brings in \`${banned}\``;
  const others = unit.filter((one) => one.path !== path).map(({ file }) => file);
  const ends = endingNames([after.file, ...headers, ...others]);
  const [leading] = added.filter((word) => ends.has(word));
  if (leading !== undefined) return `it brings in \`${leading}\`, which may end the program`;
  const [spelled] = moreOftenIn(after.text.match(odd) ?? [], before.text.match(odd) ?? []);
  return spelled === undefined ? null : `it brings in \`${spelled}\``;
};

function isBanned(word: string): boolean {
  if (word === 'main' || endings.test(word) || dialects.test(word) || inputs.test(word)) return true;
  return isNondeterministic(word) || (word.startsWith('__') && !harmlessReserved.test(word));
}

function wordsOf({ tokens }: FileVersion): readonly string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
}

/** Functions and macros of the project through which the program may be ended. */
function endingNames(files: readonly CFile[]): ReadonlySet<string> {
  const users = files.flatMap(({ functions, declarations }) => [
    ...functions.filter(({ isDefinition }) => isDefinition).map(({ name, mentions }) => ({ name, mentions })),
    ...declarations
      .filter(({ kind }) => kind === 'macro')
      .flatMap(({ names, mentions }) => names.slice(0, 1).map((name) => ({ name, mentions }))),
  ]);
  const found = new Set<string>();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { name, mentions } of users) {
      if (mentions.some((one) => endings.test(one) || found.has(one))) found.add(name);
    }
  }
  return found;
}
