import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { readGrammar } from '../../../src/adapters/assets.ts';
import { parseC } from '../../support/parse-c.ts';
import { git } from './fetch-library.ts';
import type { Library } from './libraries.ts';
import { type Mutation, mutationsOf } from './mutation-operators.ts';
import { mayBeReadBefore } from './reads-uninitialised.ts';

/** A bug that was put into a library. */
export interface SeededBug extends Mutation {
  /** File, function, operator and place: the same in each run. */
  readonly id: string;
  readonly file: string;
  readonly function: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

const compiler = 'gcc';
const mostInOneFunction = 2;

/**
 * The first `count` bugs of a library in an order that only its name decides, evenly over the operators; only such as
 * compile, and none that `excluded` names.
 */
export async function seededBugs(
  root: string,
  library: Library,
  count: number,
  excluded: (id: string) => boolean,
): Promise<readonly SeededBug[]> {
  const all = await candidates(root, library);
  const mixed = shuffled(all, library.name);
  const chosen: SeededBug[] = [];
  // Small libraries have fewer functions than bugs.
  for (let inOne = mostInOneFunction; chosen.length < count && inOne < count; inOne += 1) {
    await choose(mixed, chosen, count, async (bug) => {
      const others = chosen.filter((one) => one.function === bug.function);
      return others.length < inOne && !excluded(bug.id) && isBug(root, library, bug);
    });
  }
  return chosen;
}

/** Takes one of each operator in turn. */
async function choose(
  bugs: readonly SeededBug[],
  chosen: SeededBug[],
  count: number,
  fits: (bug: SeededBug) => Promise<boolean>,
): Promise<void> {
  const operators = [...new Set(bugs.map(({ operator }) => operator))].sort();
  const queues = operators.map((operator) => {
    return bugs.filter((bug) => bug.operator === operator && !chosen.includes(bug));
  });
  while (chosen.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      for (let bug = queue.shift(); bug !== undefined && chosen.length < count; bug = queue.shift()) {
        if (!(await fits(bug))) continue;
        chosen.push(bug);
        break;
      }
    }
  }
}

/** Commits a bug on a branch of its own, which is checked out. */
export async function commitBug(root: string, bug: SeededBug): Promise<void> {
  await git(root, 'checkout', '--quiet', '--force', '-B', 'mutant', 'base');
  const path = join(root, bug.file);
  await writeFile(path, apply(await readFile(path, 'utf8'), bug));
  await git(root, 'commit', '--quiet', '--all', '--message', bug.id);
}

function apply(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

async function candidates(root: string, { sources }: Library): Promise<readonly SeededBug[]> {
  const { runtimeWasm, grammarWasm } = await readGrammar();
  await Parser.init({ wasmBinary: runtimeWasm });
  const parser = new Parser().setLanguage(await Language.load(grammarWasm));
  const found: SeededBug[] = [];
  for (const file of sources) {
    const text = await git(root, 'show', `base:${file}`).then((shown) => `${shown}\n`);
    const tree = parser.parse(text);
    if (tree === null) throw new Error(`${file} could not be parsed`);
    const functions = (await parseC(text)).functions.filter(({ isDefinition }) => isDefinition);
    for (const body of bodiesIn(tree.rootNode)) {
      const line = body.startPosition.row + 1;
      const owner = functions.find(({ lines }) => lines.start <= line && line <= lines.end);
      if (owner === undefined || isUnbuilt(body)) continue;
      for (const mutation of mutationsOf(body)) found.push(describe(file, owner.name, text, mutation));
    }
  }
  return found;
}

/** Macros before a function's name may keep the parser from seeing a definition, but not its body. */
function bodiesIn(node: Node): readonly Node[] {
  if (node.type === 'compound_statement') return [node];
  return node.namedChildren.flatMap((child) => (child === null ? [] : bodiesIn(child)));
}

function describe(file: string, name: string, text: string, mutation: Mutation): SeededBug {
  const changed = apply(text, mutation);
  let place = mutation.start;
  while (text[place] === changed[place]) place += 1;
  const line = text.slice(0, place).split('\n').length;
  const column = place - text.lastIndexOf('\n', place - 1);
  return {
    ...mutation,
    id: `${file}:${line}:${column} ${name}: ${mutation.operator}`,
    file,
    function: name,
    line,
    before: linesAround(text, mutation.start, mutation.end),
    after: linesAround(changed, mutation.start, mutation.start + mutation.replacement.length),
  };
}

function linesFrom(text: string, start: number, end: number): string {
  return text
    .split('\n')
    .slice(start - 1, end)
    .join('\n');
}

function linesAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text
    .slice(from, to === -1 ? text.length : to)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Code of a test program that only a macro of its own switches on. */
function isUnbuilt(node: Node): boolean {
  for (let one = node.parent; one !== null; one = one.parent) {
    if (/^preproc_if/.test(one.type) && /_TEST|WIN|_MSC_VER/.test(one.text.split('\n')[0] ?? '')) return true;
  }
  return false;
}

/** Only what gcc accepts, and of variables without an initial value only those that may be read before they have one. */
async function isBug(root: string, { compile }: Library, bug: SeededBug): Promise<boolean> {
  const text = apply(`${await git(root, 'show', `base:${bug.file}`)}\n`, bug);
  const path = join(root, `${bug.file}.mutant.c`);
  await writeFile(path, text);
  try {
    const { exitCode } = await execa(compiler, [...compile, '-fsyntax-only', '-w', path], {
      cwd: root,
      reject: false,
    });
    if (exitCode !== 0 || bug.operator !== 'drop the initial value') return exitCode === 0;
    const name = /(\w+)\W*$/.exec(bug.replacement)?.[1] ?? '';
    const { lines } = (await parseC(text)).functions.find((one) => one.name === bug.function) ?? {};
    const body = lines === undefined ? text : linesFrom(text, lines.start, lines.end);
    return await mayBeReadBefore(name, body, path, root, compile);
  } finally {
    await rm(path, { force: true });
  }
}

/** Fisher and Yates with a generator of our own (mulberry32): the same in each run. */
function shuffled<T>(items: readonly T[], seed: string): T[] {
  const result = [...items];
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [result[at] as T, result[other] as T];
    result[at] = two;
    result[other] = one;
  }
  return result;
}
