import { heedLostOutput } from './adapters/terminal/lost-output.ts';
import { runCommandLine } from './command-line.ts';

heedLostOutput(process, (problem) => {
  process.stderr.write(`esbmc-action: ${problem}\n`);
  // Nobody has seen that all is well.
  process.exitCode ||= 2;
});

const exitCode = await runCommandLine(process.argv.slice(2), process);
if (exitCode !== 0) process.exitCode = exitCode;
