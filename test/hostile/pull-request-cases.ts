import type { Files } from '../support/github/git/write-commit.ts';
import { canaryHeader } from './canaries.ts';

/** One hostile thing in a pull request. */
export interface HostileCase {
  readonly title: string;
  /** @param outside absolute folder with a secret file */
  readonly files: (outside: string) => Files;
  /** The file that is asked about. */
  readonly path: string;
  /** What must become of it: not looked at, refused with a reason, or verified. */
  readonly outcome:
    | { readonly kind: 'skipped'; readonly reason: RegExp }
    | { readonly kind: 'refused'; readonly reason: RegExp }
    | { readonly kind: 'verified'; readonly verdict: RegExp }
    | { readonly kind: 'found'; readonly line: number }
    /** Some unit says what became of it; success it is only where it was proved. */
    | { readonly kind: 'told' }
    | { readonly kind: 'untold' };
}

const body = 'int main(void)\n{\n  return 0;\n}\n';
/** Refused before any tool is started, so that its name is all that there is to tell, and costs next to nothing. */
const refusedSource = `#include "/etc/passwd"\n${body}`;

const named = (title: string, path: string): HostileCase => ({
  title: `a file name ${title}`,
  files: () => ({ [path]: refusedSource }),
  path,
  outcome: { kind: 'refused', reason: /names `\/etc\/passwd`/ },
});

const names: readonly HostileCase[] = [
  named('like an option', '-x.c'),
  named('like a long option', '--version.c'),
  named('like a response file', '@pwned.c'),
  named('with a command in it', '$(touch pwned).c'),
  named('with a command in backticks', '`touch pwned`.c'),
  named('with a separator of commands', 'a;touch pwned;b.c'),
  named('with a pipe and a redirection', 'a|tee >pwned.c'),
  named('with a newline and a workflow command', 'a\n::error::pwned.c'),
  named('with a carriage return', 'a\r::warning::pwned.c'),
  named('that is a workflow command', '::set-output name=pwned::1.c'),
  named('that is a command of the older kind', '##[add-path]pwned.c'),
  named('with the escape of a newline', 'a%0A::error::pwned.c'),
  named('with terminal sequences', 'a\u001b]0;pwned\u0007\u001b[2J.c'),
  named('that reads backwards', 'a\u202egpj.c'),
  named('with quotes', 'a"b\'c.c'),
  named('with Markdown', '[pwned](https:\u2215\u2215evil.example)**b**.c'),
  named('with HTML', '<img src=x onerror=pwned()>.c'),
  named('with a mention', '@evil-team .c'),
  named('with a marker of ours', '<!-- esbmc-action:1 summary 0 -->.c'),
  named('with blanks around', ' a .c'),
  named('with backslashes', '..\\..\\a.c'),
  named('that is nothing but an ending', '.c'),
  named('of 250 bytes', `${'n'.repeat(248)}.c`),
  named('of 4,000 bytes with its folders', `${`${'d'.repeat(199)}/`.repeat(19)}${'e'.repeat(190)}.c`),
  named('in other scripts', '\u0441\u4e2d\u0628\ud83d\ude00.c'),
  named('with characters that are not seen', 'a\u200b\u2066\u00ad.c'),
];

const link = (content: string) => ({ mode: '120000', content }) as const;
const skipped = (title: string, path: string, files: HostileCase['files'], reason: RegExp): HostileCase => ({
  title,
  files,
  path,
  outcome: { kind: 'skipped', reason },
});

const entries: readonly HostileCase[] = [
  skipped('a link to a system file', 'l1.c', () => ({ 'l1.c': link('/etc/passwd') }), /symbolic link/),
  skipped(
    'a link to a secret',
    'l2.c',
    (outside) => ({ 'l2.c': link(`${outside}/${canaryHeader}`) }),
    /symbolic link/,
  ),
  skipped(
    'a link to the environment',
    'l3.c',
    () => ({ 'l3.c': link('/proc/self/environ') }),
    /symbolic link/,
  ),
  skipped('a link to itself', 'l4.c', () => ({ 'l4.c': link('l4.c') }), /symbolic link/),
  skipped(
    'a submodule with the name of a source',
    'module.c',
    () => ({
      'module.c': { mode: '160000', content: '1'.repeat(40) },
      '.gitmodules':
        '[submodule "m"]\n\tpath = module.c\n\turl = ext::sh -c touch% pwned\n\tupdate = !touch pwned\n',
    }),
    /submodule/,
  ),
  {
    title: 'a source that is binary',
    files: () => ({ 'binary.c': `int a;\0\0\0\n${body}` }),
    path: 'binary.c',
    outcome: { kind: 'refused', reason: /binary/ },
  },
  {
    title: 'a folder with the name of a source',
    files: () => ({ 'folder.c/readme': 'pwned\n' }),
    path: 'folder.c/readme',
    outcome: { kind: 'untold' },
  },
];

const source = (
  title: string,
  name: string,
  text: string | ((outside: string) => string),
  reason: RegExp,
  more: Files = {},
): HostileCase => ({
  title: `a source that ${title}`,
  files: (outside) => ({ [name]: `${typeof text === 'string' ? text : text(outside)}\n${body}`, ...more }),
  path: name,
  outcome: { kind: 'refused', reason },
});

const includes: readonly HostileCase[] = [
  source(
    'includes what lies beside the checkout',
    'i01.c',
    `#include "../${canaryHeader}"`,
    /outside|leaves|`\.\.\//,
  ),
  source('includes up to the root', 'i02.c', `#include "${'../'.repeat(40)}etc/passwd"`, /names/),
  source(
    'includes a secret by its path',
    'i03.c',
    (outside) => `#include "${outside}/${canaryHeader}"`,
    /names/,
  ),
  source('includes the environment', 'i04.c', '#include "/proc/self/environ"', /names/),
  source('includes standard input', 'i05.c', '#include "/dev/stdin"', /names/),
  source('includes a device without an end', 'i06.c', '#include "/dev/zero"', /names/),
  source(
    'embeds a file',
    'i07.c',
    (outside) => `const char s[] = {\n#embed "${outside}/${canaryHeader}"\n};`,
    /names/,
  ),
  source('asks whether a file is there', 'i08.c', '#if __has_include("/root/.ssh/id_rsa")\n#endif', /names/),
  source('asks whether a file can be embedded', 'i09.c', '#if __has_embed("/etc/shadow")\n#endif', /names/),
  source('includes the next one of a name', 'i10.c', '#include_next "/etc/passwd"', /names/),
  source('includes what a macro says', 'i11.c', '#define F "/etc/passwd"\n#include F', /names/),
  source(
    'includes what only a compiler could know',
    'i12.c',
    '#define G(x) #x\n#include G(/etc/passwd)',
    /computed include/,
  ),
  source('splits a directive over lines', 'i13.c', '#inc\\\nlude "/etc/pas\\\nswd"', /names/),
  source('writes a directive in digraphs', 'i14.c', '%:include "/etc/passwd"', /names/),
  source('writes a directive in trigraphs', 'i15.c', '??=include "/etc/passwd"\nint t[4];', /names/),
  {
    title: 'a source that hides a function behind a macro',
    files: () => ({
      'i21.c': '#define B _Pragma(\n#define E )\nB "x" E\nint f(int *p)\n{\n  return *p;\n}\n',
    }),
    path: 'i21.c',
    outcome: { kind: 'refused', reason: /can not be read as the body/ },
  },
  source(
    'includes a file in its assembly',
    'i16.c',
    'asm(".incbin \\"/etc/passwd\\"");',
    /assembly|\.incbin/,
  ),
  source('includes a header that is a link', 'i17.c', '#include "link.h"', /link/, {
    'link.h': link('/etc/passwd'),
  }),
  source('includes through a folder that is a link', 'i18.c', '#include "up/passwd"', /link/, {
    up: link('/etc'),
  }),
  source('includes a pipe of its own', 'i19.c', '#include "/dev/fd/0"', /names/),
  source('names a source line elsewhere', 'i20.c', '#line 1 "/etc/passwd"', /names/),
];

export const pullRequestCases: readonly HostileCase[] = [...names, ...entries, ...includes];
