import { z } from 'zod';
import type { JsonSchema } from './api.ts';

const description = z.string().exactOptional();
const anySchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.discriminatedUnion('type', [
    objectSchema,
    z.strictObject({ type: z.literal('array'), description, items: anySchema }),
    z.strictObject({ type: z.literal('string'), description, enum: z.array(z.string()).exactOptional() }),
    z.strictObject({ type: z.enum(['number', 'integer', 'boolean']), description }),
  ]),
);

/** The schemas that arguments are checked with: nothing from elsewhere, and a name that they do not know is an error. */
export const objectSchema = z
  .strictObject({
    type: z.literal('object'),
    description,
    properties: z.record(z.string(), anySchema),
    required: z.array(z.string()).exactOptional(),
    additionalProperties: z.literal(false).default(false),
  })
  .refine(({ properties, required = [] }) => required.every((name) => Object.hasOwn(properties, name)), {
    path: ['required'],
    message: 'names what is no property',
  });

export type ObjectSchema = z.output<typeof objectSchema>;
