import type { ProvidedTools } from '../api.ts';
import type { RepairTools } from '../phases.ts';

/** Seconds that one draft is tried for. */
const seconds = 20;

/** Tries a draft with boundary and random inputs, as a task beside the model: deeper loops than ESBMC unrolls, too. */
export const fuzz: RepairTools = {
  title: 'Fuzz',
  repairTools: async (_unit, findings, _context, open): Promise<readonly ProvidedTools<'repair'>[]> => {
    const [finding] = findings;
    if (finding === undefined) return [];
    const { file } = finding.counterexample.property.location;
    return [
      {
        systemPrompt: `\`fuzz__start\` tries ${file} with a change of yours on many inputs while you go on; \`task_wait\` and \`task_result\` say what came of it.`,
        tools: [
          {
            name: 'start',
            description:
              'Puts one text in the place of another one, which must stand in the file once, and tries that on many inputs.',
            parameters: {
              type: 'object',
              properties: { search: { type: 'string' }, replace: { type: 'string' } },
              required: ['search', 'replace'],
            },
            launchesTasks: true,
            execute: ({ search, replace }, { state }) =>
              open(state, async (view) => {
                const before = await view.read(file);
                if (view.fuzz === null) return 'No code may be run here; answer without it.';
                if (before.split(String(search)).length !== 2)
                  return 'The text to search for must stand in the file once.';
                // The task outlives this view, and opens its own.
                const id = view.tasks.launch('inputs tried on a draft', () =>
                  open(state, async (own) => {
                    await own.write(
                      file,
                      before.replace(String(search), () => String(replace)),
                    );
                    const observed = await own.fuzz?.(seconds);
                    return `${observed?.outcome ?? 'unknown'}: ${observed?.detail ?? 'no code may run here'}`;
                  }),
                );
                return `Started ${id}.`;
              }),
          },
        ],
      },
    ];
  },
};
