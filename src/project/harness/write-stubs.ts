import type { CFile, CFunction } from '../c-file.ts';
import { isNondeterministic } from '../nondeterministic.ts';
import { allocatorBody, anyBody, type StubContext, stubDefinition } from './build-callback.ts';
import { bodyOf, textAt } from './c-body.ts';
import { DeclarationReader, programTokens } from './declaration-reader.ts';
import { anyValuePrefix } from './harness-names.ts';
import { libraryDeclarations } from './harness-text.ts';
import { type CType, declare, type FunctionType, withoutConst } from './harness-type.ts';
import { HarnessWriter } from './harness-writer.ts';
import { isLibraryFunction } from './library-functions.ts';
import { resolveType } from './resolve-type.ts';
import { indexTypes } from './type-index.ts';
import { usesIn } from './uses.ts';

/** Bodies for functions that no file of the project defines. */
export interface Stubs {
  /** C that stands behind the file in which the functions are declared; empty when there are none. */
  readonly text: string;
  /** What is taken for granted about each. */
  readonly assumptions: readonly string[];
}

export const noStubs: Stubs = { text: '', assumptions: [] };

/**
 * What ESBMC does with a function without a body misses what it writes, and a pointer that it returns points nowhere:
 * a stub gives any value back, changes what it gets through pointers that are not const, and never returns when it is
 * said not to.
 * @param files the unit's own file first, then its headers
 * @param neverReturns names of functions that the project says don't return
 */
export function writeStubs(
  declared: readonly CFunction[],
  files: readonly CFile[],
  neverReturns: (name: string) => boolean,
): Stubs {
  const wanted = declared.filter(({ name, definer }) => {
    const isOurs = name.startsWith('__') || isNondeterministic(name) || isLibraryFunction(name);
    return definer === null && !isOurs;
  });
  if (wanted.length === 0) return noStubs;
  const index = indexTypes(files);
  const writer = new HarnessWriter(`${anyValuePrefix}stub_`);
  const callers = files.flatMap(({ functions }) => functions).filter(({ isDefinition }) => isDefinition);
  for (const one of wanted) writeStub(one, callers, neverReturns(one.name), { writer, index });
  const text = [
    '',
    ...libraryDeclarations,
    '/* Functions that are declared and have no body in the project. */',
    ...writer.fileScope,
  ];
  return { text: `${text.join('\n')}\n`, assumptions: writer.assumptions };
}

function writeStub(
  one: CFunction,
  callers: readonly CFunction[],
  isNoReturn: boolean,
  context: StubContext,
): void {
  const { writer } = context;
  const type = typeOf(one);
  const define = (body: readonly string[]) =>
    writer.fileScope.push(`#undef ${one.name}`, stubDefinition(type, one.name, body));
  if (isNoReturn || /\b_?_?noreturn(?:__)?\b|\b_Noreturn\b/i.test(one.tokens)) {
    writer.note(`\`${one.name}\` has no body here and never returns`);
    define(['__ESBMC_assume(0);']);
    return;
  }
  const { isNullChecked, isFreed } = usesOfResult(one.name, callers, context);
  const allocator = allocatorBody(type, one.name, context);
  if (allocator !== null) {
    writer.note(
      `\`${one.name}\` has no body here and is taken for \`${allocator.like}\`${isNullChecked ? '' : ' that succeeds'}`,
    );
    define(isNullChecked || allocator.like === 'free' ? allocator.body : succeeding(allocator.body));
    return;
  }
  const target = type.returns.kind === 'pointer' ? resolveType(type.returns.to, context.index) : null;
  const isKnown =
    target?.is === 'number' || target?.is === 'enum' || (target?.is === 'record' && target.members !== null);
  const changing = anyBody({ ...type, returns: voidType }, context);
  const returns = resultInWords(type.returns, isKnown, isNullChecked);
  const changes = changing.length > 0 ? ', and changes what it gets a pointer to' : '';
  writer.note(`\`${one.name}\` has no body here: it ${returns}${changes}`);
  if (target === null) define(anyBody(type, context));
  else define([...changing, ...pointerResult(type.returns, isKnown, isNullChecked, isFreed, context)]);
}

function resultInWords(type: CType, isKnown: boolean, isNullable: boolean): string {
  if (type.kind === 'named' && type.name === 'void') return 'returns';
  if (type.kind !== 'pointer') return 'returns any value';
  return `returns ${isKnown ? 'one object' : 'a pointer to nothing known'}${isNullable ? ', or NULL' : ''}`;
}

const voidType: CType = { kind: 'named', name: 'void', isConst: false, defines: null };

/** An object that is there to the end, or one that the caller frees. */
function pointerResult(
  type: CType,
  isKnown: boolean,
  isNullable: boolean,
  isFreed: boolean,
  { writer }: StubContext,
): readonly string[] {
  if (type.kind !== 'pointer') return [];
  const to = withoutConst(type.to);
  const nothing = isNullable ? [`if (${writer.anyBool()}) return 0;`] : [];
  if (!isKnown)
    return [...nothing, 'static char esbmc_action_place[8];', 'return (void *)esbmc_action_place;'];
  if (isFreed) {
    const made = declare({ kind: 'pointer', to, isConst: false }, 'made');
    return [...nothing, `${made} = malloc(sizeof(*made));`, '__ESBMC_assume(made != 0);', 'return made;'];
  }
  return [...nothing, `static ${declare(to, 'one')};`, `one = ${writer.any(to)};`, 'return &one;'];
}

function succeeding(body: readonly string[]): readonly string[] {
  const [only = ''] = body;
  const made = only.replace(/^return /, 'void *made = ');
  return [made, '__ESBMC_assume(made != 0);', 'return made;'];
}

/** What is done with the result where it is kept in a variable: `x = f(...)`. */
function usesOfResult(name: string, callers: readonly CFunction[], { index }: StubContext) {
  const kept = callers.flatMap((caller) => {
    const body = bodyOf(caller);
    return body.calls
      .filter((call) => call.name === name)
      .flatMap(({ at }) => {
        const start = textAt(body, at - 1) === ')' ? (body.partners.get(at - 1) ?? at) - 1 : at - 1;
        if (textAt(body, start) === '!') return [{ isNullChecked: true, isFreed: false }];
        const variable = textAt(body, start) === '=' ? textAt(body, start - 1) : null;
        const isMember = /^(?:\.|->)$/.test(textAt(body, start - 2));
        return variable === null ? [] : [usesIn(caller, { name: variable, isMember }, index.functions)];
      });
  });
  return {
    isNullChecked: kept.some(({ isNullChecked }) => isNullChecked),
    isFreed: kept.some(({ isFreed }) => isFreed),
  };
}

function typeOf({ parameters, returnType, isVariadic }: CFunction): FunctionType {
  const read = (type: string) =>
    new DeclarationReader(programTokens(type === '' ? 'int' : type)).typeName().type;
  return {
    kind: 'function',
    returns: read(returnType),
    isVariadic,
    parameters: parameters
      .filter(({ type }) => type !== 'void')
      .map(({ name, type }) => {
        const own = read(type);
        const passed: CType = own.kind === 'function' ? { kind: 'pointer', to: own, isConst: false } : own;
        return { name, type: passed, isBitField: false };
      }),
  };
}
