import type { PropertyKind } from '../../domain/property-kind.ts';
import type { Allocations } from './allocator-text.ts';
import type { Inputs } from './reproducer-text.ts';
import type { CompileRequest, Instrumentation, Toolchain } from './toolchain.ts';

/** The sanitizers don't see uninitialised reads; what no tool sees can't be replayed: null. */
export function toolFor(
  kind: PropertyKind,
  { hasMemcheck }: Pick<Toolchain, 'hasMemcheck'>,
): Instrumentation | null {
  if (kind !== 'uninitialised') return 'sanitizers';
  return hasMemcheck ? 'memcheck' : null;
}

/** The first thing that goes wrong ends a run: what ESBMC was not asked about in the same run is left out. */
export function checksInTheWay(kind: PropertyKind): CompileRequest['without'] {
  if (kind === 'overflow' || kind === 'shift') return ['alignment'];
  return kind === 'alignment' ? arithmeticChecks : [...arithmeticChecks, 'alignment'];
}

export const arithmeticChecks = ['signed-integer-overflow', 'shift', 'float-cast-overflow'];

/** The contents of memory that nothing was stored in, which may be anything, and allocations that may fail. */
export function attemptsFor(
  needsAllocationFailure: boolean,
  { allocationMayFail }: Inputs,
  instrumentation: Instrumentation,
): readonly Allocations[] {
  if (instrumentation === 'memcheck') return [{ failingAllocation: 0, fill: -1 }];
  const filled = [0, 0xff, 1, 0x41].map((fill) => ({ failingAllocation: 0, fill }));
  const failing = Array.from({ length: mostFailing }, (_, index) => ({
    failingAllocation: index + 1,
    fill: 0,
  }));
  if (needsAllocationFailure) return failing;
  return allocationMayFail ? [...filled, ...failing] : filled;
}

/** Allocations that come later are not made to fail. */
const mostFailing = 12;
