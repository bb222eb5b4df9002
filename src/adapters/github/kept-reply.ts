import * as core from '@actions/core';
import { z } from 'zod';
import type { ReplyPlace } from '../../review/command/command-reply.ts';

const state = 'reply';

const command = z.strictObject({ place: z.enum(['conversation', 'diff']), id: z.int().positive() });
const kept = z.strictObject({ place: command.shape.place, id: z.int().positive(), command });

/** Leaves word of an open reply for the step that the runner starts after this one, whatever becomes of this one. */
export function keepReply(place: ReplyPlace | null): void {
  core.saveState(state, place === null ? '' : place);
}

/** Null when there is none to close. */
export function keptReply(): ReplyPlace | null {
  const text = z.string().transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });
  return text.pipe(kept).safeParse(core.getState(state)).data ?? null;
}
