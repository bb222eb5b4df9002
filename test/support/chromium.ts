import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { build } from 'esbuild';
import puppeteer, { type Browser } from 'puppeteer-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The path of a Chromium on PATH, of whatever brand; null where none is installed. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

export function openChromium(path: string): Promise<Browser> {
  return puppeteer.launch({
    executablePath: path,
    // The pages are our own files; a container and root have no user namespaces for the browser's sandbox.
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
}

/** The page's script as the build makes it, from the sources as they are now. */
export async function buildPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/page/browser/main.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
