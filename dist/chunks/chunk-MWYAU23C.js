import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/adapters/assets.ts
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
var isBundled = true;
var productVersion = isBundled ? "0.1.0" : "0.0.0";
async function productDigest() {
  return isBundled ? "3f6cdceecf25dac9b4cb78b564efdd8a8d301272b6850b7762febd7eeb858f65" : digestOfSources(fileURLToPath(new URL("..", import.meta.url)));
}
async function digestOfSources(folder) {
  const hash = createHash("sha256");
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    hash.update(name).update(await readFile(join(folder, name)).catch(() => ""));
  }
  return hash.digest("hex");
}
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
function readPrompt(name) {
  const folder = isBundled ? assetFolder("prompts") : fileURLToPath(new URL("../../prompts", import.meta.url));
  return readFile(join(folder, `${name}.md`), "utf8");
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
  productDigest,
  readGrammar,
  modelSources,
  readPrompt
};
