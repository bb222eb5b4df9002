import type { ProvidedTools } from '../api.ts';
import type { RepairTools } from '../phases.ts';

/** Runs a draft with the inputs of the counterexample: what assumes them away, or waits for ever, is seen at once. */
export const replay: RepairTools = {
  title: 'Replay',
  repairTools: async (_unit, findings, context, open): Promise<readonly ProvidedTools<'repair'>[]> => {
    const [finding] = findings;
    if (finding === undefined) return [];
    const { file } = finding.counterexample.property.location;
    return [
      {
        systemPrompt: `\`replay__run\` compiles ${file} with a change of yours and runs it under the sanitizers, with the very inputs of the counterexample.`,
        tools: [
          {
            name: 'run',
            description:
              'Puts one text in the place of another one, which must stand in the file once, and runs that.',
            parameters: {
              type: 'object',
              properties: { search: { type: 'string' }, replace: { type: 'string' } },
              required: ['search', 'replace'],
            },
            timeoutMs: 120_000,
            execute: ({ search, replace: other }, { state }) =>
              open(state, async (view) => {
                if (view.replay === null) {
                  context.log('no code of the project may run here');
                  return 'No code may be run here; answer without it.';
                }
                const before = await view.read(file);
                if (before.split(String(search)).length !== 2)
                  return 'The text to search for must stand in the file once.';
                await view.write(
                  file,
                  before.replace(String(search), () => String(other)),
                );
                const { outcome, detail } = await view.replay();
                return outcome === 'unknown'
                  ? `Nothing is known: ${detail}.`
                  : `It goes ${outcome === 'fine' ? 'well' : 'wrong'}: ${detail}.`;
              }),
          },
        ],
      },
    ];
  },
};
