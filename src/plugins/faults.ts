import { z } from 'zod';
import type { PluginId } from './extension.ts';

/** What a plugin did wrong, and where it was caught. */
export interface Fault {
  readonly plugin: PluginId;
  readonly at: 'load' | 'hook' | 'tool' | 'edit' | 'task' | 'artifact' | 'state';
  readonly message: string;
}

/** The faults of a run, each kept once, and whom they put out of action. */
export interface FaultLog {
  readonly all: readonly Fault[];
  add(fault: Fault): void;
  /** Whether a plugin is off for the rest of the phase: its hook, or what it returned, was no good. */
  isOff(plugin: PluginId): boolean;
}

/** @param tell hears of each fault at once */
export function createFaultLog(tell: (fault: Fault) => void = () => {}): FaultLog {
  const all: Fault[] = [];
  return {
    all,
    add: (fault) => {
      const { plugin, at, message } = fault;
      if (all.some((one) => one.plugin === plugin && one.at === at && one.message === message)) return;
      all.push(fault);
      tell(fault);
    },
    isOff: (plugin) => all.some((one) => one.plugin === plugin && one.at === 'hook'),
  };
}

/** In words, whatever was thrown: a plugin may throw anything, and its message may throw when it is read. */
export function wordsOf(thrown: unknown): string {
  try {
    if (thrown instanceof z.ZodError) return z.prettifyError(thrown).slice(0, 500);
    return String(thrown instanceof Error ? thrown.message : thrown).slice(0, 500);
  } catch {
    return 'something that can not be shown';
  }
}
