import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PropertyKind } from '../../src/domain/property-kind.ts';
import type { JsonReport } from './json-report.ts';
import { repositoryRoot } from './run-bundle.ts';

export const corpusFolder = join(repositoryRoot, 'test/fixtures/corpus');

const manifest = z.array(
  z.object({
    file: z.string(),
    kind: z.enum(['bug', 'fix']),
    class: z.string(),
    line: z.number().optional(),
  }),
);

export type CorpusProgram = z.output<typeof manifest>[number];

const kindOfClass: Record<string, PropertyKind> = {
  'bad-shift': 'shift',
  'div-by-zero': 'division-by-zero',
  'double-free': 'double-free',
  'int-overflow': 'overflow',
  'null-deref': 'null-dereference',
  'uninitialised-read': 'uninitialised',
  'use-after-free': 'use-after-free',
  'use-after-scope': 'use-after-free',
};

/** The manifest's class as the report's kind; all classes about bounds are one kind. */
export function expectedKind(program: CorpusProgram): PropertyKind {
  return program.class.startsWith('oob-') ? 'out-of-bounds' : (kindOfClass[program.class] ?? 'other');
}

export async function readCorpus(): Promise<readonly CorpusProgram[]> {
  return manifest.parse(JSON.parse(await readFile(join(corpusFolder, 'manifest.json'), 'utf8')));
}

export type Judgement = 'right' | 'missed' | 'wrong-place' | 'false-alarm' | 'undecided';

/** Holds a report against the manifest. A finding on another line or of another kind is not the right one. */
export function judge(program: CorpusProgram, report: JsonReport): Judgement {
  const findings = report.findings.filter(({ file }) => file.endsWith(program.file));
  const units = report.units.filter(({ file }) => file.endsWith(program.file));
  if (program.kind === 'fix') {
    if (findings.length > 0) return 'false-alarm';
    return units.length > 0 && units.every(({ verdict }) => verdict === 'proved') ? 'right' : 'undecided';
  }
  const isRight = findings.some(({ line, kind }) => line === program.line && kind === expectedKind(program));
  if (isRight) return 'right';
  if (findings.length > 0) return 'wrong-place';
  return units.some(({ verdict }) => verdict === 'proved' || verdict === 'bounded') ? 'missed' : 'undecided';
}
