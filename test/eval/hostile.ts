import { checkCase } from '../hostile/check-case.ts';
import { runHostile, smuggledCommands } from '../hostile/hostile-run.ts';
import { sizeCases } from '../hostile/size-cases.ts';

/** Hostile sizes, one pull request each: `npm run eval -- hostile`. Throws at the end when one of them was not as it should. */
export async function evaluateHostile(): Promise<void> {
  const wrong: string[] = [];
  for (const one of sizeCases) {
    const started = performance.now();
    await using hostile = await runHostile({}, one.files, {
      inputs: { 'time-budget': '120', timeout: '30' },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const { conclusion } = hostile.run.outputs;
    try {
      checkCase(one, hostile.report);
      if (hostile.leaks.length + smuggledCommands(hostile.run.log).length > 0) throw new Error('it leaks');
      process.stdout.write(`right  ${one.title}: ${conclusion}, ${seconds} s\n`);
    } catch (error) {
      wrong.push(one.title);
      process.stdout.write(`WRONG  ${one.title}: ${conclusion}, ${seconds} s: ${String(error)}\n`);
    }
  }
  if (wrong.length > 0) throw new Error(`not as they should be: ${wrong.join('; ')}`);
}
