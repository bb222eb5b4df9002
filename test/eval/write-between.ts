import { readFile, writeFile } from 'node:fs/promises';

/** Replaces what an evaluation wrote into a document before; throws where the document has no place for it. */
export async function writeBetween(path: string, name: string, text: string): Promise<void> {
  const begin = `<!-- ${name}: made by \`npm run eval -- ${name}\` -->`;
  const end = `<!-- end of ${name} -->`;
  const document = await readFile(path, 'utf8');
  const [before, rest, ...more] = document.split(begin);
  const [, after] = (rest ?? '').split(end);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${path} has no place for ${name}: it needs ${begin} and ${end}`);
  await writeFile(path, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
