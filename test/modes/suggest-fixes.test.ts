import { describe, expect, it } from 'vitest';
import { CodeHostError } from '../../src/domain/errors.ts';
import type { Finding } from '../../src/domain/finding.ts';
import { suggestFixes } from '../../src/modes/suggest-fixes.ts';
import { nothingSpent } from '../../src/repair/budget.ts';
import type { RepairOutcome } from '../../src/repair/repair-outcome.ts';
import type { FixPullHost, NewFixPull } from '../../src/review/fix-pull-host.ts';
import { commit, finding, links, policy } from '../review/factories.ts';

const before = 'int a;\n';
const after = 'int b;\n';

/** A code host that holds branches and pull requests, and refuses what it is told to. */
function memoryHost(refuse: (what: string) => void = () => {}) {
  const branches = new Map([['main', commit]]);
  const pulls: (NewFixPull & { number: number; url: string })[] = [];
  const texts = new Map([[commit, before]]);
  const host: FixPullHost = {
    fileAt: async (_repository, at) => {
      const text = texts.get(at);
      return text === undefined ? null : { mode: '100644', bytes: Buffer.from(text) };
    },
    branchTip: async (_repository, branch) => branches.get(branch) ?? null,
    createCommit: async ({ branch, parent, files }) => {
      refuse('commit');
      if (branches.get(branch) !== parent) throw new CodeHostError('moved', 409);
      const sha = `commit-${texts.size}`;
      texts.set(sha, files[0]?.text ?? '');
      branches.set(branch, sha);
      return sha;
    },
    createBranch: async (name, at) => {
      refuse('branch');
      branches.set(name, at);
    },
    pushStartsWorkflows: async () => true,
    pullsFrom: async (branch) => {
      refuse('list');
      return pulls.filter(({ head }) => head === branch);
    },
    openPull: async (pull) => {
      refuse('open');
      const made = { ...pull, number: pulls.length + 1, url: '' };
      pulls.push(made);
      return made;
    },
  };
  return { host, branches, pulls, texts };
}

const bugs = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const one = finding({ file: `f${at}.c`, line: at + 1 });
    return { ...one, fingerprint: `${at}`.padStart(16, '0') };
  });

const repaired = ({ counterexample }: Finding): RepairOutcome => ({
  outcome: 'repaired',
  attempts: [],
  spending: nothingSpent,
  candidate: {
    engine: 'template',
    author: 'guard',
    title: 'a guard',
    patch: { edits: [{ file: counterexample.property.location.file, before, after }] },
  },
  acceptance: { verdict: 'accepted', bound: null, behaviour: 'kept', evidence: [] },
});

async function night(
  findings: readonly Finding[],
  host: FixPullHost | null,
  repair: (one: Finding) => RepairOutcome = repaired,
) {
  const tried: string[] = [];
  let kept: ReadonlyMap<string, string> = new Map();
  const order: string[] = [];
  const notes = await suggestFixes(
    {
      ...{ findings, policy, head: commit, esbmcVersion: '8.4.0', changes: null, links },
      ...{ trackingIssue: 7, date: '2026-12-01' },
    },
    {
      repair: async (one) => {
        tried.push(one.fingerprint);
        return repair(one);
      },
      clock: () => 0,
      host:
        host === null
          ? null
          : {
              ...host,
              openPull: async (pull) => {
                order.push('posted');
                return host.openPull(pull);
              },
            },
      branch: 'main',
      keep: async (patches) => {
        order.push('kept');
        kept = new Map(patches);
      },
      pause: async () => {},
    },
  );
  return { notes: notes.join('\n'), tried, kept, order };
}

const nothing: RepairOutcome = { outcome: 'exhausted', attempts: [], spending: nothingSpent };

describe('fixes of a night', () => {
  it('are one pull request for each bug, kept on the disk before, and no more than three', async () => {
    const { host, pulls, texts } = memoryHost();
    const run = await night(bugs(5), host);
    expect(pulls.map(({ base }) => base)).toEqual(['main', 'main', 'main']);
    expect(new Set(pulls.map(({ head }) => head)).size).toBe(3);
    expect([...texts.values()].slice(1)).toEqual([after, after, after]);
    expect(run.kept.size).toBe(3);
    expect(run.order).toEqual(['kept', 'posted', 'kept', 'posted', 'kept', 'posted']);
    expect(pulls[0]?.body).toContain('#7');
    expect(run.notes).toContain('#3 proposes a fix');
    await night(bugs(5), host);
    expect(pulls, 'the other two come the next night').toHaveLength(5);
    const last = await night(bugs(5), host);
    expect(pulls, 'closed or open: nobody is asked twice').toHaveLength(5);
    expect(last.tried).toEqual([]);
  });

  it('are tried for ten bugs at most, and others the next night', async () => {
    const { host, pulls } = memoryHost();
    const { tried } = await night(bugs(15), host, () => nothing);
    expect(new Set(tried).size).toBe(10);
    expect(pulls).toEqual([]);
  });

  it('are kept for the report where nothing may be written', async () => {
    const { kept } = await night(bugs(2), null);
    expect(kept.size).toBe(2);
  });

  it('go on where a run was cut off between the branch, the commit and the pull request', async () => {
    const { host, pulls, branches, texts } = memoryHost();
    const [one, two, three] = bugs(3);
    branches.set(`esbmc/fix-${one?.fingerprint}`, commit);
    texts.set('done', after);
    branches.set(`esbmc/fix-${two?.fingerprint}`, 'done');
    texts.set('other', 'something else');
    branches.set(`esbmc/fix-${three?.fingerprint}`, 'other');
    const { notes } = await night(bugs(3), host);
    expect(pulls.map(({ head }) => head).sort()).toEqual([
      `esbmc/fix-${one?.fingerprint}`,
      `esbmc/fix-${two?.fingerprint}`,
    ]);
    expect(notes).toContain(`there is a branch esbmc/fix-${three?.fingerprint} with something else on it`);
    expect(branches.get(`esbmc/fix-${three?.fingerprint}`), 'nothing is forced').toBe('other');
  });

  it('are opened once where GitHub opens one without an answer', async () => {
    const memory = memoryHost();
    const silent: FixPullHost = {
      ...memory.host,
      openPull: async (pull) => {
        await memory.host.openPull(pull);
        throw new CodeHostError('bad gateway', 502);
      },
    };
    const { notes } = await night(bugs(1), silent);
    expect(memory.pulls).toHaveLength(1);
    expect(notes).toContain('#1 proposes a fix');
  });

  it.each(['list', 'branch', 'commit', 'open'])(
    'end with a sentence where GitHub refuses: %s',
    async (what) => {
      const { host, pulls } = memoryHost((asked) => {
        if (asked === what) throw new CodeHostError('may not', 403);
      });
      const { notes, tried } = await night(bugs(3), host);
      expect(pulls).toEqual([]);
      expect(notes).toContain('may not');
      expect(tried.length, 'the next one would be refused as well').toBeLessThanOrEqual(1);
    },
  );
});

it('row 19: what plugins left stands in the pull request, and changes nothing else of it', async () => {
  const artifact = {
    plugin: 'analyzer',
    name: 'a.txt',
    kind: 'note',
    description: 'what it says',
    path: 'left/a.txt',
  };
  const side = { notes: ['Plugin search, tool: broken'], artifacts: [artifact] };
  const bodies: string[] = [];
  for (const more of [{}, { side }]) {
    const { host, pulls } = memoryHost();
    await night(bugs(1), host, (one) => ({ ...repaired(one), ...more }));
    bodies.push(pulls[0]?.body ?? '');
  }
  const [without = '', plugged = ''] = bodies;
  expect(plugged.startsWith(without.trimEnd())).toBe(true);
  for (const word of ['analyzer', 'note', 'left/a.txt', 'what it says', 'Plugin search, tool: broken'])
    expect(plugged).toContain(word);
});
