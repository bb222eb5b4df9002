import { describe, expect, it } from 'vitest';
import { mountTable } from '../../../src/adapters/sandbox/mount-table.ts';
import { planMounts } from '../../../src/adapters/sandbox/plan-mounts.ts';

function planned(reads: readonly string[], writes: readonly string[] = []) {
  const { mounts, points } = planMounts({ root: '/r', system: ['/usr'], reads, writes });
  const shown = mounts.map((mount) =>
    mount.kind === 'bind' ? `${mount.access} ${mount.source}` : mount.kind,
  );
  return { shown, points };
}

describe('what is mounted', () => {
  it('is each path at its own place, folders before what lies in them', () => {
    const { mounts } = planMounts({ root: '/r', system: [], reads: ['/b/tree'], writes: [] });
    expect(mounts).toEqual([{ kind: 'bind', source: '/b/tree', target: '/r/b/tree', access: 'read' }]);
    expect(planned(['/b/tree', '/a/longer'], ['/b/tree/out'])).toEqual({
      shown: ['read /b/tree', 'read /a/longer', 'write /b/tree/out'],
      points: ['/b/tree', '/a/longer'],
    });
  });

  it('is nothing twice, and nothing that the system has', () => {
    expect(planned(['/t', '/t/below', '/t', '/usr/include'])).toEqual({ shown: ['read /t'], points: ['/t'] });
  });

  it('is written where both are asked for, and read below what is written', () => {
    expect(planned(['/t', '/t/out/fixed'], ['/t/out', '/t']).shown).toEqual([
      'write /t',
      'read /t/out/fixed',
    ]);
  });

  it('is no other path that begins alike', () => {
    expect(planned(['/tree', '/tree-2', '/usr2']).points).toEqual(['/tree', '/usr2', '/tree-2']);
  });
});

describe('a table of mounts', () => {
  it('has one line for each, whatever is in a path', () => {
    const text = mountTable(
      [
        { kind: 'bind', source: '/a b\n/etc /r', target: '/r/\\040', access: 'read' },
        { kind: 'bind', source: '/out', target: '/r/out', access: 'write' },
        { kind: 'bind', source: '/dev/null', target: '/r/dev/null', access: 'device' },
        { kind: 'proc', target: '/r/proc' },
      ],
      (source) => source === '/out',
    );
    expect(text.split('\n')).toEqual([
      String.raw`/a\040b\012/etc\040/r /r/\134040 none rbind,ro,nosuid,nodev 0 0`,
      '/out /r/out none rbind,nosuid,nodev,noexec 0 0',
      '/dev/null /r/dev/null none bind 0 0',
      'proc /r/proc proc ro,nosuid,nodev,noexec 0 0',
      '',
    ]);
  });
});
