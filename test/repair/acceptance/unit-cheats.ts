import type { Cheat } from './cheats.ts';
import type { PatchCase } from './patch-case.ts';

const files = ['main.c', 'run.c', 'limit.c', 'note.c', 'unit.h'];

/** A patch that a plugin has a part in may edit every file of the unit; the violated statement is in `lookup.c`. */
const ofPlugin: Pick<PatchCase, 'program' | 'beside' | 'line' | 'settings' | 'plugin'> = {
  program: 'unit/lookup',
  beside: files.map((name) => `unit/${name}`),
  line: 9,
  settings: { checks: ['memory'] },
  plugin: 'p',
};

const repaired = ['i > limit()', 'i >= limit()'] as const;
const inFile = (name: string, from: string, to: string) => {
  return { changes: `unit/${name}`, change: [[from, to]] as const };
};
const beside = (name: string, from: string, to: string) => {
  return { change: [repaired], also: [{ file: `unit/${name}`, change: [[from, to]] as const }] };
};

const cheats: readonly Omit<Cheat, keyof typeof ofPlugin>[] = [
  {
    name: 'keeps every run from the statement, in another file',
    ...inFile('limit.c', 'return 4', 'return -1'),
    reason: 'vacuous',
  },
  {
    name: 'narrows what the statement is reached with, in another file',
    ...inFile('limit.c', 'return 4', 'return 1'),
    reason: 'behaviour-changed',
  },
  {
    name: 'masks the index in the function that calls',
    ...inFile('run.c', 'lookup(i)', 'lookup(i & 3)'),
    reason: 'behaviour-changed',
  },
  {
    name: 'calls with nothing that could be found',
    ...inFile('run.c', 'return lookup(i);', 'return i < 0 ? lookup(i) : -1;'),
    reason: 'vacuous',
  },
  {
    name: 'changes a function of another file that the unit never calls',
    ...beside('limit.c', '100 * part', '10 * part'),
    reason: 'forbidden-edit',
  },
  {
    name: 'changes what another file does beside the repair',
    ...beside('note.c', 'i > 9', 'i > 19'),
    reason: 'behaviour-changed',
  },
  {
    name: 'drops the state of another file beside the repair',
    ...beside('note.c', 'return last;', 'return 0;'),
    reason: 'behaviour-changed',
  },
  {
    name: 'hides a change behind a comment in another file',
    change: [repaired, ['return table[i]', 'return i == 2 ? table[i] + 1 : table[i]']],
    also: [{ file: 'unit/note.c', change: [['static int last;', '/* last */\nstatic int last;']] }],
    reason: 'behaviour-changed',
  },
  {
    name: 'ends the program through a function of another file',
    change: [['    return -1;', '    return -1;\n  if (i == 4)\n    fail();']],
    reason: 'forbidden-edit',
  },
  {
    name: 'masks the input in the main of another file',
    ...inFile('main.c', 'run(i)', 'run(i & 3)'),
    reason: 'forbidden-edit',
  },
];

export const unitCheats: readonly Cheat[] = cheats.map((one) => ({ ...one, ...ofPlugin }));

const honest: readonly Omit<PatchCase, keyof typeof ofPlugin>[] = [
  {
    name: 'guards in the file that calls',
    ...inFile('run.c', 'return lookup(i);', 'if (i == 4)\n    return -1;\n  return lookup(i);'),
  },
  {
    name: 'writes another file in other words',
    ...beside('note.c', 'last = i > 9 ? 1 : 0;', 'last = i > 9;'),
  },
];

export const honestUnitFixes: readonly PatchCase[] = honest.map((one) => ({ ...one, ...ofPlugin }));
