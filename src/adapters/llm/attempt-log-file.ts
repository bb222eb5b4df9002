import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AttemptLog } from '../../repair/attempt-log.ts';
import { attemptRecord, toAttemptRecord } from '../../repair/attempt-record.ts';

/** A log of attempts as JSON lines, appended to; each is on the disk before the next one is made. */
export function attemptLogFile(path: string): AttemptLog {
  return {
    append: async (logged) => {
      const line = `${JSON.stringify(attemptRecord.parse(toAttemptRecord(logged)))}\n`;
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a', 0o600);
      try {
        await file.appendFile(line);
        await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}
