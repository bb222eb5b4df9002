import { readPageAssets } from './adapters/assets.ts';
import { readWorkspaceFile } from './adapters/files/workspace-file.ts';
import type { PageFacts } from './page/page-data-of.ts';
import { pageSources } from './page/page-sources.ts';
import { renderPage } from './page/render-page.ts';

/** What a page tells beside the report itself. */
export type PageContext = Pick<PageFacts, 'links' | 'changes' | 'nights'> & {
  readonly patches?: PageFacts['patches'];
  /** The folder that the report's files are relative to. */
  readonly root: string;
};

/** Larger files are generated. */
const mostBytes = 4 * 1024 * 1024;

/** The report's page, with the sources as they are now in the folder. */
export async function reportPage(
  { report, policy }: Pick<PageFacts, 'report' | 'policy'>,
  { root, patches = new Map(), ...context }: PageContext,
): Promise<string> {
  const sources = await pageSources(report.findings, async (file) => {
    const found = await readWorkspaceFile(root, file, mostBytes);
    return found.kind === 'text' ? found.text : null;
  });
  const facts = { report, policy, ...context, sources, patches };
  return renderPage(facts, await readPageAssets());
}
