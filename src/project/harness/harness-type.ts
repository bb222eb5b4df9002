/** A C type as it is declared; what its name stands for is looked up in a TypeIndex. */
export type CType =
  | {
      readonly kind: 'named';
      /** `unsigned long`, `struct node`, `buffer_t`; of a record without a tag what it begins with. */
      readonly name: string;
      readonly isConst: boolean;
      /** Where the type is defined in place. */
      readonly defines: TypeDefinition | null;
    }
  | { readonly kind: 'pointer'; readonly to: CType; readonly isConst: boolean }
  | { readonly kind: 'array'; readonly of: CType; readonly size: string | null }
  | FunctionType;

export interface FunctionType {
  readonly kind: 'function';
  readonly returns: CType;
  readonly parameters: readonly Declared[];
  readonly isVariadic: boolean;
}

export interface Declared {
  /** Null where only the type is written; of a member: a record without a name, whose members are the outer one's. */
  readonly name: string | null;
  readonly type: CType;
  readonly isBitField: boolean;
}

export type TypeDefinition =
  | { readonly form: 'struct' | 'union'; readonly members: readonly Declared[] }
  | { readonly form: 'enum'; readonly enumerators: readonly string[] };

/** `int *a[3]` for the name `a`; with an empty name the type alone. */
export function declare(type: CType, name: string): string {
  switch (type.kind) {
    case 'named':
      return `${type.isConst ? 'const ' : ''}${type.name}${name === '' ? '' : ` ${name}`}`;
    case 'pointer': {
      const inner = `*${type.isConst ? ' const ' : ''}${name}`;
      return declare(type.to, type.to.kind === 'array' || type.to.kind === 'function' ? `(${inner})` : inner);
    }
    case 'array':
      return declare(type.of, `${name}[${type.size ?? ''}]`);
    case 'function': {
      const listed = type.parameters.map((one) => declare(one.type, ''));
      const all = type.isVariadic ? [...listed, '...'] : listed;
      return declare(type.returns, `${name}(${all.length === 0 ? 'void' : all.join(', ')})`);
    }
  }
}

/** The same type for an object that can be written. */
export function withoutConst(type: CType): CType {
  switch (type.kind) {
    case 'named':
    case 'pointer':
      return { ...type, isConst: false };
    case 'array':
      return { ...type, of: withoutConst(type.of) };
    case 'function':
      return type;
  }
}
