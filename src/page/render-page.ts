import { createHash } from 'node:crypto';
import { escapeHtml } from '../review/escape-html.ts';
import { embedJson } from './embed-json.ts';
import { type PageFacts, pageDataOf } from './page-data-of.ts';
import { staticReport } from './static-report.ts';

/** The page's own script and style, as they are built. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
}

/** The report as one page that needs nothing else: no request, no other script or style than its own. */
export function renderPage(facts: PageFacts, { script, style }: PageAssets): string {
  const data = pageDataOf(facts);
  const provenance = data.provenance.map((part) => escapeHtml(part)).join(' · ');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(script, style)}">`,
    `<title>ESBMC: ${escapeHtml(data.title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    // The script takes this away once it can show the same and more.
    '<div id="static">',
    `<header class="${data.tone}"><h1>${escapeHtml(data.title)}</h1><p>${provenance}</p></header>`,
    staticReport(facts.report, facts.policy, facts.links),
    '</div>',
    `<script type="application/json" id="page-data">${embedJson(data)}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Even if an escape failed, nothing could be loaded, and nothing run that is not ours. */
function policyFor(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  if (/<\/(?:script|style)|<!--/i.test(text))
    throw new Error('the page would end within its own script or style');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
