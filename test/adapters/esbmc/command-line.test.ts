import { describe, expect, it } from 'vitest';
import { commandLine } from '../../../src/adapters/esbmc/command-line.ts';
import type { VerificationRequest } from '../../../src/verification/verifier.ts';
import { requestFor } from './real-esbmc.ts';

const tools = { models: [], omitted: new Set<never>() };

function argumentsFor(changes: Partial<VerificationRequest>): string {
  return commandLine(requestFor('/repo/a.c', changes), tools).join(' ');
}

describe('commandLine', () => {
  it('asks for memory safety under growing bounds', () => {
    expect(argumentsFor({})).toBe(
      '/repo/a.c -Wc,-U__ESBMC_execution -Wc,-Wno-int-conversion --memory-leak-check --no-reachable-memory-leak --no-abnormal-memory-leak ' +
        '--force-realloc-success --printf-check --incremental-bmc --max-k-step 50 --no-slice --argv-max-args 2 ' +
        '--memlimit 2000m --timeout 100s --show-stacktrace --quiet --generate-json-report',
    );
  });

  it('asks for one group of checks alone', () => {
    expect(argumentsFor({ checks: 'overflow' })).toContain(
      ' --no-standard-checks --no-assertions --overflow-check --ub-shift-check --incremental-bmc',
    );
    expect(argumentsFor({ checks: 'uninitialised' })).toContain(
      ' --no-standard-checks --no-assertions --uninitialised-vars-check --incremental-bmc',
    );
    expect(argumentsFor({ checks: 'assertions' })).toContain(' --no-standard-checks --incremental-bmc');
  });

  it('never decides each property by itself under a strategy', () => {
    const enumerate = argumentsFor({ strategy: { name: 'enumerate', bound: 4 } });
    expect(enumerate).toContain(' --multi-property --unwind 4 --no-slice ');
    expect(enumerate).not.toContain('incremental');
    expect(argumentsFor({ strategy: { name: 'unrolled' } })).not.toMatch(/unwind|incremental|multi/);
  });

  it('keeps the largest bound above the step, where ESBMC aborts', () => {
    expect(argumentsFor({ strategy: { name: 'incremental', maxBound: 1 } })).toContain('--max-k-step 2 ');
  });

  it('names an entry, forbids failing allocations and rounds the time up', () => {
    const args = argumentsFor({
      entry: 'start',
      allocationMayFail: false,
      timeoutSeconds: 0.4,
      memoryMiB: 700.9,
    });
    expect(args).toContain('/repo/a.c --function start ');
    expect(args).toContain(' --force-malloc-success ');
    expect(args).toContain(' --memlimit 700m --timeout 1s ');
  });

  it('gives no flag twice, whatever is asked for', () => {
    for (const checks of ['memory', 'overflow', 'uninitialised', 'assertions'] as const) {
      const args = commandLine(requestFor('/repo/a.c', { checks, allocationMayFail: false }), {
        models: ['/models/buffers.c', '/models/scanf.c', '/models/sprintf.c'],
        omitted: new Set(['alignment']),
      });
      const flags = args.filter((arg) => arg.startsWith('--'));
      expect(new Set(flags).size).toBe(flags.length);
    }
  });

  it('links models around the program, with limits for their loops', () => {
    const models = ['/models/buffers.c', '/models/scanf.c', '/models/sprintf.c'];
    const args = commandLine(requestFor('/repo/a.c'), { models, omitted: new Set() });
    expect(args.slice(0, 4)).toEqual([
      '/models/buffers.c',
      '/models/scanf.c',
      '/repo/a.c',
      '/models/sprintf.c',
    ]);
    expect(args).toContain('-Dsscanf=esbmc_action_sscanf');
    expect(args[args.indexOf('--unwindsetname') + 1]).toMatch(/^esbmc_action_write_bytes:0:34,/);
    const [only] = commandLine(requestFor('/repo/a.c'), { models, omitted: new Set(['models']) });
    expect(only).toBe('/repo/a.c');
  });
});
