import { expectNothingSaid, expectReviewed, expectSettled } from './conversation-checks.ts';
import { runAfter, runOnPull } from './run-on-event.ts';
import type { Scene } from './scene.ts';
import type { WorkflowFile } from './workflow-file.ts';

/** Two workflows on a fork's pull request: one analyses and may not write, the other posts and has none of its code. */
export async function forkScene(scene: Scene, analyze: WorkflowFile, report: WorkflowFile): Promise<void> {
  const { repository, checks, histogram, say } = scene;
  const { path, bug, fix } = histogram;
  const fork = await repository.fork('eve');
  await fork.commit({ branch: 'hundred', from: 'main', files: { [path]: bug }, message: 'Accept 100 %' });
  const wanted = { title: 'Accept 100 %', head: 'hundred', base: 'main', headRepo: fork };
  const { number } = (await repository.openPullRequest(wanted)).issue;

  say(`\n${analyze.source} on pull request #${number} from a fork, which brings a bug into ${path}`);
  const red = await runOnPull(scene, analyze, number, 'opened');
  const { conclusion, introduced } = red.outputs;
  const ending = [red.conclusion, conclusion, introduced].join();
  checks.expect('the job is red for one introduced bug', ending === 'failure,failure,1', red.text);
  checks.expect('it does not try to write', red.writes.length === 0, red.writes);
  expectNothingSaid(scene, number);

  say(`\n${report.source} when that run has ended`);
  const posted = await runAfter(scene, report, analyze, red);
  const told = [posted.conclusion, posted.outputs.decision, posted.outputs.conclusion].join();
  checks.expect('the job is green, for it has posted', told === 'success,reviewed,failure', posted.text);
  expectReviewed(scene, number);

  await fork.commit({ branch: 'hundred', files: { [path]: fix }, message: 'A bucket for 100 %' });
  say(`\n${analyze.source} and ${report.source} on pull request #${number}, after its fix was pushed`);
  const green = await runOnPull(scene, analyze, number, 'synchronize');
  checks.expect('the analysis is green', green.conclusion === 'success', green.text);
  const settling = await runAfter(scene, report, analyze, green);
  const isPosted = settling.conclusion === 'success' && settling.outputs.decision === 'reviewed';
  checks.expect('the report is green', isPosted, settling.text);
  expectSettled(scene, number);
}
