// A plugin of a project in which `scale` turns steps into ticks, two ticks a step. It knows that, and a model does not.
export default {
  title: 'Ticks',

  // Having this method says that the plugin has tools for repairs. It is asked anew before each attempt.
  async repairTools(unit, findings, context, open) {
    const concerned = findings.some(({ statement }) => statement.includes('ticks'));
    if (!concerned) return [];
    return [
      {
        systemPrompt:
          'Wrong numbers of ticks come from `scale`, not from who calls it: `ticks__mend_scale` proposes an edit.',
        tools: [
          {
            name: 'mend_scale',
            description: 'Proposes what `scale` should be. Returns the id of the edit.',
            parameters: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },

            // A view of the repair, in a copy of the code that is ours until `open` returns.
            execute: ({ file }, { state }) =>
              open(state, async (view) => {
                const text = await view.read(file);
                const mended = text.replace('2 * steps + 1', '2 * steps');
                if (mended === text) return 'scale is as it should be.';
                await view.write(file, mended);
                const { verdict } = await view.verify({ file: unit.file, fn: unit.entry });
                context.artifacts.register({
                  name: 'scale.txt',
                  kind: 'note',
                  description: 'what ESBMC says of two ticks a step',
                  content: `${verdict}\n`,
                });
                const id = view.edits.propose(
                  { [file]: mended },
                  { summary: 'count two ticks a step', whySound: `ESBMC says ${verdict}` },
                );
                return `With two ticks a step ESBMC says ${verdict}. Proposed as ${id}.`;
              }),
          },
        ],
      },
    ];
  },
};
