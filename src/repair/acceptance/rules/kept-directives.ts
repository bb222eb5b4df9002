import { type CDirective, directivesOf } from '../../../project/c-directive.ts';
import { spellingOf } from '../../../project/c-text.ts';
import { moreOftenIn } from '../count-items.ts';
import type { FileVersion } from '../edited-file.ts';
import type { EditRule } from './edit-rule.ts';

/** What a repair may include that was not included before; `setjmp.h` and `signal.h` are left out on purpose. */
const standardHeaders = new Set(
  (
    'assert ctype errno float inttypes iso646 limits locale math stdalign stdarg stdbool stddef stdint stdio ' +
    'stdlib string strings time wchar wctype unistd'
  )
    .split(' ')
    .map((name) => `<${name}.h>`),
);

/**
 * The directives of the preprocessor stay as they are. New ones may include a standard header or name a number that
 * had no name; a macro that was a number may become another one.
 */
export const keptDirectives: EditRule = ({ before, after }) => {
  const [gone] = moreOftenIn(directives(before), directives(after));
  if (gone !== undefined) return `it takes away or changes the directive \`${gone}\``;
  const [added] = moreOftenIn(directives(after), directives(before)).filter((text) => {
    return !standardHeaders.has(text.replace(/^#include /, ''));
  });
  if (added !== undefined) return `it adds the directive \`${added}\``;
  const numbers = (version: FileVersion) => version.file.declarations.flatMap(numberName);
  const [lost] = moreOftenIn(numbers(before), numbers(after));
  if (lost !== undefined) return `it takes away the macro \`${lost}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const taken = moreOftenIn(numbers(after), numbers(before)).find((name) => known.has(name));
  return taken === undefined ? null : `it makes a macro of \`${taken}\`, which is a name that the file uses`;
};

/** All but macros that are plain numbers. */
function directives({ tokens }: FileVersion): readonly string[] {
  return directivesOf(tokens)
    .filter((one) => !isNumber(one))
    .map(spelling);
}

function spelling({ name, tokens }: CDirective): string {
  return `#${name} ${spellingOf(tokens)}`.trim();
}

/** `#define NAME` followed by numbers and operators, also of other such macros. */
function isNumber({ name, tokens }: CDirective): boolean {
  if (name !== 'define') return false;
  const [defined, ...body] = tokens;
  if (defined === undefined || body.length === 0) return false;
  // `NAME(` without a blank is a macro with parameters.
  if (body[0]?.text === '(' && body[0].start === defined.end) return false;
  return body.every(({ kind, text }) => kind === 'number' || /^[-+*/%()]$|^<<$/.test(text));
}

function numberName({ kind, names, tokens }: FileVersion['file']['declarations'][number]): readonly string[] {
  return kind === 'macro' && /^# ?define \w+ [-+*/%()<\w .]*$/.test(tokens) ? names.slice(0, 1) : [];
}
