import { posix } from 'node:path';
import type { BuildContext } from './build-context.ts';
import { isCompilerHeader } from './compiler-headers.ts';
import { resolveComputed } from './computed-header.ts';
import { isBelow, probeProject, probeSystem } from './header-search.ts';
import { type IncludeSearch, includeSearchOf } from './include-search.ts';
import type { HeaderName, Inclusion } from './inclusion.ts';
import { printable } from './printable.ts';
import { type FileInclusions, type MacroBody, scanInclusions } from './scan-inclusions.ts';
import type { SourceReader } from './source-reader.ts';

/** A header that was found nowhere. */
export interface MissingHeader {
  /** As it is written. */
  readonly header: string;
  readonly form: 'quote' | 'angle';
  /** Relative to the root. */
  readonly includedFrom: string;
  readonly line: number;
}

export type Containment =
  | {
      readonly ok: true;
      /** The file and all that it includes of the project, relative to the root, in the order of finding. */
      readonly closure: readonly string[];
      /** No reason to refuse: a compiler names those that it needs. */
      readonly missing: readonly MissingHeader[];
    }
  /** A sentence that starts with where: `file:line`. */
  | { readonly ok: false; readonly reason: string };

export interface ContainmentQuery
  extends Pick<BuildContext, 'includeDirs'>,
    Partial<Pick<BuildContext, 'systemIncludeDirs' | 'afterIncludeDirs' | 'forcedIncludes' | 'defines'>> {
  /** Absolute; nothing outside of it may be read but the system's own headers. */
  readonly root: string;
  /** Relative to the root. */
  readonly path: string;
}

/**
 * Whether ESBMC and compilers may be started on a file: they print lines of whatever a source includes. Everything
 * that it may make them open is resolved, in all branches of its conditionals: it has to be a regular file of the
 * root, reached without links, or a header of the system. What can't be resolved is refused.
 * @param scan see `rememberScans`, for many files of one tree
 */
export async function checkContainment(
  query: ContainmentQuery,
  reader: SourceReader,
  scan: (source: string) => FileInclusions = scanInclusions,
): Promise<Containment> {
  const root = posix.resolve(query.root);
  const walk: Walk = {
    query: { ...query, root },
    reader,
    scan,
    search: includeSearchOf(root, query, reader),
    closure: new Set(),
    unread: [],
    computed: [],
    macros: new Map(),
    missing: new Map(),
    assembly: { isUsed: false, hazard: null },
  };
  const reason = await walkAll(walk);
  if (reason !== null) return { ok: false, reason };
  return { ok: true, closure: [...walk.closure], missing: [...walk.missing.values()] };
}

/** More is no program; it ends a walk that was made to take long. */
const maxFiles = 10_000;

interface Place {
  readonly file: string;
  readonly line: number;
}

interface Walk {
  readonly query: ContainmentQuery;
  readonly reader: SourceReader;
  readonly scan: (source: string) => FileInclusions;
  readonly search: IncludeSearch;
  readonly closure: Set<string>;
  readonly unread: string[];
  readonly computed: (Place & { readonly inclusion: Inclusion })[];
  readonly macros: Map<string, MacroBody[]>;
  readonly missing: Map<string, MissingHeader>;
  readonly assembly: { isUsed: boolean; hazard: string | null };
}

/** Null, or why the file is refused; so do all below. */
async function walkAll(walk: Walk): Promise<string | null> {
  const { root, path, forcedIncludes = [], defines = [] } = walk.query;
  const { outsideFolder } = walk.search;
  if (outsideFolder !== null)
    return `the include folder ${printable(outsideFolder)} lies outside of the repository`;
  const unsafe = await followAll(walk, path, defines.map(directiveOf).join(''), true);
  if (unsafe !== null) return unsafe;
  for (const start of [posix.join(root, path), ...forcedIncludes]) {
    const refusal = await follow(walk, { form: 'quote', text: start }, 'start', { file: path, line: 0 });
    if (refusal !== null) return refusal;
  }
  if (!walk.closure.has(posix.normalize(path))) return `${printable(path)}: there is no such file`;
  for (;;) {
    const refusal = await readAll(walk);
    if (refusal !== null) return refusal;
    const size = walk.closure.size;
    const unresolved = await followComputed(walk);
    // A file that was found only now may define the macro that was missing.
    if (walk.closure.size === size) return unresolved ?? (walk.assembly.isUsed ? walk.assembly.hazard : null);
  }
}

async function readAll(walk: Walk): Promise<string | null> {
  for (let file = walk.unread.pop(); file !== undefined; file = walk.unread.pop()) {
    const text = await walk.reader.read(posix.join(walk.query.root, file));
    if (text === null) return `${printable(file)}: can’t be read, or is too large`;
    if (walk.closure.size > maxFiles) return `${printable(file)}: more than ${maxFiles} files are included`;
    const refusal = await followAll(walk, file, text);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** @param isOptions whether the text stands for the file's options, which have no lines */
async function followAll(walk: Walk, file: string, text: string, isOptions = false): Promise<string | null> {
  const { inclusions, macros, hazard, assembly } = walk.scan(text);
  const placeOf = (line: number) => ({ file, line: isOptions ? 0 : line });
  if (hazard !== null) return `${at(placeOf(hazard.line))} ${hazard.reason}`;
  for (const macro of macros) addMacro(walk, macro);
  walk.assembly.isUsed ||= assembly.isUsed;
  const { directive } = assembly;
  if (directive !== null) walk.assembly.hazard ??= `${at(placeOf(directive.line))} ${directive.reason}`;
  for (const inclusion of inclusions) {
    const { header, by, line } = inclusion;
    if (header.form === 'computed') walk.computed.push({ inclusion, ...placeOf(line) });
    else {
      const refusal = await follow(walk, header, by, placeOf(line));
      if (refusal !== null) return refusal;
    }
  }
  return null;
}

async function followComputed(walk: Walk): Promise<string | null> {
  for (const { inclusion, ...place } of [...walk.computed]) {
    const { header, by } = inclusion;
    const headers = header.form === 'computed' ? resolveComputed(header.tokens, walk.macros) : [header];
    if (headers === null)
      return `${at(place)} computed include: what \`${by}\` names is known to the compiler only`;
    for (const one of headers) {
      const refusal = one.form === 'computed' ? null : await follow(walk, one, by, place);
      if (refusal !== null) return refusal;
    }
  }
  return null;
}

type Named = Exclude<HeaderName, { form: 'computed' }>;

async function follow(walk: Walk, header: Named, by: string, place: Place): Promise<string | null> {
  if (by === '#line') return followLine(walk, header.text, place);
  let isFound = false;
  for await (const probe of walk.search.candidates(header, place.file)) {
    if (probe.kind === 'refused')
      return `${at(place)} names \`${printable(header.text)}\`, which ${probe.reason}`;
    if (probe.kind === 'missing') continue;
    isFound = true;
    if (probe.kind === 'project') add(walk, probe.file, by);
    if (by !== '#include_next') break;
  }
  if (!isFound && by.startsWith('#') && !isCompilerHeader(header.text)) {
    const { form, text } = header;
    const missing = { header: text, form, includedFrom: place.file, line: place.line };
    walk.missing.set(JSON.stringify([form, text, place.file]), missing);
  }
  return null;
}

/** The file need not exist, and often does not: generated sources name what they were generated from. */
async function followLine({ query, reader }: Walk, text: string, place: Place): Promise<string | null> {
  // Without `..` it is looked for in the compiler's own working directory, which is empty.
  if (!text.startsWith('/') && !text.split('/').includes('..')) return null;
  const path = posix.resolve(query.root, posix.dirname(place.file), text);
  const probe = isBelow(path, query.root)
    ? await probeProject(query.root, '', posix.relative(query.root, path), false, reader)
    : await probeSystem('/', path, reader);
  return probe.kind === 'refused' ? `${at(place)} names \`${printable(text)}\`, which ${probe.reason}` : null;
}

function add(walk: Walk, file: string, by: string): void {
  if (by.startsWith('__has') || walk.closure.has(file)) return;
  walk.closure.add(file);
  // Embedded files are data.
  if (by !== '#embed') walk.unread.push(file);
}

function addMacro(walk: Walk, macro: MacroBody): void {
  const known = walk.macros.get(macro.name);
  if (known) known.push(macro);
  else walk.macros.set(macro.name, [macro]);
}

/** What a compiler makes of `-DNAME=value`. */
function directiveOf(define: string): string {
  const [name = '', ...value] = define.split('=');
  return `#define ${name} ${value.length === 0 ? '1' : value.join('=')}\n`;
}

function at({ file, line }: Place): string {
  return line === 0 ? printable(file) : `${printable(file)}:${line}`;
}
