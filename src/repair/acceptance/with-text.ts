import { basename, dirname } from 'node:path';
import { unitText } from '../../project/unit-text.ts';
import type { Scratch } from '../../verification/scratch.ts';
import type { UnitSetup } from '../../verification/unit-request.ts';

/**
 * The unit with another text in place of one of its files; null where the file is none of those that it is started on.
 * @param file absolute
 * @param front lines that stand before the text, without moving its places
 */
export async function withText(
  setup: UnitSetup,
  file: string,
  text: string,
  front: string,
  scratch: Scratch,
): Promise<UnitSetup | null> {
  const { sources, harness, copies = new Map() } = setup;
  const at = sources.findIndex((one) => one === file || copies.get(one) === file);
  const isOwn = file === setup.file;
  if (!isOwn && at < 1) return null;
  const copy = await scratch.write(basename(file), `${front}\n${unitText(file, text)}`);
  const first = isOwn && harness !== null ? await scratch.write('harness.c', harness.textFor(copy)) : copy;
  return {
    ...setup,
    sources: sources.map((one, index) => (index === (isOwn ? 0 : at) ? first : one)),
    // Quoted includes are looked up beside the file, which now lies elsewhere.
    build: { ...setup.build, includeDirs: [dirname(file), ...setup.build.includeDirs] },
    copies: new Map([...copies, [copy, file]]),
  };
}
