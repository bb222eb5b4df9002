import type { ModelRequest } from '../../../src/repair/language-model.ts';
import { type AgentRepaired, edit, lastSaid } from '../../support/agent-repair.ts';
import type { Reaction } from '../../support/reacting-model.ts';

/**
 * A bug, and a model that repairs it with one answer where a tool told it how: what it answers is read out of the tool's
 * words. Without the tool it answers what it would have tried first, which is no repair.
 */
export interface BuiltinCase {
  readonly plugin: string;
  /** What the tool changes. */
  readonly changes: string;
  readonly files: Readonly<Record<string, string>>;
  readonly react: (request: ModelRequest) => Reaction;
  /** What the tools said, one answer after the other; empty where none was asked. */
  readonly said: readonly (string | RegExp)[];
  /** What the accepted text holds. */
  readonly repaired: string;
}

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

const freed = `#include <stdlib.h>

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

const offered = ({ tools }: ModelRequest, name: string) =>
  tools?.declarations.some((one) => one.name === name) === true;

/** What a tool has told last that fits. */
const told = ({ messages }: ModelRequest, pattern: RegExp) =>
  messages.flatMap(({ content }) => pattern.exec(content)?.[1] ?? []).at(-1);

/** What was said by tools before the answer that counts. */
export function saidByTools({ requests }: Pick<AgentRepaired, 'requests'>): readonly string[] {
  return requests.map(lastSaid).filter((said) => said !== '');
}

export const builtinCases: readonly BuiltinCase[] = [
  {
    plugin: 'reach',
    changes: 'a change after which nothing gets to the statement is seen before it is the answer',
    files: { 'main.c': source },
    react: (request) => {
      const cheat = '  if (i < 0 || i >= 0)';
      const attempt = (replace: string): Reaction => {
        return { name: 'reach__try', args: { search: line, replace, summary: 'keep i below 8' } };
      };
      const id = told(request, /the edit ([0-9a-f]{16})/);
      if (!offered(request, 'reach__try')) return edit(line, cheat);
      if (lastSaid(request) === '') return attempt(cheat);
      if (lastSaid(request).startsWith('Applied')) return 'DONE';
      if (id !== undefined) return { name: 'edit_apply', args: { id } };
      return lastSaid(request).includes('never reached') ? attempt(honest) : edit(line, cheat);
    },
    said: [
      'the violated statement is never reached with this',
      /It is the edit [0-9a-f]{16}/,
      'Applied, proposed by plugin reach',
    ],
    repaired: honest,
  },
  {
    plugin: 'replay',
    changes: 'a change with which the inputs run for ever is seen before it is the answer',
    files: { 'main.c': source },
    react: (request) => {
      const cheat = `  while (i == 8)\n    ;\n${line}`;
      const run = (replace: string): Reaction => ({ name: 'replay__run', args: { search: line, replace } });
      if (!offered(request, 'replay__run')) return edit(line, cheat);
      if (lastSaid(request) === '') return run(cheat);
      if (/It goes wrong: .* it does not end/.test(lastSaid(request))) return run(honest);
      return edit(line, lastSaid(request).startsWith('It goes well') ? honest : cheat);
    },
    said: ['It goes wrong: with the inputs of the counterexample, it does not end', 'It goes well'],
    repaired: honest,
  },
  {
    plugin: 'fuzz',
    changes: 'an input with which a change goes wrong is known before it is the answer',
    files: { 'main.c': source },
    react: (request) => {
      const wrong = '  if (i < -1 || i >= 8)';
      const id = told(request, /Started (task-\d+)/) ?? '';
      const said = lastSaid(request);
      if (!offered(request, 'fuzz__start')) return edit(line, wrong);
      if (said === '') return { name: 'fuzz__start', args: { search: line, replace: wrong } };
      if (said.startsWith('Started') || /^task-\d+ (?:running|queued)/.test(said))
        return { name: 'task_wait', args: { id, seconds: 60 } };
      if (!said.includes('\n')) return { name: 'task_result', args: { id } };
      // The input that it tells is one too many.
      const input = /wrong: main\.c:9: .*i.* = (-?\d+)/.exec(said)?.[1];
      return edit(line, input === undefined ? wrong : `  if (i <= ${input} || i >= 8)`);
    },
    said: ['Started task-1', 'task-1 done', /wrong: main\.c:9: .* = -1/],
    repaired: '  if (i <= -1 || i >= 8)',
  },
  {
    plugin: 'search',
    changes: 'the name of a limit is looked up and not invented',
    files: {
      'main.c': source.replace('static int table[8];', '#include "table.h"\nstatic int table[8];'),
      'table.h': '/* Entries of the table. */\n#define SLOT_COUNT 8\n',
    },
    react: (request) => {
      if (offered(request, 'search__text') && lastSaid(request) === '')
        return { name: 'search__text', args: { pattern: '#define* 8' } };
      return edit(line, `  if (i < 0 || i >= ${told(request, /#define (\w+) 8/) ?? 'TABLE_SIZE'})`);
    },
    said: ['table.h:2: #define SLOT_COUNT 8'],
    repaired: 'i >= SLOT_COUNT',
  },
  {
    plugin: 'analyzer',
    changes: 'which function frees a block is known: its use goes before the call, and the block is not lost',
    files: { 'main.c': freed },
    react: (request) => {
      if (offered(request, 'analyzer__ask') && lastSaid(request) === '')
        return { name: 'analyzer__ask', args: { file: 'main.c' } };
      const freeing = told(request, /main\.c:(\d+): .*freed here/);
      const owner = freed
        .split('\n')
        .slice(0, Number(freeing ?? 0))
        .join('\n')
        .match(/\b(\w+)\(int \*q\)/)?.[1];
      return owner === undefined
        ? edit('  drop(p);\n', '')
        : edit(`  ${owner}(p);\n  int result = *p;`, `  int result = *p;\n  ${owner}(p);`);
    },
    said: [/main\.c:5: .*freed here/],
    repaired: '  int result = *p;\n  drop(p);',
  },
];
