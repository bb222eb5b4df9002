import type { PageFacts } from '../../src/page/page-data-of.ts';
import { links, policy, report } from '../review/factories.ts';

/** What a page is made from, with defaults that a test overrides where it cares. */
export function pageFacts(overrides: Partial<PageFacts> = {}): PageFacts {
  return {
    report: report(),
    policy,
    links,
    changes: null,
    nights: [],
    sources: {},
    patches: new Map(),
    ...overrides,
  };
}

export const assets = { script: 'start();', style: 'body { margin: 0 }' };
