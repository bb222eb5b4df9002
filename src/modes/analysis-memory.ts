import type { Config } from '../config/config.ts';
import { isBelow } from '../project/header-search.ts';
import { digestOf } from '../verification/cache/digest.ts';
import type { AnalysisEntry, KeptAnalysis, VerdictCache } from '../verification/cache/verdict-cache.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { AskedSource, Subject } from './subject.ts';
import { ranBy } from './unit-memory.ts';

/** What an earlier run said about the same question and the same bytes: then nothing has to be planned again. */
export interface AnalysisMemory {
  /** Null where the question is new. */
  readonly known: KeptAnalysis | null;
  keep(analysis: KeptAnalysis): Promise<void>;
}

const nothing: AnalysisMemory = { known: null, keep: async () => {} };

/** Asked once the sources are loaded; what is around them is read later, and compared by its name. */
export async function analysisMemory(
  subject: Subject,
  config: Config,
  deps: AnalysisDeps,
): Promise<AnalysisMemory> {
  const { cache = null, memoryMiB } = deps;
  if (cache === null || cache.analyses === null) return nothing;
  const { analyses } = cache;
  const names = namesOf(subject);
  const before = new Map(cache.files.known());
  const outside = subject.sources
    .flatMap(({ build }) => [...build.includeDirs, ...build.systemIncludeDirs, ...build.afterIncludeDirs])
    .filter((folder) => !isBelow(folder, subject.head.root));
  const headersDigest = (some: readonly string[]) => cache.headers.digestOf(some, outside);
  const key = digestOf([
    [...before].map(([path, digest]) => [names.nameOf(path), digest]).sort(),
    names.withoutRoots([subject.sources.map(factsOf), subject.changes, subject.unreadable, subject.skipped]),
    subject.base?.commit ?? null,
    subject.base !== null,
    scannedIn(subject),
    settingsOf(config),
    memoryMiB,
    ranBy(deps),
  ]);
  const entry = await analyses.recall(key);
  const isSame =
    entry !== null &&
    (await areSame(entry.files, names, cache)) &&
    (await headersDigest(entry.headers.names)) === entry.headers.digest;
  return {
    known: isSame ? entry.analysis : null,
    keep: async (analysis) => {
      const all = new Map(cache.files.known());
      const further = [...all].filter(([path]) => !before.has(path));
      const files = further.map(([path, digest]) => [names.nameOf(path), digest] as const);
      const headers = {
        names: cache.files.headerNames(),
        digest: await headersDigest(cache.files.headerNames()),
      };
      if (await cache.files.areUnchanged(all.keys())) await analyses.keep(key, { analysis, files, headers });
    },
  };
}

async function areSame(
  files: AnalysisEntry['files'],
  names: TreeNames,
  cache: VerdictCache,
): Promise<boolean> {
  for (const [name, digest] of files) {
    const path = names.pathOf(name);
    if (path === null || (await cache.files.digestOf(path)) !== digest) return false;
  }
  return true;
}

/** Paths in the trees of a run, by names that are the same in another run. */
interface TreeNames {
  nameOf(path: string): string;
  pathOf(name: string): string | null;
  withoutRoots(value: unknown): string;
}

function namesOf({ head, base }: Pick<Subject, 'head' | 'base'>): TreeNames {
  const roots = { head: head.root, ...(base === null ? {} : { base: base.root }) };
  return {
    nameOf: (path) => {
      const tree = Object.entries(roots).find(([, root]) => path.startsWith(`${root}/`));
      return tree === undefined ? `:${path}` : `${tree[0]}:${path.slice(tree[1].length + 1)}`;
    },
    pathOf: (name) => {
      const [tree = '', ...rest] = name.split(':');
      const path = rest.join(':');
      if (tree === '') return path;
      const root = Object.entries(roots).find(([one]) => one === tree)?.[1];
      return root === undefined ? null : `${root}/${path}`;
    },
    withoutRoots: (value) =>
      Object.entries(roots).reduce(
        (text, [tree, root]) => text.replaceAll(JSON.stringify(root).slice(1, -1), `${tree}:`),
        JSON.stringify(value),
      ),
  };
}

/** What was asked of a source, and how it is compiled; its bytes are among the files. */
function factsOf({ path, refused, build, lent, notes, change, base, asked, callers }: AskedSource): unknown {
  return { path, refused, build, lent, notes, change, base: base?.path ?? null, asked, callers };
}

/** What a scan of the base says; which of it counts hangs on bytes that are in the key. */
function scannedIn({ scanned }: Subject): unknown {
  return scanned == null ? null : [[...scanned.changed].sort(), [...scanned.findings]];
}

/** How findings are judged and shown, and how long all may take, is decided anew each time. */
const withoutInfluence: ReadonlySet<string> = new Set([
  'suppressions',
  'checkRun',
  'failOn',
  'minTrust',
  'failOnUnknown',
  'allocationFailure',
  'timeBudget',
  'jobs',
  'commentLimit',
  'dryRun',
  'today',
  'model',
  'modelUrl',
  'modelApiKey',
  'modelPrices',
  'modelContext',
  'attempts',
  'history',
  'source',
  'feedback',
  'prompt',
  'temperature',
  'budget',
  'commands',
] satisfies (keyof Config)[]);

function settingsOf(config: Config): unknown {
  return Object.entries(config).filter(([name]) => !withoutInfluence.has(name));
}
