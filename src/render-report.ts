import type { Format, Terminal } from './command-options.ts';
import type { Config } from './config/config.ts';
import type { Report } from './domain/report.ts';
import { type PageContext, reportPage } from './report-page.ts';
import { renderJson } from './review/render-json.ts';
import { renderMarkdown } from './review/render-markdown.ts';
import { renderSarif } from './review/render-sarif.ts';
import { renderTerminal } from './review/render-terminal.ts';

/** The report as the command line was asked for it. */
export async function renderReport(
  report: Report,
  config: Config,
  format: Format,
  { stdout, env }: Terminal,
  page: PageContext,
): Promise<string> {
  switch (format) {
    case 'text':
      return renderTerminal(report, config, { color: stdout.isTTY === true && !env.NO_COLOR });
    case 'json':
      return renderJson(report, config);
    case 'sarif':
      return renderSarif(report, config);
    case 'markdown':
      return renderMarkdown(report, config, null);
    case 'html':
      return reportPage({ report, policy: config }, page);
  }
}
