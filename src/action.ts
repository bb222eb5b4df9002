import { setFailed } from '@actions/core';
import { pendingWork } from './plugins/settle-within.ts';
import { runAction } from './run-action.ts';

// A promise that never settles would empty the event loop and end the job green: the exit code is red until the end.
process.exitCode = 1;
const hung = () => {
  const names = pendingWork().join(', ');
  setFailed(`esbmc-action ended before it was done: ${names || 'something it waited for'} never answered`);
};
process.once('beforeExit', hung);

const exitCode = await runAction(process.env);

process.removeListener('beforeExit', hung);
process.exitCode = exitCode;
