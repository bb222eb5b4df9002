import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/domain/counterexample.ts';
import type { CheckGroup } from '../../../src/domain/property-kind.ts';
import type { Strategy } from '../../../src/verification/verifier.ts';
import { type CorpusProgram, corpusFolder, expectedKind, readCorpus } from '../../support/corpus.ts';
import { realEsbmc, requestFor } from './real-esbmc.ts';

/** One of each kind of bug and of fix; all programs with ESBMC_EVAL=1. */
const sample = [
  'null_malloc_bug.c',
  'oob_write_stack_bug.c',
  'oob_heap_strdup_fix.c',
  'uaf_list_iter_bug.c',
  'double_free_cleanup_bug.c',
  'uninit_branch_bug.c',
  'div_zero_mean_fix.c',
  'overflow_midpoint_bug.c',
  'strcpy_overflow_bug.c',
  'dangling_local_bug.c',
  'shift_width_fix.c',
  'pointer_fill_bug.c',
];

/** Correct, but their loops are longer than the bound. */
const undecidable = ['unbounded_reader_fix.c', 'big_loop_unknown_fix.c'];

const programs = (await readCorpus()).filter(
  ({ file }) => process.env.ESBMC_EVAL === '1' || sample.includes(file),
);
const groupOfClass: Readonly<Record<string, CheckGroup>> = {
  'int-overflow': 'overflow',
  'bad-shift': 'overflow',
  'uninitialised-read': 'uninitialised',
};

async function verify(program: CorpusProgram, strategy: Strategy = { name: 'incremental', maxBound: 50 }) {
  const checks = groupOfClass[program.class] ?? 'memory';
  return (await realEsbmc()).verify(requestFor(join(corpusFolder, program.file), { checks, strategy }));
}

/** The first violation that ESBMC comes upon is not always the labelled one, where one mistake shows at several places. */
async function violations(program: CorpusProgram): Promise<readonly Property[]> {
  const { status, counterexamples } = await verify(program);
  expect(status).toBe('failed');
  const [first] = counterexamples;
  if (first === undefined || first.property.location.line === program.line)
    return counterexamples.map(({ property }) => property);
  const all = await verify(program, { name: 'enumerate', bound: first.bound ?? 8 });
  return all.counterexamples.map(({ property }) => property);
}

describe('the corpus', () => {
  it.each(programs.filter(({ kind }) => kind === 'bug'))(
    '$file has its bug on line $line',
    async (program) => {
      expect(await violations(program)).toContainEqual(
        expect.objectContaining({
          kind: expectedKind(program),
          location: expect.objectContaining({ file: program.file, line: program.line }),
        }),
      );
    },
  );

  it.each(programs.filter(({ kind }) => kind === 'fix'))('$file is proved', async (program) => {
    expect(await verify(program)).toMatchObject(
      undecidable.includes(program.file)
        ? { status: 'undecided', cause: 'bound', passedBound: 50 }
        : { status: 'passed', proof: 'forward-condition' },
    );
  });
});
