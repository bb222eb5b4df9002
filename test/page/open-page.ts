import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import type { PageFacts } from '../../src/page/page-data-of.ts';
import { renderPage } from '../../src/page/render-page.ts';
import { buildPageScript } from '../support/chromium.ts';

export interface OpenPage extends AsyncDisposable {
  readonly page: Page;
  /** Shows a route and waits until it is there. */
  readonly go: (hash: string) => Promise<void>;
  readonly hash: () => Promise<string>;
  /** The text of all elements that a selector finds. */
  readonly texts: (selector: string) => Promise<readonly string[]>;
  /** What the page asked for and what it complained about, which should be nothing but itself. */
  readonly heard: readonly string[];
}

export interface PageLook {
  readonly width?: number;
  readonly isDark?: boolean;
  readonly hasScript?: boolean;
}

let built: Promise<string> | null = null;

function script(): Promise<string> {
  built ??= buildPageScript();
  return built;
}

/** A page in the browser, from a file, as its reader opens it. */
export async function openPage(
  browser: Browser,
  facts: PageFacts,
  { width = 1280, isDark = false, hasScript = true }: PageLook = {},
): Promise<OpenPage> {
  const folder = await mkdtemp(join(tmpdir(), 'esbmc-page-'));
  const path = join(folder, 'report.html');
  const style = await readFile('src/page/browser/page.css', 'utf8');
  await writeFile(path, renderPage(facts, { script: await script(), style }));
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const url = pathToFileURL(path).href;
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error instanceof Error ? error.message : error}`));
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== url) heard.push(`request: ${request.url()}`);
  });
  page.on('dialog', (dialog) => heard.push(`dialog: ${dialog.message()}`));
  await page.setJavaScriptEnabled(hasScript);
  await page.setViewport({ width, height: 844 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }]);
  await page.goto(url);
  return {
    page,
    heard,
    go: async (hash) => {
      await page.goto('about:blank');
      await page.goto(`${url}${hash}`);
    },
    hash: () => page.evaluate('location.hash') as Promise<string>,
    texts: (selector) =>
      page.$$eval(selector, (found) => found.map((element) => (element.textContent ?? '').trim())),
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
