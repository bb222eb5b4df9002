import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { StateReader, Tool } from '../../../src/plugins/api.ts';
import type { AuthorState } from '../../../src/plugins/phases.ts';
import type { ModelRequest } from '../../../src/repair/language-model.ts';
import { agentRepair, lastSaid } from '../../support/agent-repair.ts';
import { bundle, loaded, toolNamed } from '../../support/plugins.ts';
import type { Reaction } from '../../support/reacting-model.ts';

const limit = 'int limit(void)\n{\n  return 8;\n}\n';
const main = `int nondet_int(void);
int limit(void);
static int table[8];

int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > limit())
    return 1;
  table[i] = 1;
  return 0;
}
`;
const guarded = main.replace('i > limit()', 'i >= limit()');
const files = { 'main.c': main, 'limit.c': limit, 'other/unused.c': 'int unused;\n' };

/** What the plugin saw, by the name of its tool. */
type Seen = Record<string, unknown>;

/** A plugin that notes what a view of a repair is. */
function probing(seen: Seen) {
  const kept: { view?: AuthorState; task?: string; finish?: () => void } = {};
  const tool =
    (name: string, use: (view: AuthorState) => Promise<string>, more: Partial<Tool> = {}) =>
    (open: StateReader<'repair', AuthorState>): Tool =>
      toolNamed(name, { ...more, execute: (_args, { state }) => open(state as never, use) });
  const tools = [
    tool('look', async (view) => {
      seen.config = { ...view.config };
      seen.text = await readFile(join(view.tree, 'main.c'), 'utf8');
      seen.others = await readFile(join(view.tree, 'other/unused.c'), 'utf8');
      seen.git = await lstat(join(view.tree, '.git')).catch(() => 'none');
      const { verdict, findings } = await view.verify({ file: 'main.c', fn: 'main' });
      seen.before = [verdict, findings.map(({ kind, line }) => [kind, line])];
      await view.write('main.c', guarded);
      seen.after = (await view.verify({ file: 'main.c', fn: 'main' })).verdict;
      await writeFile(join(view.tree, 'scratch.txt'), 'of one view');
      seen.stray = await view.verify({ file: 'main.c', flags: ['--no-bounds-check'] }).catch(String);
      seen.foreign = await view.read('other/unused.c').catch(String);
      kept.view = view;
      return 'looked';
    }),
    tool('again', async (view) => {
      seen.dead = String(
        await Promise.resolve()
          .then(() => kept.view?.tree)
          .catch(String),
      );
      seen.scratch = await lstat(join(view.tree, 'scratch.txt')).catch(() => 'none');
      seen.fresh = await view.read('main.c');
      const why = { summary: 'keep i below the limit', whySound: 'ESBMC says so' };
      return `one ${view.edits.propose({ 'main.c': guarded }, why)} two ${view.edits.propose({ 'main.c': `${guarded}\n` }, why)}`;
    }),
    tool(
      'start',
      async (view) => {
        kept.task = view.tasks.launch('waits for the next call', () => {
          return new Promise((done) => {
            kept.finish = () => done('was running');
          });
        });
        seen.applied = await view.read('main.c');
        return `started ${kept.task}`;
      },
      { launchesTasks: true },
    ),
    tool('finish', async () => {
      kept.finish?.();
      await sleep(1);
      return 'finished';
    }),
  ];
  return loaded('probe', {
    repairTools: async (
      _unit: unknown,
      _findings: unknown,
      _context: unknown,
      open: StateReader<'repair', AuthorState>,
    ) => [bundle(...tools.map((one) => one(open)))],
  });
}

/** Calls one tool after the other, and takes the first edit that was proposed. */
function script(seen: Seen) {
  const calls: ((request: ModelRequest) => Reaction)[] = [
    () => ({ name: 'probe__look', args: {} }),
    () => ({ name: 'probe__again', args: {} }),
    (request) => ({ name: 'edit_apply', args: { id: /one (\w+)/.exec(lastSaid(request))?.[1] ?? '' } }),
    ({ messages }) => {
      const second = messages
        .map(({ content }) => /two (\w+)/.exec(content)?.[1])
        .find((id) => id !== undefined);
      return { name: 'edit_apply', args: { id: second ?? '' } };
    },
    (request) => {
      seen.stale = lastSaid(request);
      return { name: 'probe__start', args: {} };
    },
    () => ({ name: 'task_list', args: {} }),
    (request) => {
      seen.beside = lastSaid(request);
      return { name: 'probe__finish', args: {} };
    },
    () => ({ name: 'task_result', args: { id: 'task-1' } }),
    (request) => {
      seen.result = lastSaid(request);
      return 'DONE';
    },
  ];
  return (request: ModelRequest): Reaction => calls.shift()?.(request) ?? 'DONE';
}

test('row 1, 22, 24-25, 27-29: what a plugin sees of a repair, in the loop, with real ESBMC', async () => {
  const seen: Seen = {};
  const { outcome, requests } = await agentRepair({ files, plugins: [probing(seen)], react: script(seen) });
  expect(requests[0]?.tools?.declarations.map(({ name }) => name)).toContain('probe__look');

  // Row 22: the tree with its settings, no `.git`, and ESBMC on whatever was written there.
  expect(seen.config).toEqual({ flags: [], unwind: null, timeoutS: 60 });
  expect([seen.text, seen.others, seen.git]).toEqual([main, 'int unused;\n', 'none']);
  expect(seen.before).toEqual(['failed', [['out-of-bounds', 10]]]);
  expect(seen.after).toBe('proved');
  expect(seen.stray).toContain('--no-bounds-check is none of');
  expect(seen.foreign).toContain('other/unused.c is no file of the unit');
  // Another view is another copy, and the first one is over.
  expect(seen.dead).toContain('this view of the state is over');
  expect([seen.scratch, seen.fresh]).toEqual(['none', main]);

  // Row 27-29: nothing changes until the model applies an edit; one of the code before is refused then.
  expect(seen.applied).toBe(guarded);
  expect(seen.stale).toContain('made for another state of the code');

  // Row 24-25: the model goes on while the task runs.
  expect(seen.beside).toContain('task-1 running, of probe: waits for the next call');
  expect(seen.result).toBe('task-1 done, of probe: waits for the next call\nwas running');

  expect(outcome).toMatchObject({ outcome: 'repaired', candidate: { title: 'keep i below the limit' } });
  expect('candidate' in outcome && outcome.candidate.proposed).toMatchObject([{ plugin: 'probe' }]);
}, 240_000);
