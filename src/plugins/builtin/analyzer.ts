import type { AnyPhaseTools, ProvidedTools } from '../api.ts';

/** gcc's analyser as a second opinion: it follows a pointer through calls, and says where. It decides nothing. */
export const analyzer: AnyPhaseTools = {
  title: 'Analyzer',
  anyPhaseTools: async (
    _unit,
    _findings,
    { source, artifacts, cache },
  ): Promise<readonly ProvidedTools[]> => [
    {
      systemPrompt:
        "`analyzer__ask` shows what gcc's -fanalyzer says about a file as the pull request has it, with the events that lead there. It misses much, and may be wrong.",
      tools: [
        {
          name: 'ask',
          description: 'Warnings about a C file, each with its path of events.',
          parameters: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },
          execute: async (args) => {
            const file = String(args.file);
            const warnings = await source.analyse(file);
            if (warnings === null) return 'There is no analyser here that could say anything about it.';
            if (warnings.length === 0) return 'It has no warnings, which shows nothing.';
            const text = warnings.join('\n');
            if (cache.get(file) === undefined) {
              artifacts.register({
                name: `${file.replaceAll('/', '_')}.txt`,
                kind: 'static-analysis',
                description: `what gcc -fanalyzer says about ${file}`,
                content: text,
              });
              cache.set(file, text);
            }
            return text;
          },
        },
      ],
    },
  ],
};
