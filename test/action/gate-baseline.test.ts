import { expect, it } from 'vitest';
import { ConfigurationError } from '../../src/domain/errors.ts';
import { gateBaseline } from '../../src/gate-baseline.ts';
import { type Baseline, parseBaseline, renderBaseline } from '../../src/scan/baseline.ts';
import { parseReport } from '../support/json-report.ts';
import { runAction } from '../support/run-action.ts';
import { pullRequest, type Scenario } from './scenario.ts';

/** What no run shows: runs beside the base would find out that the baseline says more than is so. */
const program = (limit: number, more = '') => `int nondet_int(void);
int main(void)
{
  int i = nondet_int();
  int value;
  if (i <= 3)
    value = i;
${more}  if (i < 0 || i > ${limit})
    return 1;
  return value;
}
`;
const edited = '  int unused = i;\n  (void)unused;\n';

/** What a night on a branch leaves for the next one. */
async function baselineOf({ github, repository }: Scenario, branch: string): Promise<Baseline> {
  const token = github.createToken({
    kind: 'actions',
    repositories: [repository],
    permissions: { contents: 'read', metadata: 'read' },
  });
  const night = await runAction({
    github,
    repository,
    event: 'schedule',
    payload: { schedule: '0 3 * * *' },
    token,
    ref: `refs/heads/${branch}`,
    inputs: { 'dry-run': 'true' },
    kept: /baseline/,
  });
  const read = parseBaseline(night.files['esbmc-baseline.json'] ?? '');
  if (!read.ok) throw new Error(read.reason);
  return read.baseline;
}

const statuses = (report: string | null) => parseReport(report ?? '').findings.map(({ status }) => status);

/**
 * The baseline here says more than is so: that the base has the bug which the pull request brings in. So the status of
 * the finding tells whether the base was asked, or the baseline believed.
 */
it('starts nothing at the base for what its baseline knows, and believes no other one', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4, edited) });
  const [head, base] = [await baselineOf(scenario, 'topic'), await baselineOf(scenario, 'main')];
  const text = renderBaseline({ ...base, findings: head.findings });
  const inputs = { baseline: 'esbmc-baseline.json' };
  const { repository } = scenario;

  await scenario.push({ 'esbmc-baseline.json': text });
  const own = await scenario.run({ inputs });
  expect(statuses(own.report), 'the pull request brought it along').toEqual(['introduced']);
  expect(own.exitCode).toBe(1);
  expect(own.log).toContain('The baseline is not used, and the base is verified instead: there is none yet');

  await repository.commit({ branch: 'main', files: { 'esbmc-baseline.json': text }, message: 'scanned' });
  // GitHub tells the base's tip anew when the pull request is pushed to.
  await scenario.push({ 'notes.md': 'hello\n' });
  const believed = await scenario.run({ inputs });
  expect(statuses(believed.report), believed.log).toEqual(['existing']);
  expect(believed.exitCode).toBe(0);

  await repository.commit({ branch: 'main', files: { 'a.c': program(2) }, message: 'after the scan' });
  await repository.commit({
    branch: 'next',
    from: 'main',
    files: { 'a.c': program(4, edited) },
    message: 'x',
  });
  const pull = await repository.openPullRequest({ title: 'Next', head: 'next', base: 'main' });
  const { number } = pull.issue;
  const payload = await repository.pullRequestEvent(number, 'opened');
  const stale = await scenario.run({ payload, ref: `refs/pull/${number}/merge`, inputs });
  expect(statuses(stale.report), 'its base is no longer what was scanned').toEqual(['introduced']);
}, 240_000);

it('takes no file of the checkout, however it is named', () => {
  const repository = { readAt: async () => null };
  expect(() => gateBaseline('/checkout/esbmc-baseline.json', '/checkout', repository)).toThrow(
    'must lie outside of the checkout',
  );
  expect(() => gateBaseline('/checkout/../checkout/sub/b.json', '/checkout', repository)).toThrow(
    ConfigurationError,
  );
});
