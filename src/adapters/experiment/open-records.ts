import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordFile } from '../../experiment/record-file.ts';
import type { Shard } from '../../experiment/shard.ts';
import { openGrowingFile, readRecord } from '../files/scan-record.ts';

/** The records of one kind in a folder: those of all shards are read, those of this one are added to. */
export async function openRecords(folder: string, kind: string, shard: Shard): Promise<RecordFile> {
  const name = `${kind}-${shard.index}-of-${shard.of}.jsonl`;
  const { text, append } = await openGrowingFile(join(folder, name));
  const others = await readRecords(folder, kind, name);
  return { text: others + text, append };
}

/** What all files of one kind in a folder hold. */
export async function readRecords(folder: string, kind: string, except = ''): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const isOne = (name: string) => name.startsWith(`${kind}-`) && name.endsWith('.jsonl') && name !== except;
  const texts = await Promise.all(
    names
      .filter(isOne)
      .sort()
      .map((name) => readRecord(join(folder, name))),
  );
  return texts.map((text) => `${text ?? ''}\n`).join('');
}
