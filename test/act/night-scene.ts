import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startModelEndpoint } from '../support/model-endpoint.ts';
import { sarifProblems } from '../support/sarif-problems.ts';
import { type EventRun, runAtNight } from './run-on-event.ts';
import type { Scene } from './scene.ts';
import { readWorkflow } from './workflow-file.ts';

/** Bugs that a template repairs, and that none does. */
const twice = (again: string) =>
  `#include <stdlib.h>\nint main(void)\n{\n  free(malloc(1));\n  int *p = malloc(sizeof *p);\n  free(p);\n${again}  return 0;\n}\n`;
const gone = (before: string, inside: string) =>
  `int main(void)\n{\n  int *p;\n${before}  {\n${inside}    p = &kept;\n  }\n  return *p;\n}\n`;
const holds = (size: number) => `int main(void)\n{\n  int a[${size}] = {0};\n  return a[${size - 1}];\n}\n`;

/** Two nights of the reusable workflow in four shards: what is found, what is left behind, and what is repaired. */
export async function nightScene(scene: Scene): Promise<void> {
  const { github, repository, checks, say } = scene;
  await using endpoint = await startModelEndpoint({ key: 'night', models: ['m'], reply: 'I do not know.' });
  const night = await readWorkflow('nightly-shards.yml', {
    added: `    with:
      shards: '4'
      sarif: true
      fix: suggest
      model: m
      model-url: ${endpoint.url}
    secrets:
      token: \${{ secrets.NIGHT_TOKEN }}
      model-api-key: \${{ secrets.NIGHT_KEY }}
`,
    mayDiffer: true,
  });
  const good = Object.fromEntries([3, 4, 5, 6, 7, 8].map((size) => [`src/holds_${size}.c`, holds(size)]));
  const bad = { 'src/twice.c': twice('  free(p);\n'), 'src/gone.c': gone('', '    int kept = 3;\n') };
  const files = { ...good, ...bad, '.github/esbmc.yml': 'checks: [memory]\nattempts: 1\n' };
  await repository.commit({ branch: 'main', files, message: 'Two bugs' });
  const permissions = {
    contents: 'write',
    pull_requests: 'write',
    issues: 'write',
    metadata: 'read',
  } as const;
  const secrets = {
    NIGHT_TOKEN: github.createToken({ kind: 'app', repositories: [repository], permissions }),
    NIGHT_KEY: 'night',
  };
  const issues = () => [...repository.state.issues.values()].filter(({ isPullRequest }) => !isPullRequest);
  const pulls = () => [...repository.state.pulls.values()];

  say(`\n${night.source} in four shards, on a repository with two bugs`);
  const first = await runAtNight(scene, night, 501, secrets);
  checks.expect('the night is red', first.conclusion === 'failure', first.text);
  expectJobs(scene, first, 'failure');
  await expectArtifacts(scene, 501);
  await expectCodeScanning(scene, 2);
  const [issue] = issues();
  const isTold = issues().length === 1 && issue?.title === 'ESBMC: 2 bugs in the repository';
  checks.expect(
    'one tracking issue tells of both',
    isTold,
    issues().map(({ title }) => title),
  );
  const fixed = await repository.readFile(pulls()[0]?.headRef ?? 'main', 'src/twice.c');
  const isRepaired = pulls().length === 1 && fixed.toString() === twice('');
  checks.expect('one pull request repairs what a template repairs', isRepaired, fixed.toString());
  const asked = endpoint.requests.length;
  checks.expect('for the other the model was asked, with the key', asked > 0, first.text);

  await repository.commit({
    branch: 'main',
    files: { 'src/twice.c': twice(''), 'src/gone.c': gone('  int kept = 3;\n', '') },
    message: 'Fix both',
  });
  say(`\n${night.source} the night after, with both repaired`);
  const second = await runAtNight(scene, night, 502, secrets);
  checks.expect('the night is green', second.conclusion === 'success', second.text);
  expectJobs(scene, second, 'success');
  const isKnown = second.text.includes('Cache restored from key: esbmc-baseline-501');
  checks.expect('it knows the night before', isKnown, second.text);
  await expectCodeScanning(scene, 0);
  const isClosed = issues().length === 1 && issue?.state === 'closed';
  checks.expect('the issue is closed, and there is no other', isClosed, issues());
  checks.expect('no other pull request was opened', pulls().length === 1, pulls().length);
}

function expectJobs({ checks }: Scene, run: EventRun, merged: string): void {
  const ended = Object.entries(run.jobs).map(([job, how]) => `${job}: ${how}`);
  const scans = ended.filter((one) => /scan.*: success$/.test(one));
  const isSo = scans.length === 4 && ended.some((one) => one.endsWith(`merge: ${merged}`));
  checks.expect(`a plan, four shards, and a merge that is a ${merged}`, isSo, ended);
}

async function expectArtifacts({ runner, checks }: Scene, id: number): Promise<void> {
  const folder = join(runner.artifacts, `${id}`);
  const names = (await readdir(folder)).sort();
  const wanted = ['esbmc-report', ...[1, 2, 3, 4].map((shard) => `esbmc-scan-${shard}`), 'esbmc-scan-plan'];
  checks.expect('artifacts of the plan, each shard, and the report', names.join() === wanted.join(), names);
  const report = (await readdir(join(folder, 'esbmc-report'))).sort();
  const isWhole = report.join() === 'esbmc-baseline.json,esbmc-report.html,esbmc-report.json';
  checks.expect('the report is a page, JSON, and a baseline', isWhole, report);
}

async function expectCodeScanning({ runner, checks }: Scene, results: number): Promise<void> {
  const text = await readFile(join(runner.artifacts, 'code-scanning', 'esbmc.sarif'), 'utf8');
  const log = JSON.parse(text) as { runs: { results: { baselineState?: string }[] }[] };
  const problems = sarifProblems(log);
  checks.expect('code scanning got SARIF that its schema allows', problems.length === 0, problems);
  const open = log.runs
    .flatMap((run) => run.results)
    .filter(({ baselineState }) => baselineState !== 'absent');
  checks.expect(`with ${results} results`, open.length === results, text);
}
