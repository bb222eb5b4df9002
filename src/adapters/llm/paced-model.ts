import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModel } from '../../repair/language-model.ts';

/** A model that is asked no more often than its endpoint allows, so that no rate limit is ever reached. */
export function pacedModel(model: LanguageModel, requestsPerMinute: number): LanguageModel {
  const gap = 60_000 / requestsPerMinute;
  let next = 0;
  return {
    name: model.name,
    ask: async (request) => {
      const now = performance.now();
      const wait = Math.max(0, next - now);
      next = Math.max(now, next) + gap;
      if (wait > 0)
        await sleep(wait, undefined, request.signal === undefined ? {} : { signal: request.signal });
      return model.ask(request);
    },
  };
}
