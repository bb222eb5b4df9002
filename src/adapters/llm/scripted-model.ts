import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError, ModelError } from '../../domain/errors.ts';
import type { LanguageModel, ModelReply, ModelRequest } from '../../repair/language-model.ts';

const faults = ['refused', 'no-tools', 'rate-limit', 'unavailable', 'time', 'cut', 'unreadable'] as const;

const tokens = z.strictObject({ prompt: z.number().int().min(0), completion: z.number().int().min(0) });

const reply = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    finish: z.enum(['stop', 'length', 'other']).default('stop'),
    tokens: tokens.nullable().default(null),
    /** Seconds that it takes, as the reply says; nobody waits for them. */
    seconds: z.number().min(0).default(0),
  }),
  /** Calls of tools, where the request offers some; without any it is passed over, as a model would. */
  z.strictObject({
    calls: z.array(z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()) })).min(1),
  }),
  z.strictObject({ fault: z.enum(faults), message: z.string().default('the script says so') }),
]);

const script = z.strictObject({ replies: z.array(reply) });

/** What a scripted model says, one after the other: a text, a reply in full, or a fault of its endpoint. */
export type Script = z.input<typeof script>;

/** A model that plays back replies, in their order whatever is asked, and hands each request to `record`. */
export function scriptedModel(
  given: Script,
  name: string,
  record: (
    request: Pick<ModelRequest, 'messages' | 'temperature' | 'tools'>,
  ) => Promise<void> | void = () => {},
): LanguageModel {
  const replies = [...script.parse(given).replies];
  return {
    name,
    ask: async (request) => {
      const { messages, temperature, tools } = request;
      await record({ messages, temperature, ...(tools === undefined ? {} : { tools }) });
      const mayCall = tools?.choice === 'auto';
      while (!mayCall && isCall(replies[0])) replies.shift();
      const next = replies.shift();
      if (next === undefined) throw new ModelError(`${name} has no reply left in its script`, 'unavailable');
      if (typeof next === 'object' && 'fault' in next)
        throw new ModelError(`${name}: ${next.message}`, next.fault);
      const answer = toReply(next);
      request.onText?.(answer.text);
      return answer;
    },
  };
}

/**
 * The model that `scripted:FILE` names: replies from a JSON file, `{ "replies": ["text", ...] }`. What it is asked is
 * appended to `FILE.calls.jsonl`, a request a line. Throws ConfigurationError when the file is none.
 * @param path absolute
 */
export async function openScriptedModel(path: string, name: string): Promise<LanguageModel> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigurationError(`model: ${name} names no file that can be read`);
  });
  const result = z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(script)
    .safeParse(text);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigurationError(
      `model: ${name}: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? ''}`,
    );
  }
  return scriptedModel(result.data, name, (request) =>
    appendFile(`${path}.calls.jsonl`, `${JSON.stringify(request)}\n`),
  );
}

type Reply = z.output<typeof reply>;

function isCall(next: Reply | undefined): next is Extract<Reply, { calls: unknown }> {
  return typeof next === 'object' && 'calls' in next;
}

function toReply(next: Exclude<Reply, { fault: string }>): ModelReply {
  if (isCall(next)) {
    const calls = next.calls.map(({ name, arguments: args }, index) => {
      return { id: `call-${index + 1}`, name, arguments: JSON.stringify(args) };
    });
    return { text: '', calls, finish: 'other', tokens: null, seconds: 0 };
  }
  if (typeof next === 'string') return { text: next, finish: 'stop', tokens: null, seconds: 0 };
  return next;
}
