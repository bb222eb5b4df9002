import { expectReviewed, expectSettled } from './conversation-checks.ts';
import { runInQueue, runOnPull } from './run-on-event.ts';
import type { Scene } from './scene.ts';
import type { WorkflowFile } from './workflow-file.ts';

/** One job on a pull request of the repository itself: the bug is reviewed and the job red, the fix turns it green. */
export async function gateScene(scene: Scene, gate: WorkflowFile): Promise<void> {
  const { repository, checks, histogram, say } = scene;
  const { path, bug, fix } = histogram;
  await repository.commit({
    branch: 'hundred',
    from: 'main',
    files: { [path]: bug },
    message: 'Accept 100 %',
  });
  const pull = await repository.openPullRequest({ title: 'Accept 100 %', head: 'hundred', base: 'main' });
  const { number } = pull.issue;

  say(`\n${gate.source} on pull request #${number}, which brings a bug into ${path}`);
  const red = await runOnPull(scene, gate, number, 'opened');
  const { conclusion, introduced, decision } = red.outputs;
  const ending = [red.conclusion, conclusion, introduced, decision].join();
  checks.expect('the job is red for one introduced bug', ending === 'failure,failure,1,reviewed', red.text);
  expectReviewed(scene, number);
  checks.expect("so does the job's summary", red.summary.includes('`percent` = 100'), red.summary);

  await repository.commit({ branch: 'hundred', files: { [path]: fix }, message: 'A bucket for 100 %' });
  say(`\n${gate.source} on pull request #${number}, after its fix was pushed`);
  const green = await runOnPull(scene, gate, number, 'synchronize');
  const isGreen = green.conclusion === 'success' && green.outputs.conclusion === 'success';
  checks.expect('the job is green', isGreen, green.text);
  expectSettled(scene, number);

  say(`\n${gate.source} on pull request #${number} in the merge queue`);
  const queued = await runInQueue(scene, gate, number);
  const isQueuedGreen = queued.conclusion === 'success' && queued.outputs.conclusion === 'success';
  checks.expect('the job is green', isQueuedGreen, queued.text);
  checks.expect('it writes nothing', queued.writes.length === 0, queued.writes);
}
