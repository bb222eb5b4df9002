import { buildMade } from './build-made.ts';
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
export function buildOpaque(to: CType, request: PointerRequest, context: HarnessContext): string {
  const spelled = declare(withoutConst(to), '');
  const made = buildMade(`${spelled} *`, request, context);
  if (made === null)
    throw new NoHarness(
      `needs a harness: nothing is known of what \`${request.label}\` points to (\`${spelled}\`)`,
    );
  return made;
}
