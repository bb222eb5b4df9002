import { type CNode, enclosing, fieldOf, fieldsOf, unwrapped, within } from '../../project/c-node.ts';
import { libraryResult } from './library-results.ts';

/** What a mutation has to know of a type: what is left when all pointers and arrays are followed, and how many. */
export interface CType {
  readonly base: 'number' | 'void' | 'other';
  readonly depth: number;
}

/** The types of expressions, as far as the source itself says them. */
export interface CTypes {
  /** Null where it is not known. */
  typeOf(expression: CNode): CType | null;
}

export function isScalar(type: CType | null): boolean {
  return type?.base === 'number' && type.depth === 0;
}

const declarations = ['declaration', 'parameter_declaration', 'function_definition', 'field_declaration'];

/** The types that the declarations of a source give. Two fields of one name with different types are not told apart. */
export function typesIn(root: CNode): CTypes {
  const aliases = aliasesIn(root);
  const fields = new Map<string, CType>();
  const places = new Map<string, Map<CNode, CType>>();
  const functions = new Map<string, CType>();
  for (const node of within(root, ...declarations)) {
    // The names in a prototype mean nothing.
    if (node.type === 'parameter_declaration' && enclosing(node, 'function_definition') === null) continue;
    for (const { name, depth, isFunction } of fieldsOf(node, 'declarator').flatMap(declared)) {
      const type = { base: baseOf(fieldOf(node, 'type'), aliases), depth };
      if (isFunction) functions.set(name, type);
      else if (node.type === 'field_declaration') fields.set(name, isAsKnown(fields.get(name), type));
      else places.set(name, (places.get(name) ?? new Map()).set(scopeOf(node), type));
    }
  }
  const variable = (node: CNode): CType | null => {
    const known = places.get(node.text);
    for (let scope: CNode | null = node; scope !== null && known !== undefined; scope = scope.parent) {
      const type = known.get(scope);
      if (type !== undefined) return type;
    }
    return null;
  };
  const typeOf = (expression: CNode): CType | null => {
    const node = unwrapped(expression);
    const part = (name: string) => fieldOf(node, name);
    switch (node.type) {
      case 'identifier':
        return variable(node);
      case 'subscript_expression':
      case 'pointer_expression': {
        const inner = part('argument');
        const type = inner === null ? null : typeOf(inner);
        const step = part('operator')?.text === '&' ? 1 : -1;
        return type === null ? null : { ...type, depth: type.depth + step };
      }
      case 'field_expression':
        return fields.get(part('field')?.text ?? '') ?? null;
      case 'call_expression': {
        const name = part('function')?.text ?? '';
        const base = libraryResult(name);
        return functions.get(name) ?? (base && { base, depth: 0 });
      }
      default:
        return null;
    }
  };
  return { typeOf };
}

interface Declared {
  readonly name: string;
  readonly depth: number;
  readonly isFunction: boolean;
}

/** The name that a declarator declares, and what is around it. */
function declared(declarator: CNode): readonly Declared[] {
  let depth = 0;
  let isFunction = false;
  for (
    let node: CNode | null = declarator;
    node !== null;
    node = fieldOf(node, 'declarator') ?? innerOf(node)
  ) {
    if (node.type === 'identifier' || node.type === 'field_identifier')
      return [{ name: node.text, depth, isFunction }];
    if (node.type === 'pointer_declarator' || node.type === 'array_declarator') depth += 1;
    if (node.type === 'function_declarator') isFunction = true;
  }
  return [];
}

function innerOf({ type, children }: CNode): CNode | null {
  return type === 'parenthesized_declarator' ? (children.find(({ isNamed }) => isNamed) ?? null) : null;
}

/** Types of one word that stand for another: typedefs, and macros without parameters. */
function aliasesIn(root: CNode): ReadonlyMap<string, CNode | string> {
  const aliases = new Map<string, CNode | string>();
  for (const node of within(root, 'type_definition')) {
    const [type, name] = [fieldOf(node, 'type'), fieldOf(node, 'declarator')];
    if (type !== null && name?.type === 'type_identifier') aliases.set(name.text, type);
  }
  for (const node of within(root, 'preproc_def')) {
    const [name, value] = [fieldOf(node, 'name'), fieldOf(node, 'value')];
    if (name !== null && value !== null) aliases.set(name.text, value.text.trim());
  }
  return aliases;
}

const numberWord =
  /^(_Bool|bool|float|double|u?int\d+_t|s?size_t|ptrdiff_t|u?intptr_t|(un)?signed|char|short|int|long)\b/;

function baseOf(type: CNode | null, aliases: ReadonlyMap<string, CNode | string>): CType['base'] {
  let now: CNode | string | null = type;
  // Twice as far as any chain of names that a program needs.
  for (let step = 0; step < 8 && now !== null; step += 1) {
    const text: string = typeof now === 'string' ? now : now.text;
    if (text === 'void') return 'void';
    if (numberWord.test(text) || (typeof now !== 'string' && now.type === 'enum_specifier')) return 'number';
    now = aliases.get(text) ?? (/^\w+_t$/.test(text) ? 'int' : null);
  }
  return 'other';
}

function isAsKnown(known: CType | undefined, type: CType): CType {
  const isSame = known === undefined || (known.base === type.base && known.depth === type.depth);
  return isSame ? type : { base: 'other', depth: 0 };
}

/** The node within which a declaration counts. */
function scopeOf(node: CNode): CNode {
  const inner = enclosing(
    node,
    'for_statement',
    'compound_statement',
    'function_definition',
    'translation_unit',
  );
  return inner ?? node;
}
