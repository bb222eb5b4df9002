/** Imports go one way: entries -> modes -> rooms -> config, domain. Adapters import the port they implement. */
const rooms = [
  'domain',
  'config',
  'project',
  'verification',
  'review',
  'scan',
  'page',
  'repair',
  'conversation',
  'plugins',
  'experiment',
  'modes',
  'adapters',
];

/** A rule that lets a room import only the rooms named. */
function only(room, allowed, comment) {
  const forbidden = rooms.filter((other) => other !== room && !allowed.includes(other));
  return {
    name: `${room}-imports`,
    comment,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: { path: [`^src/(${forbidden.join('|')})/`, '^src/[^/]+\\.ts$'] },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle of files means that neither can be understood or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports is dead.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/((action|cli|post)|page/browser/main)\\.ts$' },
      to: {},
    },
    only('domain', [], 'The words of the field depend on nothing.'),
    only('config', ['domain'], 'Settings are read by everyone, so they may know only the words.'),
    only(
      'project',
      ['domain', 'config'],
      'What to verify is decided without knowing how it is verified or told.',
    ),
    only('verification', ['domain', 'config', 'project'], 'Verdicts may not depend on where they are shown.'),
    only(
      'review',
      ['domain', 'config'],
      'A review is made from a report alone, so that every sink shows the same.',
    ),
    only(
      'scan',
      ['domain', 'config', 'review'],
      'What a scan found is put together and compared without running anything.',
    ),
    only(
      'page',
      ['domain', 'config', 'review', 'scan'],
      'A page is made from what a check or a scan found, in the words of the review.',
    ),
    only(
      'repair',
      ['domain', 'config', 'project', 'verification'],
      'A patch is judged by the same verification, whoever asks for it and wherever it is shown.',
    ),
    only(
      'conversation',
      ['domain', 'config', 'review', 'repair'],
      'A talk is about what was found, in the words of the review: it verifies nothing, and changes no code.',
    ),
    only(
      'plugins',
      ['domain', 'repair'],
      'Plugins are bound, called and contained in one way, whichever phase they have a part in.',
    ),
    {
      name: 'plugins-know-no-phase',
      comment:
        'Of the repair they see the port that a model gets its tools through, and nothing of the phase.',
      severity: 'error',
      from: { path: '^src/plugins/' },
      to: { path: '^src/repair/', pathNot: '^src/repair/(model-tools|tool-arguments|language-model)\\.ts$' },
    },
    {
      name: 'builtins-see-the-api-only',
      comment: 'What a built-in plugin needs must be there for all plugins.',
      severity: 'error',
      from: { path: '^src/plugins/builtin/' },
      to: { path: '.', pathNot: '^src/plugins/(api|phases)\\.ts$' },
    },
    only(
      'modes',
      ['domain', 'config', 'project', 'verification', 'review', 'scan', 'repair', 'conversation', 'plugins'],
      'A mode is a list of steps over ports; which adapters stand behind them is chosen by the entries.',
    ),
    only(
      'experiment',
      ['domain', 'config', 'project', 'verification', 'review', 'repair'],
      'An experiment stands beside the modes and measures the rooms; entries give it what a mode would do.',
    ),
    {
      name: 'adapters-import-ports',
      comment: 'Adapters implement ports; they steer nothing.',
      severity: 'error',
      from: { path: '^src/adapters/' },
      to: { path: ['^src/modes/', '^src/[^/]+\\.ts$'] },
    },
    {
      name: 'effects-in-adapters',
      comment:
        'Files, processes, the environment and GitHub are reached through ports, so that rooms can be tested.',
      severity: 'error',
      from: {
        path: '^src/(domain|config|project|verification|review|scan|page|repair|conversation|plugins|experiment|modes)/',
      },
      to: {
        path: [
          '^(node:)?(fs|fs/promises|child_process|process|http|https|net)$',
          'node_modules/(@actions|@octokit|execa)/',
        ],
      },
    },
    {
      name: 'only-entries-name-adapters',
      comment: 'Adapters are put together in one place.',
      severity: 'error',
      from: {
        path: '^src/(domain|config|project|verification|review|scan|page|repair|conversation|plugins|experiment|modes)/',
      },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'page-script-alone',
      comment:
        "What runs in a reader's browser shares words and shapes with the rest, and no code that needs Node.",
      severity: 'error',
      from: { path: '^src/page/browser/' },
      to: { path: '^src/', pathNot: ['^src/page/browser/', '^src/page/page-data\\.ts$', '^src/domain/'] },
    },
    {
      name: 'no-test-code',
      comment: 'The product never imports its tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
