import type { CFunction } from '../c-file.ts';
import { wrapperPrefix } from '../wrap-allocators.ts';
import { bodyOf, type CBody, textAt } from './c-body.ts';
import type { HarnessContext } from './harness-context.ts';
import { resolveType } from './resolve-type.ts';
import type { TypeIndex } from './type-index.ts';

/** More kinds of records than these are hardly made by one function and what it calls. */
const mostTypes = 6;

/**
 * The records of which functions ask the size, as C: what they allocate, as a rule.
 * @param readers the function that is called, and what it calls
 */
export function sizedRecords(readers: readonly CFunction[], index: TypeIndex): readonly string[] {
  const found = new Set<string>();
  for (const one of readers) {
    const body = bodyOf(one);
    body.tokens.forEach(({ text }, at) => {
      if (text !== 'sizeof') return;
      const name = namedAt(textAt(body, at + 1) === '(' ? at + 2 : at + 1, body);
      if (name !== null && isRecord(name, index)) found.add(name);
    });
  }
  return [...found].slice(0, mostTypes);
}

/** `struct node` or `node_t`; of `*p`, what `p` is declared as in the body. */
function namedAt(at: number, body: CBody): string | null {
  const text = textAt(body, at);
  if (text === 'struct') return `struct ${textAt(body, at + 1)}`;
  if (text !== '*') return body.tokens[at]?.kind === 'word' ? text : null;
  const pointer = textAt(body, at + 1);
  const declared = body.tokens.findIndex(
    (token, place) =>
      token.text === pointer && textAt(body, place - 1) === '*' && isTypeBefore(place - 2, body),
  );
  if (declared === -1) return null;
  const type = textAt(body, declared - 2);
  return textAt(body, declared - 3) === 'struct' ? `struct ${type}` : type;
}

/** A word at the start of a statement, so that `a * b` is no declaration. */
function isTypeBefore(at: number, body: CBody): boolean {
  if (body.tokens[at]?.kind !== 'word') return false;
  const before = textAt(body, at - 1);
  return /^(?:[;{}(,]|struct|const|)$/.test(before);
}

function isRecord(name: string, index: TypeIndex): boolean {
  const type = resolveType({ kind: 'named', name, isConst: false, defines: null }, index);
  return type.is === 'record' && type.form === 'struct' && type.members !== null;
}

/**
 * Statements that return a block of one of the types where the size is its size. Measured: of what an allocator gets as
 * a number, ESBMC makes bytes, in which it loses pointers, and takes ten times as long; `sizeof` makes an object.
 * @param size the name of the parameter
 */
export function returnTyped(types: readonly string[], size: string): readonly string[] {
  return types.map((type) => {
    const others = types.filter((one) => one !== type).map((one) => ` && sizeof(${type}) != sizeof(${one})`);
    const isIt = `__builtin_constant_p(${size}) && ${size} == sizeof(${type})${others.join('')}`;
    return `if (${isIt}) return malloc(sizeof(${type}));`;
  });
}

/** What ESBMC calls in place of `malloc` where its address is used; none where nothing is known of what is made. */
export function typedWrapper({
  readers,
  index,
}: Pick<HarnessContext, 'readers' | 'index'>): readonly string[] {
  const types = sizedRecords(readers, index);
  if (types.length === 0) return [];
  const body = [...returnTyped(types, 'size'), 'return malloc(size);'];
  return [
    `void *${wrapperPrefix}malloc(__SIZE_TYPE__ size)\n{\n${body.map((line) => `  ${line}`).join('\n')}\n}`,
  ];
}
