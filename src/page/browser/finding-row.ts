import type { PageFinding, Standing } from '../page-data.ts';
import { el } from './element.ts';
import { hashOf } from './route.ts';
import { showWords } from './show-words.ts';

export const standingTitles: Readonly<Record<Standing, string>> = {
  new: 'new',
  existing: 'still there',
  undetermined: 'may not be new',
  fixed: 'fixed',
  found: 'found',
};

/** A finding in a list: what can go wrong, where, and what is special about it. */
export function findingRow(finding: PageFinding): HTMLElement {
  const place = `${finding.file}:${finding.line}`;
  return el(
    'a',
    {
      class: `row ${finding.isFailing ? 'bad' : 'warn'}`,
      href: hashOf({ view: 'finding', id: finding.id, step: null }),
    },
    el('span', { class: 'message' }, ...showWords(finding.message)),
    el(
      'span',
      { class: 'meta' },
      el('span', { class: 'place' }, place),
      ...(finding.function === null ? [] : [el('code', {}, finding.function)]),
      ...findingTags(finding),
    ),
  );
}

export function findingTags(finding: PageFinding): readonly HTMLElement[] {
  return [
    ...(finding.standing === 'found' ? [] : [tag(standingTitles[finding.standing], finding.standing)]),
    tag(finding.kindTitle, 'kind'),
    ...(finding.sameAs === null ? [] : [tag('same cause as another one', 'kind')]),
    ...(finding.isReproduced ? [tag('confirmed by running it', 'sure')] : []),
    ...(finding.suppressed === null ? [] : [tag('suppressed', 'existing')]),
    ...(finding.patch === null ? [] : [tag('patch', 'patch')]),
  ];
}

function tag(text: string, look: string): HTMLElement {
  return el('span', { class: `tag tag-${look}` }, text);
}
