import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** So that a larger project has more files and not larger ones. */
const usualPerFile = 40;

/** The functions of one group call each other and those of the group before, which may be in another file. */
const kinds: readonly ((id: number, before: number) => string)[] = [
  (id) => `/* Numbers only. */
int scale_${id}(int value, int percent)
{
    if (percent < 0 || percent > 100 || value < -10000 || value > 10000) return 0;
    return value * percent / 100;
}`,
  (id) => `/* A pointer and its length. */
unsigned sum_${id}(const unsigned char *data, size_t length)
{
    unsigned sum = 0;
    if (data == NULL) return 0;
    for (size_t at = 0; at < length; at++) sum += data[at];
    return sum;
}`,
  (id) => `/* A record with a buffer in it. */
int push_${id}(struct ring_${id} *ring, unsigned char byte)
{
    if (ring->used >= RING_${id}) return -1;
    ring->bytes[ring->used] = byte;
    ring->used++;
    return 0;
}`,
  (id) => `/* A string. */
size_t words_${id}(const char *text)
{
    size_t words = 0;
    for (size_t at = 0; text[at] != '\\0'; at++)
        if (text[at] != ' ' && (at == 0 || text[at - 1] == ' ')) words++;
    return words;
}`,
  (id) => `/* Called from this file only. */
static int clamp_${id}(int value, int least, int most)
{
    if (value < least) return least;
    return value > most ? most : value;
}`,
  (id) => `int level_${id}(int value)
{
    return clamp_${id}(value, 0, LIMIT(${id % 50})) + 1;
}`,
  (id, before) => `/* Calls what is perhaps defined in another file. */
unsigned total_${id}(const unsigned char *data, size_t length)
{
    unsigned sum = sum_${before}(data, length);
    return sum + (unsigned)scale_${before}(10, 50);
}`,
  (id) => `/* A result through a pointer. */
int digit_${id}(const char *text, int *value)
{
    if (text == NULL || value == NULL) return -1;
    if (text[0] < '0' || text[0] > '9') return -1;
    *value = text[0] - '0';
    return 0;
}`,
];

/**
 * Writes a project of C functions of all the kinds that harnesses are made for. None of them goes wrong. Returns the
 * names of its files in `folder`.
 */
export async function writeSyntheticProject(
  folder: string,
  functions: number,
  functionsPerFile = usualPerFile,
): Promise<readonly string[]> {
  const groups = Array.from({ length: Math.ceil(functions / kinds.length) }, (_, at) => at);
  const groupsPerFile = Math.ceil(functionsPerFile / kinds.length);
  const files: string[] = [];
  await mkdir(folder, { recursive: true });
  for (let first = 0; first < groups.length; first += groupsPerFile) {
    const name = `module_${first / groupsPerFile}`;
    const own = groups.slice(first, first + groupsPerFile);
    const before = (id: number) => (id === 0 ? groups.length - 1 : id - 1);
    const texts = own.flatMap((id) => kinds.map((write) => write(id, before(id))));
    const left = functions - first * kinds.length;
    const used = [...new Set(own.flatMap((id) => [id, before(id)]))];
    await writeFile(join(folder, `${name}.h`), headerText(name, own));
    await writeFile(join(folder, `${name}.c`), sourceText(name, used, groupsPerFile, texts.slice(0, left)));
    files.push(`${name}.c`);
  }
  await writeFile(join(folder, 'common.h'), commonText);
  return files;
}

const commonText = `#ifndef COMMON_H
#define COMMON_H
#include <stddef.h>
#define LIMIT(n) ((n) + 100)
#endif
`;

function headerText(name: string, groups: readonly number[]): string {
  const guard = `${name.toUpperCase()}_H`;
  const declared = groups.map(
    (id) => `#define RING_${id} ${8 + (id % 8)}
struct ring_${id} {
    unsigned char bytes[RING_${id}];
    size_t used;
};
int scale_${id}(int value, int percent);
unsigned sum_${id}(const unsigned char *data, size_t length);
int push_${id}(struct ring_${id} *ring, unsigned char byte);
size_t words_${id}(const char *text);
int level_${id}(int value);
unsigned total_${id}(const unsigned char *data, size_t length);
int digit_${id}(const char *text, int *value);
`,
  );
  return `#ifndef ${guard}\n#define ${guard}\n#include "common.h"\n${declared.join('')}#endif\n`;
}

function sourceText(
  name: string,
  groups: readonly number[],
  groupsPerFile: number,
  functions: readonly string[],
): string {
  const others = new Set(groups.map((id) => `module_${Math.floor(id / groupsPerFile)}`));
  const includes = [...others.add(name)].map((one) => `#include "${one}.h"`);
  return `${includes.join('\n')}\n\n${functions.join('\n\n')}\n`;
}
