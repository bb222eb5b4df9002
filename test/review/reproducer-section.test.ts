import { describe, expect, it } from 'vitest';
import type { Reproducer } from '../../src/domain/reproducer.ts';
import { staticFinding } from '../../src/page/static-finding.ts';
import { findingComment } from '../../src/review/finding-comment.ts';
import { commit, finding, hostileTexts, step } from './factories.ts';

const context = {
  commit,
  base: null,
  commands: 'none',
  links: null,
  isFailing: true,
  esbmcVersion: null,
} as const;

function shown(program: string | null): Reproducer {
  return { tool: 'AddressSanitizer', says: 'heap-buffer-overflow', isFirst: true, program };
}

function commentWith(reproducer: Reproducer | null, steps = [step(4, 'n', '3')]): string {
  const lead = finding({ steps }, { reproduced: true, reproducer });
  return findingComment({ lead, others: [] }, context);
}

describe('the program that shows a finding', () => {
  it('is collapsed in the comment, with what the tool said first', () => {
    const text = commentWith(shown('int main(void)\n{\n  return 0;\n}\n'));
    expect(text).toContain(
      '<details>\n<summary>A program that shows it</summary>\n\n' +
        'Reproduced under `AddressSanitizer`: `heap-buffer-overflow`.\n\n' +
        '```c\nint main(void)\n{\n  return 0;\n}\n```\n\n</details>',
    );
  });

  it('is on the page', () => {
    const lead = finding({}, { reproduced: true, reproducer: shown('if (a < b)\n  return;\n') });
    const html = staticFinding({ lead, others: [] }, true, null);
    expect(html).toContain('<pre><code>if (a &lt; b)\n  return;</code></pre>');
  });

  it('is the first thing that is left out of a body that is too long', () => {
    const steps = Array.from({ length: 30 }, (_, index) => step(index, 'n', 'x'.repeat(100)));
    const long = commentWith(shown('int x;\n'.repeat(10_000)), steps);
    expect(long).not.toContain('A program that shows it');
    expect(long).toContain('How the program gets there');
    expect(long).toContain('Cut to fit here: programs that show it.');
  });

  it('says when it is too long to be handed around', () => {
    expect(commentWith(shown(null))).toContain('The program is too long to be shown here.');
  });

  it.each(hostileTexts)('stays in its block whatever it holds: %j', (text) => {
    const body = commentWith({ ...shown(`/* ${text} */`), tool: text, says: text });
    const fence = /^(`{3,})c$/m.exec(body)?.[1] ?? '';
    const inside = body.slice(body.indexOf(`${fence}c\n`) + fence.length + 2);
    const end = inside.indexOf(`\n${fence}\n`);
    expect(end).toBeGreaterThan(0);
    expect(inside.slice(0, end)).not.toContain(fence);
    expect(inside.slice(end)).toMatch(/^\n`+\n\n<\/details>/);
    const html = staticFinding(
      { lead: finding({}, { reproduced: true, reproducer: shown(text) }), others: [] },
      true,
      null,
    );
    expect(html).not.toMatch(/<(?:script|img)/);
  });
});
