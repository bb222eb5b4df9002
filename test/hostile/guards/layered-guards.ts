import type { Guard } from './guard.ts';

const repository = 'test/adapters/git/open-repository.test.ts';
const openRepository = 'src/adapters/git/open-repository.ts';

/** What is kept by more than one thing: each time all of them are taken away together. */
export const layeredGuards: readonly Guard[] = [
  {
    invariant: 'What runs in namespaces has no network',
    file: 'src/adapters/sandbox/namespaces.ts',
    text: "'--pid', '--net', '--ipc'",
    without: "'--pid', '--ipc'",
    // A sandbox that has one is found out when it is opened, and not used.
    also: [
      {
        file: 'src/adapters/sandbox/probe-sandbox.ts',
        text: `    ['it has a network', 'test "$(grep -c : /proc/net/dev)" -le 1'],\n`,
        without: '',
      },
    ],
    test: 'test/adapters/sandbox/create-sandbox.test.ts',
    name: 'there is no network, not even this machine',
  },
  {
    invariant: 'Git starts no monitor that a repository names',
    file: 'src/adapters/git/git-command.ts',
    text: "  'core.fsmonitor=false',\n",
    without: '',
    // A repository of our own has settings of our own.
    also: [
      {
        file: openRepository,
        text: '  const folders = { ...own, workTree: users.workTree };\n',
        without: '  const folders = { ...own, gitDir: users.gitDir, workTree: users.workTree };\n',
      },
    ],
    test: repository,
    name: 'compares with the working tree, untracked files included and ignored ones left out',
  },
  {
    invariant: 'No way leads through the headers of the system out of them',
    file: 'src/project/header-search.ts',
    text: '  if (!isSystemPath(full)) return outside(full, true, reader);\n',
    without: '',
    also: [
      {
        file: 'src/project/header-search.ts',
        text: "  if (!isSystemPath(real)) return { kind: 'refused', reason: 'leads out of the system’s headers' };\n",
        without: '',
      },
    ],
    test: 'test/project/source-containment.test.ts',
    name: 'what a source may not include',
  },
  {
    invariant: 'A text stays in its cell of a table',
    file: 'src/review/markdown-literal.ts',
    text: "  '|': '&#124;',\n",
    without: "  '|': '|',\n",
    also: [
      {
        file: 'src/review/table-row.ts',
        text: "cell.replaceAll('|', '&#124;').",
        without: 'cell.',
      },
    ],
    test: 'test/review/escape-markdown.test.ts',
    name: 'as text in a table stays in its cell',
  },
  {
    invariant: 'A commit goes on the very commit that was verified: GitHub compares',
    file: 'src/adapters/github/create-commit.ts',
    text: '    expectedHeadOid: commit.parent,\n',
    // Whatever is there at the moment, as a push without a comparison would.
    without: `    expectedHeadOid: (
      await client.rest.git.getRef({
        owner: commit.repository.owner,
        repo: commit.repository.name,
        ref: \`heads/\${commit.branch}\`,
      })
    ).data.object.sha,\n`,
    // Before, it is looked whether somebody pushed meanwhile.
    also: [
      {
        file: 'src/modes/command/push-fix.ts',
        text: "  if (pull.state === 'closed' || pull.headSha !== fix.head) return { kind: 'moved' };\n",
        without: "  if (pull.state === 'closed') return { kind: 'moved' };\n",
      },
    ],
    test: 'test/modes/command/push.test.ts',
    name: 'while it is repaired: nothing is pushed',
  },
  {
    invariant: 'A run that ends without having reached its end fails',
    file: 'src/action.ts',
    text: 'process.exitCode = 1;\n',
    without: '',
    also: [{ file: 'src/action.ts', text: "process.once('beforeExit', hung);\n", without: '' }],
    test: 'test/hostile/never-settles.test.ts',
    name: 'an answer that never comes ends the run red',
    needsBundle: true,
  },
];
