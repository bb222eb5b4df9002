import { dirname, join } from 'node:path/posix';
import type { Config } from '../config/config.ts';
import { buildInTree } from '../project/build-context.ts';
import { isBelow } from '../project/header-search.ts';
import { digestOf } from '../verification/cache/digest.ts';
import { type HeaderNames, headerNamesIn } from '../verification/cache/header-names.ts';
import { type UnitFile, unitDigest } from '../verification/cache/unit-digest.ts';
import type { UnitKey, VerdictCache } from '../verification/cache/verdict-cache.ts';
import type { UnitHarness } from '../verification/unit-request.ts';
import { knownFindings } from './found-before.ts';
import type { PreparedUnit } from './prepare-unit.ts';
import { sourceText } from './source-text.ts';
import type { Source, Subject } from './subject.ts';
import { filesOf } from './unit-files.ts';

export interface UnitSurroundings {
  readonly subject: Pick<Subject, 'head' | 'base' | 'changes' | 'scanned'>;
  readonly config: Pick<Config, 'checks'>;
  /** What runs the code of the project; null where nothing does. */
  readonly ranBy: unknown;
}

/** Everything that a unit's outcome depends on, without a word about where on this machine it lies. */
export async function unitKey(
  prepared: PreparedUnit,
  { subject, config: { checks }, ranBy }: UnitSurroundings,
  cache: VerdictCache,
): Promise<UnitKey> {
  const { head, base, changes } = subject;
  const { setup, variants, promises } = prepared;
  const { unit, build, argvMaxArgs, unwind = null } = setup;
  const sources = filesOf(prepared);
  const files = await Promise.all(sources.map((source) => unitFile(source, head.root, cache)));
  const harnesses = [setup, ...variants].map(({ harness }) => harnessFacts(harness, unit.file));
  const named = harnesses.flatMap((harness) => harness?.text.match(/[A-Za-z_]\w*/g) ?? []);
  const digest = unitDigest(files, [unit.entry, ...unit.functions, ...named]);
  const around = {
    unit,
    harnesses,
    build: buildInTree(build, head.root, '/'),
    argvMaxArgs,
    unwind,
    checks,
    promises: promises.map(({ of, conditions }) => [of.name, conditions]),
    headers: await systemHeaders(sources, prepared, cache),
  };
  const paths = new Set(sources.map(({ path }) => path));
  const behind = {
    base: base?.commit ?? null,
    changes: changes.filter(({ path }) => paths.has(path)),
    isCompared: base !== null,
    known: knownFindings(prepared, subject),
    ranBy,
  };
  const { lines: linesOf } = sourceText(sources);
  return { ...digest, around: digestOf(around), behind: digestOf(behind), linesOf };
}

async function unitFile(
  { path, text, file }: Source,
  root: string,
  { files }: VerdictCache,
): Promise<UnitFile> {
  return { path, text, file, bytes: (await files.digestOf(join(root, path))) ?? '' };
}

function harnessFacts(harness: UnitHarness | null, file: string) {
  if (harness === null) return null;
  const { limits, inputNames, entry, bound } = harness;
  return { text: harness.textFor(`/${file}`), limits, inputNames: [...inputNames], entry, bound };
}

/** Headers outside of the project by their contents, and whether those are there that conditions ask about. */
async function systemHeaders(
  sources: readonly Source[],
  { setup: { build, root, file } }: PreparedUnit,
  { headers }: VerdictCache,
): Promise<readonly string[]> {
  const { includeDirs, systemIncludeDirs, afterIncludeDirs } = build;
  const folders = [...includeDirs, ...systemIncludeDirs, ...afterIncludeDirs];
  const outside = folders.filter((folder) => !isBelow(folder, root));
  const names = new Set(sources.flatMap((source) => namesIn(source).included));
  const tested = new Set(sources.flatMap((source) => namesIn(source).tested));
  return [
    await headers.digestOf(names, outside),
    tested.size === 0 ? '' : await headers.digestOf(tested, [dirname(file), ...folders]),
  ];
}

const headerNames = new WeakMap<Source['file'], HeaderNames>();

function namesIn({ text, file }: Source): HeaderNames {
  const names = headerNames.get(file) ?? headerNamesIn(text);
  headerNames.set(file, names);
  return names;
}
