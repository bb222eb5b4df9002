import { digestOf } from '../../../src/modes/command/handover.ts';
import { type CommandScenario, commandScenario, program, wendy } from '../../action/command-scenario.ts';
import { twoWorkflows } from '../../action/two-workflows.ts';
import { startLocalGitHub } from '../../support/github/local-github.ts';
import type { IssueComment } from '../../support/github/state/issue.ts';
import { runAction } from '../../support/run-action.ts';
import type { FaultScene } from './fault-scene.ts';
import { neutral, ourWords, pageOf, tells } from './our-words.ts';
import { verifyingScenes } from './verifying-scenes.ts';

const settings = { '.github/esbmc.yml': 'checks: [memory]\ncommands: true\ncheck-run: true\n' };
/** Posts what an analysis found. */
export async function reportScene(): Promise<FaultScene> {
  const scene = await twoWorkflows({ 'a.c': program(3), ...settings });
  const first = await scene.open({ 'a.c': program(4) });
  const { transfer } = await scene.analyse(first);
  const token = scene.github.createToken({
    kind: 'actions',
    repositories: [scene.repository],
    permissions: { contents: 'read', pull_requests: 'write', checks: 'write' },
  });
  let count = 0;
  return {
    github: scene.github,
    open: async () => {
      count += 1;
      const pull = await scene.open({ 'a.c': `${program(4)}/* ${count} */\n` });
      const handed = transfer.replaceAll(first.headSha, pull.headSha);
      return {
        options: async () => ({
          github: scene.github,
          repository: scene.repository,
          event: 'workflow_run',
          payload: scene.repository.workflowRunEvent(scene.repository.addWorkflowRun(pull.number)),
          token,
          ref: null,
          files: { 'esbmc-review.json': handed },
        }),
        left: async () => ourWords(scene.repository, pull.number),
        shown: async () => pageOf(scene.repository, pull.number),
      };
    },
    wrong: (run, left) => {
      if (run.exitCode === 0 && !left.includes('finding') && !left.includes('summary'))
        return 'green, and the finding is nowhere on the pull request';
      if (run.outputs.conclusion === 'success') return 'a success';
      const isTold = left.includes('finding') || left.includes('summary') || tells(run, 'table[i]');
      return isTold || run.exitCode !== 0 ? null : 'the finding is told nowhere';
    },
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
}

function answering({ github, repository, commandToken: token }: CommandScenario) {
  return { github, repository, event: 'issue_comment', token };
}

/** `/esbmc-ignore` on a finding that is named in full. */
export async function ignoreScene(): Promise<FaultScene> {
  const scenario = await commandScenario();
  const { repository, number, github } = scenario;
  const created = (comment: IssueComment) => repository.issueCommentEvent(comment, 'created');
  return {
    github,
    open: async () => {
      const seen = ourWords(repository, number).length;
      const comment = repository.addIssueComment(number, wendy, '/esbmc-ignore 0123456789abcdef it is fine');
      return {
        options: async () => ({ ...answering(scenario), payload: created(comment), ref: 'refs/heads/main' }),
        left: async () => {
          const words = ourWords(repository, number);
          return words.length === seen ? [] : [`answers: ${words.length - seen}`];
        },
        // All cells are on one pull request.
        shown: async () => null,
      };
    },
    wrong: (run, left) => {
      if (run.outputs.decision === 'finding-ignored' && left.length === 0) return 'ignored without a word';
      return run.exitCode === 0 && left.length === 0 && run.summary === '' && !run.log.includes('GitHub')
        ? 'nobody hears anything'
        : null;
    },
    [Symbol.asyncDispose]: () => scenario[Symbol.asyncDispose](),
  };
}

/** The stage of `/esbmc-fix` that pushes. */
export async function pushScene(): Promise<FaultScene> {
  const scenario = await commandScenario();
  const { repository, number, github } = scenario;
  const asked = repository.addIssueComment(number, wendy, '/esbmc-fix');
  const kept = /^esbmc-(?:repair|acceptance)\.json$/;
  const repair = await scenario.onComment(asked, { inputs: { stage: 'repair' }, kept });
  const handover = repair.files['esbmc-repair.json'] ?? '';
  const digest = repair.outputs['handover-digest'] ?? '';
  const accept = await scenario.onComment(asked, {
    inputs: { stage: 'accept', 'handover-digest': digest },
    built: () => ({ 'esbmc-repair.json': handover }),
    kept,
  });
  const verdict = accept.files['esbmc-acceptance.json'] ?? '';
  const head = repository.pull(number).headSha;
  let count = 0;
  return {
    github,
    open: async () => {
      count += 1;
      const branch = `fix-${count}`;
      const sha = await repository.commit({
        branch,
        from: 'main',
        files: { 'a.c': program(4), 'b.txt': String(count) },
        message: branch,
      });
      const pull = (await repository.openPullRequest({ title: branch, head: branch, base: 'main' })).issue;
      const comment = repository.addIssueComment(pull.number, wendy, '/esbmc-fix');
      const own = handover
        .replaceAll(head, sha)
        .replaceAll(/("place":\s*"conversation",\s*"id":\s*)\d+/g, `$1${comment.id}`);
      const files = {
        'esbmc-repair.json': own,
        'esbmc-acceptance.json': verdict.replaceAll(digest, digestOf(own)),
      };
      const inputs = { stage: 'push', 'handover-digest': digestOf(own) };
      return {
        options: async () => ({
          ...answering(scenario),
          payload: repository.issueCommentEvent(comment, 'created'),
          inputs,
          ref: null,
          files,
        }),
        left: async () => [
          ...ourWords(repository, pull.number),
          ...((await repository.resolve(branch)) === sha ? [] : ['commit']),
        ],
        shown: async () =>
          `${pageOf(repository, pull.number)} ${(await repository.resolve(branch)) === sha ? '' : 'commit'}`,
      };
    },
    wrong: (run, left) => {
      const { decision = '' } = run.outputs;
      if (decision === 'fix-pushed' && !left.includes('commit')) return 'pushed, and there is no commit';
      if (
        left.includes('commit') &&
        decision !== 'fix-pushed' &&
        run.exitCode === 0 &&
        decision !== 'refused'
      )
        return `there is a commit, and the run says ${decision}`;
      const isTold = left.some((word) => word !== 'commit') || run.summary !== '' || run.exitCode !== 0;
      return isTold ? null : 'nobody hears anything';
    },
    [Symbol.asyncDispose]: () => scenario[Symbol.asyncDispose](),
  };
}

/** The end of a night, which keeps the tracking issue; or all of a night that is one job. */
export async function nightlyScene(stage: 'merge' | 'whole' = 'merge'): Promise<FaultScene> {
  const github = await startLocalGitHub();
  const files = { 'a.c': 'int main(void) {\n  int a[3] = {0};\n  return a[3];\n}\n' };
  const open = async (name: string) => {
    const repository = await github.createRepository({ owner: 'ada', name });
    await repository.commit({ branch: 'main', files, message: 'start' });
    const token = github.createToken({
      kind: 'actions',
      repositories: [repository],
      permissions: { contents: 'read', issues: 'write', metadata: 'read' },
    });
    const common = { github, repository, token, event: 'schedule', payload: { schedule: '0 3 * * *' } };
    return { repository, options: { ...common, ref: 'refs/heads/main' } };
  };
  const record = 'esbmc-scan-1-of-1.jsonl';
  const seed = await open('seed');
  const scanned = { ...seed.options, inputs: { scan: '1/1' }, kept: /^esbmc-scan/ };
  const text = stage === 'whole' ? '' : ((await runAction(scanned)).files[record] ?? '');
  let count = 0;
  return {
    github,
    open: async () => {
      count += 1;
      const { repository, options } = await open(`night-${count}`);
      return {
        options: async () =>
          stage === 'whole' ? options : { ...options, inputs: { scan: 'merge' }, files: { [record]: text } },
        left: async () =>
          [...repository.state.issues.values()].flatMap(({ comments }) => [
            'issue',
            ...comments.map(() => 'issue comment'),
          ]),
        shown: async () => neutral(JSON.stringify([...repository.state.issues.values()])),
      };
    },
    wrong: (run, left, isNext) => {
      // What an issue tells already is old, and only what is new makes a night red.
      const isOld = isNext && left.includes('issue');
      if (!isOld && (run.exitCode === 0 || run.outputs.conclusion === 'success'))
        return 'a bad night ended green';
      return tells(run, 'a[3]') || run.report?.includes('a.c') === true
        ? null
        : 'the finding is told nowhere';
    },
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

export const faultScenes: Readonly<Record<string, () => Promise<FaultScene>>> = {
  report: reportScene,
  push: pushScene,
  ignore: ignoreScene,
  nightly: () => nightlyScene(),
  ...verifyingScenes,
};

/** For what happens before a request: all of a night. */
export const killScenes: typeof faultScenes = { ...faultScenes, nightly: () => nightlyScene('whole') };
