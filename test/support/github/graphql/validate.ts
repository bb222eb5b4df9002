import { jsonOf, valueProblems } from './coerce.ts';
import type { Document, FieldNode, Operation, Selection, ValueNode } from './document.ts';
import type { GraphqlError } from './graphql-error.ts';
import type { FieldDefinition, Schema } from './schema.ts';
import { canBe } from './schema.ts';
import type { TypeReference } from './type-reference.ts';
import { innermost, isUsableAs, typeText } from './type-reference.ts';

interface Scope {
  readonly schema: Schema;
  readonly document: Document;
  readonly operation: Operation;
  readonly used: Set<string>;
  readonly errors: GraphqlError[];
  readonly path: readonly string[];
}

/** Everything in an operation that GitHub refuses before it runs: unknown fields, wrong arguments, undeclared variables. */
export function validateOperation(schema: Schema, document: Document, operation: Operation): GraphqlError[] {
  const root = operation.type === 'query' ? 'Query' : 'Mutation';
  const path = [`${operation.type}${operation.name === null ? '' : ` ${operation.name}`}`];
  const scope: Scope = { schema, document, operation, used: new Set(), errors: [], path };
  for (const { name, type, location } of operation.variables) {
    if (!schema.has(innermost(type)))
      report(
        scope,
        location,
        `${innermost(type)} isn't a defined input type (on $${name})`,
        'variableRequiresValidType',
      );
  }
  checkSelections(scope, root, operation.selections);
  for (const { name, location } of operation.variables) {
    if (!scope.used.has(name))
      report(
        scope,
        location,
        `Variable $${name} is declared by ${operation.name ?? `anonymous ${operation.type}`} but not used`,
        'variableNotUsed',
      );
  }
  return scope.errors;
}

function report(
  { errors, path }: Scope,
  location: FieldNode['location'],
  message: string,
  code: string,
): void {
  errors.push({ path, extensions: { code }, locations: [location], message });
}

function checkSelections(scope: Scope, typeName: string, selections: readonly Selection[]): void {
  for (const selection of selections) {
    if (selection.kind === 'field')
      checkField({ ...scope, path: [...scope.path, selection.alias] }, typeName, selection);
    else {
      const spread = selection.spread === null ? undefined : scope.document.fragments.get(selection.spread);
      if (selection.spread !== null && spread === undefined) {
        report(
          scope,
          selection.location,
          `Fragment ${selection.spread} was used, but not defined`,
          'useAndDefineFragment',
        );
        continue;
      }
      const condition = spread?.condition ?? selection.condition ?? typeName;
      if (!scope.schema.has(condition))
        report(
          scope,
          selection.location,
          `No such type ${condition}, so it can't be a fragment condition`,
          'undefinedType',
        );
      else if (!canBe(scope.schema, typeName, condition)) {
        report(
          scope,
          selection.location,
          `Fragment on ${condition} can't be spread inside ${typeName}`,
          'cannotSpreadFragment',
        );
      } else checkSelections(scope, condition, spread?.selections ?? selection.selections);
    }
    for (const directive of selection.directives) {
      for (const value of directive.args.values())
        checkValue(
          scope,
          selection.location,
          value,
          { kind: 'name', name: 'Boolean', isRequired: true },
          directive.name,
        );
    }
  }
}

function checkField(scope: Scope, typeName: string, field: FieldNode): void {
  if (field.name === '__typename') return;
  const type = scope.schema.get(typeName);
  const definition =
    type?.kind === 'object' || type?.kind === 'interface' ? type.fields.get(field.name) : undefined;
  if (definition === undefined) {
    report(
      scope,
      field.location,
      `Field '${field.name}' doesn't exist on type '${typeName}'`,
      'undefinedField',
    );
    return;
  }
  checkArguments(scope, field, definition);
  const inner = innermost(definition.type);
  const kind = scope.schema.get(inner)?.kind;
  const isComposite = kind === 'object' || kind === 'interface';
  if (isComposite && field.selections === null) {
    report(
      scope,
      field.location,
      `Field must have selections (field '${field.name}' returns ${inner} but has no selections. Did you mean '${field.name} { ... }'?)`,
      'selectionMismatch',
    );
  } else if (!isComposite && field.selections !== null) {
    report(
      scope,
      field.location,
      `Selections can't be made on scalars (field '${field.name}' returns ${inner} but has selections)`,
      'selectionMismatch',
    );
  } else checkSelections(scope, inner, field.selections ?? []);
}

function checkArguments(scope: Scope, field: FieldNode, definition: FieldDefinition): void {
  for (const [name, value] of field.args) {
    const type = definition.args.get(name);
    if (type === undefined)
      report(
        scope,
        field.location,
        `Field '${field.name}' doesn't accept argument '${name}'`,
        'argumentNotAccepted',
      );
    else checkValue(scope, field.location, value, type, name);
  }
  const missing = [...definition.args]
    .filter(([name, type]) => type.isRequired && !field.args.has(name))
    .map(([name]) => name);
  if (missing.length > 0)
    report(
      scope,
      field.location,
      `Field '${field.name}' is missing required arguments: ${missing.join(', ')}`,
      'missingRequiredArguments',
    );
}

function checkValue(
  scope: Scope,
  location: FieldNode['location'],
  value: ValueNode,
  type: TypeReference,
  name: string,
): void {
  if (value.kind === 'variable') {
    const declared = scope.operation.variables.find((one) => one.name === value.name);
    scope.used.add(value.name);
    if (declared === undefined)
      report(scope, value.location, `Variable $${value.name} is used but not declared`, 'variableNotDefined');
    else if (
      !isUsableAs(
        { ...declared.type, isRequired: declared.type.isRequired || declared.fallback !== null },
        type,
      )
    ) {
      report(
        scope,
        location,
        `Type mismatch on variable $${value.name} and argument ${name} (${typeText(declared.type)} / ${typeText(type)})`,
        'variableMismatch',
      );
    }
    return;
  }
  if (value.kind === 'object' && type.kind === 'name') {
    const definition = scope.schema.get(type.name);
    const fields = definition?.kind === 'input' ? definition.fields : new Map<string, TypeReference>();
    for (const [key, one] of value.fields) {
      const of = fields.get(key);
      if (of === undefined)
        report(
          scope,
          location,
          `InputObject '${type.name}' doesn't accept argument '${key}'`,
          'argumentNotAccepted',
        );
      else checkValue(scope, location, one, of, key);
    }
    const missing = [...fields]
      .filter(([key, of]) => of.isRequired && !value.fields.has(key))
      .map(([key]) => key);
    for (const key of missing)
      report(
        scope,
        location,
        `Argument '${key}' on InputObject '${type.name}' is required.`,
        'missingRequiredInputObjectAttribute',
      );
  } else if (value.kind === 'list' && type.kind === 'list') {
    for (const item of value.items) checkValue(scope, location, item, type.of, name);
  } else if (
    valueProblems(scope.schema, type, jsonOf(value, {})).length > 0 ||
    isMisquoted(scope.schema, value, type)
  ) {
    report(
      scope,
      location,
      `Argument '${name}' has an invalid value. Expected type '${typeText(type)}'.`,
      'argumentLiteralsIncompatible',
    );
  }
}

/** In a document an enum value stands without quotes, and a string with them. */
function isMisquoted(schema: Schema, value: ValueNode, type: TypeReference): boolean {
  const isEnum = schema.get(innermost(type))?.kind === 'enum';
  return isEnum ? value.kind === 'literal' && value.value !== null : value.kind === 'enum';
}
