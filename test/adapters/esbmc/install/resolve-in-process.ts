import { installDeps } from '../../../../src/adapters/esbmc/install/install-deps.ts';
import { resolveEsbmc } from '../../../../src/adapters/esbmc/install/resolve-esbmc.ts';

// A process of its own that finds or installs ESBMC, as a program, for the tests about several at once.
const { answers } = await resolveEsbmc(
  { esbmcPath: null, esbmcVersion: '8.4.0', workingDirectory: process.cwd(), release: null },
  installDeps(process.env),
);
process.stdout.write(JSON.stringify(answers.at(-1)));
