import { esbmcBinary } from '../support/esbmc.ts';
import { startLocalGitHub } from '../support/github/local-github.ts';
import { Checks } from './checks.ts';
import { findAct, GoIsMissing } from './find-act.ts';
import { findNode24 } from './find-node24.ts';
import { forkScene } from './fork-scene.ts';
import { gateScene } from './gate-scene.ts';
import { readHistogram } from './histogram.ts';
import { nightScene } from './night-scene.ts';
import { startRunner } from './runner.ts';
import type { Scene } from './scene.ts';
import { expectWellFormed } from './workflow-checks.ts';
import { readWorkflow, type WorkflowFile } from './workflow-file.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Runs the workflows that we ship with act and the built bundle against a local GitHub; returns the exit code.
 * @param wanted names of scenes; all of them where it is empty
 */
async function runAct(wanted: readonly string[]): Promise<number> {
  const act = await findAct(say);
  const node = await findNode24();
  await esbmcBinary();
  const begun = performance.now();
  const gate = await readWorkflow('gate.yml');
  const analyze = await readWorkflow('analyze.yml');
  const report = await readWorkflow('report.yml');

  await using github = await startLocalGitHub();
  await using runner = await startRunner(act, node);
  const histogram = await readHistogram();
  const checks = new Checks(say);
  const scene = async (
    name: string,
    workflows: readonly WorkflowFile[],
    play: (scene: Scene) => Promise<void>,
  ): Promise<void> => {
    if (wanted.length > 0 && !wanted.includes(name)) return;
    const repository = await github.createRepository({ owner: 'ada', name });
    const files = Object.fromEntries(workflows.map(({ path, text }) => [path, text]));
    files[histogram.path] = histogram.good;
    await repository.commit({ branch: 'main', files, message: 'Count percentages' });
    await play({ github, repository, runner, histogram, checks, say });
  };
  await expectWellFormed(runner, checks);
  await scene('one-job', [gate], (one) => gateScene(one, gate));
  await scene('two-workflows', [analyze, report], (one) => forkScene(one, analyze, report));
  await scene('night', [], nightScene);

  const { failed } = checks;
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`\n${failed === 0 ? 'All of it is so' : `${failed} not so`}, after ${seconds} s.`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await runAct(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof GoIsMissing)) throw error;
  say(
    'This script needs Go, to build act from its source: there is neither `go` nor an act of an earlier run.',
  );
  process.exitCode = 2;
}
