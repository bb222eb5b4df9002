// Builds dist/: the bundles and the assets that they read at run time. Deterministic: the same sources and the
// same locked packages give the same bytes, which `npm run check-dist` relies on.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const { version } = JSON.parse(await readFile('package.json', 'utf8'));

// Verdicts of one build are not those of another.
const hash = createHash('sha256').update(await readFile('package-lock.json'));
for (const name of (await readdir('src', { recursive: true })).sort()) {
  hash.update(name).update(await readFile(`src/${name}`).catch(() => ''));
}
const digest = hash.digest('hex');

await rm('dist', { recursive: true, force: true });
await mkdir('dist/assets', { recursive: true });

await build({
  entryPoints: ['src/action.ts', 'src/cli.ts', 'src/post.ts'],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  // Action runs under node24; the command line under what people have.
  target: 'node20',
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  define: { PRODUCT_VERSION: JSON.stringify(version), PRODUCT_DIGEST: JSON.stringify(digest) },
  // Packages in CommonJS ask for Node's own modules at run time.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
  },
});

// The report page's own script and style: one file each, for every page that is written.
await build({
  entryPoints: { page: 'src/page/browser/main.ts' },
  outdir: 'dist/assets',
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
});
await cp('src/page/browser/page.css', 'dist/assets/page.css');

await cp('src/adapters/esbmc/models', 'dist/assets/models', { recursive: true });
const languageModel = require.resolve('@vscode/vscode-languagedetection/model/model.json');
await cp(dirname(languageModel), 'dist/assets/language-model', { recursive: true });
await cp('prompts', 'dist/assets/prompts', { recursive: true });
await cp(require.resolve('web-tree-sitter/web-tree-sitter.wasm'), 'dist/assets/web-tree-sitter.wasm');
await cp(require.resolve('tree-sitter-c/tree-sitter-c.wasm'), 'dist/assets/tree-sitter-c.wasm');
// A copy of dist/ elsewhere has no package.json above it that says what its .js files are.
await writeFile('dist/package.json', '{ "type": "module" }\n');
