import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/adapters/assets.ts
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
var isBundled = true;
var productVersion = isBundled ? "0.1.0" : "0.0.0";
async function readGrammar() {
  const [runtimeWasm, grammarWasm] = await Promise.all([
    readFile(wasmPath("web-tree-sitter", "web-tree-sitter.wasm")),
    readFile(wasmPath("tree-sitter-c", "tree-sitter-c.wasm"))
  ]);
  return { runtimeWasm, grammarWasm };
}
async function modelSources() {
  const folder = isBundled ? assetFolder("models") : fileURLToPath(new URL("esbmc/models", import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith(".c"));
  return names.sort().map((name) => join(folder, name));
}
function wasmPath(packageName, file) {
  if (isBundled) return assetFolder(file);
  return createRequire(import.meta.url).resolve(`${packageName}/${file}`);
}
function assetFolder(name) {
  const here = new URL(".", import.meta.url);
  const root = here.pathname.endsWith("/chunks/") ? new URL("..", here) : here;
  return fileURLToPath(new URL(`assets/${name}`, root));
}

export {
  productVersion,
  readGrammar,
  modelSources
};
