import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { git } from '../support/github/git/run-git.ts';
import { parseReport } from '../support/json-report.ts';
import { pullRequest, type Scenario } from './scenario.ts';

/** Another text for each name, so that git takes no file for another one's new place. */
const program = (limit: number, name = 'table') => `int nondet_int(void);
static int ${name}[4];
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > ${limit})
    return 1;
  return ${name}[i];
}
/* ${name.repeat(30)} */
`;
const settings = { '.github/esbmc.yml': 'checks: [memory]\n' };
const crlf = (text: string) => text.replaceAll('\n', '\r\n');

function placesOf({ repository, number }: Scenario): readonly string[] {
  return conversationOf(repository, number)
    .entries.flatMap((entry) => (entry.kind === 'review' ? entry.threads.map(({ place }) => place) : []))
    .sort();
}
const resolvedOf = ({ repository, number }: Scenario) =>
  repository
    .pull(number)
    .threads.filter(({ resolvedBy }) => resolvedBy !== null)
    .map(({ origin }) => origin.path)
    .sort();

test('files of every shape: findings where they are, the rest skipped with a reason or not worth a word', async () => {
  const base = {
    ...settings,
    'src/old name.c': program(3, 'moved'),
    'pure.c': program(4, 'pure'),
    'crlf.c': crlf(program(3, 'crlf')),
    'end.c': program(3, 'end').trimEnd(),
    'gone.c': program(4, 'gone'),
    'mode.c': program(4, 'mode'),
    'plain.c': program(3, 'plain'),
  };
  await using scenario = await pullRequest(base, {
    'src/old name.c': null,
    'src/neuer näme (2).c': program(4, 'moved'),
    'pure.c': null,
    'renamed/pure.c': program(4, 'pure'),
    'crlf.c': crlf(program(4, 'crlf')),
    'end.c': program(4, 'end').trimEnd(),
    'gone.c': null,
    'mode.c': { mode: '100755', content: program(4, 'mode') },
    'link.c': { mode: '120000', content: '/etc/passwd' },
    'plain.c': `${program(3, 'plain')}int unused;\n`,
  });
  await bumpSubmodule(scenario, 'vendor.c');
  const run = await scenario.run({ inputs: { 'sarif-file': 'out/esbmc.sarif' } });

  expect(run.outputs).toMatchObject({
    conclusion: 'failure',
    introduced: '3',
    'sarif-file': 'out/esbmc.sarif',
  });
  const report = parseReport(run.report ?? '');
  expect(report.findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'crlf.c:8',
    'end.c:8',
    'src/neuer näme (2).c:8',
  ]);
  expect(placesOf(scenario)).toEqual(['crlf.c:8', 'end.c:8', 'src/neuer näme (2).c:8']);
  const reasons = new Map(report.skipped.map(({ file, reason }) => [file, reason]));
  expect(reasons.get('gone.c')).toBe('deleted');
  expect(reasons.get('link.c')).toContain('symbolic link');
  expect(reasons.get('vendor.c')).toContain('submodule');
  expect(run.log + run.summary + run.report).not.toContain('root:x');

  // One file goes, one gets another name with its bug, one is as its base has it.
  const { github, repository } = scenario;
  const token = github.createToken({
    kind: 'actions',
    repositories: [repository],
    permissions: { contents: 'write', pull_requests: 'write', metadata: 'read' },
  });
  await scenario.push({
    'crlf.c': null,
    'crlf2.c': crlf(program(4, 'crlf')),
    'end.c': program(3, 'end').trimEnd(),
    'src/neuer näme (2).c': null,
  });
  const later = await scenario.run({ token, fetchDepth: 1 });
  expect(parseReport(later.report ?? '').findings.map(({ file }) => file)).toEqual(['crlf2.c']);
  expect(resolvedOf(scenario)).toEqual(['crlf.c', 'end.c', 'src/neuer näme (2).c']);
  const open = repository.pull(scenario.number).threads.filter(({ resolvedBy }) => resolvedBy === null);
  expect(open.map(({ origin, comments }) => [origin.path, comments.length])).toEqual([['crlf2.c', 1]]);
});

test('four hundred files and twenty-five thousand lines: the finding is on its line', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [
      `docs/${String(index).padStart(3, '0')}.txt`,
      `text ${index}\n`,
    ]),
  );
  const long = Array.from({ length: 25_000 }, (_, index) => `line ${index}\n`).join('');
  await using scenario = await pullRequest(
    { 'zz.c': program(3), ...settings },
    { ...texts, 'long.txt': long, 'zz.c': program(4) },
  );
  const { repository } = scenario;
  // The base has moved on since the branch.
  await repository.commit({ branch: 'main', files: { 'zz2.c': program(4) }, message: 'meanwhile' });
  const run = await scenario.run({ fetchDepth: 1 });
  expect(run.outputs).toMatchObject({ conclusion: 'failure', introduced: '1', findings: '1' });
  expect(placesOf(scenario)).toEqual(['zz.c:8']);
});

test('many findings on a push: ten annotations a level, the rest counted, all in the summary', async () => {
  const lines = (limit: number) =>
    Array.from(
      { length: 12 },
      (_, index) => `  if (c == ${index} && i >= 0 && i <= ${limit}) return t${index}[i];`,
    );
  const many = (limit: number) =>
    [
      'int nondet_int(void);',
      ...Array.from({ length: 12 }, (_, index) => `static int t${index}[4];`),
      'int main(void)',
      '{',
      '  int i = nondet_int(), c = nondet_int();',
      ...lines(limit),
      '  return 0;',
      '}',
      '',
    ].join('\n');
  await using scenario = await pullRequest({ 'a.c': many(3), ...settings }, { 'a.c': many(4) });
  const { repository, number, github } = scenario;
  const payload = await repository.mergeGroupEvent(number);
  const run = await scenario.run({ event: 'merge_group', payload, inputs: { timeout: '120' } });
  expect(run.outputs).toMatchObject({ conclusion: 'failure', decision: 'checked', introduced: '12' });
  expect(run.log.split('\n').filter((line) => line.startsWith('::error '))).toHaveLength(10);
  expect(run.summary).toContain("2 more are in the job's summary only");
  const writes = github.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/'));
  expect(writes).toEqual([]);
});

/** A gitlink on both branches, as `git submodule add` makes it, that topic moves on. */
async function bumpSubmodule({ repository }: Scenario, path: string): Promise<void> {
  const [main, topic] = await Promise.all(['main', 'topic'].map((branch) => repository.resolve(branch)));
  const start = await withGitlink(repository.folder, [String(main)], String(main), path);
  await repository.commit({ branch: 'main', from: start, files: {}, message: 'submodule', force: true });
  const moved = await repository.resolve('main');
  const bumped = await withGitlink(repository.folder, [String(topic), String(moved)], String(topic), path);
  await repository.commit({ branch: 'topic', from: bumped, files: {}, message: 'bump', force: true });
}

/** A commit like the first of `parents`, with a gitlink to `target`. */
async function withGitlink(
  folder: string,
  parents: readonly string[],
  target: string,
  path: string,
): Promise<string> {
  const env = { GIT_INDEX_FILE: `${folder}/index-of-test` };
  await git(folder, ['read-tree', parents[0] ?? ''], { env });
  await git(folder, ['update-index', '--add', '--cacheinfo', `160000,${target},${path}`], { env });
  const tree = await git(folder, ['write-tree'], { env });
  const after = parents.flatMap((parent) => ['-p', parent]);
  return git(folder, ['commit-tree', tree, ...after, '-m', 'submodule']);
}
