import type { CDeclaration, CFile, CFunction } from '../c-file.ts';
import { constantValue } from './constant-value.ts';
import { DeclarationReader, programTokens } from './declaration-reader.ts';
import type { CType, Declared, TypeDefinition } from './harness-type.ts';

/** What the names of a unit's files stand for. */
export interface TypeIndex {
  readonly typedefs: ReadonlyMap<string, CType>;
  /** By `struct tag`, `union tag`, `enum tag`. */
  readonly definitions: ReadonlyMap<string, TypeDefinition>;
  readonly globals: readonly GlobalVariable[];
  /** Defined functions by name; the unit's own file wins. */
  readonly functions: ReadonlyMap<string, CFunction>;
  /** Of the functions those that the unit's own file can call. */
  readonly callable: ReadonlySet<CFunction>;
  /** The value of a constant expression; null when it is none that the text tells. */
  constantOf(expression: string): number | null;
  /** Object-like macros and what they stand for. */
  readonly macros: ReadonlyMap<string, string>;
}

export interface GlobalVariable extends Declared {
  readonly name: string;
  readonly isConst: boolean;
  /** Defined in the unit's own file, so that it has a value there. */
  readonly isOwn: boolean;
}

interface KnownIndex {
  readonly files: readonly CFile[];
  readonly index: TypeIndex;
}

/** By the unit's own file: all functions of a file are read with the same files around it. */
const read = new WeakMap<CFile, KnownIndex[]>();

/**
 * Reads the declarations of the unit's file and of the headers it includes; the same answer for the same files.
 * @param files the unit's own file first
 */
export function indexTypes(files: readonly CFile[]): TypeIndex {
  const [own] = files;
  const known = (own && read.get(own)) ?? [];
  const same = known.find((one) => isSame(one.files, files));
  if (same !== undefined) return same.index;
  const index = readTypes(files);
  if (own !== undefined) read.set(own, [...known, { files: [...files], index }]);
  return index;
}

function isSame(some: readonly CFile[], others: readonly CFile[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

function readTypes(files: readonly CFile[]): TypeIndex {
  const typedefs = new Map<string, CType>();
  const definitions = new Map<string, TypeDefinition>();
  const macros = new Map<string, string>();
  const enumerators = new Map<string, string>();
  const globals: GlobalVariable[] = [];
  const functions = new Map<string, CFunction>();
  const callable = new Set<CFunction>();
  const index: TypeIndex = {
    typedefs,
    definitions,
    globals,
    functions,
    callable,
    macros,
    constantOf: (expression) =>
      constantValue(expression, (name) => macros.get(name) ?? enumerators.get(name) ?? null),
  };
  for (const [position, file] of files.entries()) {
    for (const one of file.functions) {
      if (!one.isDefinition || functions.has(one.name)) continue;
      functions.set(one.name, one);
      if (position === 0 || !one.isStatic) callable.add(one);
    }
    for (const declaration of file.declarations) {
      if (declaration.kind === 'macro') readMacro(declaration, macros);
      else if (declaration.kind !== 'pragma')
        readDeclared(declaration, position === 0, { typedefs, definitions, enumerators, globals });
    }
  }
  return index;
}

interface Tables {
  readonly typedefs: Map<string, CType>;
  readonly definitions: Map<string, TypeDefinition>;
  readonly enumerators: Map<string, string>;
  readonly globals: GlobalVariable[];
}

function readMacro({ tokens }: CDeclaration, macros: Map<string, string>): void {
  const match = /^#define (\w+) (.*)$/s.exec(tokens);
  if (match?.[1] !== undefined && !macros.has(match[1])) macros.set(match[1], match[2] ?? '');
}

function readDeclared({ tokens }: CDeclaration, isOwn: boolean, tables: Tables): void {
  const reader = new DeclarationReader(programTokens(tokens));
  while (!reader.isAtEnd) {
    const { isTypedef, base, declared } = reader.declaration();
    define(base, tables);
    for (const one of declared) {
      if (one.name === null) continue;
      if (isTypedef) {
        if (!tables.typedefs.has(one.name)) tables.typedefs.set(one.name, one.type);
      } else if (one.type.kind !== 'function') {
        const isExtern = /(?:^|\s)extern\s/.test(tokens);
        tables.globals.push({
          ...one,
          name: one.name,
          isConst: isConstant(one.type),
          isOwn: isOwn && !isExtern,
        });
      }
    }
  }
}

function isConstant(type: CType): boolean {
  if (type.kind === 'array') return isConstant(type.of);
  return type.kind !== 'function' && type.isConst;
}

/** Also what is defined inside of a record's members. */
function define(type: CType, tables: Tables): void {
  if (type.kind === 'pointer') define(type.to, tables);
  if (type.kind === 'array') define(type.of, tables);
  if (type.kind !== 'named' || type.defines === null) return;
  const { defines, name } = type;
  if (name.includes(' ') && !tables.definitions.has(name)) tables.definitions.set(name, defines);
  if (defines.form === 'enum') defineEnumerators(tables, defines.enumerators);
  else for (const member of defines.members) define(member.type, tables);
}

/** Their order tells their values as long as none is given; a guess is enough for the sizes of buffers. */
function defineEnumerators({ enumerators }: Tables, names: readonly string[]): void {
  names.forEach((name, position) => {
    if (!enumerators.has(name)) enumerators.set(name, String(position));
  });
}
