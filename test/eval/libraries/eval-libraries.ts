import { checkLibrary, measureLibrary } from './check-library.ts';
import { librariesNamed } from './libraries.ts';
import { libraryTables } from './library-tables.ts';
import { chosenBugs, tryBugs } from './try-bugs.ts';

// Hours on two cores. Each step keeps what it found, so that `tables` can be printed again and again.
const [step = 'all', ...rest] = process.argv.slice(2);
const again = rest.includes('--again');
const libraries = librariesNamed(rest.filter((name) => !name.startsWith('--')));
const tell = (line: string) => process.stderr.write(`${line}\n`);

switch (step) {
  case 'check':
    for (const library of libraries) await checkLibrary(library);
    break;
  case 'coverage':
    for (const library of libraries) await measureLibrary(library);
    break;
  case 'bugs':
    for (const library of libraries)
      await tryBugs(library, ({ outcome }) => again && outcome !== 'introduced', tell);
    break;
  case 'list-bugs':
    for (const library of libraries) {
      for (const bug of await chosenBugs(library))
        tell(`${library.name} ${bug.id}\n  - ${bug.before}\n  + ${bug.after}`);
    }
    break;
  case 'tables':
    break;
  case 'all':
    for (const library of libraries) {
      await checkLibrary(library);
      await tryBugs(library, () => true, tell);
    }
    break;
  default:
    throw new Error(`no step ${step}; known are check, coverage, bugs, list-bugs, tables, all`);
}
process.stdout.write(`${await libraryTables(libraries)}\n`);
