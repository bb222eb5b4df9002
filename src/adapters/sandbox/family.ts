import { hasInEnvironment, type ProcessRow, readProcessTable } from './process-table.ts';

/** Finds all that a command has started, also what has left its group and its session. */
export interface Family {
  /** Those that live, the leader included. */
  members(): readonly ProcessRow[];
}

/**
 * Members are the leader's group and session, whatever a member has started, and what carries the mark in its
 * environment. What is known once stays known. Somebody who leaves the session, clears the environment and loses their
 * parent between two looks is not found: that takes a namespace.
 * @param mark a text that no other process has in its environment; null where everyone has a member for a parent
 */
export function familyOf(leader: number, mark: string | null): Family {
  const known = new Set<string>();
  const strangers = new Set<string>();
  return {
    members: () => {
      const table = readProcessTable();
      const found = new Set<number>();
      const isMember = (row: ProcessRow) =>
        row.pid === leader ||
        row.group === leader ||
        row.session === leader ||
        found.has(row.parent) ||
        known.has(identity(row)) ||
        (mark !== null && !strangers.has(identity(row)) && hasInEnvironment(row.pid, mark));
      // A child's number can be lower than its parent's: look again until nobody is added.
      for (let before = -1; before < found.size; ) {
        before = found.size;
        for (const row of table) {
          if (found.has(row.pid)) continue;
          if (isMember(row)) found.add(row.pid);
          else strangers.add(identity(row));
        }
      }
      const members = table.filter(({ pid }) => found.has(pid));
      for (const row of members) known.add(identity(row));
      return members;
    },
  };
}

function identity({ pid, startTime }: ProcessRow): string {
  return `${pid} ${startTime}`;
}
