import { DeclarationReader, programTokens } from './declaration-reader.ts';
import type { HarnessContext } from './harness-context.ts';
import { resultVariable } from './harness-names.ts';
import type { HarnessSetting } from './harness-setting.ts';
import type { CType } from './harness-type.ts';
import { keepMembers } from './keep-members.ts';
import { renameWords } from './rename-words.ts';
import { resolveType } from './resolve-type.ts';

/** The statements that call the function and keep what it returns. */
export function writeCall(
  { target, parameters, calls, options, index, isNoLongerFreed }: HarnessSetting,
  names: readonly string[],
  context: HarnessContext,
): readonly string[] {
  const { writer } = context;
  const variables = new Map(parameters.map(({ name }, position) => [name, names[position] ?? name]));
  const promised = [calls.condition, ...(options.requires ?? [])].filter((one) => one !== null);
  for (const condition of promised) {
    writer.assume(renameWords(condition, variables));
    writer.note(
      `\`${condition}\`, as ${condition === calls.condition ? 'all its callers see to' : 'its `esbmc: requires` says'}`,
    );
  }
  const call = `${target.name}(${names.join(', ')});`;
  const type = target.returnType.replace(/\b(?:const|inline|__inline|extern)\s+(?!.*\*)/g, '').trim();
  // `EXPORTED(void) f(...)`: what the macro is given is the type.
  const inner = /^\w+ ?\((.*)\)$/.exec(type)?.[1]?.trim() ?? type;
  if (inner === 'void') return [`  ${call}`];
  const returned = returnedType(target.returnType);
  if (returned.kind === 'pointer') keepMembers(resultVariable, returned.to, context);
  if (resolveType(returned, index).is === 'pointer') {
    // Who gets NULL has what it handed over, as after `realloc`.
    for (const { name } of parameters.filter(({ place }) => isNoLongerFreed(place)))
      keepWhere(`${resultVariable} == 0`, variables.get(name) ?? name, writer);
  }
  // The result is kept: a function whose result nobody has would leak what it allocates.
  return [
    `  static __typeof__(${target.name}(${names.join(', ')})) ${resultVariable};`,
    `  ${resultVariable} = ${call}`,
  ];
}

function keepWhere(condition: string, pointer: string, writer: HarnessContext['writer']): void {
  const holder = writer.nameFor('esbmc_action_kept');
  writer.closing.push(`  static const void *${holder};`, `  if (${condition}) ${holder} = ${pointer};`);
}

function returnedType(text: string): CType {
  return new DeclarationReader(programTokens(text)).typeName().type;
}
