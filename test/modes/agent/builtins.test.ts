import { describe, expect, test } from 'vitest';
import type { ModelRequest } from '../../../src/repair/language-model.ts';
import { agentRepair, builtin, edit, lastSaid } from '../../support/agent-repair.ts';
import type { Reaction } from '../../support/reacting-model.ts';

// Each of them: with one answer allowed, a model that heeds what the tool says repairs, and without the plugin it does not.

const source = `int nondet_int(void);
static int table[8];

int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > 8)
    return 1;
  table[i] = 1;
  return 0;
}
`;
const line = '  if (i < 0 || i > 8)';
const honest = '  if (i < 0 || i >= 8)';

const offered = ({ tools }: ModelRequest, name: string) =>
  tools?.declarations.some((one) => one.name === name) === true;

/** The id of the last task or edit that a tool has told of. */
const idIn = ({ messages }: ModelRequest, pattern: RegExp) =>
  messages.flatMap(({ content }) => pattern.exec(content)?.[1] ?? []).at(-1) ?? '';

describe('a repair is found with the plugin only', () => {
  test('reach: a change after which nothing gets to the statement is told before it is the answer', async () => {
    const cheat = '  if (i < 0 || i >= 0)';
    const attempt = (replace: string): Reaction => {
      return { name: 'reach__try', args: { search: line, replace, summary: 'keep i below 8' } };
    };
    const react = (request: ModelRequest): Reaction => {
      const said = lastSaid(request);
      if (!offered(request, 'reach__try')) return edit(line, cheat);
      if (said === '') return attempt(cheat);
      if (said.includes('never reached')) return attempt(honest);
      if (said.startsWith('Applied')) return 'DONE';
      return { name: 'edit_apply', args: { id: idIn(request, /the edit ([0-9a-f]{16})/) } };
    };
    const files = { 'main.c': source };
    const { outcome } = await agentRepair({ files, plugins: [builtin('reach')], react });
    expect(outcome).toMatchObject({ outcome: 'repaired', candidate: { title: 'keep i below 8' } });
    expect('candidate' in outcome && outcome.candidate.proposed).toMatchObject([{ plugin: 'reach' }]);

    const without = await agentRepair({ files, plugins: [], react });
    expect(without.outcome.outcome).toBe('exhausted');
  });

  test('replay: a change with which the inputs run for ever is told before it is the answer', async () => {
    const cheat = `  while (i == 8)\n    ;\n${line}`;
    const run = (replace: string): Reaction => ({ name: 'replay__run', args: { search: line, replace } });
    const { outcome, requests } = await agentRepair({
      files: { 'main.c': source },
      plugins: [builtin('replay')],
      react: (request) => {
        const said = lastSaid(request);
        if (!offered(request, 'replay__run')) return edit(line, cheat);
        if (said === '') return run(cheat);
        return said.startsWith('It goes wrong') ? run(honest) : edit(line, honest);
      },
    });
    expect(requests.map(lastSaid)).toEqual([
      '',
      expect.stringContaining('It goes wrong: with the inputs of the counterexample, it does not end'),
      expect.stringContaining('It goes well'),
    ]);
    expect(outcome.outcome).toBe('repaired');
  });

  test('fuzz: what goes wrong with other inputs is told beside the model', async () => {
    const wrong = '  if (i < -1 || i >= 8)';
    const start = (replace: string): Reaction => ({ name: 'fuzz__start', args: { search: line, replace } });
    const { outcome, requests } = await agentRepair({
      files: { 'main.c': source },
      plugins: [builtin('fuzz')],
      react: (request) => {
        const said = lastSaid(request);
        const id = idIn(request, /Started (task-\d+)/);
        if (!offered(request, 'fuzz__start')) return edit(line, wrong);
        if (said === '') return start(wrong);
        if (said.startsWith('Started') || /^task-\d+ running/.test(said))
          return { name: 'task_wait', args: { id, seconds: 60 } };
        if (!said.includes('\n')) return { name: 'task_result', args: { id } };
        return edit(line, said.includes('wrong:') ? honest : wrong);
      },
    });
    expect(requests.map(lastSaid).join('\n')).toMatch(/wrong: main\.c:9: .*i.* = -1/);
    expect(outcome.outcome).toBe('repaired');
  });

  test('search: the name of a limit is looked up and not invented', async () => {
    const { outcome } = await agentRepair({
      files: {
        'main.c': source.replace('static int table[8];', '#include "table.h"\nstatic int table[8];'),
        'table.h': '/* Entries of the table. */\n#define SLOT_COUNT 8\n',
      },
      plugins: [builtin('search')],
      react: (request) => {
        const limit = /#define (\w+) 8/.exec(lastSaid(request))?.[1];
        if (offered(request, 'search__text') && lastSaid(request) === '')
          return { name: 'search__text', args: { pattern: '#define* 8' } };
        return edit(line, `  if (i < 0 || i >= ${limit ?? 'TABLE_SIZE'})`);
      },
    });
    expect('candidate' in outcome && outcome.candidate.patch.edits[0]?.after).toContain('i >= SLOT_COUNT');
    expect(outcome.outcome).toBe('repaired');
  });

  test('analyzer: where a block was freed is told, and stays in the report', async () => {
    const code = `#include <stdlib.h>

static void drop(int *q)
{
  free(q);
}

int main(void)
{
  int *p = malloc(sizeof *p);
  if (p == NULL)
    return 1;
  *p = 1;
  drop(p);
  int result = *p;
  return result;
}
`;
    const { outcome } = await agentRepair({
      files: { 'main.c': code },
      plugins: [builtin('analyzer')],
      react: (request) => {
        const said = lastSaid(request);
        if (offered(request, 'analyzer__ask') && said === '')
          return { name: 'analyzer__ask', args: { file: 'main.c' } };
        // Knowing that drop frees it, the use goes before it; else the last one to touch it is left out, and it leaks.
        const isKnown = /main\.c:5: .*freed here/.test(said);
        return isKnown
          ? edit('  drop(p);\n  int result = *p;', '  int result = *p;\n  drop(p);')
          : edit('  drop(p);\n', '');
      },
    });
    expect(outcome.outcome).toBe('repaired');
    expect(outcome.side?.artifacts).toEqual([
      {
        plugin: 'analyzer',
        name: 'main.c.txt',
        kind: 'static-analysis',
        description: 'what gcc -fanalyzer says about main.c',
        path: null,
      },
    ]);
  });
});
