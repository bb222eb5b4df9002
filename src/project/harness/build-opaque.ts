import { type HarnessContext, NoHarness, type PointerRequest } from './harness-context.ts';
import { type CType, declare, withoutConst } from './harness-type.ts';

/** An open file of the C library. */
export function buildStream({ label }: PointerRequest, { writer }: HarnessContext): string {
  const name = writer.nameFor('esbmc_action_stream');
  writer.note(`\`${label}\` is an open file of any content`);
  writer.statement(`static FILE *${name};`);
  writer.statement(`${name} = fopen("esbmc-action", "r+");`);
  writer.assume(`${name} != 0`);
  return name;
}

/** A type that only its own module knows the parts of: made by one of the functions that return it. */
export function buildOpaque(
  to: CType,
  { label, name }: PointerRequest,
  { writer, index }: HarnessContext,
): string {
  const spelled = declare(withoutConst(to), '');
  const maker = [...index.callable].find(
    (one) =>
      one.returnType.replace(/\s+/g, ' ').replace(/ ?\*/, ' *') === `${spelled} *` &&
      one.parameters.length === 0 &&
      /new|create|init|make|alloc|open/i.test(one.name),
  );
  if (maker === undefined)
    throw new NoHarness(`needs a harness: nothing is known of what \`${label}\` points to (\`${spelled}\`)`);
  const made = writer.nameFor(`${name}_object`);
  writer.note(`\`${label}\` comes from \`${maker.name}\``);
  writer.statement(`static ${spelled} *${made};`);
  writer.statement(`${made} = ${maker.name}();`);
  writer.assume(`${made} != 0`);
  return made;
}
