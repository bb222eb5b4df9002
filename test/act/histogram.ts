import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../support/run-bundle.ts';

/** The program of the example, and what two pull requests make of it. */
export interface Histogram {
  readonly path: string;
  readonly good: string;
  /** Accepts 100 % as well, for which there is no bucket. */
  readonly bug: string;
  /** Accepts 100 % and has a bucket for it. */
  readonly fix: string;
  /** Where the bug shows. */
  readonly line: number;
}

export async function readHistogram(): Promise<Histogram> {
  const path = 'examples/histogram/histogram.c';
  const good = await readFile(join(repositoryRoot, path), 'utf8');
  const bug = replace(good, 'percent > 99', 'percent > 100');
  const fix = replace(bug, '#define BUCKETS 10', '#define BUCKETS 11');
  const line = bug.split('\n').findIndex((text) => text.includes('count[bucket_of(percent)]++')) + 1;
  return { path, good, bug, fix, line };
}

function replace(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the example has no \`${from}\``);
  return text.replace(from, to);
}
