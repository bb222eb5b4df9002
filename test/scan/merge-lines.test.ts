import { describe, expect, it } from 'vitest';
import type { FunctionResult } from '../../src/domain/report.ts';
import { mergeLines } from '../../src/scan/merge-lines.ts';
import { scanItem } from '../../src/scan/scan-item.ts';
import {
  readScanLines,
  type ScanLine,
  type ScanResult,
  type ScanShare,
  scanRun,
  writeScanLine,
} from '../../src/scan/scan-lines.ts';
import { scanReport } from '../../src/scan/scan-report.ts';
import { makeFinding } from '../support/make-finding.ts';

const facts = {
  tool: { name: 'esbmc-action', version: '1' },
  esbmc: { version: '8.4.0', sha256: 'a'.repeat(64) },
  head: 'b'.repeat(40),
  contents: 'c'.repeat(16),
};
const run = scanRun(facts, {});
const items = Array.from({ length: 12 }, (_, at) => scanItem(`f${at}.c`, [`f${at}`], [`f${at}`]));
const share = (shard: number): ScanShare => ({
  kind: 'share',
  shard,
  of: 4,
  seconds: 3,
  items: items.filter((_, at) => at % 4 === shard - 1),
});
const result = (at: number, verdict: FunctionResult['verdict'] = 'proved'): ScanResult => ({
  kind: 'result',
  item: items[at] ?? scanItem('', [], []),
  units: [],
  functions: [{ file: `f${at}.c`, name: `f${at}`, verdict, reason: verdict === 'unknown' ? 'time' : null }],
  findings: verdict === 'failed' ? [makeFinding()] : [],
  held: [],
  skipped: [],
  notes: [],
});
const text = (lines: readonly ScanLine[]) => lines.map(writeScanLine).join('');
const file = (name: string, ...lines: readonly ScanLine[]) => ({ name, text: text(lines) });
const shardFile = (shard: number) =>
  file(`shard-${shard}`, run, share(shard), ...[0, 1, 2].map((row) => result(row * 4 + shard - 1)));
const shards = [1, 2, 3, 4].map(shardFile);

describe('merging the records of shards', () => {
  it('does not depend on the order, on steps between, or on files that are named twice', () => {
    const all = mergeLines(shards);
    const half = { name: 'half', text: text(mergeLines(shards.slice(2))) };
    const other = { name: 'other', text: text(mergeLines(shards.slice(0, 2))) };
    expect(mergeLines(shards.toReversed())).toEqual(all);
    expect(mergeLines([half, other, ...shards])).toEqual(all);
    expect(mergeLines([{ name: 'all', text: text(all) }])).toEqual(all);
    expect(scanReport(all)).toMatchObject({ isComplete: true });
    expect(scanReport(all)?.report.functions).toHaveLength(12);
  });

  it('names what a shard that is missing should have scanned', () => {
    const plan = file('plan', run, ...[1, 2, 3, 4].map(share));
    const scan = scanReport(mergeLines([plan, ...shards.slice(1)]));
    expect(scan?.isComplete).toBe(false);
    expect(scan?.report.functions.filter(({ verdict }) => verdict === 'not-checked')).toEqual(
      [0, 4, 8].map((at) => ({
        file: `f${at}.c`,
        name: `f${at}`,
        verdict: 'not-checked',
        reason: 'not scanned: shard 1 of 4 left no result for it',
      })),
    );
  });

  it('is never complete without a shard, even when no plan is at hand', () => {
    const scan = scanReport(mergeLines(shards.slice(1)));
    expect(scan?.isComplete).toBe(false);
    expect(scan?.report.units).toMatchObject([{ unit: { file: 'shard 1 of 4' }, verdict: 'not-checked' }]);
  });

  it('takes of a torn record what is whole, and names the rest', () => {
    const whole = text([run, share(1), result(0), result(4), result(8)]);
    for (let length = 0; length < whole.length; length += 37) {
      const torn = { name: 'shard-1', text: whole.slice(0, length) };
      const scan = scanReport(mergeLines([torn, ...shards.slice(1)]));
      expect(scan?.isComplete, `${length} characters`).toBe(false);
      const scanned = scan?.report.functions.filter(({ verdict }) => verdict === 'proved') ?? [];
      expect(scanned.length).toBeGreaterThanOrEqual(9);
      expect(scanned.length).toBeLessThan(12);
    }
  });

  it('believes no line that was changed', () => {
    const line = writeScanLine(result(0, 'failed')).replace('failed', 'proved');
    expect(readScanLines(line)).toEqual({ lines: [], damaged: 1 });
  });

  it('refuses records of different scans', () => {
    const other = scanRun({ ...facts, head: 'd'.repeat(40) }, {});
    expect(() => mergeLines([file('one', run), file('other', other)])).toThrow(/different scans/);
    const otherSettings = scanRun(facts, { checks: [] });
    expect(() => mergeLines([file('one', run), file('other', otherSettings)])).toThrow(/different scans/);
  });

  it('prefers, of two runs of the same item, the one that failed, and else the one that was decided', () => {
    const verdictOf = (...results: ScanResult[]) =>
      scanReport(mergeLines([file('x', run, share(1), ...results)]))?.report.functions.find(
        ({ name }) => name === 'f0',
      )?.verdict;
    expect(verdictOf(result(0, 'unknown'), result(0, 'proved'))).toBe('proved');
    expect(verdictOf(result(0, 'failed'), result(0, 'proved'))).toBe('failed');
  });

  it('says of a file that is no record that it is none', () => {
    const scan = scanReport(mergeLines([{ name: 'notes.txt', text: 'hello\n' }, ...shards]));
    expect(scan?.isComplete).toBe(false);
    expect(scan?.report.notes).toEqual(['notes.txt is no record of a scan, or its beginning is damaged']);
  });
});
