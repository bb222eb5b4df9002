import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

declare const PRODUCT_VERSION: string | undefined;
/** Of all sources and the lock file. */
declare const PRODUCT_DIGEST: string;

const isBundled = typeof PRODUCT_VERSION !== 'undefined';

/** The product's own version; `0.0.0` when it runs from its sources. */
export const productVersion = isBundled ? PRODUCT_VERSION : '0.0.0';

/** Differs between any two builds that may judge differently; the sources', where there is no build. */
export async function productDigest(): Promise<string> {
  return isBundled ? PRODUCT_DIGEST : digestOfSources(fileURLToPath(new URL('..', import.meta.url)));
}

async function digestOfSources(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    hash.update(name).update(await readFile(join(folder, name)).catch(() => ''));
  }
  return hash.digest('hex');
}

/** The runtime of tree-sitter and the grammar of C, as WebAssembly. */
export async function readGrammar(): Promise<{ runtimeWasm: Uint8Array; grammarWasm: Uint8Array }> {
  const [runtimeWasm, grammarWasm] = await Promise.all([
    readFile(wasmPath('web-tree-sitter', 'web-tree-sitter.wasm')),
    readFile(wasmPath('tree-sitter-c', 'tree-sitter-c.wasm')),
  ]);
  return { runtimeWasm, grammarWasm };
}

/** Absolute paths of our C models of library functions that ESBMC lacks, sorted. */
export async function modelSources(): Promise<readonly string[]> {
  const folder = isBundled ? assetFolder('models') : fileURLToPath(new URL('esbmc/models', import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.c'));
  return names.sort().map((name) => join(folder, name));
}

/** The text of a prompt by its path below `prompts/`, without `.md`. */
export function readPrompt(name: string): Promise<string> {
  const folder = isBundled
    ? assetFolder('prompts')
    : fileURLToPath(new URL('../../prompts', import.meta.url));
  return readFile(join(folder, `${name}.md`), 'utf8');
}

/** The script and the style of the report's page. From the sources too they are those that the last build made. */
export async function readPageAssets(): Promise<{ script: string; style: string }> {
  const fileOf = (name: string) =>
    isBundled ? assetFolder(name) : fileURLToPath(new URL(`../../dist/assets/${name}`, import.meta.url));
  const [script, style] = await Promise.all(
    ['page.js', 'page.css'].map((name) => readFile(fileOf(name), 'utf8')),
  );
  return { script: script ?? '', style: style ?? '' };
}

/** A file of the model by which languages of texts are told apart. */
export function modelFile(name: string): string {
  if (isBundled) return assetFolder(`language-model/${name}`);
  const folder = '@vscode/vscode-languagedetection/model';
  return createRequire(import.meta.url).resolve(`${folder}/${name}`);
}

function wasmPath(packageName: string, file: string): string {
  if (isBundled) return assetFolder(file);
  return createRequire(import.meta.url).resolve(`${packageName}/${file}`);
}

/** Bundles may lie in `dist/` or, shared between entries, in `dist/chunks/`. */
function assetFolder(name: string): string {
  const here = new URL('.', import.meta.url);
  const root = here.pathname.endsWith('/chunks/') ? new URL('..', here) : here;
  return fileURLToPath(new URL(`assets/${name}`, root));
}
