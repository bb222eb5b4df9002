import { z } from 'zod';
import type { ToolDeclaration, ToolRequest } from './language-model.ts';

/**
 * What a model sent with a request, which may be nothing for a tool without arguments. Throws ZodError where it is not
 * what the tool's schema says.
 */
export function readArguments(
  { arguments: text }: Pick<ToolRequest, 'arguments'>,
  { parameters }: Pick<ToolDeclaration, 'parameters'>,
): Readonly<Record<string, unknown>> {
  const json = z.string().transform((given, context): unknown => {
    try {
      return JSON.parse(given.trim() === '' ? '{}' : given);
    } catch {
      context.addIssue('arguments are no JSON');
      return z.NEVER;
    }
  });
  const shape = z.fromJSONSchema(parameters as z.core.JSONSchema.JSONSchema);
  return z.record(z.string(), z.unknown()).parse(json.pipe(shape).parse(text));
}
