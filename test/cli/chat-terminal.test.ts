import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInTerminal } from '../support/in-terminal.ts';
import { startModelEndpoint } from '../support/model-endpoint.ts';

const program = (index: number) => `static int table[4];
int main(void)
{
  int i = ${index};
  return table[i];
}
`;
const [ctrlC, ctrlD, up] = ['\u0003', '\u0004', '\u001b[A'];

test('at a terminal an answer streams, Ctrl-C ends it and not the chat, and earlier lines come back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-terminal-'));
  await mkdir(join(folder, '.github'));
  await writeFile(join(folder, '.github', 'esbmc.yml'), 'checks: [memory]\n');
  await writeFile(join(folder, 'a.c'), program(4));
  const slow = `It streams. ${'And this never comes as a whole '.repeat(2)}WAIT`;
  const replies = ['The index is 4.', slow, 'It is 4 on line 5.', 'The index is 4.', 'Once more.'];
  await using endpoint = await startModelEndpoint({
    key: 'k',
    models: ['m'],
    reply: ([system]) =>
      system?.content.startsWith('You repair') ? `\`\`\`c\n${program(3)}\`\`\`` : (replies.shift() ?? ''),
  });
  const chat = () =>
    runInTerminal(['chat', 'a.c', '--no-replay', '--model', 'm', '--model-url', endpoint.url], {
      cwd: folder,
      env: {
        ESBMC_MODEL_API_KEY: 'k',
        XDG_STATE_HOME: folder,
        ESBMC_ACTION_CACHE: join(folder, 'verdicts'),
      },
    });

  const first = chat();
  await first.shows('The index is 4.');
  await first.shows('you> ');
  first.type('Why?\r');
  await first.shows('m reads');
  // The endpoint never says the rest.
  await first.shows('It streams.');
  first.type(ctrlC);
  await first.shows('(stopped)');
  await first.shows('you> ');
  first.type(up);
  await first.shows('Why?');
  first.type(' And where?\r');
  await first.shows('It is 4 on line 5.');
  await first.shows('you> ');
  first.type(ctrlC);
  await first.shows('(Ctrl-D or /exit ends the chat)');
  first.type(ctrlD);
  expect(await first.end()).toBe(0);
  const [, stopped, asked] = endpoint.requests.map(({ messages }) => messages.map(({ content }) => content));
  expect(stopped?.at(-1)).toBe('Why?');
  // What had come goes on in the talk.
  expect(asked?.slice(-3)).toEqual([
    'Why?',
    expect.stringMatching(/^It streams\. And this/),
    'Why? And where?',
  ]);

  const state = join(folder, 'esbmc-action', 'chats');
  expect(await readFile(join(state, 'history'), 'utf8')).toBe('Why? And where?\nWhy?');
  const second = chat();
  await second.shows('you> ');
  second.type(`${up}${up}`);
  await second.shows('Why?');
  second.type('\r');
  await second.shows('Once more.');
  await second.shows('you> ');
  expect(endpoint.requests.at(-1)?.messages.at(-1)).toEqual({ role: 'user', content: 'Why?' });
  second.type('/fix-code\r');
  // What is said takes the place of the line that shows how far it is.
  await second.shows('\r\u001b[Ksolution 1: accepted');
  await second.shows('+  int i = 3;');
  await second.shows('you> ');
  second.type('/exit\r');
  expect(await second.end()).toBe(0);
  await rm(folder, { recursive: true, force: true });
}, 120_000);
