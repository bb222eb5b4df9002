import type { CType, Declared, FunctionType } from './harness-type.ts';
import type { TypeIndex } from './type-index.ts';

/** What a type is once its names are looked up. */
export type ResolvedType =
  | { readonly is: 'void' }
  | {
      readonly is: 'number';
      readonly form: 'integer' | 'bool' | 'character' | 'floating';
      readonly isSigned: boolean;
    }
  | { readonly is: 'enum'; readonly enumerators: readonly string[] }
  | { readonly is: 'record'; readonly form: 'struct' | 'union'; readonly members: readonly Declared[] | null }
  | { readonly is: 'pointer'; readonly to: CType }
  | { readonly is: 'array'; readonly of: CType; readonly size: string | null }
  | { readonly is: 'function'; readonly type: FunctionType }
  /** A type of a system header whose parts are none of our business. */
  | { readonly is: 'system' }
  | { readonly is: 'unknown'; readonly name: string };

/** Names that the C standard library and POSIX give to numbers. */
const unsignedNames =
  /^(?:uint(?:_least|_fast)?(?:8|16|32|64)_t|uint(?:max|ptr)_t|size_t|wint_t|mode_t|uid_t|gid_t|dev_t|ino_t|socklen_t|u_?(?:char|short|int|long)|uint|ushort|ulong|u?char(?:16|32)_t)$/;
const signedNames =
  /^(?:int(?:_least|_fast)?(?:8|16|32|64)_t|int(?:max|ptr)_t|ssize_t|ptrdiff_t|wchar_t|time_t|clock_t|off_t|pid_t|suseconds_t|sig_atomic_t)$/;
/** Complete types of system headers: any value of them is a possible one. */
const systemTypes =
  /^(?:struct (?:tm|stat|timeval|timespec|sockaddr(?:_in6?|_storage)?|in_addr|pollfd|iovec|sigaction|rusage)|div_t|ldiv_t|fpos_t|sigset_t|fd_set|pthread_(?:t|mutex_t|cond_t|attr_t))$/;

/** Longer chains of typedefs are made up. */
const longestChain = 20;

/** Looks a type's name up until something that can be built from is known. */
export function resolveType(type: CType, index: TypeIndex, chain = 0): ResolvedType {
  switch (type.kind) {
    case 'pointer':
      return { is: 'pointer', to: type.to };
    case 'array':
      return { is: 'array', of: type.of, size: type.size };
    case 'function':
      return { is: 'function', type };
    case 'named':
      break;
  }
  const definition = type.defines ?? index.definitions.get(type.name);
  if (definition !== undefined) {
    if (definition.form === 'enum') return { is: 'enum', enumerators: definition.enumerators };
    return { is: 'record', form: definition.form, members: definition.members };
  }
  const alias = index.typedefs.get(type.name);
  if (alias !== undefined && chain < longestChain) return resolveType(alias, index, chain + 1);
  return resolveName(type.name, index, chain);
}

function resolveName(name: string, index: TypeIndex, chain: number): ResolvedType {
  if (name === 'void') return { is: 'void' };
  if (systemTypes.test(name)) return { is: 'system' };
  if (unsignedNames.test(name)) {
    const form = /^(?:uint8_t|u_?char)$/.test(name) ? 'character' : 'integer';
    return { is: 'number', form, isSigned: false };
  }
  if (signedNames.test(name))
    return { is: 'number', form: name === 'int8_t' ? 'character' : 'integer', isSigned: true };
  const words = name.split(' ');
  if (words[0] === 'enum') return { is: 'enum', enumerators: [] };
  if (words[0] === 'struct' || words[0] === 'union') return { is: 'record', form: words[0], members: null };
  if (words.every((word) => numberWord.test(word))) return numberOf(words);
  const macro = index.macros.get(name);
  if (macro !== undefined && /^[\w ]+$/.test(macro) && chain < longestChain)
    return resolveType({ kind: 'named', name: macro, isConst: false, defines: null }, index, chain + 1);
  return { is: 'unknown', name };
}

const numberWord =
  /^(?:char|short|int|long|signed|unsigned|float|double|_Bool|bool|__int128|__signed__|_Float128)$/;

function numberOf(words: readonly string[]): ResolvedType {
  const has = (word: string) => words.includes(word);
  const isSigned = !has('unsigned');
  if (has('_Bool') || has('bool')) return { is: 'number', form: 'bool', isSigned: false };
  if (has('float') || has('double') || has('_Float128'))
    return { is: 'number', form: 'floating', isSigned: true };
  return { is: 'number', form: has('char') ? 'character' : 'integer', isSigned };
}
