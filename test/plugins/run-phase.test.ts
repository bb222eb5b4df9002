import { expect, test } from 'vitest';
import type { ArtifactRegistrar, PhaseUnit } from '../../src/plugins/api.ts';
import { type Phase, type PhaseDeps, runPhase } from '../../src/plugins/run-phase.ts';
import { loaded, spyExtension, unit } from '../support/plugins.ts';

const deps = (plugins: PhaseDeps['plugins']): PhaseDeps => ({
  plugins,
  source: { read: async () => null, list: async () => [], analyse: async () => null },
  limits: { slots: 1, seconds: 5, perPlugin: 8 },
  log: () => {},
});

const binding: Phase<PhaseUnit, string> = {
  name: 'spy',
  extension: spyExtension,
  run: async (_unit, _findings, { nextBinder }) => {
    await nextBinder()(spyExtension, {});
    return 'result';
  },
};

const leaving = (id: string, name: string, keep: (one: ArtifactRegistrar) => void = () => {}) =>
  loaded(id, {
    spyTools: async (_unit: unknown, _findings: unknown, { artifacts }: { artifacts: ArtifactRegistrar }) => {
      artifacts.register({ name, kind: 'note', description: 'said', content: id, plugin: 'forged' } as never);
      keep(artifacts);
      return [];
    },
  });

test('row 18: what plugins leave carries their id and a plain name; one name of two plugins is two things', async () => {
  const kept: ArtifactRegistrar[] = [];
  const plugins = [leaving('a', '../../etc/x.txt', (one) => kept.push(one)), leaving('b', 'x.txt')];
  const { result, artifacts } = await runPhase(binding, unit, [], deps(plugins));
  expect(result).toBe('result');
  expect(artifacts.map(({ plugin, name, content }) => [plugin, name, content])).toEqual([
    ['a', 'x.txt', 'a'],
    ['b', 'x.txt', 'b'],
  ]);
  const late = { name: 'late', kind: '', description: '', content: '' };
  expect(() => kept[0]?.register(late)).toThrow('the phase is over');
  expect(artifacts).toHaveLength(2);
});

test('row 2-3: the phase says whose tools it wants: in one without an extension no plugin is asked', async () => {
  let asked = 0;
  const spy = loaded('a', {
    spyTools: async () => {
      asked += 1;
      return [];
    },
  });
  await runPhase({ ...binding, extension: null }, unit, [], deps([spy]));
  expect(asked).toBe(0);
  await runPhase(binding, unit, [], deps([spy]));
  expect(asked).toBe(1);
});
