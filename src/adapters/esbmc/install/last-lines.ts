import type { ProcessResult } from '../../process/run-process.ts';

/** The last three lines that a process wrote, for a message; credentials in addresses are blotted out. */
export function lastLines({ stdout, stderr }: Pick<ProcessResult, 'stdout' | 'stderr'>): string {
  const text = stderr.trim() === '' ? stdout : stderr;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const end = lines.slice(-3).join(' | ').slice(-600);
  return end === '' ? 'no output' : end.replace(/\/\/[^/@\s]+@/g, '//***@');
}
